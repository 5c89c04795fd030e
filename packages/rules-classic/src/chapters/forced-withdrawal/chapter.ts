import type { ClassicChapter } from '../../chapter.ts';
import { withdrawalRules } from './withdrawal.ts';

export const forcedWithdrawal: ClassicChapter<object> = {
  name: 'forced-withdrawal',
  rules: withdrawalRules,
};
