import type { Hex } from '@sortie/geometry';
import { type Answer, nth, type Roll, type Telling, tell, type View } from '@sortie/kernel';
import { type Classic, type Event, LOCATION_NAMES, sheetFor } from '@sortie/rules-classic';
import type { LogKind, Sum, Tally, Told } from '../../battle/face.ts';
import { keyOf } from './units.ts';

type Seen = View<Classic>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const RESULTS: { readonly [R in Of<'fired'>['result']]: Telling } = {
  hit: tell('hit'),
  miss: tell('miss'),
  automaticHit: tell('cannot miss'),
  automaticMiss: tell('cannot hit'),
  jammed: tell('jams'),
  diverted: tell('drawn away'),
  shotDown: tell('shot down'),
};

export const isHit = (result: Of<'fired'>['result']): boolean => result === 'hit' || result === 'automaticHit';

const outcome = (ok: boolean): Pick<Sum, 'result' | 'good'> => ({ result: ok ? tell('success') : tell('failure'), good: ok });

const rolled = (label: Telling, roll: Roll | null, need: number | undefined, ok: boolean): readonly Sum[] =>
  roll ? [{ label, roll, ...(need !== undefined && { need }), ...outcome(ok) }] : [];

function shotSums(view: Seen, { unit, weapon, toHit, result, roll, cluster }: Of<'fired'>): readonly Sum[] {
  const name = sheetFor(nth(view.units, unit)).weapons[weapon]?.name ?? '';
  const shot: Sum = {
    label: tell('{weapon} to hit', { weapon: name }),
    answer: toHit,
    need: toHit.total,
    ...(roll && { roll }),
    result: RESULTS[result],
    good: isHit(result),
  };
  if (!cluster) return [shot];
  const many = tell('{hits} of {size} strike', { hits: cluster.hits, size: cluster.size });
  return [shot, { label: tell('Cluster'), answer: cluster.row, ...(cluster.roll && { roll: cluster.roll }), result: many }];
}

function heatSums(built: Answer, cooling: Answer): readonly Sum[] {
  return [
    { label: tell('Heat made'), answer: built },
    { label: tell('Heat taken away'), answer: cooling },
  ];
}

type Summers = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => readonly Sum[] };

const SUMS: Summers = {
  initiativeRolled: (_view, { rolls }) => rolls.map((roll, seat) => ({ label: tell('Initiative:'), seat, roll })),
  fired: shotSums,
  wallFired: (_view, { toHit, roll, hit }) => [
    { label: tell('To hit'), answer: toHit, need: toHit.total, ...(roll && { roll }), result: hit ? tell('hit') : tell('miss'), good: hit },
  ],
  located: (_view, { struck: { roll, location, damage } }) => [
    { label: tell('Location'), roll, result: tell('{place}: {damage} damage', { place: LOCATION_NAMES[location], damage }) },
  ],
  struck: (_view, { toHit, roll, hit }) => [
    { label: tell('To hit'), answer: toHit, need: toHit.total, ...(roll && { roll }), result: hit ? tell('hit') : tell('miss'), good: hit },
  ],
  criticalRolled: (_view, { roll, row }) => [{ label: tell('Critical hits'), answer: row, roll }],
  piloted: (_view, { number, roll, ok }) => [
    { label: tell('Piloting roll'), answer: number, need: number.total, ...(roll && { roll }), ...outcome(ok) },
  ],
  pilotChecked: (_view, { number, roll, ok }) => rolled(tell('Piloting roll'), roll, number, ok),
  pilotHit: (_view, { rolls, needed, awake }) =>
    rolls.map((roll, i) => ({
      label: tell('Consciousness'),
      roll,
      need: needed[i] ?? 0,
      ...outcome(awake || roll.total >= (needed[i] ?? 0)),
    })),
  woke: (_view, { roll, needed, ok }) => rolled(tell('Consciousness'), roll, needed, ok),
  cooled: (_view, { built, cooling }) => heatSums(built, cooling),
  reactorRolled: (_view, { roll, needed, shutDown }) => rolled(tell('Reactor'), roll, needed, !shutDown),
  ammoHeld: (_view, { roll, needed, ok }) => rolled(tell('Ammunition'), roll, needed, ok),
  strained: (_view, { roll, needed, ok }) => rolled(tell('Booster'), roll, needed, ok),
};

/** What events come later is told as well as it can be: dice are dice. */
function anySums(event: Event): readonly Sum[] {
  const { roll, rolls = [] } = event as { readonly roll?: Roll | null; readonly rolls?: readonly Roll[] };
  return [...(roll ? [roll] : []), ...rolls].filter(({ faces }) => faces.length > 0).map(one => ({ label: tell('Roll'), roll: one }));
}

