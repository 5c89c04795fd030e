import { aceFinds, judgedAlone, type Position, type Puzzle, positionOf } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { hashOf, type Shape } from '@sortie/kernel';

/** What checking a puzzle came to. */
export interface Checked {
  /** The puzzle, with the ace's plan first if that was better. */
  readonly puzzle: Puzzle;
  readonly ok: boolean;
  readonly said: string;
  /** How the ace's plan compares with the solution. */
  readonly ace?: 'same' | 'worse' | 'better';
}

const NEAR = 1e-6;
/** Computing time of this process, in milliseconds: a busy machine makes no difference. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays the position again, judges the solution anew, and lets an ace think for so many milliseconds. */
export async function check(puzzle: Puzzle, aceMs: number | undefined): Promise<Checked> {
  const game = await loadGame(puzzle.game);
  const position = game ? positionOf(game, puzzle) : 'this version does not know the game';
  if (typeof position === 'string') return { puzzle, ok: false, said: position };
  if (hashOf(position.state) !== puzzle.hash) return { puzzle, ok: false, said: 'it comes to another position' };
  const wrong = misjudged(position, puzzle);
  if (wrong !== undefined) return { puzzle, ok: false, said: wrong };
  if (aceMs === undefined) return { puzzle, ok: true, said: 'the position and its plans come out the same' };
  return againstAce(position, puzzle, aceMs);
}

/** The solution has the score that is written down, and none of the other plans a better one. */
function misjudged(position: Position<Shape>, { kind, plans }: Puzzle): string | undefined {
  const [solution, ...others] = plans;
  if (!solution) return 'it has no solution';
  const now = judgedAlone(position, kind, solution.command);
  if (!now) return 'its solution is refused';
  if (Math.abs(now.score - solution.score) > NEAR) return `its solution is worth ${now.score}, not ${solution.score}`;
  return others.some(({ score }) => score > solution.score + NEAR) ? 'another plan is better than its solution' : undefined;
}

function againstAce(position: Position<Shape>, puzzle: Puzzle, aceMs: number): Checked {
  const end = spent() + aceMs;
  const command = aceFinds(position, puzzle.id, () => spent() >= end);
  const plan = judgedAlone(position, puzzle.kind, command);
  const [solution] = puzzle.plans;
  if (!plan || !solution) return { puzzle, ok: false, said: 'the ace chose what is refused' };
  if (plan.score > solution.score + NEAR)
    return {
      puzzle: { ...puzzle, plans: [plan, ...puzzle.plans] },
      ok: false,
      said: `an ace finds ${plan.score.toFixed(2)} instead of ${solution.score.toFixed(2)}`,
      ace: 'better',
    };
  const same = plan.score >= solution.score - NEAR;
  return {
    puzzle,
    ok: true,
    said: same
      ? 'the ace finds as good a plan'
      : `the ace finds ${plan.score.toFixed(2)}, the solution is worth ${solution.score.toFixed(2)}`,
    ace: same ? 'same' : 'worse',
  };
}
