import { type Board, planOf } from '@sortie/board';
import type { RuleId, Telling } from '@sortie/kernel';
import { boardFor, boardOf, classic, type Setup } from '@sortie/rules-classic';
import { say, t } from '../../i18n/index.ts';
import type { Playground, SetupFace } from '../face.ts';
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

interface SetupRule {
  readonly id: RuleId;
  readonly forbidsSetup?: (setup: Setup) => Telling | undefined;
}

/** The first rule that speaks against this set-up. What no rule names, the table itself refuses. */
function objection(setup: unknown): { readonly rule: RuleId; readonly reason: string } | undefined {
  const rules: readonly SetupRule[] = classic.ruleset.rules;
  for (const { id, forbidsSetup } of rules) {
    const reason = forbidsSetup?.(read(setup));
    if (reason !== undefined) return { rule: id, reason: say(reason) };
  }
  return undefined;
}

export const setupFace: SetupFace = {
  playground,
  tokensOf,
  withBoard,
  objection,
  needs: setup => neededFor(read(setup)),
  Boards: Maps,
  Forces,
};
