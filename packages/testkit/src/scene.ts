import {
  fill,
  perform,
  type Refusal,
  type Rule,
  Rulebook,
  type RuleId,
  type Ruleset,
  ScriptedDice,
  type Seat,
  type Shape,
} from '@sortie/kernel';

export interface Scene<G extends Shape> {
  readonly book: Rulebook<G>;
  /** The state after everything done so far. */
  readonly state: G['state'];
  /** All events so far, oldest first. */
  readonly events: readonly G['event'][];
  /** Do something with dice that fall as written. All of them must be used, or the rule rolled too few. */
  does(seat: Seat, command: G['command'], ...dice: readonly number[]): readonly G['event'][];
  /** Why it is not allowed. Fails if it is. */
  refuses(seat: Seat, command: G['command']): readonly Refusal[];
  /** What the log says of the events so far. */
  story(): readonly string[];
}

/** A position to test a rule in: a state of the test's own making and a list of rules. */
export function scene<G extends Shape>(ruleset: Ruleset<G>, start: G['state'], rules: readonly RuleId[] = standard(ruleset)): Scene<G> {
  const book = Rulebook.compile(ruleset, rules);
  const events: G['event'][] = [];
  const lines: string[] = [];
  let state = start;
  const does: Scene<G>['does'] = (seat, command, ...faces) => {
    const dice = new ScriptedDice(faces);
    const done = perform(ruleset, book, state, seat, command, dice);
    if (!done.ok)
      throw new Error(`${command.type} is refused: ${done.refusals.map(({ rule, reason }) => `${reason} (${rule})`).join('; ')}`);
    if (dice.unused > 0) throw new Error(`${command.type} leaves ${dice.unused} of ${faces.length} dice unused`);
    for (const event of done.events) {
      const telling = ruleset.tell(state, event);
      if (telling) lines.push(fill(telling));
      state = ruleset.evolve(state, event);
      events.push(event);
    }
    return done.events;
  };
  const refuses: Scene<G>['refuses'] = (seat, command) => {
    const refusals = book.check(ruleset.view(state, seat), command, seat);
    if (refusals.length === 0) throw new Error(`${command.type} is allowed`);
    return refusals;
  };
  return {
    book,
    does,
    refuses,
    story: () => lines,
    get state() {
      return state;
    },
    get events() {
      return events;
    },
  };
}

/** The rules of a game's first edition. */
export const standard = <G extends Shape>(ruleset: Ruleset<G>): readonly RuleId[] => Object.values(ruleset.editions)[0] ?? [];

/** All ledger ids that some rule values carry. */
export const carried = <G extends Shape>(rules: readonly Rule<G>[]): ReadonlySet<RuleId> =>
  new Set(rules.flatMap(rule => [rule.id, ...(rule.covers ?? [])]));
