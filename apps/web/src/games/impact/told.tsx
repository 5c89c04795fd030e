import type { Effect, ShotStyle, Spot } from '@sortie/board-view';
import { type Answer, nth, type Telling, tell, type View } from '@sortie/kernel';
import {
  actionCard,
  EVENTS,
  type Event,
  type Impact,
  type MoraleResult,
  type Outcome,
  outcomeText,
  outcomeWords,
} from '@sortie/rules-impact';
import type { Sum, Told } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';
import { ActionCardPicture, type CardUse } from './action-card.tsx';
import { fieldIn, placeIn } from './ground.ts';
import { harmChance } from './prospects.ts';
import { SCENES } from './scenes.ts';
import { keyOf, liftFor, unitName } from './units.ts';
import { MODES } from './words.ts';

type Seen = View<Impact>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const placeOf = (view: Seen, unit: number): { readonly at?: Spot } => {
  const at = view.units[unit]?.at ?? null;
  return at === null ? {} : { at: placeIn(view, at) };
};
const about = (view: Seen, unit: number, ...others: readonly number[]): Pick<Told, 'at' | 'units' | 'seat'> => ({
  ...placeOf(view, unit),
  seat: nth(view.units, unit).seat,
  units: [unit, ...others].map(keyOf),
});

interface Reading {
  readonly label: Telling;
  readonly use: CardUse;
  /** Drawn so many cards ago; 1 is the last. */
  readonly ago?: number;
  readonly answer?: Answer;
  readonly result?: Telling;
  readonly good?: boolean;
  readonly seat?: number;
  readonly strength?: number;
}

/** A number that was read off a card of the action deck: the card itself is shown. */
function fromCard({ discard }: Seen, { label, use, ago = 1, strength, ...rest }: Reading): Sum {
  const id = discard.at(-ago);
  if (id === undefined) return { label, ...rest };
  const { d6, d12 } = actionCard(id);
  const face = use === 'd6' ? d6 : d12;
  return {
    label,
    ...rest,
    roll: { rule: 'MAAS-5.0-deck', faces: [face], total: face },
    picture: <ActionCardPicture id={id} use={use} {...(strength !== undefined && { strength })} />,
  };
}

const strengthSum = (view: Seen, { how, strength, card, outcome }: Of<'attacked'>): Sum => {
  const reading: Reading = {
    label: tell('{mode}, strength', { mode: MODES[how] }),
    use: 'outcome',
    answer: strength,
    strength: strength.total,
    result: tell(outcomeWords(outcome)),
    good: harms(outcome),
  };
  if (card !== null) return { ...fromCard(view, reading), chance: harmChance(view.discard.slice(0, -1), strength.total) };
  const { label, answer, result } = reading;
  return { label, ...(answer && { answer }), ...(result && { result }) };
};

const harms = ({ boxes, shock, eliminated }: Outcome): boolean => boxes > 0 || shock || eliminated;

const STEADY: readonly MoraleResult[] = ['recovery', 'shaky', 'shock'];

type Tellers = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => Told };

