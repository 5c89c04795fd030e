import type { Arc, WeaponClass } from '../card/card.ts';
import { attackLimit, classesIn } from '../card/craft.ts';
import { strike } from '../damage/apply.ts';
import { isAdrift } from '../movement/thrust.ts';
import type { Aim, Shooting } from '../questions.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Clash } from '../shape.ts';
import { dockedTo } from '../state.ts';
import { defeats } from './point-defense.ts';
import { tailedBy } from './position.ts';

type Fires = (play: Table, clash: Clash, who: 0 | 1) => boolean;

/** Everything that both have readied, the attacker first; what it does counts only from the End Phase on. */
export function shootAll(play: Table, fires: Fires): void {
  const clash = play.state.clash!;
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
const committedIn = (play: Table, { units, returns, grapple }: Clash): readonly number[] =>
  units.filter((id, who) => attackLimit(play.state.units[id]!) === 1 && (who === 0 ? !grapple : returns === true));

const sideOf = (clash: Clash, who: 0 | 1): Arc => clash.arcs[who] ?? 'front';

/** The table, or a view of it and the rules. */
type Asking = Pick<Table, 'state' | 'book'>;

/** A shot of this exchange by one of the two, or by a craft that hangs on it. */
function aimIn(play: Asking, clash: Clash, who: 0 | 1, more: Pick<Aim, 'attacker' | 'weapon'> & Partial<Aim>): Aim {
  const target = play.state.units[clash.units[who === 0 ? 1 : 0]]!;
  return {
    state: play.state,
    target,
    bomb: null,
    arc: sideOf(clash, who),
    struck: sideOf(clash, who === 0 ? 1 : 0),
    bracket: clash.bracket!,
    way: 'engage',
    tailing: false,
    secondary: false,
    overheat: 0,
    adrift: isAdrift(play.book, target),
    lead: 0,
    ...more,
  };
}

/** A shot with one class of weapons, and with whatever bears on it now. */
export function aimOf(play: Asking, clash: Clash, who: 0 | 1, weapon: WeaponClass): Aim {
  const attacker = play.state.units[clash.units[who]]!;
  const { primary } = attacker.turn;
  return aimIn(play, clash, who, {
    attacker,
    weapon,
    bomb: clash.bombs[who],
    tailing: tailedBy(play.state, clash) === who,
    secondary: primary !== null && primary !== clash.units[who === 0 ? 1 : 0],
    overheat: clash.overheat[who],
  });
}

const shoot = (play: Table, clash: Clash, who: 0 | 1, weapon: WeaponClass): void =>
  void attack(play, aimOf(play, clash, who, weapon), false);

/** The nose of a docked DropShip, at the skill of its own crew. */
function bonus(play: Table, clash: Clash, who: 0 | 1, helper: number): void {
  const attacker = play.state.units[helper]!;
  for (const weapon of classesIn(attacker, 'front')) attack(play, aimIn(play, clash, who, { attacker, weapon, arc: 'front' }), true);
}

/** Roll one attack and record what it does. */
export function attack(play: Table, aim: Aim, free: boolean): Shooting {
  const { attacker, target, arc, weapon, bomb, struck, bracket, way, overheat } = aim;
  const toHit = play.ask('toHit', aim);
  const roll = defeats(play.state, aim) ? null : play.roll(2, 6, 'ASC-space-roll-to-hit');
  const hit = roll !== null && roll.total >= toHit.total;
  const damage = hit ? play.ask('damage', aim) : null;
  play.emit({
    type: 'fired',
    unit: attacker.id,
    target: target.id,
    arc,
    weapon,
    bomb,
    struck,
    bracket,
    way,
    toHit,
    roll,
    hit,
    damage,
    overheat,
    free,
  });
  const shooting: Shooting = { aim, hit, damage: damage?.total ?? 0 };
  play.run('attack', shooting);
  if (shooting.hit && shooting.damage > 0 && way === 'engage') land(play, target.id, shooting.damage, struck, attacker.id);
  return shooting;
}

/** A ship with DropShips attached may be struck on one of them instead. */
function land(play: Table, id: number, damage: number, struck: Arc, by: number): void {
  const docked = dockedTo(play.state, id);
  const astray = docked.length > 0 && play.roll(1, 6, 'ASC-dock-damage-share').total >= 5;
  if (!astray) strike(play, id, damage, struck, by);
  else
    strike(play, docked[docked.length > 1 ? play.roll(1, docked.length, 'ASC-dock-damage-share').total - 1 : 0]!.id, damage, 'front', by);
}

export const shootRules: readonly RadarRule[] = [asc('ASC-space-roll-to-hit', 80), asc('ASC-space-damage-timing', 80)];
