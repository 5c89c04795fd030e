import { nth, type RuleId } from '@sortie/kernel';
import type { Mount } from '@sortie/roster';
import { roundedUp } from '../amount.ts';
import type { ArcName, Arcs, Special, SpecialValue } from '../card.ts';
import type { Subject } from '../subject.ts';
import { isStandard } from '../weapons/counting.ts';
import { VEHICLE_TURRETS } from '../weapons/facing.ts';
import type { Gun } from '../weapons/gun.ts';
import { COOL, type Cooling, heated } from '../weapons/standard.ts';
import { ALONE, grantsFor } from './concerns.ts';
import { type Battery, grantDamageAbilities } from './damage.ts';
import { Grants } from './grants.ts';
import type { SpecialRule } from './rules.ts';
import { grantArtillery, grantHeat, grantTsemp } from './weapons.ts';

export const TURRET: RuleId = 'ASC-sua-assign-tur';

/** The guns of a unit of which some are in one turret. */
interface Turret {
  readonly subject: Subject;
  readonly cooling: Cooling;
  readonly guns: readonly Gun[];
  readonly isInside: (mount: Mount) => boolean;
}

/** What a turret fires, with the abilities of its own weapons. */
export function turretValue(rules: readonly SpecialRule[], { subject, cooling, guns, isInside }: Turret): SpecialValue | undefined {
  if (!subject.fittings.some(({ mount, item }) => item.kind === 'weapon' && isInside(mount))) return undefined;
  const inside = guns.filter(gun => isInside(gun.mount));
  const nested = new Grants();
  const battery: Battery = { subject, guns: inside, cooling, troops: [1, 1] };
  grantDamageAbilities(nested, battery);
  grantHeat(nested, battery);
  if (subject.unit.frame !== 'quadvee')
    grantArtillery(nested, subject, mount => isInside(mount) && (subject.type === 'MS' || VEHICLE_TURRETS.has(mount.at)));
  grantInTurret(nested, subject, rules, isInside);
  const standard = inside.filter(gun => isStandard(subject, gun));
  const sum = (bracket: number): number => standard.reduce((total, gun) => total + (gun.values[bracket] ?? 0), 0);
  const damage = [0, 1, 2].map(bracket => roundedUp(heated(sum(bracket), bracket, cooling)));
  const armed = damage.some(({ points, minimal }) => points > 0 || minimal);
  return armed || !nested.isEmpty() ? { kind: 'turret', brackets: armed ? damage : undefined, specials: nested.list() } : undefined;
}

/** Abilities of devices that turn with the turret. */
function grantInTurret(nested: Grants, subject: Subject, rules: readonly SpecialRule[], isInside: (mount: Mount) => boolean): void {
  const inside = subject.fittings.filter(({ mount, item }) => item.kind === 'weapon' && isInside(mount));
  const found = new Grants();
  for (const fitting of inside) for (const { run } of grantsFor(rules, fitting.item)) run(found, fitting, subject);
  grantTsemp(found, subject, inside);
  for (const special of found.list()) {
    if (!TURNING.has(special.code)) continue;
    if (special.value?.kind === 'number' && (special.value.value > 1 || !ALONE.has(special.code)))
      nested.set(special.code, nth(special.terms, 0).rule, special.value);
    else nested.flag(special.code, nth(special.terms, 0).rule);
  }
}

const TURNING: ReadonlySet<string> = new Set(['AMS', 'RAMS', 'TAG', 'LTAG', 'SNARC', 'INARC', 'CNARC', 'TSEMP', 'MTAS']);

const special = (rule: RuleId, value: SpecialValue): Special => ({ code: 'TUR', value, terms: [{ rule, value: 1 }] });

/** Each turret of a large support vehicle for itself: none of them counts for an arc. */
export function turretsOf(rules: readonly SpecialRule[], subject: Subject, guns: readonly Gun[]): readonly Special[] {
  if (subject.type !== 'SV') return [];
  return [...VEHICLE_TURRETS].flatMap(at => {
    const value = turretValue(rules, { subject, cooling: COOL, guns, isInside: mount => mount.at === at });
    return value ? [special('ASC-conv-weap-sv-turrets', value)] : [];
  });
}

/** The turrets of a mobile structure, one for each of its sides at most, beside what else fires there. */
export function withTurrets(rules: readonly SpecialRule[], subject: Subject, guns: readonly Gun[], arcs: Arcs): Arcs {
  if (subject.type !== 'MS') return arcs;
  return Object.fromEntries(
    Object.entries(arcs).map(([side, arc]) => {
      const isInside = ({ at, turret }: Mount): boolean => turret !== undefined && at === SIDES[side as ArcName];
      const value = turretValue(rules, { subject, cooling: COOL, guns, isInside });
      return [side, value ? { ...arc, specials: [...arc.specials, special('ASC-conv-weap-ms-turrets', value)] } : arc];
    }),
  );
}

const SIDES: Partial<Readonly<Record<ArcName, string>>> = { front: 'FRONT', left: 'LEFT', right: 'RIGHT', rear: 'REAR' };
