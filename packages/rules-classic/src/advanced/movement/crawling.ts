import type { ClassicRule } from '../../rule.ts';
import { isMech } from '../../state.ts';
import { advanced } from '../rule.ts';

/** What a hex costs beyond itself on hands and knees (the book's number is not in its errata). */
const ON_HANDS_AND_KNEES = 1;

/** Each hex takes a roll; however often it is tried, it heats up like one walk, and by nothing else. */
const crawling = advanced('TOE-crawl-heat-cap', {
  adds: {
    crawlCost: ({ unit }) => (isMech(unit) ? ON_HANDS_AND_KNEES : undefined),
    piloting: ({ cause }) => (cause === 'crawl' ? 0 : undefined),
  },
});

export const crawlingRules: readonly ClassicRule[] = [crawling];
