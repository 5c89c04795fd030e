import { isFighter } from '../card/craft.ts';
import { type Ring, ringOf } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { asc, house, type RadarRule } from '../rule.ts';
import { endsTurn, isCapitalTurn, isOverGround } from '../sequence/order.ts';
import { fighting } from '../state.ts';

const COST: { readonly [R in Ring]: number } = { central: 0, inner: 0, middle: 1, outer: 3, peripheral: 5 };

const fuelCosts: RadarRule = asc('ASC-tbl-fighter-fuel-costs', 75, { base: { fuelCost: ({ unit }) => COST[ringOf(unit.sector)] } });

/** Whoever has manoeuvred pays for the zone in which it ended. */
const consumption: RadarRule = asc('ASC-space-fuel-consumption', 75, {
  steps: {
    closing: [
      {
        name: 'fuel',
        insteadOf: 'fuel',
        run: play => {
          for (const unit of fighting(play.state)) {
            if (!isFighter(unit) || unit.sunk || !unit.turn.maneuvered || !isCapitalTurn(play.state)) continue;
            const cost = play.ask('fuelCost', { unit });
            if (cost.total > 0) play.emit({ type: 'burned', unit: unit.id, fuel: Math.max(0, unit.fuel - cost.total), cost });
          }
        },
      },
    ],
  },
  covers: ['ASC-space-fuel-tracked-units', 'ASC-space-engagement-fuel', 'ASC-space-fuel-capacity', 'AS-sua-fuel'],
});

const SHUTDOWN = 4;

/** Core: overheat adds up, and whoever has not fired cools down. A craft that was shut down starts again, cold. */
const heat: RadarRule = house('ASC-house-radar-heat', {
  steps: {
    closing: [
      {
        name: 'heat',
        insteadOf: 'heat',
        run: play => {
          for (const unit of fighting(play.state)) {
            if (!endsTurn(play.state, unit)) continue;
            const { overheat, attacks } = unit.turn;
            const level = unit.shutdown || (attacks === 0 && overheat === 0) ? 0 : Math.min(SHUTDOWN, unit.heat + overheat);
            const shutdown = level >= SHUTDOWN;
            if (level !== unit.heat || shutdown !== unit.shutdown) play.emit({ type: 'cooled', unit: unit.id, heat: level, shutdown });
          }
        },
      },
    ],
  },
});

const BOTH = 3;

/** A sector with one side alone needs no map any more. */
const lifting: RadarRule = house('ASC-house-radar-maps', {
  steps: {
    closing: [
      {
        name: 'maps',
        insteadOf: 'maps',
        run: play => {
          const seats = new Map<number, number>();
          for (const { sector, zone, seat } of fighting(play.state))
            if (zone !== NOWHERE && !isOverGround(play.state, sector)) seats.set(sector, (seats.get(sector) ?? 0) | (1 << seat));
          for (const [sector, there] of seats) if (there !== BOTH) play.emit({ type: 'mapLifted', sector });
        },
      },
    ],
  },
});

export const closingRules: readonly RadarRule[] = [fuelCosts, consumption, heat, lifting];
