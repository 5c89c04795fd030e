import type { Roll, RuleId } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';

/** What a planet itself does: its air, its ground, its weight. */
export type PlanetEvent =
  /** Does a hull keep what is outside out? `roll` is `null` where no armor is left to hold. */
  {
    readonly type: 'breached';
    readonly unit: UnitId;
    readonly location: Location;
    readonly roll: Roll | null;
    readonly open: boolean;
    /** Everything in the location stops working. */
    readonly slots: readonly number[];
    readonly doomed: RuleId | null;
  };
