import { type Board, createBoard } from '@sortie/board';
import { sure } from '@sortie/kernel';
import { quickStart, type Setup } from '@sortie/rules-quick-start';
import { t } from '../../i18n/index.ts';
import { BUILT_IN } from '../../maps/library.ts';
import type { Playground, SetupFace } from '../face.ts';
import { objectionTo } from '../objection.ts';
import { Forces, rosterLine } from './forces.tsx';
import { tokensOf, zonesOf } from './picture.ts';

/** The app passes set-ups through unread; here, and only here, they are those of the Quick-Start. */
const read = (setup: unknown): Setup => setup as Setup;

function boardOf(setup: unknown): Board {
  const { map } = read(setup);
  return typeof map === 'string'
    ? sure(
        BUILT_IN.find(({ id }) => id === map),
        'one of the built in',
      ).board
    : createBoard(map);
}

function playground(setup: unknown): Playground {
  const ground = boardOf(setup);
  const { name, width, height } = ground;
  return { name, size: t('{width} × {height} hexes', { width, height }), ground };
}

function withBoard(setup: unknown, id: string, { name, width, height, tags, theme, sites }: Board): Setup {
  const plan = { name, width, height, tags, sites, ...(theme === undefined ? {} : { theme }) };
  return { ...read(setup), map: id === 'desert' || id === 'grassland' ? id : plan };
}

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  zonesOf,
  withBoard,
  objection: (setup, rules) => objectionTo(quickStart.ruleset, read(setup), rules),
  Forces,
  roster: setup => [read(setup).defender, read(setup).attacker].map(force => force.map(rosterLine)),
};
