import type { Weapon } from '@sortie/roster';
import { firstVoice, page, READING, type RuleHead, type Voice, voicesIn } from '../rule.ts';
import { ART_HEAT } from '../special-abilities/artillery.ts';
import { isLargeCraft, isMech, type Subject } from '../subject.ts';
import type { Gun } from '../weapons/gun.ts';

export interface HeatRule extends RuleHead {
  /** Heat that a unit makes beside its weapons. */
  readonly makes?: (subject: Subject) => number | undefined;
  /** Heat of weapons without a damage value; they do not reach long range. */
  readonly fires?: (subject: Subject) => number | undefined;
  /** Heat of one weapon, when not that of its row. */
  readonly gun?: (gun: Gun) => number | undefined;
  /** Heat of a piece of artillery, when not that of its own. */
  readonly piece?: (weapon: Weapon) => number | undefined;
  /** Heat that it gets rid of. */
  readonly sheds?: (subject: Subject) => number | undefined;
}

/** Only these keep track of heat. */
export const tracksHeat = ({ type, unit }: Subject): boolean =>
  isMech(type) || type === 'AF' || isLargeCraft(type) || (type === 'SV' && unit.motive === 'station-keeping');

function jumpPoints(subject: Subject): number {
  const jets = subject.count('jump-jet');
  if (jets === 0) return 0;
  const wing = subject.has('partial-wing') ? (subject.unit.tons <= 55 ? 2 : 1) : 0;
  return jets + wing;
}

/** The first improved jets burned twice as hot as common ones. */
const PROTOTYPE_JETS = 'ISPrototypeImprovedJumpJet';

/** Heat of moving as hot as it can; `running` is that of a unit that cannot jump. */
function movementHeat(subject: Subject, running: number): number {
  const { unit, type } = subject;
  if (!isMech(type)) return 0;
  const double = unit.engine?.type === 'XXL' ? 2 : 1;
  const jump = jumpPoints(subject);
  if (jump === 0) return type === 'BM' ? running : 0;
  if (subject.fittings.some(({ item }) => item.id === PROTOTYPE_JETS)) return jump * 2 * double;
  const improved = subject.fittings.some(
    ({ item }) => item.id === 'Improved Jump Jet' || (item.traits.has('jump-jet') && item.id.includes('Improved')),
  );
  return Math.max(3, improved ? Math.ceil(jump / 2) : jump) * double;
}

const SINKS: Readonly<Record<string, number>> = { Single: 1, Compact: 1, Double: 2, Laser: 2, Prototype: 2 };

