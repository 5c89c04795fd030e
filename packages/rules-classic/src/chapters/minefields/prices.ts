import { type RuleId, sure, tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Setup } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { MineKind } from './shape.ts';

/** C-bills for every five points. */
const PRICES: { readonly [K in MineKind]: number } = {
  standard: 1250,
  command: 1875,
  vibrabomb: 2500,
  active: 5000,
  inferno: 1250,
  empCommand: 18_000,
  empVibrabomb: 25_000,
  space: 375,
};
const LINES: { readonly [K in MineKind]: RuleId } = {
  standard: 'TOE-t415-standard-mine-cost',
  command: 'TOE-t415-command-mine-cost',
  vibrabomb: 'TOE-t415-vibrabomb-cost',
  active: 'TOE-t415-active-mine-cost',
  inferno: 'TOE-t415-inferno-mine-cost',
  empCommand: 'TOE-t415-emp-command-cost',
  empVibrabomb: 'TOE-t415-emp-vibra-cost',
  space: 'TOE-t415-space-mine-cost',
};
const STEP = 5;

/** What the mines of a side cost. */
export const mineCost = ({ mines = [] }: Pick<Setup, 'mines'>, seat: number): number =>
  mines.filter(field => field.seat === seat).reduce((sum, { kind, density }) => sum + (PRICES[kind] * density) / STEP, 0);

const [first, ...others] = Object.values(LINES);

/** Where there is a sum to spend, nobody lays more than it buys. */
const prices: ClassicRule = {
  // Gas is no mine that anybody could buy.
  ...advanced(sure(first, 'the first one'), { covers: [...others, 'TOE-bv-minefield-tear-gas'] }),
  forbidsSetup: setup => {
    const { mineBudget } = setup;
    if (mineBudget === undefined) return undefined;
    const cost = Math.max(mineCost(setup, 0), mineCost(setup, 1));
    return cost > mineBudget ? tell('mines for {cost} C-bills are more than {budget}', { cost, budget: mineBudget }) : undefined;
  },
};

/** One sweeper before each hex that a vehicle fills. */
const oneSweeper: ClassicRule = {
  ...advanced('TOE-minesweeper-per-hex', { needs: ['TOE-minefield-damage-grouping'] }),
  forbidsSetup: ({ forces }) => {
    const greedy = forces.flat().find(({ design }) => {
      const { gear, vessel } = sheetOf(design);
      return gear.filter(({ kind }) => kind === 'sweeper').length > (vessel ?? 1);
    });
    return greedy && tell('a vehicle has one minesweeper for each hex that it fills');
  },
};

export const minePriceRules: readonly ClassicRule[] = [prices, oneSweeper];
