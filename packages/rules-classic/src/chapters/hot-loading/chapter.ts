import { list, optional } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { marked } from '../../scenarios/marked.ts';
import { hotLoadingRules } from './hot-loading.ts';

export const hotLoading: ClassicChapter<{ entry: 'hotLoaded' }> = {
  name: 'hot-loading',
  rules: hotLoadingRules,
  entry: { hotLoaded: optional(list(id, 40)) },
  begin: marked(({ hotLoaded }, { condition }) => hotLoaded && { condition: { ...condition, hotBins: hotLoaded } }),
};
