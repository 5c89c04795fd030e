import type { Muster } from '@sortie/rules-impact';
import { word } from '../i18n/index.ts';

/** Squads of Impact that cost about the same. */
interface Squad {
  readonly id: string;
  readonly name: string;
  readonly units: readonly Muster[];
}

const squad = (id: string, name: string, ...units: readonly Muster[]): Squad => ({
  id,
  name,
  units: [{ type: 'command', count: 1 }, ...units],
});

export const SQUADS: readonly Squad[] = [
  squad('line', word('Line squad'), { type: 'assault', count: 2 }, { type: 'front-line', count: 3 }, { type: 'ranger', count: 1 }),
  squad('assault', word('Assault squad'), { type: 'assault', count: 4 }, { type: 'front-line', count: 2 }),
  squad('rangers', word('Ranger squad'), { type: 'ranger', count: 4 }, { type: 'front-line', count: 1 }),
  squad('marksmen', word('Marksmen'), { type: 'dead-eye', count: 3 }, { type: 'sniper', count: 1 }, { type: 'front-line', count: 1 }),
  squad('heavy', word('Heavy squad'), { type: 'thumper', count: 3 }, { type: 'assault', count: 2 }),
];
