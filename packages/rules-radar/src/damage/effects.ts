import type { RuleId } from '@sortie/kernel';
import { has, isDropShip, isFighter, isSatellite, isSmallCraft, isWarShip, keepsStation } from '../card/craft.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Hits, Unit } from '../shape.ts';
import { dockedTo, isLeft } from '../state.ts';

/** Whoever feels it once feels it no more. */
const isSpent = (unit: Unit, crit: keyof Hits | string): boolean => crit === 'thruster' && unit.hits.thruster > 0;

/** Let the critical hits that were rolled begin to be felt. */
export function feel(play: Table, id: number): void {
  while (play.state.units[id]!.fresh.length > 0) {
    const unit = play.state.units[id]!;
    const fresh = unit.fresh[0]!;
    const crit = isSpent(unit, fresh.crit) ? 'none' : fresh.crit;
    const felt = { ...fresh, crit };
    play.emit({ type: 'critTook', unit: id, crit, fresh: felt });
    const dead = deathBy(play.state.units[id]!, crit);
    if (dead) {
      destroy(play, id, dead);
      return;
    }
  }
}

/** Out of the game, with everything that hangs on it. */
export function destroy(play: Table, id: number, rule: RuleId): void {
  for (const docked of dockedTo(play.state, id)) play.emit({ type: 'destroyed', unit: docked.id, rule });
  play.emit({ type: 'destroyed', unit: id, rule });
}

const CREW: { readonly small: number; readonly large: number } = { small: 2, large: 4 };
/** DropShips, small craft and satellites have crews of two hits, ships of four. */
const hasSmallCrew = (unit: Unit): boolean => isDropShip(unit) || isSmallCraft(unit) || isSatellite(unit);

function deathBy(unit: Unit, crit: string): RuleId | undefined {
  const { hits } = unit;
  if (crit === 'crewKilled') return 'ASC-crit-crew-killed';
  if (crit === 'crew') {
    if (hasSmallCrew(unit)) return hits.crew >= CREW.small ? 'ASC-crit-crew-dropship' : undefined;
    return hits.crew >= CREW.large ? 'ASC-crit-crew-capital' : undefined;
  }
  if (crit !== 'engine') return undefined;
  if (isFighter(unit)) return hits.engine >= 2 ? 'ASC-crit-engine-fighter' : undefined;
  if (hits.engine < 3) return undefined;
  return keepsStation(unit) ? 'ASC-crit-engine-station-keeping' : 'ASC-crit-engine-large';
}

/** Half of the Thrust, rounded down, but at least a point is lost. */
const fighterLoss = (unit: Unit): number => Math.max(1, unit.card.thrust - Math.floor(unit.card.thrust / 2));
/** A quarter of the Thrust for the first hit, half of the original in all for the second; rounded normally, at least a point each. */
const largeLoss = (unit: Unit): number => {
  const part = unit.hits.engine === 1 ? Math.floor((unit.card.thrust + 2) / 4) : Math.floor((unit.card.thrust + 1) / 2);
  return Math.max(unit.hits.engine, part);
};

const engineFighter: RadarRule = asc('ASC-crit-engine-fighter', 82, {
  adds: { thrust: ({ unit }) => (isFighter(unit) && unit.hits.engine === 1 ? -fighterLoss(unit) : undefined) },
});
const engineLarge: RadarRule = asc('ASC-crit-engine-large', 82, {
  adds: {
    thrust: ({ unit }) => (!isFighter(unit) && !keepsStation(unit) && unit.hits.engine > 0 ? -largeLoss(unit) : undefined),
  },
});
const thruster: RadarRule = asc('ASC-crit-thruster', 82, {
  adds: { thrust: ({ unit }) => (unit.hits.thruster > 0 && !keepsStation(unit) ? -1 : undefined) },
});

const crewAll = (unit: Unit): number | undefined => 2 * unit.hits.crew || undefined;
const crewDropShip: RadarRule = asc('ASC-crit-crew-dropship', 82, {
  adds: {
    toHit: ({ attacker }) => (hasSmallCrew(attacker) ? crewAll(attacker) : undefined),
    control: ({ unit }) => (hasSmallCrew(unit) ? crewAll(unit) : undefined),
  },
});
const crewCapital: RadarRule = asc('ASC-crit-crew-capital', 82, {
  adds: {
    toHit: ({ attacker }) => (hasSmallCrew(attacker) ? undefined : crewAll(attacker)),
    control: ({ unit }) => (hasSmallCrew(unit) ? undefined : crewAll(unit)),
  },
});

/** Damage and critical hits are felt in the End Phase, and wrecks are taken away then. */
const endPhase: RadarRule = asc('ASC-space-damage-effects-end-phase', 83, {
  steps: {
    aftermath: [
      {
        name: 'effects',
        insteadOf: 'effects',
        run: play => settleDamage(play),
      },
    ],
  },
  covers: ['ASC-space-engagement-auto-end'],
});

/** Everybody whose structure is gone is a wreck; the others feel what was hit. */
export function settleDamage(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = play.state.units[id]!;
    if (!isLeft(unit)) continue;
    if (unit.structure <= 0) destroy(play, id, 'ASC-space-damage-effects-end-phase');
    else if (unit.fresh.length > 0) feel(play, id);
  }
}

/** KF Drive hits that a ship can stand: its Size, and a WarShip twice that. */
export const driveLimit = (unit: Unit): number => (isWarShip(unit) ? 2 : 1) * unit.card.size;
export const driveWorks = (unit: Unit): boolean => has(unit, 'KF') && unit.hits.kfDrive <= driveLimit(unit);

export const effectRules: readonly RadarRule[] = [
  endPhase,
  engineFighter,
  engineLarge,
  thruster,
  crewDropShip,
  crewCapital,
  asc('ASC-crit-engine-station-keeping', 82),
  asc('ASC-crit-crew-killed', 82),
  asc('ASC-crit-fuel', 82),
  asc('ASC-crit-kf-drive', 82),
];
