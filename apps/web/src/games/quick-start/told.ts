import type { Effect } from '@sortie/board-view';
import { type Hex, STEPS, turn } from '@sortie/geometry';
import { type Roll, type Telling, tell, type View } from '@sortie/kernel';
import { type Event, LOCATION_NAMES, type QuickStart, type ShotResult } from '@sortie/rules-quick-start';
import type { Sum, Told } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { styleOfWeapon } from '../shot-style.ts';
import { keyOf } from './units.ts';

type Seen = View<QuickStart>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const placeOf = (view: Seen, unit: number): { readonly at?: Hex } => {
  const at = view.units[unit]?.at;
  return at ? { at } : {};
};

const seatOf = (view: Seen, unit: number): { readonly seat?: number } => {
  const seat = view.units[unit]?.seat;
  return seat === undefined ? {} : { seat };
};

const contested = (rolls: readonly Roll[], label: Telling): readonly Sum[] => rolls.map((roll, seat) => ({ label, seat, roll }));

const RESULTS: { readonly [R in ShotResult]: Telling } = {
  hit: tell('hit'),
  miss: tell('miss'),
  automaticHit: tell('cannot miss'),
  automaticMiss: tell('cannot hit'),
  aborted: tell('not fired'),
};

const isHit = (result: ShotResult): boolean => result === 'hit' || result === 'automaticHit';

function shotSums(view: Seen, { unit, weapon, toHit, result, roll, cluster, groups }: Of<'fired'>): readonly Sum[] {
  const name = view.units[unit]?.sheet.weapons[weapon]?.name ?? '';
  const sums: Sum[] = [
    {
      label: tell('{weapon} to hit', { weapon: name }),
      answer: toHit,
      need: toHit.total,
      ...(roll && { roll }),
      result: RESULTS[result],
      good: isHit(result),
    },
  ];
  if (cluster) {
    const { missiles } = cluster;
    sums.push({
      label: tell('Missiles that strike'),
      answer: missiles,
      roll: cluster.roll,
      result: tell('{count} missiles', { count: missiles.total }),
    });
  }
  for (const group of groups) {
    const result = tell('{place}: {damage} damage', { place: LOCATION_NAMES[group.location], damage: group.damage });
    sums.push({ label: tell('Location'), roll: group.roll, result });
  }
  return sums;
}

type Tellers = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => Told };

