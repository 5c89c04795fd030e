import type { RuleId } from '@sortie/kernel';
import type { Organization } from './attached.ts';
import { type Grouped, isFighterUnit, isInfantryUnit, isMechUnit, isVehicleUnit, pairsOf } from './group.ts';
import { formationNamed } from './list.ts';
import { type Branch, largerNames, type Rung, rungNamed, spanOf } from './schemes.ts';

/** What the smallest group of a force is called. */
export const GROUP_NAMES: { readonly [O in Organization]: string } = { sphere: 'lance', clan: 'Star', comstar: 'Level II' };
const GROUND: { readonly [O in Organization]: { readonly mechs: number; readonly vehicles: number } } = {
  sphere: { mechs: 4, vehicles: 4 },
  clan: { mechs: 5, vehicles: 10 },
  comstar: { mechs: 6, vehicles: 6 },
};
const FIGHTERS: { readonly [O in Organization]: number } = { sphere: 6, clan: 10, comstar: 6 };

/** How many units a group like this has: infantry of all kinds counts like 'Mechs. */
export function sizeOf(units: readonly Grouped[], organization: Organization): number {
  if (units.length > 0 && units.every(isFighterUnit)) return FIGHTERS[organization];
  const { mechs, vehicles } = GROUND[organization];
  return units.length > 0 && units.every(isVehicleUnit) ? vehicles : mechs;
}

const MODES = (unit: Grouped): string => unit.card.moves.map(({ code }) => code).join();

/** Why a group is not all of one kind, where its organisation wants that; the name of the rule goes with it. */
export function mixture(
  units: readonly Grouped[],
  organization: Organization,
): { readonly rule: RuleId; readonly text: string } | undefined {
  const fighters = units.filter(isFighterUnit);
  const paired = pairsOf(fighters) * 2 === fighters.length;
  if (organization === 'comstar')
    return paired ? undefined : { rule: 'ASC-fb-homogeneity-comstar', text: 'its fighters should fly in pairs of one model' };
  const rule: RuleId = organization === 'clan' ? 'ASC-fb-homogeneity-clan' : 'ASC-fb-homogeneity-is';
  if (units.every(isMechUnit)) return undefined;
  const oneMode = new Set(units.map(MODES)).size <= 1;
  if (units.every(isVehicleUnit)) return oneMode ? undefined : { rule, text: 'its vehicles should all move in the same way' };
  if (units.every(isInfantryUnit)) {
    const oneType = new Set(units.map(({ card }) => card.type)).size <= 1;
    return oneType && oneMode ? undefined : { rule, text: 'its infantry should all be of one type and move in the same way' };
  }
  if (fighters.length === units.length) {
    const oneType = new Set(units.map(({ card }) => card.type)).size <= 1;
    if (!oneType) return { rule, text: 'its fighters should be of one type' };
    return paired ? undefined : { rule, text: 'its fighters should fly in pairs of one model' };
  }
  return { rule, text: "it should be of one kind: 'Mechs, vehicles, infantry or fighters" };
}

/** What so many lances, Stars or Level IIs make up together, where they make up anything; Novas make Supernovas, and squadrons wings. */
export function largerOf(
  organization: Organization,
  groups: number,
  { of = 'mechs', novas = 0 }: { readonly of?: Branch; readonly novas?: number } = {},
): Rung | undefined {
  const name = largerNames(organization, of).findLast(one => {
    const { least, most } = spanOf(organization, one);
    return groups >= least && groups <= most;
  });
  const supernova = novas === groups ? rungNamed(organization, `Supernova ${name}`) : undefined;
  return name === undefined ? undefined : (supernova ?? rungNamed(organization, name, of));
}

/** What a larger formation is known for: the type it holds most of, variations counted with what they vary; nothing where two are even. */
export function specialtyOf(types: readonly string[]): string | undefined {
  const tally = new Map<string, number>();
  for (const id of types) {
    const base = formationNamed(id)?.of ?? id;
    tally.set(base, (tally.get(base) ?? 0) + 1);
  }
  const ranked = [...tally].sort((a, b) => b[1] - a[1]);
  const [first, second] = ranked;
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

interface Troopers {
  readonly least: number;
  readonly most: number;
  readonly squads?: { readonly least: number; readonly most: number };
  readonly suits: number;
}

/** Soldiers of one unit on foot, and suits of one unit of battle armor. */
export const TROOPERS: { readonly [O in Organization]: Troopers } = {
  // Squads of two to seven: the smallest platoon has eight.
  sphere: { least: 8, most: 28, squads: { least: 3, most: 4 }, suits: 4 },
  clan: { least: 20, most: 25, suits: 5 },
  comstar: { least: 30, most: 36, suits: 6 },
};
