import type { ClassicChapter } from '../../chapter.ts';
import { crawlingRules } from './crawling.ts';

export const crawling: ClassicChapter<{ cause: 'crawl' }> = {
  name: 'crawling',
  rules: crawlingRules,
  causes: { crawl: 'crawling' },
};
