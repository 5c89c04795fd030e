import { loadGame } from '@sortie/games';
import { type Shape, sure } from '@sortie/kernel';
import { accept, opponentGuest, rebuild, type Table } from '@sortie/table';
import { expect, test } from 'vitest';
import { HERE, layOn } from '../../link/lay-local.ts';
import { memoryShelf } from '../../link/shelf.ts';
import { planOf, untilAdvised } from '../begin.ts';
import { agrees, type Seen, stepNow } from '../holds.ts';
import type { Check, Lesson, Pattern, Step } from '../lesson.ts';
import { LESSONS } from './index.ts';

async function laid(lesson: Lesson): Promise<Table<Shape>> {
  const game = sure(await loadGame(lesson.game), 'the game');
  const shelf = memoryShelf();
  const next = untilAdvised(lesson);
  const told = await layOn(shelf, game, planOf(game, lesson), ['Ada', 'Iron'], 0, { seed: lesson.seed, next: match => next(match, game) });
  if (!told.ok) throw new Error(told.refusal.reason);
  const rebuilt = rebuild(game, await shelf.records(told.value));
  if (!rebuilt.ok) throw new Error(rebuilt.reason);
  return rebuilt.table;
}

const isRead = (check: Check): boolean => check.kind === 'read' || (check.kind === 'any' && check.of.some(isRead));

/** Every button that a step speaks of, pressed in and offered: what stands on a screen is tried in browsers. */
const buttons = ({ steps }: Lesson): Seen['actions'] =>
  steps.flatMap(({ points = [] }) => points.flatMap(point => (point.at === 'action' ? [{ id: point.id, chosen: true }] : [])));

/** Whoever is asked does what looks best; the pupil, what the coach points at. */
function played(table: Table<Shape>, lesson: Lesson, step: Step): Table<Shape> {
  const { match, game } = table;
  if (!match) throw new Error('the game has not begun');
  const asked = sure(match.ruleset.awaiting(match.state)[0], 'somebody who is asked');
  const { seat } = asked;
  const found = game.tactics.candidates(match.ruleset.view(match.state, seat), seat, match.book);
  const like = step.points?.flatMap((point): Pattern[] => (point.at === 'advice' && point.like ? [point.like] : []))[0] ?? {};
  const wanted = (seat === lesson.seat ? found.find(({ command }) => agrees(command, like)) : undefined) ?? found[0];
  const by = seat === lesson.seat ? HERE : { id: opponentGuest(seat), name: '' };
  const done = accept(table, by, { type: 'command', after: match.entries.length, command: wanted?.command }, 0);
  if (done.refusal) throw new Error(done.refusal.reason);
  return done.table;
}

function seenAt(table: Table<Shape>, lesson: Lesson, since: number): Seen {
  const { match } = table;
  if (!match) throw new Error('the game has not begun');
  const asked = match.ruleset.awaiting(match.state).find(({ seat }) => seat === lesson.seat);
  return {
    view: match.ruleset.view(match.state, lesson.seat),
    question: asked?.question,
    events: match.entries.slice(since).flatMap(entry => ('events' in entry ? entry.events : [])),
    actions: buttons(lesson),
    selected: '1',
    over: table.ended !== undefined,
  };
}

test.each(LESSONS.map(lesson => [lesson.id, lesson] as const))(
  'the lesson %s begins where it should and can be finished',
  async (_, lesson) => {
    let table = await laid(lesson);
    const begun = table.match?.entries.length ?? 0;
    const visited: string[] = [];
    let [at, since] = [0, begun];
    for (let n = 0; n < 400; n++) {
      const step = lesson.steps[at];
      if (!step) break;
      if (visited.at(-1) !== step.id) visited.push(step.id);
      const next = isRead(step.until) ? at + 1 : stepNow(lesson, at, seenAt(table, lesson, since));
      if (next === at) table = played(table, lesson, step);
      else [at, since] = [next, table.match?.entries.length ?? 0];
    }
    expect(at, `stuck after ${visited.join(', ')}`).toBe(lesson.steps.length);
    expect(visited).toContain('end');
    // Nobody sits through more than half of a lesson that is left out.
    expect(visited.length * 2).toBeGreaterThanOrEqual(lesson.steps.length);
  },
);
