import { type Board, planOf } from '@sortie/board';
import { boardOf, classic, type Setup } from '@sortie/rules-classic';
import { groundOf } from '../../games/classic/ground.ts';
import { t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
import { objectionTo } from '../objection.ts';
import { Forces } from './forces.tsx';
import { Maps } from './maps.tsx';
import { boardIn, rosterLine, tokensOf, zonesOf } from './picture.ts';
import { onMap } from './sheets.ts';
import { neededFor } from './terms.tsx';

/** The app passes set-ups through unread; here, and only here, they are those of the classic game. */
const read = (setup: unknown): Setup => setup as Setup;

function playground(setup: unknown): Playground {
  const plan = boardIn(read(setup));
  const { name, width, height } = boardOf(plan);
  const { conditions, sheets } = read(setup);
  const ground = groundOf({ board: plan, ...(conditions && { conditions }) });
  const called = sheets ? t('{rows} × {columns} maps', { rows: sheets.length, columns: sheets[0]?.length ?? 0 }) : t(name);
  return { name: called, size: t('{width} × {height} hexes', { width, height }), ground };
}

const withBoard = (setup: unknown, _id: string, board: Board): Setup => onMap(read(setup), planOf(board));

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  zonesOf,
  withBoard,
  objection: (setup, rules) => objectionTo(classic.ruleset, read(setup), rules),
  needs: setup => neededFor(read(setup)),
  Boards: Maps,
  choosesMaps: true,
  Forces,
  roster: setup => read(setup).forces.map(force => force.map(rosterLine)),
};
