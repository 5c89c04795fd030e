import { nth } from '@sortie/kernel';
import { ofAttacker } from '../attack/shot.ts';
import type { ArcName, WeaponClass } from '../card/card.ts';
import { has } from '../card/specials.ts';
import { type AlphaRule, core, effectOf, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isMech, marked, markOf, unitAt } from '../state.ts';
import { isAircraft, isDropShip, isSmallCraft } from './aircraft.ts';
import { arcHits, classesIn } from './arcs.ts';
import { crash } from './crash.ts';

type Effect = (play: Table, unit: Unit) => void;

const lose = (play: Table, unit: Unit): void =>
  play.emit({ type: 'damaged', unit: unit.id, armor: 0, structure: unit.structure, rule: 'AS-destroyed' });

const thrust = (unit: Unit): number => unit.moves[0]?.value ?? 0;
const withThrust = (unit: Unit, value: number): Unit['moves'] =>
  unit.moves.map((move, i) => (i === 0 ? { ...move, value: Math.max(0, value) } : move));

/** Fighters fly on half of it once, and not at all after that; bigger craft lose it in quarters of what they began with. */
export function thrustAfter(unit: Unit, hits: number): number {
  const printed = unit.card.moves[0]?.value ?? 0;
  const now = thrust(unit);
  if (!isDropShip(unit) && !isSmallCraft(unit)) return hits > 1 ? 0 : Math.min(now - 1, Math.floor(now / 2));
  if (hits > 2) return 0;
  const lost = (share: number): number => Math.max(1, Math.floor(printed * share + 0.5));
  return now - (hits === 1 ? lost(0.25) : Math.max(1, lost(0.5) - lost(0.25)));
}

const aeroEngine: Effect = (play, unit) => {
  if (!isAircraft(unit) || isMech(unit)) return;
  const engineHits = unit.engineHits + 1;
  const moves = withThrust(unit, thrustAfter(unit, engineHits));
  play.emit({ type: 'engineHit', unit: unit.id, hits: engineHits, rule: 'AS-crit-engine-aero', moves });
  stalls(play, unitAt(play.state, unit.id));
};

/** Without Thrust it is lost: in the air it falls, on the ground it never rises again and counts as destroyed. */
function stalls(play: Table, unit: Unit): void {
  if (thrust(unit) > 0) return;
  if (!unit.airborne) lose(play, unit);
  else if (!isDropShip(unit) && !isSmallCraft(unit)) crash(play, unit);
}

const fuel: Effect = (play, unit) => (unit.airborne ? crash(play, unit) : lose(play, unit));

/** Once; a second hit there finds nothing left to break. */
const thruster: Effect = (play, unit) => {
  if (marked(unit, 'thruster')) return;
  play.emit({ type: 'thrusterHit', unit: unit.id, moves: withThrust(unit, thrust(unit) - 1) });
  stalls(play, unitAt(play.state, unit.id));
};

/** The second hit on its crew leaves nobody to fly a DropShip. */
const crewHit: Effect = (play, unit) => {
  const value = (markOf(unit, 'crewHit')?.value ?? 0) + 1;
  play.emit({ type: 'crewHit', unit: unit.id, hits: value });
  if (value > 1) lose(play, unitAt(play.state, unit.id));
};

/** Bays with doors that a hit may jam: those of machines, of aircraft and of infantry. */
const BAY_CODES = ['MT', 'PT', 'VTM', 'VTH', 'VTS', 'AT', 'ST', 'IT'] as const;

/** One bay, by lot, lets nobody in or out any more. */
const door: Effect = (play, unit) => {
  const bays = BAY_CODES.filter(code => has(unit, code));
  if (bays.length === 0) return;
  const roll = bays.length > 1 ? play.roll(1, bays.length, 'AS-crit-crewhit') : undefined;
  if (roll) play.emit({ type: 'rolled', unit: unit.id, rule: 'AS-crit-crewhit', what: 'which bay is struck', roll });
  play.emit({ type: 'doorJammed', unit: unit.id, bay: nth(bays, (roll?.total ?? 1) - 1) });
};

/** What is broken is marked for those whom it concerns: collar and boom for the voyage home. */
const broken =
  (what: 'collar' | 'kfBoom'): Effect =>
  (play, unit) => {
    if (!marked(unit, what)) play.emit({ type: 'broke', unit: unit.id, what });
  };

/** One to two standard weapons, three and four capital guns, five and six missiles; what is not there is rolled again. */
const THIRDS: readonly (readonly WeaponClass[])[] = [['standard'], ['capital', 'subCapital'], ['missiles']];

/** A weapon hit on craft with several arcs: one class of the side that was struck loses a quarter. */
export function arcHit(play: Table, unit: Unit, arc: ArcName): boolean {
  const there = classesIn(unit.card.arcs?.[arc]);
  if (there.length === 0) return false;
  let found: WeaponClass | undefined = there.length === 1 ? there[0] : undefined;
  while (!found) {
    const die = play.roll(1, 6, 'ASC-tbl-random-weapon-class');
    play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-tbl-random-weapon-class', what: 'which weapons are struck', roll: die });
    found = nth(THIRDS, Math.floor((die.total - 1) / 2)).find(one => there.includes(one));
  }
  const lost = { arc, weapons: found, value: arcHits(unit, arc, found) + 1 };
  play.emit({ type: 'weaponHit', unit: unit.id, hits: unit.weaponHits + 1, rule: 'AS-crit-weapon', lost });
  return true;
}

const crewHits = (unit: Unit): number | undefined => 2 * (markOf(unit, 'crewHit')?.value ?? 0) || undefined;

export const aeroCriticalRules: readonly AlphaRule[] = [
  core('AS-crit-engine-aero', { ...effectOf('engine')(aeroEngine), covers: ['ASC-crit-engine-fighter', 'ASC-crit-engine-large'] }),
  core('AS-crit-fuel', effectOf('fuel')(fuel)),
  core('AS-crit-thruster', effectOf('thruster')(thruster)),
  core('AS-crit-crewhit', {
    steps: {
      effect: [crewHit, door, broken('collar'), broken('kfBoom')].flatMap(
        (run, i) => effectOf(nth(['crewHit', 'door', 'collar', 'kfBoom'], i))(run).steps?.effect ?? [],
      ),
    },
    adds: {
      ...ofAttacker(({ attacker, kind }) => (kind === 'weapon' && isAircraft(attacker) ? crewHits(attacker) : undefined)),
      control: ({ unit }) => (isAircraft(unit) ? crewHits(unit) : undefined),
    },
    covers: ['ASC-crit-crew-dropship', 'ASC-crit-door', 'ASC-crit-docking-collar'],
  }),
  core('ASC-tbl-random-weapon-class', {
    structural: 'a die names a class of weapons of an arc, and is rolled again where there is none',
    covers: ['ASC-crit-weapon-multi-arc'],
  }),
];
