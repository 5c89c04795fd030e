import { type Board, createBoard } from '@sortie/board';
import type { Setup } from '@sortie/rules-quick-start';
import { BUILT_IN } from '../../maps/library.ts';
import type { SetupFace } from '../face.ts';
import { Forces } from './forces.tsx';
import { tokensOf } from './picture.ts';

/** The app passes set-ups through unread; here, and only here, they are those of the Quick-Start. */
const quickStart = (setup: unknown): Setup => setup as Setup;

function boardOf(setup: unknown): Board {
  const { map } = quickStart(setup);
  return typeof map === 'string' ? BUILT_IN.find(({ id }) => id === map)!.board : createBoard(map);
}

function withBoard(setup: unknown, id: string, board: Board): Setup {
  const { grid: _grid, packed: _packed, ...plan } = board;
  const builtIn = id === 'desert' || id === 'grassland';
  return { ...quickStart(setup), map: builtIn ? id : plan };
}

export const setupFace: SetupFace = { boardOf, tokensOf, withBoard, objection: () => undefined, Forces };
