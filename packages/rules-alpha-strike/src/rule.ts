import type { Play, Rule, Rulebook, RuleId, Telling, View } from '@sortie/kernel';
import type { AlphaStrike, Deed, DeedCommand, Order, Stance, Unit, Waiting } from './shape.ts';
import { unitAt } from './state.ts';

export type AlphaRule = Rule<AlphaStrike>;
export type Book = Rulebook<AlphaStrike>;
export type Seen = View<AlphaStrike>;
export type Table = Play<AlphaStrike>;

/** A rule of the core book with what it does. */
export const core = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => ({
  id,
  cite: cite(id),
  kind: 'core',
  ...parts,
});
/** A rule that players agree on before they use it. */
export const option = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => ({
  id,
  cite: cite(id),
  kind: 'optional',
  ...parts,
});

type Opens = Pick<AlphaRule, 'permits' | 'steps'>;
type Runs<W extends string, A> = { readonly [N in W]?: (play: Table, about: A) => void };
const entriesOf = <W extends string, A>(runs: Runs<W, A>) => Object.entries(runs) as [W, (play: Table, about: A) => void][];

/** Deeds that a rule permits, and what comes of them. */
export const does = (runs: Runs<Deed, DeedCommand>): Opens => ({
  permits: { deed: entriesOf(runs).map(([deed]) => deed) },
  steps: {
    doing: entriesOf(runs).map(([deed, run]) => ({
      name: deed,
      after: 'begin',
      run: (play, command) => {
        if (command.deed === deed) run(play, command);
      },
    })),
  },
});

/** Orders that a rule permits, and how they are carried out in the End Phase. */
export const obeys = (runs: Runs<Order, Unit>): Opens => ({
  permits: { order: entriesOf(runs).map(([order]) => order) },
  steps: {
    obeying: entriesOf(runs).map(([order, run]) => ({
      name: order,
      after: 'begin',
      run: (play, about) => {
        if (about.order === order) run(play, unitAt(play.state, about.unit));
      },
    })),
  },
});

/** Stances that a rule permits, and what comes of them. */
export const poses = (runs: Runs<Stance, Unit>): Opens => ({
  permits: { stance: entriesOf(runs).map(([stance]) => stance) },
  steps: {
    posing: entriesOf(runs).map(([stance, run]) => ({
      name: stance,
      after: 'begin',
      run: (play, about) => {
        if (about.stance === stance) run(play, unitAt(play.state, about.unit));
      },
    })),
  },
});

/** What a hit of some kind does when it takes effect. */
export const effectOf =
  (...kinds: readonly Waiting['kind'][]) =>
  (run: (play: Table, unit: Unit, hit: Waiting) => void): Pick<AlphaRule, 'steps'> => ({
    steps: {
      effect: kinds.map(kind => ({
        name: kind,
        after: 'begin',
        run: (play, { unit, hit }) => {
          if (hit.kind === kind) run(play, unitAt(play.state, unit), hit);
        },
      })),
    },
  });

/** The first thing that is wrong with one of several. */
export function firstOf<T>(items: readonly T[], wrong: (item: T) => Telling | undefined): Telling | undefined {
  for (const item of items) {
    const said = wrong(item);
    if (said) return said;
  }
  return undefined;
}

const cite = (id: RuleId): string => (id.startsWith('ASC-') ? 'Alpha Strike Companion' : 'Alpha Strike');
