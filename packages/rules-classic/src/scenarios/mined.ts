import { type Hex, parseHexLabel } from '@sortie/geometry';
import type { Scenario } from '@sortie/kernel';
import { clearingRules } from '../advanced/minefields/clearing.ts';
import { commandMineRules } from '../advanced/minefields/command.ts';
import { minefieldRules } from '../advanced/minefields/fields.ts';
import { EDITIONS } from '../rules.ts';
import type { Classic, Minefield, MineKind } from '../shape.ts';
import { force, northAgainstSouth } from './alien.ts';

const hex = (label: string): Hex => parseHexLabel(label)!;
const mined = (kind: MineKind, density: number, ...labels: readonly string[]): readonly Minefield[] =>
  labels.map(label => ({ kind, at: hex(label), seat: 0, density, ...(kind === 'vibrabomb' ? { setting: 40 } : {}) }));

/** A town behind mines: some lie in wait, some feel weight, some wait for a word. */
export const MINED_SCENARIO: Scenario<Classic> = northAgainstSouth(
  'minefield',
  'Minefield',
  'A few defenders have mined the crossroads; the other side has suits that find mines, and ’Mechs that set them off.',
  {
    map: 'crossroads',
    forces: [force('Vedette Medium Tank', 'HBK-4G'), force('PXH-1', 'GRF-1N', 'Elemental Battle Armor [Laser](Sqd5)')],
    turns: 15,
    mines: [
      ...mined('standard', 15, '0711', '0811', '1011', '1111'),
      ...mined('vibrabomb', 20, '0910', '0912'),
      ...mined('command', 20, '0908', '0909'),
    ],
  },
  [...EDITIONS['classic']!, ...[...minefieldRules, ...clearingRules, ...commandMineRules].map(({ id }) => id)],
);
