import type { ClassicChapter } from '../../chapter.ts';
import { burningRules } from './burning.ts';

export const burningVessels: ClassicChapter<{ alteration: 'caughtFire' | 'fireOut' }> = {
  name: 'burning-vessels',
  rules: burningRules,
  alterations: { caughtFire: '{unit} is on fire.', fireOut: 'The fire on {unit} is put out.' },
};
