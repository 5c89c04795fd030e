import type { Unit } from '@sortie/roster';
import { writeBlk } from './blk/write-blk.ts';
import { writeMtf } from './mtf/write-mtf.ts';

/** Text of a unit file, and the ending that its name should have. */
export function writeUnit(unit: Unit): { readonly ending: '.mtf' | '.blk'; readonly text: string } {
  return unit.kind === 'mech' ? { ending: '.mtf', text: writeMtf(unit) } : { ending: '.blk', text: writeBlk(unit) };
}
