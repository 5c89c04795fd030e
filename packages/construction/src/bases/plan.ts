import { type Answer, nth, type RuleId } from '@sortie/kernel';
import { BOOK } from '../rules.ts';
import type { Base, Building } from './base.ts';
import { PORTAL, portalFaults } from './rules.ts';

/** What a base needs, and what it may carry. */
export interface BasePlan {
  readonly weapons: readonly { readonly building: Building; readonly most: Answer }[];
  /** Tons of armor of each hex, and C-bills of all the walls. */
  readonly walls: readonly { readonly building: Building; readonly armor: Answer; readonly price: Answer }[];
  /** Tons of motive systems in each hex of what moves, and sets of a portal's equipment along its tunnel. */
  readonly motive: readonly { readonly building: Building; readonly tons: Answer }[];
  readonly portals: readonly { readonly building: Building; readonly sets: Answer }[];
  /** Buildings with more weapons than they may carry. */
  readonly faults: readonly { readonly building: string; readonly problem: string; readonly rule: RuleId }[];
  readonly power?: Power;
}

interface Power {
  readonly generator: Answer;
  /** Tons of fuel for a day, for all days, the space for them, and the hexes of hangars of some heights that hold it. */
  readonly daily: Answer;
  readonly fuel: number;
  readonly space: Answer;
  readonly hangars: readonly { readonly levels: number; readonly hexes: number }[];
}

/** Heights of storage that are told. */
const HEIGHTS = [1, 4, 8, 16] as const;

function powerOf(base: Base): Power | undefined {
  if (!base.generator) return undefined;
  const daily = BOOK.ask('fuelTons', base);
  const fuel = daily.total * base.generator.days;
  const space = BOOK.ask('fuelSpace', { tons: fuel });
  const hangars = HEIGHTS.map(levels => ({ levels, hexes: BOOK.ask('hangarHexes', { tons: space.total, levels }).total }));
  return { generator: BOOK.ask('generatorTons', base), daily, fuel, space, hangars };
}

/** Work a base out: limits of weapons hex by hex, the weight of its generator, and what that burns. */
export function planBase(base: Base): BasePlan {
  const weapons = base.buildings.map(building => ({ building, most: BOOK.ask('heavyWeaponTons', building) }));
  const faults = weapons.flatMap(({ building: { name, weaponTons = 0, besideTons = 0 }, most }) =>
    weaponTons - besideTons > most.total
      ? [
          {
            building: name,
            problem: `carries ${weaponTons - besideTons} tons of weapons in a hex; ${most.total} is the most`,
            rule: nth(most.terms, 0).rule,
          },
        ]
      : [],
  );
  const walls = base.buildings.map(building => ({
    building,
    armor: BOOK.ask('wallTons', building),
    price: BOOK.ask('wallPrice', building),
  }));
  const motive = base.buildings.flatMap(building =>
    building.motiveTons === undefined ? [] : [{ building, tons: BOOK.ask('motiveTons', building) }],
  );
  const portals = base.buildings.flatMap(building =>
    building.class === 'large-portal' ? [{ building, sets: BOOK.ask('portalSets', building) }] : [],
  );
  const closed = base.buildings.flatMap(one => portalFaults(one, base).map(problem => ({ building: one.name, problem, rule: PORTAL })));
  const power = powerOf(base);
  return BOOK.told({ weapons, walls, motive, portals, faults: [...faults, ...closed], ...(power ? { power } : {}) });
}
