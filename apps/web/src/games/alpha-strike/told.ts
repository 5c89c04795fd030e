import type { Effect, Spot } from '@sortie/board-view';
import { tell, type View } from '@sortie/kernel';
import { type AlphaStrike, callSign, type Event, type Unit } from '@sortie/rules-alpha-strike';
import type { Sum, Told } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { howWord } from './listed.ts';
import { bare } from './prospects.ts';
import { degreesOf, toSpot } from './scale.ts';
import { keyOf } from './units.ts';

type Seen = View<AlphaStrike>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const placeOf = (view: Seen, unit: number): { readonly at?: Spot } => {
  const at = view.units[unit]?.at;
  return at ? { at: toSpot(at) } : {};
};

const seatOf = (view: Seen, unit: number): { readonly seat?: number } => {
  const seat = view.units[unit]?.seat;
  return seat === undefined ? {} : { seat };
};

const about = (view: Seen, unit: number): Pick<Told, 'seat' | 'at' | 'units'> => ({
  ...seatOf(view, unit),
  ...placeOf(view, unit),
  units: [keyOf(unit)],
});

function attackSums({ how, toHit, roll, hit, damage }: Of<'attacked'>): readonly Sum[] {
  const sums: Sum[] = [
    {
      label: tell('{how} to hit', { how: howWord(how) }),
      answer: bare(toHit),
      need: toHit.total,
      roll,
      result: hit ? tell('hit') : tell('miss'),
      good: hit,
    },
  ];
  if (hit && damage) sums.push({ label: tell('Damage'), answer: bare(damage), result: tell('{points} points', { points: damage.total }) });
  return sums;
}

/** Results of the critical and motive tables by their codes; everything else is told in words already. */
const RESULTS: { readonly [code: string]: string } = {
  ammo: 'ammunition hit',
  engine: 'engine hit',
  fireControl: 'fire control hit',
  weapon: 'weapon hit',
  mp: 'movement hit',
  stunned: 'crew stunned',
  crewKilled: 'crew killed',
  motiveSlow: 'motive damage: slower',
  motiveHalf: 'motive damage: half Move',
  motiveStop: 'motive damage: immobile',
};

/** Tables are read, not reached: their numbers only move the result. */
const TABLES = /crit|motive/;

function rolledSum(view: Seen, { unit, rule, what, needs, roll, good }: Of<'rolled'>): Sum {
  return {
    label: tell('{unit}:', { unit: callSign(view, unit) }),
    roll,
    ...(needs && needs.terms.length > 0 && { answer: bare(needs), ...(good !== undefined && !TABLES.test(rule) && { need: needs.total }) }),
    result: tell(RESULTS[what] ?? what),
    ...(good !== undefined && { good }),
  };
}

const initiativeSums = ({ rolls, totals }: Of<'initiativeRolled'>): readonly Sum[] =>
  rolls.map((roll, seat) => {
    const answer = totals[seat];
    return { label: tell('Initiative:'), seat, roll, ...(answer && answer.terms.length > 0 && { answer }) };
  });

type Tellers = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => Told };

const TELLERS: Tellers = {
  turnBegan: () => ({ kind: 'turn', mark: 'turn' }),
  phaseBegan: () => ({ kind: 'turn', mark: 'phase' }),
  initiativeRolled: (_view, event) => ({ kind: 'turn', mark: 'phase', sums: initiativeSums(event) }),
  gameEnded: () => ({ kind: 'turn', mark: 'turn' }),
  deployed: (view, { unit, at }) => ({ kind: 'move', ...seatOf(view, unit), at: toSpot(at), units: [keyOf(unit)] }),
  moved: (view, { unit, at }) => ({ kind: 'move', ...seatOf(view, unit), at: toSpot(at), units: [keyOf(unit)] }),
  flew: (view, { unit, at }) => ({ kind: 'move', ...seatOf(view, unit), ...(at && { at: toSpot(at) }), units: [keyOf(unit)] }),
  attacked: (view, event) => ({
    kind: 'attack',
    ...seatOf(view, event.unit),
    ...placeOf(view, event.target),
    units: [keyOf(event.unit), keyOf(event.target)],
    sums: attackSums(event),
    tally: { what: 'shot', by: keyOf(event.unit), to: keyOf(event.target) },
  }),
  rolled: (view, event) => ({
    kind: 'other',
    ...about(view, event.unit),
    sums: [rolledSum(view, event)],
    tally: { what: TABLES.test(event.rule) ? 'critical' : 'check', to: keyOf(event.unit) },
  }),
  damaged: (view, { unit, armor, structure }) => ({
    kind: 'damage',
    ...about(view, unit),
    mark: 'hit',
    tally: { what: 'damage', to: keyOf(unit), blamed: true, points: armor + structure },
  }),
  destroyed: (view, { unit, fate }) => ({
    kind: 'damage',
    ...about(view, unit),
    mark: 'kill',
    ...(fate === 'destroyed' && { tally: { what: 'kill', to: keyOf(unit), blamed: true } }),
  }),
  revealed: (_view, { unit, as }) => ({
    kind: 'other',
    seat: as.seat,
    ...(as.at && { at: toSpot(as.at) }),
    units: [keyOf(unit)],
  }),
  shellLanded: (_view, { at }) => ({ kind: 'attack', at: toSpot(at), mark: 'hit' }),
};

