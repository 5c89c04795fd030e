import { nth, type RuleId } from '@sortie/kernel';
import { isDropShip, isFighter, isSatellite, isSmallCraft, keepsStation } from '../card/craft.ts';
import { thrustOf } from '../movement/thrust.ts';
import { asc, everyAttack, type RadarRule, type Table } from '../rule.ts';
import { isOverGround } from '../sequence/order.ts';
import type { Unit, UnitId } from '../shape.ts';
import { isLeft } from '../state.ts';

/** Let the critical hits that were rolled begin to be felt. */
function feel(play: Table, id: number): void {
  for (let [fresh] = nth(play.state.units, id).fresh; fresh; [fresh] = nth(play.state.units, id).fresh) {
    const crit = play.book.holds('unfelt', { unit: nth(play.state.units, id), crit: fresh.crit }) === undefined ? fresh.crit : 'none';
    const lost = play.ask('fuelLost', { crit }).total;
    play.emit({ type: 'critTook', unit: id, crit, fresh: { ...fresh, crit }, ...(lost > 0 ? { lost } : {}) });
    const unit = nth(play.state.units, id);
    const dead = play.book.holds('fatal', { state: play.state, unit, crit, thrust: thrustOf(play.book, unit) });
    if (dead !== undefined) {
      destroy(play, id, dead);
      return;
    }
  }
}

/** Out of the game, once whoever hangs on it has been seen to. */
export const wreck = (play: Table, { unit, rule }: { readonly unit: UnitId; readonly rule: RuleId }): void =>
  play.emit({ type: 'destroyed', unit, rule });
export const destroy = (play: Table, unit: number, rule: RuleId): void => play.run('wrecking', { unit, rule });

const CREW: { readonly small: number; readonly large: number } = { small: 2, large: 4 };
/** DropShips, small craft and satellites have crews of two hits, ships of four. */
const hasSmallCrew = (unit: Unit): boolean => isDropShip(unit) || isSmallCraft(unit) || isSatellite(unit);

/** Half of the Thrust, rounded down, but at least a point is lost. */
const fighterLoss = (unit: Unit): number => Math.max(1, unit.card.thrust - Math.floor(unit.card.thrust / 2));
/** A quarter of the Thrust for the first hit, half of the original in all for the second; rounded normally, at least a point each. */
const largeLoss = (unit: Unit): number => {
  const part = unit.hits.engine === 1 ? Math.floor((unit.card.thrust + 2) / 4) : Math.floor((unit.card.thrust + 1) / 2);
  return Math.max(unit.hits.engine, part);
};

/** Engine hits that leave a craft without Thrust. */
const DEAD: { readonly fighter: number; readonly large: number } = { fighter: 2, large: 3 };
const isLarge = (unit: Unit): boolean => !isFighter(unit) && !keepsStation(unit);

/** Over a world it has no Thrust and falls; anywhere else it is shut down, and counts as destroyed. */
const engineFighter: RadarRule = asc('ASC-crit-engine-fighter', 82, {
  adds: { thrust: ({ unit }) => (isFighter(unit) && unit.hits.engine === 1 ? -fighterLoss(unit) : undefined) },
  atMost: { thrust: ({ unit }) => (isFighter(unit) && unit.hits.engine >= DEAD.fighter ? 0 : undefined) },
  affirms: {
    fatal: ({ state, unit, crit }) =>
      crit === 'engine' && isFighter(unit) && unit.hits.engine >= DEAD.fighter && !isOverGround(state, unit.sector),
  },
});
const engineLarge: RadarRule = asc('ASC-crit-engine-large', 82, {
  adds: { thrust: ({ unit }) => (isLarge(unit) && unit.hits.engine > 0 ? -largeLoss(unit) : undefined) },
  atMost: { thrust: ({ unit }) => (isLarge(unit) && unit.hits.engine >= DEAD.large ? 0 : undefined) },
  affirms: {
    fatal: ({ state, unit, crit }) =>
      crit === 'engine' && isLarge(unit) && unit.hits.engine >= DEAD.large && !isOverGround(state, unit.sector),
  },
});
const engineStation: RadarRule = asc('ASC-crit-engine-station-keeping', 82, {
  affirms: { fatal: ({ unit, crit }) => crit === 'engine' && !isFighter(unit) && keepsStation(unit) && unit.hits.engine >= DEAD.large },
});
/** The last point of Thrust over a world takes the craft down with it. */
const thruster: RadarRule = asc('ASC-crit-thruster', 82, {
  adds: { thrust: ({ unit }) => (unit.hits.thruster > 0 && !keepsStation(unit) ? -1 : undefined) },
  affirms: {
    unfelt: ({ unit, crit }) => crit === 'thruster' && unit.hits.thruster > 0,
    fatal: ({ state, unit, crit, thrust }) => crit === 'thruster' && !keepsStation(unit) && thrust <= 0 && isOverGround(state, unit.sector),
  },
});

const crewAll = (unit: Unit): number | undefined => 2 * unit.hits.crew || undefined;
const crewDropShip: RadarRule = asc('ASC-crit-crew-dropship', 82, {
  adds: {
    ...everyAttack(({ attacker }) => (hasSmallCrew(attacker) ? crewAll(attacker) : undefined)),
    control: ({ unit }) => (hasSmallCrew(unit) ? crewAll(unit) : undefined),
  },
  affirms: { fatal: ({ unit, crit }) => crit === 'crew' && hasSmallCrew(unit) && unit.hits.crew >= CREW.small },
});
const crewCapital: RadarRule = asc('ASC-crit-crew-capital', 82, {
  adds: {
    ...everyAttack(({ attacker }) => (hasSmallCrew(attacker) ? undefined : crewAll(attacker))),
    control: ({ unit }) => (hasSmallCrew(unit) ? undefined : crewAll(unit)),
  },
  affirms: { fatal: ({ unit, crit }) => crit === 'crew' && !hasSmallCrew(unit) && unit.hits.crew >= CREW.large },
});

const FUEL_LOST = 4;
/** Burning fuel brings a craft down over a world; in space it is only lost. */
const fuel: RadarRule = asc('ASC-crit-fuel', 82, {
  base: { fuelLost: ({ crit }) => (crit === 'fuel' ? FUEL_LOST : undefined) },
  affirms: { fatal: ({ state, unit, crit }) => crit === 'fuel' && isOverGround(state, unit.sector) },
  covers: ['AS-crit-fuel'],
});

const crewKilled: RadarRule = asc('ASC-crit-crew-killed', 82, { affirms: { fatal: ({ crit }) => crit === 'crewKilled' } });

/** Damage and critical hits are felt in the End Phase, and wrecks are taken away then; what happens in the End Phase itself is felt before the turn ends. */
const endPhase: RadarRule = asc('ASC-space-damage-effects-end-phase', 83, {
  steps: {
    aftermath: [{ name: 'effects', insteadOf: 'effects', run: settleDamage }],
    closing: [{ name: 'effects', insteadOf: 'effects', run: settleDamage }],
  },
  covers: ['ASC-space-engagement-auto-end'],
});

/** Everybody whose structure is gone is a wreck; the others feel what was hit. */
function settleDamage(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = nth(play.state.units, id);
    if (!isLeft(unit)) continue;
    if (unit.structure <= 0) destroy(play, id, 'ASC-space-damage-effects-end-phase');
    else if (unit.fresh.length > 0) feel(play, id);
  }
}

export const effectRules: readonly RadarRule[] = [
  endPhase,
  engineFighter,
  engineLarge,
  engineStation,
  thruster,
  crewDropShip,
  crewCapital,
  crewKilled,
  fuel,
];
