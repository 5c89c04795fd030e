import type { Effect } from '@sortie/board-view';
import { nth, tell } from '@sortie/kernel';
import { CRIT_NAMES, callSign, type Event, WEAPON_NAMES } from '@sortie/rules-radar';
import type { Sum, Told } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { cellSpot, mapOf, type Seen, spotOf } from './ground.ts';
import { keyOf } from './units.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const about = (view: Seen, id: number): Pick<Told, 'seat' | 'at' | 'units'> => {
  const [unit, at] = [view.units[id], spotOf(view, id)];
  return { ...(unit && { seat: unit.seat }), ...(at && { at }), units: [keyOf(id)] };
};

function shotSums({ weapon, toHit, roll, hit, damage }: Of<'fired'>): readonly Sum[] {
  const first: Sum = {
    label: tell('{weapon} to hit', { weapon: WEAPON_NAMES[weapon] }),
    answer: toHit,
    need: toHit.total,
    ...(roll && { roll }),
    result: roll ? (hit ? tell('hit') : tell('miss')) : tell('point defense'),
    good: hit,
  };
  return damage ? [first, { label: tell('Damage'), answer: damage, result: tell('{points} points', { points: damage.total }) }] : [first];
}

type Tellers = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => Told };

const TELLERS: Tellers = {
  turnBegan: () => ({ kind: 'turn', mark: 'turn' }),
  phaseBegan: () => ({ kind: 'turn', mark: 'phase' }),
  initiativeRolled: (_view, { rolls }) => ({
    kind: 'turn',
    mark: 'phase',
    sums: rolls.map((roll, seat) => ({ label: tell('Initiative:'), seat, roll })),
  }),
  ended: () => ({ kind: 'turn', mark: 'turn' }),
  deployed: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  moved: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  jumped: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  left: (view, { unit }) => ({ kind: 'move', ...about(view, unit), mark: 'kill' }),
  engaged: (view, { clash }) => ({ kind: 'attack', ...about(view, clash.units[0]), units: clash.units.map(keyOf) }),
  steered: (view, { controls }) => ({
    kind: 'attack',
    units: controls.map(({ unit }) => keyOf(unit)),
    sums: controls.map(({ unit, number, roll, control }) => ({
      label: tell('Control of {unit}', { unit: callSign(view, unit) }),
      seat: nth(view.units, unit).seat,
      answer: number,
      need: number.total,
      roll,
      result: control.ok ? tell('success') : tell('failure'),
      good: control.ok,
    })),
  }),
  fired: (view, event) => ({
    kind: 'attack',
    ...about(view, event.unit),
    units: [keyOf(event.unit), keyOf(event.target)],
    sums: shotSums(event),
    tally: { what: 'shot', by: keyOf(event.unit), to: keyOf(event.target) },
  }),
  rolled: (view, { unit, number, roll, ok }) => ({
    kind: 'other',
    ...about(view, unit),
    sums: [
      {
        label: tell('Control of {unit}', { unit: callSign(view, unit) }),
        answer: number,
        need: number.total,
        roll,
        result: ok ? tell('success') : tell('failure'),
        good: ok,
      },
    ],
  }),
  damaged: (view, { unit, by, armor, structure }) => ({
    kind: 'damage',
    ...about(view, unit),
    mark: 'hit',
    tally: { what: 'damage', to: keyOf(unit), points: armor + structure, ...(by === null ? { blamed: true } : { by: keyOf(by) }) },
  }),
  critRolled: (view, { unit, roll, fresh }) => ({
    kind: 'damage',
    ...about(view, unit),
    ...(roll && { sums: [{ label: tell('Critical hit'), roll, result: tell(CRIT_NAMES[fresh.crit]) }] }),
    tally: { what: 'critical', to: keyOf(unit) },
  }),
  critTook: (view, { unit }) => ({ kind: 'damage', ...about(view, unit) }),
  destroyed: (view, { unit }) => ({
    kind: 'damage',
    ...about(view, unit),
    mark: 'kill',
    tally: { what: 'kill', to: keyOf(unit), blamed: true },
  }),
  captured: (view, { unit }) => ({ kind: 'damage', ...about(view, unit), mark: 'kill' }),
  boardingFought: (view, { unit, rolls }) => ({
    kind: 'attack',
    ...about(view, unit),
    sums: rolls.map(roll => ({ label: tell('Boarding'), roll })),
  }),
  burned: (view, { unit, cost }) => ({ kind: 'other', ...about(view, unit), sums: [{ label: tell('Fuel'), answer: cost }] }),
};

export const toldOf = (view: Seen, event: Event): Told =>
  (TELLERS[event.type] as ((view: Seen, event: Event) => Told) | undefined)?.(view, event) ?? { kind: 'other' };

function travel(view: Seen, { unit: id, sector, zone, shifted }: Of<'moved'>): readonly Effect[] {
  const [from, unit] = [spotOf(view, id), view.units[id]];
  if (!from || !unit || !shifted || sector < 0) return [];
  const map = mapOf({ ...unit, sector, zone });
  return [
    { kind: 'travel', token: keyOf(id), stops: [{ at: from }, { at: cellSpot(view, map, map === sector ? zone : sector) }], gait: 'fly' },
  ];
}

const burst = (view: Seen, id: number, text: string, tone: 'danger' | 'quiet'): readonly Effect[] => {
  const at = spotOf(view, id);
  return at ? [{ kind: 'burst', at, text, tone }] : [];
};

const blast = (view: Seen, id: number): readonly Effect[] => {
  const at = spotOf(view, id);
  return at ? [{ kind: 'blast', at, size: 3 }] : [];
};

function shotAt(view: Seen, { unit, target, weapon, hit }: Of<'fired'>): readonly Effect[] {
  const [from, to] = [spotOf(view, unit), spotOf(view, target)];
  if (!from || !to) return [];
  const style = weapon === 'missiles' ? 'missiles' : weapon === 'standard' ? 'beam' : 'bolt';
  return [{ kind: 'shot', from, to, style, hit }, ...(hit ? [] : burst(view, target, t('miss'), 'quiet'))];
}

/** What is seen on the maps of an event. */
export function effectsOf(view: Seen, event: Event): readonly Effect[] {
  switch (event.type) {
    case 'moved':
      return travel(view, event);
    case 'fired':
      return shotAt(view, event);
    case 'damaged':
      return event.armor + event.structure > 0 ? burst(view, event.unit, `−${event.armor + event.structure}`, 'danger') : [];
    case 'destroyed':
      return [...blast(view, event.unit), ...burst(view, event.unit, t('destroyed'), 'danger')];
    default:
      return [];
  }
}
