import { unitOf } from '../design.ts';
import type { Unit } from '../unit.ts';
import { QUICK_START } from './quick-start.ts';

/** The eight 'Mechs of the Quick-Start box alone, for a game that wants no more of the catalogue than that. */
export const BOX_MECHS: readonly Unit[] = /* @__PURE__ */ QUICK_START.map(unitOf);
