import { type Building, type BuildingClass, type BuildingPlan, buildingOf } from '@sortie/construction';
import { explainAnswer } from '../explain.ts';
import { OK, say, sayJson } from '../say.ts';

export interface BuildingOptions {
  readonly class: BuildingClass;
  readonly cf: number;
  readonly hexes: number;
  readonly levels: number;
  readonly armor: number;
  readonly mobile?: true;
  readonly motive?: number;
  readonly feeds?: number;
  readonly guns: number;
  readonly hours: number;
  readonly days: number;
  readonly json?: true;
}

const planOf = ({ mobile, motive, feeds, guns, hours, days, ...walls }: BuildingOptions): BuildingPlan => ({
  class: walls.class,
  cf: walls.cf,
  hexes: walls.hexes,
  levels: walls.levels,
  armor: walls.armor,
  ...(mobile ? { mobile } : {}),
  ...(motive === undefined ? {} : { motiveTons: motive }),
  ...(feeds === undefined ? {} : { power: { others: feeds, guns, hours, days } }),
});

function lines({ weapons, armor, price, motiveEach, power }: Building): readonly string[] {
  return [
    ...explainAnswer('tons of heavy weapons in a hex', weapons),
    ...explainAnswer('tons of armor in a hex', armor),
    ...explainAnswer('C-bills for the walls', price),
    ...(motiveEach ? explainAnswer('tons of motive gear in a hex', motiveEach) : []),
    ...(power
      ? [
          ...explainAnswer('tons of a generator', power.generator),
          ...explainAnswer('tons of fuel a day', power.daily),
          `${power.fuel} tons of fuel take ${power.storage} of storage: one hex of a hangar of ${power.hangar.levels} levels, or ${power.hangar.hexes} hexes of one`,
        ]
      : []),
  ];
}

/** Say what follows from the plan of a building. */
export function planBuilding(options: BuildingOptions): number {
  const building = buildingOf(planOf(options));
  if (options.json) sayJson(building);
  else say(lines(building).join('\n'));
  return OK;
}
