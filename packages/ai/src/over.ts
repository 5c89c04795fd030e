import { type Game, Rulebook, type RuleId, type Seat, type Shape, type View } from '@sortie/kernel';
import { budgetOf, type Room, thinkAloud } from './aloud.ts';
import { opponentNamed, personalityOf } from './character.ts';
import { type ToldPlan, toldPlans } from './plan.ts';

/** What a table asks of an opponent: its level by name, as the terms of the game have it. */
interface Position<G extends Shape> {
  readonly view: View<G>;
  readonly seat: Seat;
  readonly rules: readonly RuleId[];
  readonly level: string;
}

interface Found {
  readonly command: unknown;
  readonly plans: readonly ToldPlan[];
  /** The thought was ended before its time: so many of a hundred parts of its budget it has had. */
  readonly short?: number;
}

/** Where a thought takes place, and who hears of it. */
interface Place extends Omit<Room, 'told'> {
  /** Nobody can wait any longer: the best found so far has to do. */
  readonly late?: () => boolean;
  readonly told: (progress: { readonly progress: number; readonly budget: number }) => void;
}

/** How often, in milliseconds of its own time, somebody hears how far a thought is. */
const TELL_EVERY = 100;

/**
 * Thinks over one position within the budget of its level, and says now and then how far it is. The budget is time of its own: what others
 * think while it takes a breath does not count.
 */
export async function thinkOver<G extends Shape>(
  game: Game<G>,
  { view, seat, rules, level: name }: Position<G>,
  seed: string,
  { clock, pause, hurried, late = never, told }: Place,
): Promise<Found> {
  const opponent = opponentNamed(name) ?? { level: 'regular' };
  const { level } = opponent;
  const budget = budgetOf(level);
  let away = 0;
  const own = (): number => clock() - away;
  const started = own();
  let short: number | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  const thinking = { level, seed, ...personalityOf(opponent) };
  const choice = await thinkAloud(game, view, seat, Rulebook.compile(game.ruleset, rules), thinking, budget, {
    clock: own,
    pause: async () => {
      const before = clock();
      await pause();
      away += clock() - before;
    },
    hurried: () => {
      if (hurried()) return true;
      if (!late()) return false;
      short ??= Math.floor((100 * (own() - started)) / budget);
      return true;
    },
    told: progress => {
      const now = own();
      if (now - toldAt < TELL_EVERY) return;
      toldAt = now;
      told({ progress, budget });
    },
  });
  return { command: choice.command, plans: toldPlans(choice), ...(short !== undefined && short < 100 && { short }) };
}

const never = (): boolean => false;
