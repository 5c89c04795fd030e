import { type Board, createBoard } from '@sortie/board';
import type { RuleId, Telling } from '@sortie/kernel';
import { quickStart, type Setup } from '@sortie/rules-quick-start';
import { say, t } from '../../i18n/index.ts';
import { BUILT_IN } from '../../maps/library.ts';
import type { Playground, SetupFace } from '../face.ts';
import { Forces } from './forces.tsx';
import { tokensOf } from './picture.ts';

/** The app passes set-ups through unread; here, and only here, they are those of the Quick-Start. */
const read = (setup: unknown): Setup => setup as Setup;

function boardOf(setup: unknown): Board {
  const { map } = read(setup);
  return typeof map === 'string' ? BUILT_IN.find(({ id }) => id === map)!.board : createBoard(map);
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

interface SetupRule {
  readonly id: RuleId;
  readonly forbidsSetup?: (setup: Setup) => Telling | undefined;
}

/** The first rule that speaks against this set-up. What no rule names, the table itself refuses. */
function objection(setup: unknown): { readonly rule: RuleId; readonly reason: string } | undefined {
  const rules: readonly SetupRule[] = quickStart.ruleset.rules;
  for (const { id, forbidsSetup } of rules) {
    const reason = forbidsSetup?.(read(setup));
    if (reason !== undefined) return { rule: id, reason: say(reason) };
  }
  return undefined;
}

export const setupFace: SetupFace = { playground, tokensOf, withBoard, objection, Forces };
