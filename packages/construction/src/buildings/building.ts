import type { Answer } from '@sortie/kernel';
import { BOOK } from '../rules.ts';
import type { BuildingPlan } from './plan.ts';
import { hangarLevels, hangarLots, storageFor } from './rules.ts';

/** What the rules of construction say about a building. */
export interface Building {
  /** Tons of heavy weapons that each hex may mount. */
  readonly weapons: Answer;
  /** Tons of armor of each hex. */
  readonly armor: Answer;
  readonly price: Answer;
  readonly motiveEach?: Answer;
  readonly power?: {
    readonly generator: Answer;
    readonly daily: Answer;
    /** Tons of fuel for all the days, tons that it takes to store it, and the hangar for it. */
    readonly fuel: number;
    readonly storage: number;
    readonly hangar: { readonly hexes: number; readonly levels: number };
  };
}

function powered(plan: BuildingPlan): NonNullable<Building['power']> {
  const daily = BOOK.ask('dailyFuel', plan);
  const fuel = daily.total * (plan.power?.days ?? 0);
  const storage = storageFor(fuel);
  return {
    generator: BOOK.ask('generatorTons', plan),
    daily,
    fuel,
    storage,
    hangar: { hexes: hangarLots(storage), levels: hangarLevels(storage) },
  };
}

/** A building with everything that follows from its plan. */
export function buildingOf(plan: BuildingPlan): Building {
  return {
    weapons: BOOK.ask('buildingWeapons', plan),
    armor: BOOK.ask('buildingArmor', plan),
    price: BOOK.ask('buildingPrice', plan),
    ...(plan.motiveTons === undefined ? {} : { motiveEach: BOOK.ask('motiveEach', plan) }),
    ...(plan.power ? { power: powered(plan) } : {}),
  };
}
