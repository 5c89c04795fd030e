import type { AlphaChapter } from '../../chapter.ts';
import { counterBatteryRules } from './counter-battery.ts';

/** Guns that answer guns off the table. */
export const counterBattery: AlphaChapter = {
  name: 'counter-battery',
  rules: counterBatteryRules,
};
