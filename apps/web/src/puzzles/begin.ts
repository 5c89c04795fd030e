import type { Puzzle } from '@sortie/arena';
import { sure } from '@sortie/kernel';
import { t } from '../i18n/index.ts';
import type { Told } from '../link/index.ts';
import { doors } from '../play/doors.ts';
import { myName } from '../play/name.ts';
import { keepTable } from './kept.ts';

/** Lays the table of a puzzle with everything done that was done before. The result is the table. */
export async function beginPuzzle(puzzle: Puzzle): Promise<Told<string>> {
  const { layLocal, loadGame, removeLocal } = await doors();
  const game = sure(await loadGame(puzzle.game), 'the game of the puzzle');
  const scenario = sure(
    game.scenarios.find(({ id }) => id === puzzle.scenario),
    'the scenario of the puzzle',
  );
  const seats = scenario.roles.map((_, i) =>
    i === puzzle.seat ? ({ kind: 'me' } as const) : ({ kind: 'opponent', level: 'regular' } as const),
  );
  const plan = { game: puzzle.game, scenario: scenario.id, seats, dice: 'seeded' as const };
  const names = seats.map(({ kind }) => (kind === 'me' ? myName() : t('Opponent')));
  const laid = await layLocal(plan, names, { seed: puzzle.seed, next: ({ entries }) => puzzle.played[entries.length - 1] });
  if (laid.ok) {
    const before = keepTable(laid.value, puzzle.id);
    if (before !== undefined) await removeLocal(before);
  }
  return laid;
}
