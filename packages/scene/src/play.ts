import {
  type Dice,
  type Fights,
  fill,
  misread,
  perform,
  type Reading,
  type Roll,
  type Rulebook,
  type RuleId,
  type Ruleset,
  ScriptedDice,
  type Shape,
  type Staged,
  tell,
} from '@sortie/kernel';
import { type Plan, toAct, type Unheard } from './odds.ts';

/** Something that happened: as a sentence, where anybody needs to read it, and as the game holds it. */
export interface Fact {
  readonly words: string | null;
  readonly data: unknown;
}

/** What came of commands: facts and the state after them, or the first command that is not allowed. */
type Played<G extends Shape> = { readonly facts: readonly Fact[]; readonly state: G['state'] } | Unheard;

/** Thrown through a handler where the fight ends: what follows belongs to the next turn. */
class Over extends Error {}

/** Thrown through a handler where the script and the rules differ about the dice. */
class Misfit extends Error {}

/** Dice that fall as a scene says. */
class Script implements Dice {
  private readonly dice: ScriptedDice;

  constructor(faces: readonly number[]) {
    this.dice = new ScriptedDice(faces);
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    try {
      return this.dice.roll(count, sides, rule);
    } catch (problem) {
      throw new Misfit(problem instanceof Error ? problem.message : String(problem));
    }
  }

  get unused(): number {
    return this.dice.unused;
  }
}

/** Plays commands once, with dice that fall as they are told, as far as the fight goes. */
class Stage<G extends Shape> {
  readonly facts: Fact[] = [];
  state: G['state'];
  over = false;
  private readonly book: Rulebook<G>;
  private readonly heard: Ruleset<G>;

  constructor(ruleset: Ruleset<G>, book: Rulebook<G>, state: G['state'], ends: (event: G['event']) => boolean) {
    this.state = state;
    this.book = book;
    this.heard = {
      ...ruleset,
      evolve: (before, event) => {
        if (ends(event)) throw new Over();
        const told = ruleset.tell(before, event);
        this.facts.push({ words: told ? fill(told) : null, data: event });
        this.state = ruleset.evolve(before, event);
        return this.state;
      },
    };
  }

  /** Why a command is not carried out, if it is not. */
  act({ seat, command }: Plan<G>['orders'][number], order: number, dice: Dice): Unheard | undefined {
    try {
      const done = perform(this.heard, this.book, this.state, seat ?? toAct(this.heard, this.state), command, dice);
      const refused = done.ok ? undefined : done.refusals[0];
      return refused && { order, refused };
    } catch (problem) {
      if (!(problem instanceof Over)) throw problem;
      this.over = true;
      return undefined;
    }
  }
}

/** Carries out a plan with scripted dice: every command is allowed, every die is used, or it is said what is wrong. */
export function played<G extends Shape, P extends Staged<G>>(
  ruleset: Ruleset<G>,
  fights: Fights<G, P>,
  book: Rulebook<G>,
  { state, orders }: Plan<G>,
  faces: readonly number[],
): Reading<Played<G>> {
  const stage = new Stage(ruleset, book, state, event => fights.ends(event));
  const dice = new Script(faces);
  for (const [i, order] of orders.entries()) {
    if (stage.over) return misread(tell('the turn is over before this command: leave it out'), `commands[${i}]`);
    try {
      const unheard = stage.act(order, i, dice);
      if (unheard) return { ok: true, value: unheard };
    } catch (problem) {
      if (problem instanceof Misfit) return misread(tell('in commands[{i}] {problem}', { i, problem: problem.message }), 'dice');
      throw problem;
    }
  }
  if (dice.unused > 0)
    return misread(
      tell('{unused} of {count} are left over: the commands use no more, and all must be used', {
        unused: dice.unused,
        count: faces.length,
      }),
      'dice',
    );
  return { ok: true, value: { facts: stage.facts, state: stage.state } };
}
