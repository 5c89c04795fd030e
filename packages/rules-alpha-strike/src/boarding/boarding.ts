import { nth } from '@sortie/kernel';
import { firepower } from '../attack/value.ts';
import { countOf, has } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import { gone } from '../hidden/gone.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isInfantry, isLarge, isOn, markOf, radiusOf, ridersOf } from '../state.ts';
import { freeSpot } from '../transport/transport.ts';

/** What one squad of marines can take: two points of armor and one of structure. Each of them deals a point at Short range. */
export const MARINE_POINTS = 3;
export const MARINE_DAMAGE = 1;

/** Whom infantry can board: big things, and whatever has a crew of its own to fight for it. */
export const isBoardable = (unit: Unit): boolean => !isInfantry(unit) && (isLarge(unit) || has(unit, 'CRW'));

/** Points of marines that are left aboard; those of a crew that has not been called up yet are all there. */
export const marinesOf = (unit: Unit): number => markOf(unit, 'marines')?.value ?? countOf(unit, 'CRW') * MARINE_POINTS;
const squads = (points: number): number => Math.ceil(points / MARINE_POINTS);

const strikes = (play: Table, who: Unit, what: string): boolean => {
  const needs = play.ask('trial', { state: play.state, unit: who, why: 'aboard', bySkill: true });
  const roll = play.roll(2, 6, 'AS-boarding');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: who.id, rule: 'AS-boarding', what, needs, roll, good });
  return good;
};

/** A crew that takes up arms does nothing else: it is stunned, and its marines are there from now on. */
function callUp(play: Table, ship: Unit): void {
  if (countOf(ship, 'CRW') === 0 || markOf(ship, 'marines')) return;
  play.emit({ type: 'crewArmed', unit: ship.id, marines: marinesOf(ship), until: play.state.turn + 1 });
}

/** One round aboard: boarders against infantry of the other side, or against the crew, both at once. */
function fight(play: Table, boarder: Unit, shipId: number): void {
  const ship = (): Unit => nth(play.state.units, shipId);
  const guard = ridersOf(play.state, shipId).find(one => one.seat === ship().seat && isInfantry(one) && one.structure > 0);
  if (!guard) callUp(play, ship());
  const marines = guard ? 0 : marinesOf(ship());
  const theirs = guard ? firepower(guard, 'standard', 0).points : squads(marines) * MARINE_DAMAGE;
  const ours = Math.max(1, firepower(boarder, 'standard', 0).points);
  if (!guard && marines === 0) {
    capture(play, boarder, ship());
    return;
  }
  const hit = strikes(play, boarder, 'fights aboard');
  const hitBack = strikes(play, guard ?? ship(), 'fights off the boarders');
  if (hit && guard) hurt(play, guard.id, ours, byRule('AS-boarding'));
  if (hit && !guard) play.emit({ type: 'marinesLost', unit: shipId, left: Math.max(0, marines - ours) });
  if (hitBack) hurt(play, boarder.id, Math.max(1, theirs), byRule('AS-boarding'));
  const left = nth(play.state.units, boarder.id);
  if (!guard && marinesOf(ship()) === 0 && left.structure > 0) capture(play, left, ship());
}

/** A ship that nobody defends any more is out of the game, and the boarders stand beside it. */
function capture(play: Table, boarder: Unit, ship: Unit): void {
  const at = isOn(ship) ? (freeSpot(play.state, ship, radiusOf(boarder)) ?? ship.at) : null;
  if (at) play.emit({ type: 'captured', unit: boarder.id, at, z: ship.z });
  gone(play, ship.id, 'AS-boarding', 'destroyed');
}

const boarding: AlphaRule = core('AS-boarding', {
  permits: { blow: ['board'] },
  forbids: {
    attack: ({ units }, { unit: id, target, how }) => {
      const [unit, foe] = [units[id], units[target]];
      if (how !== 'board' || !unit || !foe) return undefined;
      if (!isInfantry(unit)) return 'only infantry boards';
      return isBoardable(foe) && !foe.airborne ? undefined : 'there is nothing to board';
    },
    move: ({ units }, { unit: id, drops = [] }) =>
      drops.some(one => units[one] && units[one].seat !== units[id]?.seat) ? 'those are boarders' : undefined,
  },
  steps: {
    attack: [
      {
        name: 'grapple',
        after: 'record',
        run: (play, { aim, hit }) => {
          if (aim.how !== 'board' || !hit) return;
          play.emit({ type: 'boarded', unit: aim.attacker.id, into: aim.target.id, rule: 'AS-boarding' });
        },
      },
    ],
    ending: [
      {
        name: 'boarding',
        before: 'effects',
        run: play => {
          for (const { id } of play.state.units) {
            const unit = nth(play.state.units, id);
            const ship = markOf(unit, 'aboard')?.by;
            if (unit.fate === 'riding' && ship !== undefined && unit.structure > 0 && play.state.units[ship]?.fate === 'fighting')
              fight(play, unit, ship);
          }
        },
      },
    ],
  },
});

export const boardingRules: readonly AlphaRule[] = [
  boarding,
  core('AS-sua-crw', { structural: 'a crew is counted among the defenders of a ship' }),
];
