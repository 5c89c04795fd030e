import type { AlphaChapter } from '../../chapter.ts';
import { type WithdrawalFacts, withdrawalFacts } from './facts.ts';
import { withdrawalPast } from './past.ts';
import { withdrawalRules } from './withdrawal.ts';

/** Crippled units leave, or are left. */
export const withdrawal: AlphaChapter<{ event: keyof WithdrawalFacts }> = {
  name: 'withdrawal',
  rules: withdrawalRules,
  events: withdrawalFacts,
  patches: withdrawalPast,
};
