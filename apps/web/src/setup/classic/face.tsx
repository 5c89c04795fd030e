import { type Board, planOf } from '@sortie/board';
import { boardFor, boardOf, classic, type Setup } from '@sortie/rules-classic';
import { t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { objectionTo } from '../objection.ts';
import { Forces } from './forces.tsx';
import { Maps, onMap } from './maps.tsx';
import { tokensOf } from './picture.ts';
import { neededFor } from './terms.tsx';

/** The app passes set-ups through unread; here, and only here, they are those of the classic game. */
const read = (setup: unknown): Setup => setup as Setup;

function playground(setup: unknown): Playground {
  const ground = boardOf(boardFor(read(setup)));
  const { name, width, height } = ground;
  return { name: t(name), size: t('{width} × {height} hexes', { width, height }), ground };
}

const withBoard = (setup: unknown, _id: string, board: Board): Setup => onMap(read(setup), planOf(board));

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  withBoard,
  objection: (setup, rules) => objectionTo(classic.ruleset, read(setup), rules),
  needs: setup => neededFor(read(setup)),
  Boards: Maps,
  Forces,
};
