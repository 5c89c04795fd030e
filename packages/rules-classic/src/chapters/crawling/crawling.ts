import { onMap } from '@sortie/board';
import { neighbour } from '@sortie/geometry';
import { fee } from '../../movement/fees.ts';
import { enter, pause } from '../../movement/going-on.ts';
import { afford, type Fault, isEnemyAt, type Pace } from '../../movement/pace.ts';
import { stepTo } from '../../movement/steps-taken.ts';
import type { Pacing } from '../../movement/walking.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Effort } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isMech, sheetFor } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';

/** What a hex costs beyond itself on hands and knees (the book's number is not in its errata). */
const ON_HANDS_AND_KNEES = 1;

/** Straight ahead and on the level. */
function crawled({ state, book, board, unit, mode, points, now }: Pacing): Pace | Fault {
  const to = neighbour(now.at, now.facing);
  if (!onMap(board, to) || floorOf(board, to) !== floorOf(board, now.at)) return 'barred';
  if (isEnemyAt(state, unit, to)) return 'enemy';
  const price = fee(book, board, { at: now.at, facing: now.facing, step: 'forward', mode, gait: sheetFor(unit).gait });
  if (price === 0) return 'barred';
  const spent = now.spent + price + book.ask('crawlCost', { unit }).total;
  return afford({ ...now, step: 'forward', at: to, hexes: now.hexes + 1, heading: 'forward', turned: false, spent }, points);
}

/** Whoever fails to crawl has spent its points in vain and decides anew. */
function crawlOn(play: Play, about: Effort): void {
  const { unit: id, before, pace } = about;
  if (!before.prone || pace.step !== 'forward') return;
  about.done = true;
  if (pilotingRoll(play, id, 'crawl').ok) {
    about.stopped = !enter(play, id, 'walk', ['forward'], before, pace);
    return;
  }
  stepTo(play, id, [], { ...before, spent: pace.spent });
  pause(play, id);
  about.stopped = true;
}

/** Each hex takes a roll; however often it is tried, it heats up like one walk, and by nothing else. */
const crawling = advanced('TOE-crawl-heat-cap', {
  base: { crawlCost: () => ON_HANDS_AND_KNEES },
  adds: { piloting: ({ cause }) => (cause === 'crawl' ? 0 : undefined) },
  offers: {
    moves: ({ unit }) => (unit.prone ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: ['forward'] }] : []),
    paces: about => (about.now.prone && about.step === 'forward' && about.mode === 'walk' && isMech(about.unit) ? [crawled(about)] : []),
  },
  steps: { effort: [{ name: 'crawl', after: 'begins', run: crawlOn }] },
});

export const crawlingRules: readonly ClassicRule[] = [crawling];
