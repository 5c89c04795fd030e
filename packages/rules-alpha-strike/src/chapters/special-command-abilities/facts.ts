import { type RuleId, type Seat, tell } from '@sortie/kernel';
import { type Facts, ofUnit, type Parts } from '../../facts/fact.ts';
import type { ByUnit, Counted, Mark, Plain, Point, State, UnitId } from '../../shape.ts';
import { marking, unmarking } from '../../state.ts';

export interface Occasion {
  readonly scenario?: string;
  readonly factions?: readonly [string, string];
}

/** What a side has in hand or has ordered, each with a number: a turn, or how many. */
export const HANDS = ['ordered', 'yield', 'spend', 'force', 'yielded', 'cashed', 'tally', 'overrun', 'electronic-warfare'] as const;
export type HandKind = (typeof HANDS)[number];
export interface Hand {
  readonly kind: HandKind;
  readonly value: number;
  /** The turn at whose end it is gone; 0 for the rest of the game. */
  readonly until: number;
}

/** What whole forces do that have been trained together. */
export interface CommandFacts {
  /** It has given its orders for the roll of a turn, and what they are. */
  readonly rollOrdered: { readonly seat: Seat; readonly turn: number; readonly rule: RuleId };
  readonly rollSettled: { readonly seat: Seat; readonly what: 'yield' | 'spend' | 'force'; readonly turn: number; readonly rule: RuleId };
  readonly initiativeYielded: { readonly seat: Seat; readonly times: number };
  readonly successSpent: { readonly seat: Seat; readonly times: number };
  readonly lossesCounted: { readonly seat: Seat; readonly losses: number };
  /** So many of its units may still move and strike before everybody else this turn. */
  readonly overran: { readonly seat: Seat; readonly units: number; readonly turn: number; readonly ended?: true };
  readonly confused: { readonly unit: UnitId; readonly until: number; readonly rule: RuleId };
  readonly groundControlled: { readonly unit: UnitId; readonly until: number };
  readonly pinned: { readonly unit: UnitId; readonly by: UnitId; readonly until: number };
  readonly acclimatized: { readonly unit: UnitId; readonly to?: { readonly condition: string; readonly value: number } };
  /** Around the table to a point of its edge, from a turn on. */
  readonly wentAround: { readonly unit: UnitId; readonly at: Point; readonly from: number; readonly left: Point | null };
  /** What the other side sees of it. */
  readonly leftTable: { readonly unit: UnitId; readonly left: Point | null };
  readonly calledBack: { readonly unit: UnitId };
  readonly cameBack: { readonly unit: UnitId; readonly at: Point; readonly z: number };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<CommandFacts> {}
  interface ChapterMarks {
    readonly confused: Plain;
    readonly controls: Plain;
    readonly controlled: ByUnit;
    readonly home: Counted & { readonly condition: string };
    readonly flank: Counted & { readonly at: Point };
    readonly returns: Plain;
  }
}
declare module '../../shape/setup.ts' {
  interface Setup {
    /** Special command abilities of each side, by name, where players agree on them. */
    readonly commands?: readonly [readonly string[], readonly string[]];
    /** What kind of fight it is, and who fights: what some commands specialize in. */
    readonly occasion?: Occasion;
  }
}
declare module '../../questions/truths.ts' {
  interface Truths {
    /** A side can disturb the orders of the other. */
    readonly disrupts: { readonly state: State; readonly seat: Seat };
  }
}
declare module '../../shape/state.ts' {
  interface State {
    /** Special command abilities by seat; absent where nobody has any. */
    readonly commands?: readonly (readonly string[])[];
    readonly occasion?: Occasion;
    /** What each side has in hand or has ordered; absent where nobody has anything. */
    readonly standing?: readonly (readonly Hand[])[];
  }
}

/** From now on a side has this in hand, in the place of whatever of its kind it had. */
export const inHandOf = (state: State, seat: Seat, hand: Hand): State => ({
  ...state,
  standing: [0, 1].map(one => {
    const own = state.standing?.[one] ?? [];
    return one === seat ? [...own.filter(({ kind }) => kind !== hand.kind), hand] : own;
  }),
});

/** Its orders are heard by nobody else. */
const LEAVES: Pick<Mark, 'until'> & { readonly secret: true } = { until: 0, secret: true };

export const commandFacts: Parts<keyof CommandFacts> = {
  rollOrdered: { fold: (state, { seat, turn }) => inHandOf(state, seat, { kind: 'ordered', until: 0, value: turn }) },
  rollSettled: { fold: (state, { seat, what, turn }) => inHandOf(state, seat, { kind: what, until: 0, value: turn }) },
  initiativeYielded: {
    fold: (state, { seat, times }) => inHandOf(state, seat, { kind: 'yielded', until: 0, value: times }),
    tell: (_state, { seat }) => tell('Player {player} yields the initiative', { player: seat + 1 }),
  },
  successSpent: {
    fold: (state, { seat, times }) => inHandOf(state, seat, { kind: 'cashed', until: 0, value: times }),
    tell: (_state, { seat }) => tell('Player {player} spends a success', { player: seat + 1 }),
  },
  lossesCounted: { fold: (state, { seat, losses }) => inHandOf(state, seat, { kind: 'tally', until: 0, value: losses }) },
  overran: {
    fold: (state, { seat, units, turn }) => inHandOf(state, seat, { kind: 'overrun', until: turn, value: units }),
    tell: (_state, { seat, ended }) => (ended ? undefined : tell('Player {player} overruns', { player: seat + 1 })),
  },
  confused: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'confused', until }) }),
    says: tell('{unit} is confused'),
  }),
  groundControlled: ofUnit({
    fold: (unit, { until }) => ({ marks: marking(unit, { kind: 'controls', until }) }),
    says: tell('{unit} controls the ground around it'),
  }),
  pinned: ofUnit({
    fold: (unit, { by, until }) => ({ marks: marking(unit, { kind: 'controlled', until, by }) }),
    says: tell('{unit} is pinned'),
  }),
  acclimatized: ofUnit({
    fold: (unit, { to }) => ({ marks: [...unmarking(unit, 'home'), ...(to ? [{ kind: 'home', until: 0, ...to } as const] : [])] }),
    says: tell('{unit} knows this ground'),
  }),
  wentAround: {
    ...ofUnit<'wentAround'>({
      fold: (unit, { at, from, left }) => ({
        fate: 'offTable',
        at: null,
        moved: { mode: 'ground', length: 0, from: left },
        marks: [...unmarking(unit, 'flank'), { kind: 'flank', ...LEAVES, at, value: from }],
      }),
      says: tell('{unit} goes around'),
    }),
    redact: (state, event, seat) =>
      state.units[event.unit]?.seat === seat ? event : { type: 'leftTable', unit: event.unit, left: event.left },
  },
  leftTable: ofUnit({
    fold: (_unit, { left }) => ({ fate: 'offTable', at: null, moved: { mode: 'ground', length: 0, from: left } }),
    says: tell('{unit} goes around'),
  }),
  calledBack: {
    ...ofUnit<'calledBack'>({
      fold: unit => ({ marks: marking(unit, { kind: 'returns', ...LEAVES }) }),
      says: tell('{unit} has its orders'),
    }),
    redact: (state, event, seat) => (state.units[event.unit]?.seat === seat ? event : undefined),
  },
  cameBack: ofUnit({
    fold: (unit, { at, z }) => ({ fate: 'fighting', at, z, marks: unmarking(unit, 'returns', 'flank') }),
    says: tell('{unit} comes back'),
  }),
};