const TELLERS: Tellers = {
  turnBegan: () => ({ kind: 'turn', mark: 'turn' }),
  ended: () => ({ kind: 'turn', mark: 'turn' }),
  initiative: (view, { draws }) => ({
    kind: 'turn',
    mark: 'phase',
    sums: draws.map((answer, seat) => fromCard(view, { label: tell('Initiative:'), use: 'd6', ago: 2 - seat, seat, answer })),
  }),
  eventCalled: (view, { event }) => ({
    kind: 'turn',
    mark: 'phase',
    sums: [fromCard(view, { label: tell('Event'), use: 'event', result: tell(nth(EVENTS, event - 1).title) })],
  }),
  activated: (view, { unit, mp }) => ({ kind: 'move', ...about(view, unit), sums: [{ label: tell('Movement points'), answer: mp }] }),
  stepped: (view, { unit, to, cost }) => ({
    kind: 'move',
    ...about(view, unit),
    at: placeIn(view, to),
    sums: [{ label: tell('Cost'), answer: cost }],
    run: `step ${unit}`,
  }),
  bounced: (view, { unit, cost }) => ({ kind: 'move', ...about(view, unit), sums: [{ label: tell('Cost'), answer: cost }] }),
  landed: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  crashed: (view, { unit, check, damage, hurt }) => ({
    kind: 'damage',
    ...about(view, unit),
    tally: { what: 'fall', to: keyOf(unit) },
    sums: [
      fromCard(view, {
        label: tell('Crash check against {damage}', { damage }),
        use: 'd6',
        answer: check,
        result: hurt ? tell('hurt') : tell('unhurt'),
        good: !hurt,
      }),
    ],
  }),
  climbed: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  exited: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  fellBack: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  turnedBack: (view, { unit }) => ({ kind: 'move', ...about(view, unit) }),
  deployed: (view, { unit, at }) => ({ kind: 'move', ...about(view, unit), ...(at !== null && { at: placeIn(view, at) }) }),
  reacted: (view, { unit, target }) => ({ kind: 'attack', ...about(view, unit, target) }),
  wasted: (view, { unit, target }) => ({ kind: 'attack', ...about(view, unit, target) }),
  attacked: (view, event) => ({
    kind: 'attack',
    ...about(view, event.attacker ?? event.target, event.target),
    ...placeOf(view, event.target),
    sums: [strengthSum(view, event)],
    tally: {
      what: 'shot',
      to: keyOf(event.target),
      points: Math.max(event.outcome.boxes, Number(event.outcome.eliminated)),
      ...(event.attacker !== null && { by: keyOf(event.attacker) }),
    },
  }),
  painted: (view, { unit }) => ({ kind: 'attack', ...placeOf(view, unit), units: [keyOf(unit)] }),
  hit: (view, { unit }) => ({ kind: 'damage', ...about(view, unit), mark: 'hit' }),
  shocked: (view, { unit }) => ({ kind: 'damage', ...about(view, unit), mark: 'hit', tally: { what: 'critical', to: keyOf(unit) } }),
  panicked: (view, { unit }) => ({ kind: 'damage', ...about(view, unit), tally: { what: 'critical', to: keyOf(unit) } }),
  eliminated: (view, { unit }) => ({
    kind: 'damage',
    ...about(view, unit),
    mark: 'kill',
    tally: { what: 'kill', to: keyOf(unit), blamed: true },
  }),
  checkedMorale: (view, { unit, total, result }) => ({
    kind: 'other',
    ...about(view, unit),
    tally: { what: 'check', to: keyOf(unit) },
    sums: [
      fromCard(view, {
        label: tell('Morale of {unit}', { unit: unitName(nth(view.units, unit)) }),
        use: 'd12',
        answer: total,
        result: tell(SCENES[result]),
        good: STEADY.includes(result),
      }),
    ],
  }),
  groupChecked: (view, { unit, total, acts }) => ({
    kind: 'other',
    ...about(view, unit),
    sums: [
      fromCard(view, {
        label: tell('Call to {unit}', { unit: unitName(nth(view.units, unit)) }),
        use: 'd12',
        answer: total,
        result: acts ? tell('follows') : tell('does not hear it'),
        good: acts,
      }),
    ],
  }),
  commanded: (view, { unit, points, free }) => ({
    kind: 'other',
    ...about(view, unit),
    ...(!free && { sums: [fromCard(view, { label: tell('Command points'), use: 'd6', result: tell('{points} points', { points }) })] }),
  }),
  glowed: (view, { unit, glow, hurt }) => ({
    kind: 'damage',
    ...about(view, unit),
    sums: [
      fromCard(view, {
        label: tell('Glow of the slag'),
        use: 'd6',
        answer: glow,
        result: hurt ? tell('burned') : tell('stands it'),
        good: !hurt,
      }),
    ],
  }),
  breachChecked: (view, { unit, d6, breached }) => ({
    kind: 'damage',
    ...about(view, unit),
    ...(d6 !== null && {
      sums: [
        fromCard(view, { label: tell('Suit integrity'), use: 'd6', result: breached ? tell('breached') : tell('holds'), good: !breached }),
      ],
    }),
  }),
  stealthChecked: (view, { unit }) => ({
    kind: 'other',
    ...about(view, unit),
    sums: [fromCard(view, { label: tell('Stealth'), use: 'd6' })],
  }),
  shown: (view, { unit }) => ({ kind: 'other', ...about(view, unit) }),
  unveiled: (view, { unit, at }) => ({ kind: 'other', ...about(view, unit), at: placeIn(view, at) }),
  repaired: (view, { unit }) => ({ kind: 'other', ...about(view, unit) }),
  detonated: (view, { at }) => ({ kind: 'attack', at: placeIn(view, at), mark: 'hit' }),
};