const TELLERS: Tellers = {
  rolesRolled: (_view, { rolls }) => ({ kind: 'turn', sums: contested(rolls, tell('Roles:')) }),
  placersRolled: (_view, { rolls }) => ({ kind: 'turn', sums: contested(rolls, tell('First piece:')) }),
  initiativeRolled: (_view, { rolls }) => ({ kind: 'turn', mark: 'phase', sums: contested(rolls, tell('Initiative:')) }),
  costRolled: (_view, { roll }) => ({ kind: 'turn', sums: [{ label: tell('Highest cost of a card'), roll }] }),
  scarred: (view, { unit, rolls }) => ({
    kind: 'damage',
    ...placeOf(view, unit),
    sums: rolls.map(roll => ({ label: tell('Old damage'), roll })),
  }),
  turnBegan: () => ({ kind: 'turn', mark: 'turn' }),
  phaseBegan: () => ({ kind: 'turn', mark: 'phase' }),
  stageBegan: () => ({ kind: 'turn', mark: 'phase' }),
  ended: () => ({ kind: 'turn', mark: 'turn' }),
  pieceLaid: (_view, { at }) => ({ kind: 'other', at }),
  deployed: (_view, { unit, at }) => ({ kind: 'move', at, units: [keyOf(unit)] }),
  moved: (_view, { unit, to }) => ({ kind: 'move', at: to, units: [keyOf(unit)] }),
  leftMap: (view, { unit }) => ({ kind: 'move', ...placeOf(view, unit), units: [keyOf(unit)], mark: 'kill' }),
  announced: (view, { unit, target }) => ({ kind: 'attack', ...placeOf(view, unit), units: [keyOf(unit), keyOf(target)] }),
  sightChosen: (view, { target }) => ({ kind: 'attack', ...placeOf(view, target) }),
  sightClosed: (view, { target }) => ({ kind: 'attack', ...placeOf(view, target) }),
  declared: (view, { unit }) => ({ kind: 'attack', ...placeOf(view, unit), units: [keyOf(unit)] }),
  fired: (view, event) => ({
    kind: 'attack',
    ...seatOf(view, event.unit),
    ...placeOf(view, event.target),
    units: [keyOf(event.unit), keyOf(event.target)],
    sums: shotSums(view, event),
    ...(event.result !== 'aborted' && { tally: { what: 'shot', by: keyOf(event.unit), to: keyOf(event.target) } }),
  }),
  damaged: (view, { unit, by, marks }) => ({
    kind: 'damage',
    ...seatOf(view, by),
    ...placeOf(view, unit),
    units: [keyOf(unit)],
    tally: { what: 'damage', by: keyOf(by), to: keyOf(unit), points: marks.reduce((sum, { points }) => sum + points, 0) },
    mark: 'hit',
  }),
  destroyed: (view, { unit }) => ({
    kind: 'damage',
    ...seatOf(view, unit),
    ...placeOf(view, unit),
    units: [keyOf(unit)],
    tally: { what: 'kill', to: keyOf(unit), blamed: true },
    mark: 'kill',
  }),
};

export const toldOf = (view: Seen, event: Event): Told =>
  (TELLERS[event.type] as ((view: Seen, event: Event) => Told) | undefined)?.(view, event) ?? { kind: 'other' };

function travel(view: Seen, { unit, mode, steps, from, to, facing }: Of<'moved'>): readonly Effect[] {
  if (mode === 'stand') return [];
  const token = keyOf(unit);
  if (mode === 'jump') return [{ kind: 'travel', token, stops: [{ at: from }, { at: to, facing }], flying: true }];
  let at = from;
  let heading = view.units[unit]?.facing ?? facing;
  const stops = [{ at, facing: heading }];
  for (const step of steps) {
    if (step === 'L' || step === 'R') heading = turn(heading, step === 'R' ? 1 : -1);
    else {
      const { q, r } = STEPS[heading];
      at = step === 'F' ? { q: at.q + q, r: at.r + r } : { q: at.q - q, r: at.r - r };
    }
    stops.push({ at, facing: heading });
  }
  return stops.length > 1 ? [{ kind: 'travel', token, stops, gait: 'walk' }] : [];
}

/** What is seen on the map of an event. */
export function effectsOf(view: Seen, event: Event): readonly Effect[] {
  if (event.type === 'moved') return travel(view, event);
  if (event.type === 'fired') {
    const [unit, target] = [view.units[event.unit], view.units[event.target]];
    if (!unit?.at || !target?.at || event.result === 'aborted') return [];
    const hit = isHit(event.result);
    const style = styleOfWeapon(unit.sheet.weapons[event.weapon]?.name ?? '');
    const shot: Effect = { kind: 'shot', from: unit.at, to: target.at, style, hit };
    return hit ? [shot] : [shot, { kind: 'burst', at: target.at, text: t('miss'), tone: 'quiet' }];
  }
  if (event.type === 'damaged') {
    const at = view.units[event.unit]?.at;
    return at ? event.marks.map(({ location, points }) => ({ kind: 'burst', at, text: `−${points} ${location}`, tone: 'danger' })) : [];
  }
  if (event.type === 'destroyed') {
    const at = view.units[event.unit]?.at;
    return at
      ? [
          { kind: 'blast', at, size: 3 },
          { kind: 'burst', at, text: t('destroyed'), tone: 'danger' },
        ]
      : [];
  }
  return [];
}
