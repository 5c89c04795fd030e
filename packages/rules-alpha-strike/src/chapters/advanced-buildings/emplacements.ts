import { table as geometry } from '@sortie/geometry';
import { gunOf } from '../../artillery/guns.ts';
import { ofAttacker } from '../../attack/shot.ts';
import { firepower } from '../../attack/value.ts';
import { houseOf, isEmplaced } from '../../buildings/wreck.ts';
import { artilleryOf, has } from '../../card/specials.ts';
import { destroy } from '../../criticals/settle.ts';
import { type AlphaRule, core, firstOf, type Seen, type Table } from '../../rule.ts';
import { tableOf } from '../../sequence/setup.ts';
import type { Command, State, Unit } from '../../shape.ts';
import { isOn, onTable } from '../../state.ts';
import { automatedSkill } from './armed.ts';
import { misplaced } from './emplacement-places.ts';

/** Margin that strikes the gun instead of the walls, and what is then needed on two dice to silence a part of it. */
export const GUN_MARGIN = 3;
export const GUN_NEEDS = 7;

/** Does a shot with this margin strike the gun it was meant for? */
function strikesGun(play: Table, id: number | undefined, margin: number, by: number): boolean {
  const gun = id === undefined ? undefined : play.state.units[id];
  if (!isOn(gun) || margin < GUN_MARGIN) return false;
  const needs = play.ask('trial', { state: play.state, unit: gun, why: 'gun' });
  const roll = play.roll(2, 6, 'ASC-armed-building-emplacement-damage');
  const good = roll.total >= needs.total;
  const what = good ? 'the gun is damaged' : 'the gun holds';
  play.emit({ type: 'rolled', unit: by, rule: 'ASC-armed-building-emplacement-damage', what, needs, roll, good });
  if (good) wearGun(play, gun);
  return true;
}

function wearGun(play: Table, gun: Unit): void {
  const weaponHits = gun.weaponHits + 1;
  play.emit({ type: 'weaponHit', unit: gun.id, hits: weaponHits, rule: 'ASC-armed-building-emplacement-damage' });
  if (!isArmed({ ...gun, weaponHits })) destroy(play, gun.id);
}

const isArmed = (gun: Unit): boolean =>
  ([0, 1, 2] as const).some(bracket => firepower(gun, 'standard', bracket).points > 0) ||
  artilleryOf(gun.card).some(({ code }) => (gunOf(code)?.inner ?? 0) > gun.weaponHits);

/** At every gun of the other side on a building. */
function* shots(view: Seen, unit: Unit): Generator<Command> {
  for (const other of onTable(view)) {
    if (other.seat === unit.seat || other.hidden || !isEmplaced(other)) continue;
    const house = houseOf(view, other);
    if (house) yield { type: 'demolish', unit: unit.id, piece: house.id, gun: other.id };
  }
}

const inFront = (gun: Unit, unit: Unit): boolean =>
  !has(gun, 'WALL') || (isOn(gun) && isOn(unit) && geometry.inArc(gun.at, gun.facing, 180, unit.at));

const targeting: AlphaRule = core('ASC-armed-building-targeting', {
  offers: { works: ({ view, unit }) => shots(view, unit) },
  forbidsSetup: setup => firstOf(setup.forces, force => misplaced(tableOf(setup), force)?.reason),
  forbids: {
    attack: ({ units }, { target }) => (units[target] && isEmplaced(units[target]) ? 'shoot at its building to hit the gun' : undefined),
    demolish: (view: State, { unit, piece, gun: id }) => {
      if (id === undefined) return undefined;
      const [shooter, gun] = [view.units[unit], view.units[id]];
      if (!isOn(gun) || !isEmplaced(gun) || houseOf(view, gun)?.id !== piece) return 'there is no such gun on it';
      return shooter && inFront(gun, shooter) ? undefined : 'the gun is in another wall';
    },
  },
});

const agreed: AlphaRule = core('ASC-armed-building-attacks', {
  adds: {
    ...ofAttacker(({ attacker }) => (has(attacker, 'AUTO') ? automatedSkill(attacker.skill) - attacker.skill || undefined : undefined)),
    artillery: ({ unit }) => (has(unit, 'AUTO') ? automatedSkill(unit.skill) - unit.skill || undefined : undefined),
  },
  forbids: {
    attack: ({ units }, { unit }, _seat, book) =>
      units[unit] && isEmplaced(units[unit]) && !book.permits('gun', 'emplaced')
        ? 'the players have not agreed on armed buildings'
        : undefined,
  },
  covers: ['ASC-armed-building-skill'],
});

export const emplacementRules: readonly AlphaRule[] = [
  targeting,
  agreed,
  core('ASC-armed-building-emplacement-damage', {
    base: { trial: ({ why }) => (why === 'gun' ? GUN_NEEDS : undefined) },
    steps: {
      demolishing: [
        {
          name: 'guns',
          before: 'walls',
          run: (play, about) => {
            about.done ||= strikesGun(play, about.gun, about.margin, about.unit);
          },
        },
      ],
    },
  }),
  core('ASC-armed-building-wall', {
    forbids: {
      attack: ({ units }, { unit, target }) => {
        const [gun, foe] = [units[unit], units[target]];
        return gun && foe && has(gun, 'WALL') && !inFront(gun, foe) ? 'its own building is in the way' : undefined;
      },
    },
  }),
  core('ASC-artillery-emplacement-attacks', {
    structural: 'guns of an emplacement fire like any artillery, and are attacked like turrets on a roof',
    covers: ['ASC-artillery-emplacement-placement'],
  }),
];
