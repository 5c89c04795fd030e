import { distance, FACINGS, type Facing, facingsTowards, fromOffset, type Hex } from '@sortie/geometry';
import type { Candidate, Tactics } from '@sortie/kernel';
import { allDeclared } from '../attack/resolve.ts';
import { afterAll } from '../damage/order.ts';
import { options } from '../options.ts';
import { cardCalled } from '../pilots/cards.ts';
import { cardChoices } from '../pilots/choosing.ts';
import type { Book } from '../rule.ts';
import { deploymentRows } from '../scenarios/deployment.ts';
import type { Command, QuickStart, State } from '../shape.ts';
import { isFighting, unitAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { boardOf, woodsAt } from '../terrain/board.ts';
import { declareCandidates } from './fire.ts';
import { moveCandidates } from './moves.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { life, standing } from './worth.ts';

type Found = readonly Candidate<QuickStart>[];

/** How many moves are worth a second thought. */
const MOST = 24;

/** An opponent's judgement with weights of its own. */
export const tacticsWith = (weights: Weights): Tactics<QuickStart> => ({
  value: standing,
  candidates: (view, seat, book) => candidates(view, seat, book, weights),
});

export const tactics: Tactics<QuickStart> = tacticsWith(WEIGHTS);

function candidates(view: State, seat: number, book: Book, weights: Weights): Found {
  const { pending, phase } = view;
  if (pending?.kind === 'sight') return sightCandidates(view, seat, book);
  if (pending?.kind === 'damage') return damageCandidates(view, seat, book);
  if (view.active !== seat) return [];
  if (phase === 'movement') return moveCandidates(view, seat, book, weights, MOST);
  if (phase === 'attack' && !allDeclared(view)) return declareCandidates(view, seat, book);
  if (phase === 'deployment') return deployCandidates(view, seat);
  if (phase === 'cards') return cardCandidates(view, seat);
  return first(options(view, seat, book), MOST);
}

function first(commands: Iterable<Command>, most: number): Found {
  const found: Candidate<QuickStart>[] = [];
  for (const command of commands) {
    found.push({ command, worth: 0 });
    if (found.length === most) break;
  }
  return found;
}

/** Hide if the other shoots better than the target shoots back. */
function sightCandidates(view: State, seat: number, book: Book): Found {
  const ways = [...options(view, seat, book)];
  // They are listed from the best hidden to the most open.
  return ways.map((command, i) => ({ command, worth: -i, why: i === 0 ? 'hides best' : 'leaves the line more open' }));
}

/** The order that leaves the target least to live on. */
function damageCandidates(view: State, seat: number, book: Book): Found {
  const { pending, units } = view;
  if (pending?.kind !== 'damage') return [];
  const target = units[pending.target]!;
  return [...options(view, seat, book)]
    .flatMap((command): Candidate<QuickStart>[] => {
      if (command.type !== 'markDamage') return [];
      const hits = command.order.map(i => pending.hits[i]!);
      return [{ command, worth: -life({ ...target, armor: afterAll(tablesOf(book), target.armor, hits) }) }];
    })
    .sort((a, b) => b.worth - a.worth);
}

/** In cover, near the middle, and facing the enemy. */
function deployCandidates(view: State, seat: number): Found {
  const unit = view.units.find(one => one.seat === seat && one.fate === 'waiting');
  if (!unit) return [];
  const board = boardOf(view.board);
  const [top, bottom] = deploymentRows(view, unit.side);
  const middle = (view.board.width + 1) / 2;
  const found: Candidate<QuickStart>[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = 1; column <= view.board.width; column++) {
      const at = fromOffset(column, row);
      if (unitAt(view, at)) continue;
      const crowd = view.units.filter(one => one.at && one.side === unit.side && distance(one.at, at) < 2).length;
      const worth = woodsAt(board, at) * 1.5 - Math.abs(column - middle) * 0.4 - crowd;
      for (const facing of towardsEnemy(view, unit.side, at)) found.push({ command: { type: 'deploy', unit: unit.id, at, facing }, worth });
    }
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, MOST);
}

function towardsEnemy(view: State, side: string, at: Hex): readonly Facing[] {
  const enemy = view.units.find(one => isFighting(one) && one.side !== side);
  if (enemy?.at) return facingsTowards(at, enemy.at).slice(0, 1);
  return [FACINGS[side === 'attacker' ? 3 : 0]!];
}

/** The better shot in the heavier hitter. */
function cardCandidates(view: State, seat: number): Found {
  return cardChoices(view, seat)
    .map((command): Candidate<QuickStart> => {
      const card = command.card === null ? undefined : cardCalled(command.card);
      const tons = command.unit === null ? 0 : view.units[command.unit]!.sheet.tons;
      return { command, worth: card ? (4 - card.gunnery) * 20 + card.cost * 5 + tons / 10 : 0 };
    })
    .sort((a, b) => b.worth - a.worth);
}
