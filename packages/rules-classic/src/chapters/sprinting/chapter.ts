import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { type FiringOffEvents, firingOffEvents } from './firing-off.ts';
import { sprintingRules } from './sprinting.ts';

export const sprinting: ClassicChapter<{ order: 'fireOff'; event: keyof FiringOffEvents }> = {
  name: 'sprinting',
  rules: sprintingRules,
  events: firingOffEvents,
  orders: { fireOff: record({ do: literal('fireOff'), weapon: id }) },
};
