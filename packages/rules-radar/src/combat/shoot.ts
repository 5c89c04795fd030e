import { nth, sure } from '@sortie/kernel';
import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import { attackLimit, classesIn } from '../card/craft.ts';
import { strike } from '../damage/apply.ts';
import { isAdrift } from '../movement/thrust.ts';
import type { Aim, Shooting } from '../questions.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Clash } from '../shape.ts';
import { bracketFor } from './brackets.ts';
import { type Asking, clashing, otherOf } from './clash.ts';
import { tailedBy } from './position.ts';

/** Does it attack with weapons of its own? */
const attacks = ({ book }: Asking, clash: Clash, who: 0 | 1): boolean => book.holds('attacks', { clash, who }) !== undefined;

/** Does it fire in this exchange in the end? */
export const fires = (asking: Asking, clash: Clash, who: 0 | 1): boolean =>
  attacks(asking, clash, who) && asking.book.holds('silenced', { tail: tailedBy(asking, clash), who }) === undefined;

/** Everything that both have readied, the attacker first; what it does counts only from the End Phase on. */
export function shootAll(play: Table, clash: Clash): void {
  for (const who of [0, 1] as const) {
    if (!fires(play, clash, who)) continue;
    const weapons = clash.shots[who] ?? [];
    if (clash.bombs[who] !== null) shoot(play, clash, who, 'missiles');
    else for (const weapon of weapons) shoot(play, clash, who, weapon);
    const helper = clash.helpers[who];
    if (helper !== null) bonus(play, clash, who, helper);
  }
  play.emit({ type: 'exchanged', committed: committedIn(play, clash) });
}

/** Whoever has a single attack has had it, even if it could not fire in the end. */
const committedIn = (play: Table, clash: Clash): readonly number[] =>
  ([0, 1] as const)
    .filter(who => attackLimit(clashing(play.state, clash, who)) === 1 && attacks(play, clash, who))
    .map(who => clash.units[who]);

const sideOf = (clash: Clash, who: 0 | 1): Arc => clash.arcs[who] ?? 'front';

/** The bracket at which a shot of an exchange counts: missiles that are carried outside fly like those of ships. */
export const countedIn = ({ book }: Asking, weapon: WeaponClass, bomb: Aim['bomb'], bracket: Bracket): Bracket =>
  bracketFor(book, bomb === null ? weapon : 'missiles', bracket);

/** A shot of this exchange by one of the two, or by a craft that hangs on it. */
function aimIn(asking: Asking, clash: Clash, who: 0 | 1, more: Pick<Aim, 'attacker' | 'weapon'> & Partial<Aim>): Aim {
  const { state, book } = asking;
  const target = clashing(state, clash, otherOf(who));
  const bracket = sure(clash.bracket, 'the range of the exchange');
  return {
    state,
    target,
    bomb: null,
    arc: sideOf(clash, who),
    struck: sideOf(clash, otherOf(who)),
    bracket,
    counted: countedIn(asking, more.weapon, more.bomb ?? null, bracket),
    way: 'engage',
    tailing: false,
    secondary: false,
    overheat: 0,
    adrift: isAdrift(book, target),
    lead: 0,
    ...more,
  };
}

/** A shot with one class of weapons, and with whatever bears on it now. */
export function aimOf(asking: Asking, clash: Clash, who: 0 | 1, weapon: WeaponClass): Aim {
  const attacker = clashing(asking.state, clash, who);
  const { primary } = attacker.turn;
  return aimIn(asking, clash, who, {
    attacker,
    weapon,
    bomb: clash.bombs[who],
    tailing: tailedBy(asking, clash) === who,
    secondary: primary !== null && primary !== clash.units[otherOf(who)],
    overheat: clash.overheat[who],
  });
}

const shoot = (play: Table, clash: Clash, who: 0 | 1, weapon: WeaponClass): void =>
  void attack(play, aimOf(play, clash, who, weapon), false);

/** The nose of a craft that joins in, at the skill of its own crew. */
function bonus(play: Table, clash: Clash, who: 0 | 1, helper: number): void {
  const attacker = nth(play.state.units, helper);
  for (const weapon of classesIn(attacker, 'front')) attack(play, aimIn(play, clash, who, { attacker, weapon, arc: 'front' }), true);
}

/** Roll one attack and record what it does. */
export function attack(play: Table, aim: Aim, free: boolean): Shooting {
  const { attacker, target, arc, weapon, bomb, struck, bracket, way, overheat } = aim;
  const toHit = play.ask('toHit', aim);
  const shooting: Shooting = { aim, free, roll: null, hit: false, damage: 0 };
  if (play.book.holds('stopped', aim) === undefined) play.run('rolling', shooting);
  shooting.hit = shooting.roll !== null && shooting.roll.total >= toHit.total;
  const damage = shooting.hit ? play.ask('damage', aim) : null;
  shooting.damage = damage?.total ?? 0;
  const { roll, hit } = shooting;
  const unit = attacker.id;
  play.emit({ type: 'fired', unit, target: target.id, arc, weapon, bomb, struck, bracket, way, toHit, roll, hit, damage, overheat, free });
  play.run('attack', shooting);
  return shooting;
}

const rollToHit: RadarRule = asc('ASC-space-roll-to-hit', 80, {
  steps: {
    rolling: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play, shooting) => {
          shooting.roll = play.roll(2, 6, 'ASC-space-roll-to-hit');
        },
      },
    ],
  },
});

/** What a shot of an exchange does is marked at once, and felt in the End Phase. */
const timing: RadarRule = asc('ASC-space-damage-timing', 80, {
  steps: {
    attack: [
      {
        name: 'mark',
        after: 'effect',
        run: (play, { aim: { target, struck, attacker, way }, hit, damage }) => {
          if (hit && damage > 0 && way === 'engage') strike(play, target.id, damage, struck, attacker.id, true);
        },
      },
    ],
  },
});

export const shootRules: readonly RadarRule[] = [rollToHit, timing];