export const toldOf = (view: Seen, event: Event): Told =>
  (TELLERS[event.type] as ((view: Seen, event: Event) => Told) | undefined)?.(view, event) ?? {
    kind: 'other',
    ...('unit' in event && typeof event.unit === 'number' && about(view, event.unit)),
  };

type Shot = Extract<Effect, { readonly kind: 'shot' }>;

const STYLES: { readonly [how: string]: Shot['style'] } = {
  AC: 'shells',
  FLK: 'shells',
  LRM: 'missiles',
  SRM: 'missiles',
  IATM: 'missiles',
  TOR: 'missiles',
  indirect: 'missiles',
  HT: 'flame',
  rear: 'beam',
};
const CLOSE = new Set(['strike', 'melee', 'charge', 'dfa', 'antimech', 'ram', 'throw']);

/** Whoever has feet. */
const WALKERS = new Set(['BM', 'IM', 'PM', 'BA', 'CI']);

function travel(view: Seen, { unit: id, mode, path, facing, at, airborne }: Of<'moved'>): readonly Effect[] {
  const unit = view.units[id];
  if (!unit?.at || path.length === 0) return [];
  const heading = degreesOf(facing);
  const from = { at: toSpot(unit.at), heading: degreesOf(unit.facing) };
  if (mode === 'jump') return [{ kind: 'travel', token: keyOf(id), stops: [from, { at: toSpot(at), heading }], flying: true }];
  const lift = airborne ? { lift: 12 } : {};
  const stops = [from, ...path.map((corner, i) => ({ at: toSpot(corner), heading: alongside(unit, path, i), ...lift }))];
  const gait = airborne ? 'fly' : WALKERS.has(unit.card.type) ? 'walk' : 'drive';
  return [{ kind: 'travel', token: keyOf(id), stops: [...stops.slice(0, -1), { at: toSpot(at), heading, ...lift }], gait }];
}

/** An aircraft on its line from edge to edge. */
function crossing({ unit, flight: { line } }: Of<'flew'>): readonly Effect[] {
  if (!line) return [];
  const heading = degreesOf({ dx: line.to.x - line.from.x, dy: line.to.y - line.from.y });
  const stops = [line.from, line.to].map(at => ({ at: toSpot(at), heading, lift: 20 }));
  return [{ kind: 'travel', token: keyOf(unit), stops, gait: 'fly' }];
}

/** Which way it looks while it goes: along its path. */
function alongside({ at }: Unit, path: readonly { readonly x: number; readonly y: number }[], i: number): number {
  const from = i === 0 ? at : path[i - 1];
  const to = path[i];
  return from && to ? degreesOf({ dx: to.x - from.x, dy: to.y - from.y }) : 0;
}

const burst = (view: Seen, unit: number, text: string, tone: 'danger' | 'quiet'): readonly Effect[] => {
  const at = view.units[unit]?.at;
  return at ? [{ kind: 'burst', at: toSpot(at), text, tone }] : [];
};

const blast = (view: Seen, unit: number, size: 1 | 2 | 3): readonly Effect[] => {
  const at = view.units[unit]?.at;
  return at ? [{ kind: 'blast', at: toSpot(at), size }] : [];
};

function shotAt(view: Seen, { unit, target, how, hit }: Of<'attacked'>): readonly Effect[] {
  const [from, to] = [view.units[unit]?.at, view.units[target]?.at];
  if (!from || !to) return [];
  const miss = hit ? [] : burst(view, target, t('miss'), 'quiet');
  if (CLOSE.has(how)) return [{ kind: 'shot', from: toSpot(from), to: toSpot(to), style: 'blow', hit }, ...miss];
  return [{ kind: 'shot', from: toSpot(from), to: toSpot(to), style: STYLES[how] ?? 'beam', hit }, ...miss];
}

/** What is seen on the table of an event. */
export function effectsOf(view: Seen, event: Event): readonly Effect[] {
  switch (event.type) {
    case 'moved':
      return travel(view, event);
    case 'flew':
      return crossing(event);
    case 'attacked':
      return shotAt(view, event);
    case 'damaged':
      return event.armor + event.structure > 0 ? burst(view, event.unit, `−${event.armor + event.structure}`, 'danger') : [];
    case 'destroyed':
      return [
        ...(event.fate === 'destroyed' ? blast(view, event.unit, 3) : []),
        ...burst(view, event.unit, event.fate === 'destroyed' ? t('destroyed') : t('left the table'), 'danger'),
      ];
    case 'shellLanded':
      return [
        { kind: 'blast', at: toSpot(event.at), size: 2 },
        { kind: 'burst', at: toSpot(event.at), text: t('impact'), tone: 'danger' },
      ];
    default:
      return [];
  }
}
