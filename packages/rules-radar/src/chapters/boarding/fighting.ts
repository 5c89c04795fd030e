import { nth } from '@sortie/kernel';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import { endsTurn } from '../../sequence/order.ts';
import { REGULAR } from '../../setup/setup.ts';
import type { Unit } from '../../shape.ts';
import { dockedTo, fighting, isFighting } from '../../state.ts';

/** What one squad of marines can take: two points of armor and one of structure. */
export const MARINE_POINTS = 3;
const squads = (points: number): number => Math.ceil(points / MARINE_POINTS);

/** Over the grapple goes everybody who can. */
function goOver(play: Table): void {
  for (const { id } of fighting(play.state)) {
    const unit = nth(play.state.units, id);
    const target = unit.grip === null ? undefined : play.state.units[unit.grip];
    if (!isFighting(target) || unit.marines === 0 || !endsTurn(play.state, unit)) continue;
    play.emit({ type: 'boarded', unit: target.id, marines: target.marines, boarders: target.boarders + unit.marines, from: id });
  }
}

/** A round of fighting aboard: both sides roll, and each squad that strikes takes a point of the others. */
function fight(play: Table, ship: Unit): void {
  if (ship.marines === 0) {
    capture(play, ship.id);
    return;
  }
  const rolls = [play.roll(2, 6, 'ASC-boarding-resolution'), play.roll(2, 6, 'ASC-boarding-resolution')] as const;
  const struck = rolls[0].total >= REGULAR ? squads(ship.boarders) : 0;
  const struckBack = rolls[1].total >= ship.skill ? squads(ship.marines) : 0;
  const marines = Math.max(0, ship.marines - struck);
  const boarders = Math.max(0, ship.boarders - struckBack);
  play.emit({ type: 'boardingFought', unit: ship.id, rolls, marines, boarders });
  if (marines === 0 && boarders > 0) capture(play, ship.id);
}

/** Taken, with everything that hangs on it. */
function capture(play: Table, id: number): void {
  for (const unit of [...dockedTo(play.state, id).map(one => one.id), id])
    play.emit({ type: 'captured', unit, rule: 'ASC-boarding-resolution' });
}

const resolution: RadarRule = asc('ASC-boarding-resolution', 86, {
  steps: {
    closing: [
      {
        name: 'boarding',
        insteadOf: 'boarding',
        run: play => {
          goOver(play);
          for (const { id } of fighting(play.state)) {
            const ship = nth(play.state.units, id);
            if (ship.boarders > 0 && endsTurn(play.state, ship)) fight(play, ship);
          }
        },
      },
    ],
  },
});

export const boardingRules: readonly RadarRule[] = [resolution];
