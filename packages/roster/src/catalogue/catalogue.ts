import { mechOf } from '../design.ts';
import type { Unit } from '../unit.ts';
import { QUICK_START } from './quick-start.ts';

/** Every built-in unit. */
export const CATALOGUE: readonly Unit[] = QUICK_START.map(mechOf);

const byCode: ReadonlyMap<string, Unit> = new Map(CATALOGUE.map(unit => [unit.model === '' ? unit.chassis : unit.model, unit]));

/** The built-in unit with this designation, such as `GRF-1N`. */
export const find = (code: string): Unit | undefined => byCode.get(code);
