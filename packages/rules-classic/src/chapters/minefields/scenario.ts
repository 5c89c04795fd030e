import { type Hex, parseHexLabel } from '@sortie/geometry';
import { type RuleId, type Scenario, sure } from '@sortie/kernel';
import { force, northAgainstSouth } from '../../scenarios/sides.ts';
import type { Classic } from '../../shape.ts';
import { clearingRules } from './clearing.ts';
import { commandMineRules } from './command.ts';
import { minefieldRules } from './fields.ts';
import type { Minefield, MineKind } from './shape.ts';

const hex = (label: string): Hex => sure(parseHexLabel(label), 'the hex');
const mined = (kind: MineKind, density: number, ...labels: readonly string[]): readonly Minefield[] =>
  labels.map(label => ({ kind, at: hex(label), seat: 0, density, ...(kind === 'vibrabomb' ? { setting: 40 } : {}) }));

/** A town behind mines: some lie in wait, some feel weight, some wait for a word. */
export const minedScenario = (common: readonly RuleId[]): Scenario<Classic> =>
  northAgainstSouth(
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
    [...common, ...[...minefieldRules, ...clearingRules, ...commandMineRules].map(({ id }) => id)],
  );
