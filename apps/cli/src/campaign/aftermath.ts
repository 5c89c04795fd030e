import type { End, Report, Suffered } from '@sortie/campaign';
import type { Match, RuleId } from '@sortie/kernel';
import type { AlphaStrike, Event, Unit } from '@sortie/rules-alpha-strike';

/** The number of a unit in its campaign: "Wolfhound #3". */
const numberIn = (name: string): number | undefined => {
  const found = /#(\d+)$/.exec(name)?.[1];
  return found === undefined ? undefined : Number(found);
};

const AREA = /^(AS-art|AS-bomb|AS-fire|AS-mine|ASC-mine|ASC-bomb|ASC-art|ASC-fire|ASC-sca|ASC-engine-explosion)/;

/** What the events of a battle say of one unit. */
interface Told {
  readonly ammo: boolean;
  readonly fuel: boolean;
  readonly crashed: boolean;
  readonly stunned: number;
  readonly last: RuleId | undefined;
}

function toldOf(events: readonly Event[], id: number): Told {
  const mine = events.filter(event => 'unit' in event && event.unit === id);
  const rolled = (what: string): boolean => mine.some(event => event.type === 'rolled' && event.what === what);
  const damage = mine.filter(event => event.type === 'damaged' && event.armor + event.structure > 0);
  const last = damage.findLast(event => event.type === 'damaged' && event.rule !== 'AS-destroyed');
  return {
    ammo: rolled('ammo'),
    fuel: rolled('fuel'),
    crashed: mine.some(event => event.type === 'changed' && event.rule === 'AS-aero-fall'),
    stunned: mine.filter(event => event.type === 'changed' && event.rule === 'AS-crit-crew-stunned').length,
    last: last?.type === 'damaged' ? last.rule : undefined,
  };
}

function endOf({ ammo, fuel, crashed, last }: Told): End {
  if (crashed) return 'crash';
  if (ammo) return 'ammunition';
  if (fuel) return 'fuel';
  return last && AREA.test(last) ? 'area' : 'damage';
}

const has = (unit: Unit, kind: string): boolean => unit.marks.some(mark => mark.kind === kind);

/** Slower than before without a hit on the movement: motive damage. */
const lame = (before: Unit, after: Unit): number =>
  after.mpHits === before.mpHits && (after.moves[0]?.value ?? 0) < (before.moves[0]?.value ?? 0) ? 1 : 0;

/** Where a unit is when it is over: with its own side, on the field for whoever holds it, or destroyed. */
function fateOf(unit: Unit, field: number): Suffered['fate'] {
  if (unit.fate === 'destroyed') return unit.structure > 0 ? 'left' : 'destroyed';
  const stuck = has(unit, 'immobile') && unit.fate !== 'withdrawn';
  return stuck && field !== unit.seat ? 'left' : 'active';
}

const hitsOf = (before: Unit, after: Unit): NonNullable<Suffered['hits']> => ({
  engine: after.engineHits - before.engineHits,
  fireControl: after.fireHits - before.fireHits,
  weapon: after.weaponHits - before.weaponHits,
  mp: after.mpHits - before.mpHits,
  motive: lame(before, after),
  ...(has(after, 'thruster') ? { thruster: 1 } : {}),
});

function sufferedBy(before: Unit, after: Unit, told: Told, field: number, vacuum: boolean): Suffered {
  const fate = fateOf(after, field);
  const crewHits = told.stunned + (after.marks.find(({ kind }) => kind === 'crewHit')?.value ?? 0);
  return {
    unit: numberIn(after.name)!,
    fate,
    armor: before.armor - after.armor,
    structure: fate === 'destroyed' ? before.structure : before.structure - after.structure,
    hits: hitsOf(before, after),
    ...(has(after, 'immobile') ? { immobile: true } : {}),
    ...(fate === 'destroyed' ? { end: endOf(told), ...(vacuum ? { airless: true } : {}) } : {}),
    ...(crewHits > 0 ? { crewHits } : {}),
    ...(told.ammo ? { ammoHit: true } : {}),
    ...(told.fuel ? { fuelHit: true } : {}),
    ...(told.crashed ? { crashed: true } : {}),
  };
}

export type Aftermath = { readonly ok: true; readonly report: Report } | { readonly ok: false; readonly what: string };

/** What a finished game of Alpha Strike has done to the units of a campaign. Seats of the game are armies of the campaign. */
export function aftermathOf({ ruleset, header, state, entries }: Match<AlphaStrike>): Aftermath {
  const { result } = state;
  if (!result) return { ok: false, what: 'the game is not over' };
  const start = ruleset.setup(header.setup).units;
  const events = entries.flatMap(entry => ('events' in entry ? entry.events : []));
  const [winner = -1] = result.winners.length === 1 ? result.winners : [];
  const units = start.flatMap(before => {
    const after = state.units[before.id];
    if (!after || numberIn(after.name) === undefined) return [];
    return [sufferedBy(before, after, toldOf(events, before.id), winner, state.weather.vacuum)];
  });
  if (units.length === 0) return { ok: false, what: 'no unit of the game has a number of a campaign in its name' };
  const scores = [result.points[0] ?? 0, result.points[1] ?? 0] as const;
  return { ok: true, report: { result: winner === 0 ? 'victory' : winner === 1 ? 'defeat' : 'draw', scores, field: winner, units } };
}
