import type { Unit } from '@sortie/roster';
import { Remarks } from '../draft.ts';
import type { Reading } from '../problem.ts';
import { readAerospace } from './aerospace.ts';
import { readBattleArmor } from './battle-armor.ts';
import { readBlocks } from './blocks.ts';
import { UNIT_TYPES, type UnitType } from './codes.ts';
import { type Desk, readTech } from './common.ts';
import { readGuns } from './guns.ts';
import { readInfantry } from './infantry.ts';
import { readMobileStructure } from './mobile-structure.ts';
import { readProtoMech } from './protomech.ts';
import { readVehicle } from './vehicle.ts';

const READERS: Readonly<Record<UnitType['reader'], (desk: Desk, type: UnitType) => Unit | string>> = {
  vehicle: readVehicle,
  aerospace: readAerospace,
  'battle-armor': readBattleArmor,
  infantry: readInfantry,
  protomech: readProtoMech,
  guns: readGuns,
  'mobile-structure': readMobileStructure,
};

/** A unit of any kind but a 'Mech from a .blk file. */
export function readBlk(file: string, text: string): Reading {
  const remarks = new Remarks(file);
  const blocks = readBlocks(text, remarks);
  const name = blocks.text('unittype');
  const type = UNIT_TYPES[name.toLowerCase()];
  if (!type) {
    const reason = name === '' ? 'missing' : `unknown kind of unit "${name}"`;
    return { problems: [{ file, line: blocks.lineOf('unittype'), field: 'UnitType', reason }, ...remarks.list] };
  }
  const unit = READERS[type.reader]({ blocks, remarks, tech: readTech(blocks.text('type')) }, type);
  if (typeof unit === 'string') return { problems: [{ file, line: 0, field: name, reason: unit }, ...remarks.list] };
  return { unit, problems: remarks.list };
}
