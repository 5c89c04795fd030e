import type { ClassicChapter } from '../../chapter.ts';
import { proneQuadRules } from './prone-quads.ts';

export const proneQuads: ClassicChapter<object> = {
  name: 'prone-quads',
  rules: proneQuadRules,
};