const KINDS: { readonly [E in Event['type']]?: LogKind } = {
  turnBegan: 'turn',
  phaseBegan: 'turn',
  initiativeRolled: 'turn',
  turnEnded: 'turn',
  ended: 'turn',
  deployed: 'move',
  setOut: 'move',
  stepped: 'move',
  moved: 'move',
  stoodUp: 'move',
  skidded: 'move',
  bogged: 'move',
  displaced: 'move',
  leftMap: 'move',
  strained: 'move',
  declared: 'attack',
  fired: 'attack',
  wallFired: 'attack',
  pointDefense: 'attack',
  unjammed: 'attack',
  turretFreed: 'attack',
  struck: 'attack',
  located: 'attack',
  damaged: 'damage',
  lost: 'damage',
  criticalRolled: 'damage',
  slotHit: 'damage',
  worn: 'damage',
  battered: 'damage',
  exploded: 'damage',
  pilotHit: 'damage',
  heated: 'damage',
  cooled: 'damage',
  fell: 'damage',
  destroyed: 'damage',
};

const MARKS: { readonly [E in Event['type']]?: NonNullable<Told['mark']> } = {
  turnBegan: 'turn',
  ended: 'turn',
  initiativeRolled: 'phase',
  phaseBegan: 'phase',
  damaged: 'hit',
  destroyed: 'kill',
  leftMap: 'kill',
};

/** Dice that are told in the log but not thrown before everybody's eyes: there are too many of them. */
const BRIEF: ReadonlySet<Event['type']> = new Set<Event['type']>(['located', 'criticalRolled', 'slotHit', 'worn']);

type Talliers = { readonly [E in Event['type']]?: (event: Of<E>) => Tally | undefined };

const TALLIES: Talliers = {
  fired: ({ unit, target }) => ({ what: 'shot', by: keyOf(unit), to: keyOf(target) }),
  struck: ({ unit, blow: { target } }) => (target === undefined ? undefined : { what: 'shot', by: keyOf(unit), to: keyOf(target) }),
  located: ({ unit }) => ({ what: 'check', to: keyOf(unit) }),
  damaged: ({ unit, armor, structure, source }) => ({
    what: 'damage',
    to: keyOf(unit),
    points: armor + structure,
    ...('unit' in source ? { by: keyOf(source.unit) } : { blamed: true }),
  }),
  lost: ({ unit }) => ({ what: 'damage', to: keyOf(unit) }),
  criticalRolled: ({ unit }) => ({ what: 'check', to: keyOf(unit) }),
  slotHit: ({ unit }) => ({ what: 'critical', to: keyOf(unit) }),
  worn: ({ unit, what }) => (what === 'nothing' || what === 'recovered' ? undefined : { what: 'critical', to: keyOf(unit) }),
  exploded: ({ unit }) => ({ what: 'critical', to: keyOf(unit) }),
  pilotHit: ({ unit }) => ({ what: 'critical', to: keyOf(unit) }),
  piloted: ({ unit }) => ({ what: 'check', to: keyOf(unit) }),
  reactorRolled: ({ unit }) => ({ what: 'check', to: keyOf(unit) }),
  ammoHeld: ({ unit }) => ({ what: 'check', to: keyOf(unit) }),
  fell: ({ unit }) => ({ what: 'fall', to: keyOf(unit) }),
  destroyed: ({ unit }) => ({ what: 'kill', to: keyOf(unit), blamed: true }),
};

/** Units that an event is about: whoever acts first. */
function unitsOf(event: Event): readonly number[] {
  const { unit, target, blow } = event as { readonly unit?: number; readonly target?: number; readonly blow?: { readonly target: number } };
  return [unit, target ?? blow?.target].filter(id => id !== undefined);
}

function placeOf(view: Seen, event: Event, units: readonly number[]): Hex | null {
  const { at, to } = event as { readonly at?: Hex; readonly to?: Hex };
  return at ?? to ?? view.units[units.at(-1) ?? -1]?.at ?? null;
}

export function toldOf(view: Seen, event: Event): Told {
  const units = unitsOf(event);
  const at = placeOf(view, event, units);
  const seat = view.units[units[0] ?? -1]?.seat;
  const summed = (SUMS[event.type] as ((view: Seen, event: Event) => readonly Sum[]) | undefined)?.(view, event);
  const sums = summed ?? anySums(event);
  const mark = MARKS[event.type];
  const tally = (TALLIES[event.type] as ((event: Event) => Tally | undefined) | undefined)?.(event);
  return {
    kind: KINDS[event.type] ?? 'other',
    ...(seat !== undefined && { seat }),
    ...(at && { at }),
    ...(units.length > 0 && { units: units.map(keyOf) }),
    ...(sums.length > 0 && { sums }),
    ...(mark && { mark }),
    ...(tally && { tally }),
    ...(BRIEF.has(event.type) && { brief: true as const }),
  };
}
