import { type Review, review } from '@sortie/ai';
import { chanceWith } from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { Rulebook, type RuleId, type Seat, type Shape, type View } from '@sortie/kernel';

/** A move that somebody wants to hear about. */
export interface Asked {
  readonly game: string;
  readonly rules: readonly RuleId[];
  /** What its player saw. */
  readonly view: View<Shape>;
  readonly seat: Seat;
  readonly command: Shape['command'];
}

/** What is said of it; the chances are those to win after the move and after the best one. */
export interface Said extends Review {
  readonly chance: number;
  readonly best: number;
}

interface Scope {
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
  postMessage(said: Said | null): void;
}

const scope = self as unknown as Scope;
/** So long it thinks, in milliseconds. */
const BUDGET = 2000;

async function judge({ game: id, rules, view, seat, command }: Asked): Promise<Said | null> {
  const game = await loadGame(id);
  if (!game) return null;
  const end = performance.now() + BUDGET;
  const found = review(game, view, seat, Rulebook.compile(game.ruleset, rules), command, {
    level: 'ace',
    seed: JSON.stringify(command),
    deadline: () => performance.now() >= end,
  });
  if (!found) return null;
  const chance = (value: number): number => chanceWith(game, view, value);
  return { ...found, chance: chance(found.played.value), best: chance(found.better[0]?.value ?? found.played.value) };
}

scope.onmessage = ({ data }) => {
  judge(data)
    .then(said => scope.postMessage(said))
    .catch(() => scope.postMessage(null));
};
