import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { coolantAmmunitionRules } from './ammunition.ts';
import { coolantRules } from './coolant.ts';
import { dousingRules } from './dousing.ts';
import { type CoolantEvents, coolantEvents } from './events.ts';
import { podRules } from './pods.ts';

export const coolant: ClassicChapter<{ order: 'coolant'; event: keyof CoolantEvents; alteration: 'leaked' | 'refilled' }> = {
  name: 'coolant',
  rules: [...coolantAmmunitionRules, ...coolantRules, ...dousingRules, ...podRules],
  events: coolantEvents,
  orders: { coolant: record({ do: literal('coolant'), bin: id }) },
  alterations: { leaked: '{unit} loses coolant.', refilled: '{unit} takes on coolant.' },
};