export const toldOf = (view: Seen, event: Event): Told =>
  (TELLERS[event.type] as ((view: Seen, event: Event) => Told) | undefined)?.(view, event) ?? { kind: 'other' };

const WORDS = { shocked: word('shock'), panicked: word('panic'), eliminated: word('eliminated'), recovered: word('recovers') } as const;

type Effects = { readonly [E in Event['type']]?: (view: Seen, event: Of<E>) => readonly Effect[] };

const burst = (view: Seen, unit: number, text: string, tone: 'danger' | 'friend' | 'quiet'): readonly Effect[] => {
  const { at } = placeOf(view, unit);
  return at ? [{ kind: 'burst', at, text, tone }] : [];
};

/** Heavy suits throw grenades, marksmen fire one round. */
function styleOf(view: Seen, attacker: number | null): ShotStyle {
  const type = attacker === null ? undefined : view.units[attacker]?.card?.type;
  if (type === 'thumper') return 'artillery';
  return type === 'sniper' || type === 'dead-eye' ? 'slug' : 'shells';
}

const blast = (view: Seen, unit: number, size: 1 | 2 | 3): readonly Effect[] => {
  const { at } = placeOf(view, unit);
  return at ? [{ kind: 'blast', at, size }] : [];
};

const EFFECTS: Effects = {
  stepped: (view, { unit, from, to, level }) => {
    if (from === null) return [];
    const field = fieldIn(view);
    const before = nth(view.units, unit);
    const stops = [
      { at: placeIn(view, from), lift: liftFor(before.level - field.level(from)) },
      { at: placeIn(view, to), lift: liftFor(level - field.level(to)) },
    ];
    return [{ kind: 'travel', token: keyOf(unit), stops, gait: before.level > field.level(from) ? 'fly' : 'walk' }];
  },
  bounced: (view, { unit, from, level }) => rise(view, unit, from, level),
  landed: (view, { unit, level }) => rise(view, unit, nth(view.units, unit).level, level),
  attacked: (view, { attacker, target, outcome, how }) => {
    const from = attacker === null ? undefined : placeOf(view, attacker).at;
    const to = placeOf(view, target).at;
    if (!to) return [];
    const hit = outcome.boxes > 0 || outcome.shock || outcome.eliminated;
    const shot: readonly Effect[] =
      from && how !== 'spillover' && how !== 'overkill' ? [{ kind: 'shot', from, to, style: styleOf(view, attacker), hit }] : [];
    return [...shot, { kind: 'burst', at: to, text: outcomeText(outcome), tone: hit ? 'danger' : 'quiet' }];
  },
  shocked: (view, { unit }) => burst(view, unit, WORDS.shocked, 'danger'),
  panicked: (view, { unit }) => burst(view, unit, WORDS.panicked, 'danger'),
  recovered: (view, { unit }) => burst(view, unit, WORDS.recovered, 'friend'),
  eliminated: (view, { unit }) => [...blast(view, unit, 2), ...burst(view, unit, WORDS.eliminated, 'danger')],
  crashed: (view, { unit }) => {
    const { at } = placeOf(view, unit);
    return at ? [{ kind: 'dust', at }] : [];
  },
  detonated: (view, { at }) => [{ kind: 'blast', at: placeIn(view, at), size: 3 }],
};

function rise(view: Seen, unit: number, from: number, to: number): readonly Effect[] {
  const at = view.units[unit]?.at ?? null;
  if (at === null) return [];
  const [place, base] = [placeIn(view, at), fieldIn(view).level(at)];
  return [
    {
      kind: 'travel',
      token: keyOf(unit),
      stops: [
        { at: place, lift: liftFor(from - base) },
        { at: place, lift: liftFor(to - base) },
      ],
      gait: 'fly',
    },
  ];
}

/** What is seen on the map of an event. */
export const effectsOf = (view: Seen, event: Event): readonly Effect[] =>
  (EFFECTS[event.type] as ((view: Seen, event: Event) => readonly Effect[]) | undefined)?.(view, event) ?? [];
