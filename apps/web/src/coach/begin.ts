import { type Game, type Match, type Shape, sure } from '@sortie/kernel';
import { t } from '../i18n/index.ts';
import type { Plan, Rehearsed, Told } from '../link/index.ts';
import { doors } from '../play/doors.ts';
import { myName } from '../play/name.ts';
import { agrees } from './holds.ts';
import { forgetTable, keepStep, tableOf } from './kept.ts';
import type { Lesson } from './lesson.ts';

/** A lesson that has not begun by then never will. */
const PATIENCE = 200;

/** Both sides do what looks best, until the pupil would do what the lesson is about. */
export const untilAdvised =
  ({ from, seat: pupil }: Pick<Lesson, 'from' | 'seat'>) =>
  ({ ruleset, state, book, entries }: Match<Shape>, { tactics }: Pick<Game<Shape>, 'tactics'>): ReturnType<Rehearsed['next']> => {
    const asked = ruleset.awaiting(state)[0];
    if (!from || !asked) return undefined;
    if (entries.length > PATIENCE) throw new Error('the lesson does not begin');
    const { seat } = asked;
    const found = tactics.candidates(ruleset.view(state, seat), seat, book);
    const [best] = found;
    if (!best || (seat === pupil && found.some(({ command }) => agrees(command, from)))) return undefined;
    return { seat, command: best.command };
  };

/** The level of whoever sits opposite a pupil. */
const LEVEL = 'recruit';

/** Opens a lesson where it was left, or from its beginning. The result is the table. */
export async function beginLesson(lesson: Lesson, { afresh = false } = {}): Promise<Told<string>> {
  const { layLocal, localTables, loadGame, removeLocal } = await doors();
  const left = tableOf(lesson.id);
  if (left !== undefined) {
    if (!afresh && (await localTables()).some(({ id }) => id === left)) return { ok: true, value: left };
    forgetTable(left);
    await removeLocal(left);
  }
  const game = sure(await loadGame(lesson.game), 'the game of the lesson');
  const plan = planOf(game, lesson);
  const names = plan.seats.map(({ kind }) => (kind === 'me' ? myName() : t('Sparring partner')));
  const next = untilAdvised(lesson);
  const laid = await layLocal(plan, names, { seed: lesson.seed, next: match => next(match, game) });
  if (laid.ok) keepStep(laid.value, { lesson: lesson.id, step: 0, since: 0 });
  return laid;
}

/** The table of a lesson. */
export function planOf({ scenarios }: Pick<Game<Shape>, 'scenarios'>, lesson: Lesson): Plan {
  const scenario = sure(
    scenarios.find(({ id }) => id === lesson.scenario),
    'the scenario of the lesson',
  );
  return {
    game: lesson.game,
    scenario: scenario.id,
    ...(lesson.setup && { setup: { ...(scenario.setup as object), ...lesson.setup } }),
    ...(lesson.rules && { rules: [...scenario.rules, ...lesson.rules] }),
    seats: scenario.roles.map((_, i) => (i === lesson.seat ? { kind: 'me' } : { kind: 'opponent', level: LEVEL })),
    dice: 'seeded',
  };
}