export const HEAT_RULES: readonly HeatRule[] = [
  {
    id: 'ASC-conv-heat-move-jump',
    cite: page(115),
    covers: ['ASC-conv-heat-move-no-jump', 'ASC-conv-heat-xxl', 'ASC-conv-heat-improved-jj'],
    makes: subject => movementHeat(subject, subject.unit.engine?.type === 'XXL' ? 4 : 2) || undefined,
  },
  {
    id: 'HOUSE-as-heat-move',
    cite: READING,
    replaces: ['ASC-conv-heat-move-jump'],
    makes: subject => {
      const engine = subject.unit.engine?.type;
      if (engine === 'ICE' || engine === 'Fuel Cell' || (subject.has('scm') && !subject.has('jump-jet'))) return undefined;
      return movementHeat(subject, engine === 'XXL' ? 6 : 2) || undefined;
    },
  },
  { id: 'ASC-tbl-weapons-artillery', cite: page(112), piece: ({ id }) => ART_HEAT[id] },
  {
    id: 'HOUSE-as-heat-of-weapons',
    cite: READING,
    replaces: ['ASC-tbl-weapons-artillery'],
    gun: ({ weapon }) => {
      if (weapon.traits.has('oneshot') || weapon.ammo === 'ROCKET_LAUNCHER') return 0;
      return weapon.heat * (weapon.ammo.startsWith('AC_ULTRA') ? 2 : weapon.ammo === 'AC_ROTARY' ? 6 : 1);
    },
  },
  {
    id: 'ASC-conv-heat-stealth',
    cite: page(115),
    makes: ({ unit }) => (/^(Stealth|Vehicular Stealth)$/.test(unit.armor.type) ? 10 : undefined),
  },
  {
    id: 'HOUSE-as-heat-signature',
    cite: READING,
    makes: subject =>
      (subject.has('nullsig') ? 10 : 0) + (subject.has('voidsig') ? 10 : 0) + (subject.has('chameleon-shield') ? 6 : 0) || undefined,
  },
  {
    id: 'ASC-conv-heat-ams',
    cite: page(115),
    fires: subject => {
      let heat = 0;
      for (const { item } of subject.fittings) {
        if (item.kind !== 'weapon' || !item.traits.has('ams') || item.id.endsWith('APDS')) continue;
        heat += item.id.includes('Laser') ? (item.tech === 'clan' ? 5 : 7) : 1;
      }
      return heat || undefined;
    },
  },
  {
    id: 'ASC-conv-heat-rockets-os',
    cite: page(115),
    gun: ({ weapon }) => (weapon.traits.has('oneshot') || weapon.ammo === 'ROCKET_LAUNCHER' ? 0 : undefined),
  },
  {
    id: 'ASC-conv-heat-dissipation',
    cite: page(115),
    covers: [
      'ASC-tbl-heat-dissipation',
      'ASC-tbl-heat-output',
      'ASC-conv-heat-long-same-dissipation',
      'ASC-conv-heat-who',
      'ASC-conv-heat-max-output',
      'ASC-conv-heat-move-others',
    ],
    sheds: subject => {
      const { heatSinks } = subject.unit;
      const each = SINKS[heatSinks?.type ?? 'Single'] ?? 1;
      const better = heatSinks?.type === 'Single' ? subject.count('double-heat-sink') + subject.count('is-double-heat-sink-prototype') : 0;
      const sinks = heatSinks ? heatSinks.count * each + better : 0;
      let pods = 0;
      for (const { item } of subject.fittings) if (item.kind === 'ammo' && item.name === 'Coolant Pod') pods++;
      const wing = isMech(subject.type) && subject.has('partial-wing') ? 3 : 0;
      const radical = subject.has('radical-heatsink') ? 1 : 0;
      const emergency = subject.has('emergency-coolant-system') ? 1 : 0;
      return sinks + pods + wing + radical + emergency;
    },
  },
];

export interface HeatBudget {
  readonly capacity: number;
  /** From moving and equipment. */
  readonly base: number;
  /** From weapons without a damage value. */
  readonly defense: number;
  gunHeat(gun: Gun): number;
  /** Of weapons that stand in no table of damage. */
  pieceHeat(weapon: Weapon): number;
}

const makeVoices = voicesIn<HeatRule, 'makes'>('makes');
const fireVoices = voicesIn<HeatRule, 'fires'>('fires');
const shedVoices = voicesIn<HeatRule, 'sheds'>('sheds');
const gunVoices = voicesIn<HeatRule, 'gun'>('gun');
const pieceVoices = voicesIn<HeatRule, 'piece'>('piece');

export function heatBudget(rules: readonly HeatRule[], subject: Subject): HeatBudget {
  const tracked = tracksHeat(subject);
  const sum = (voices: readonly Voice<(subject: Subject) => number | undefined>[]): number => {
    let heat = 0;
    for (const { id, run } of voices) {
      const value = run(subject);
      if (value === undefined) continue;
      heat += value;
      if (tracked) subject.work.speaks(id);
    }
    return heat;
  };
  const base = sum(makeVoices(rules));
  const defense = sum(fireVoices(rules));
  const capacity = sum(shedVoices(rules));
  const special = gunVoices(rules);
  return {
    base,
    defense,
    capacity,
    gunHeat: gun => {
      for (const { id, run } of special) {
        const heat = run(gun);
        if (heat === undefined) continue;
        subject.work.speaks(id);
        return heat;
      }
      return gun.heat;
    },
    pieceHeat: weapon => {
      const found = firstVoice(pieceVoices(rules), run => run(weapon));
      if (found) subject.work.speaks(found.id);
      return found?.value ?? weapon.heat;
    },
  };
}
