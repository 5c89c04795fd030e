import { literal, oneOf, record } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { reroutingRules } from './rerouting.ts';

export const rerouting: ClassicChapter<{ order: 'reroute' }> = {
  name: 'rerouting',
  rules: reroutingRules,
  uses: ['capacitors'],
  orders: { reroute: record({ do: literal('reroute'), weapon: id, to: oneOf('weapon', 'capacitor') }) },
};
