import { vesselOf } from '@sortie/roster';
import { errata, type Rule } from '../rule.ts';

/** Turrets of large naval vessels. */
export const VESSEL_DESIGN: readonly Rule[] = [
  {
    id: 'TOE-large-naval-turrets',
    cite: errata(244),
    covers: ['TOE-sv-turrets-naval-9', 'TOE-jormungand-turrets-example', 'TOE-sv-template-b', 'TOE-jormungand-size-example'],
    faults: ({ unit }) => {
      const vessel = vesselOf(unit);
      const turrets = unit.build?.turrets ?? 0;
      return vessel && turrets > vessel.hexes
        ? [{ problem: `has ${turrets} turrets; there is room for one in each of its ${vessel.hexes} hexes` }]
        : [];
    },
  },
];
