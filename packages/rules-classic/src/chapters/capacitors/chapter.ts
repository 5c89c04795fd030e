import { literal, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { capacitorRules } from './capacitors.ts';

export const capacitors: ClassicChapter<{ order: 'charge'; alteration: 'charged' | 'discharged' }> = {
  name: 'capacitors',
  rules: capacitorRules,
  orders: { charge: record({ do: literal('charge'), weapon: id }) },
  alterations: { charged: '{unit} has charged a capacitor.', discharged: '{unit} lets go of what a capacitor held.' },
};
