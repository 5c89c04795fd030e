import type { Handler } from '@sortie/kernel';
import { aimOf } from '../../attack/aim.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { AlphaStrike, Unit, UnitId } from '../../shape.ts';
import { canAct, inContact, isMech, isOn, isProto, markOf, unitAt } from '../../state.ts';
import { carriedAll } from './burden.ts';
import { loadsOn } from './cargo.ts';

/** What lifting somebody against his will adds to a physical attack. */
export const UNWILLING = 3;

/** The two sides of a struggle: a physical attack of one on the other. */
function wrestle(play: Table, unit: UnitId, target: UnitId, lifts: boolean): number {
  const aim = aimOf(play.state, { type: 'attack', unit, target, how: 'strike' });
  if (!aim) return Number.NEGATIVE_INFINITY;
  const needs = play.ask('toHit', lifts ? { ...aim, within: 'lift' } : aim);
  const roll = play.roll(2, 6, 'ASC-cargo-pickup-unwilling');
  const margin = roll.total - needs.total;
  const what = lifts ? 'tries to lift' : 'struggles';
  play.emit({ type: 'rolled', unit, rule: 'ASC-cargo-pickup-unwilling', what, needs, roll, good: margin >= 0 });
  return margin;
}

const willing = (lifter: Unit, target: Unit): boolean => lifter.seat === target.seat || !canAct(target);

export const lift: Handler<AlphaStrike, 'lift'> = (play, { unit: id, target }) => {
  const { turn } = play.state;
  const [unit, cargo] = [unitAt(play.state, id), unitAt(play.state, target)];
  let held = true;
  if (!willing(unit, cargo)) {
    const mine = wrestle(play, id, target, true);
    const theirs = wrestle(play, target, id, false);
    held = mine >= 0 && mine > theirs;
  }
  const before = markOf(unit, 'lifting');
  const since = before?.by === target && before.until === turn ? before.value : turn;
  if (held) play.emit({ type: 'loadGripped', unit: id, load: target, since, until: turn + 1 });
  else play.emit({ type: 'gripLost', unit: id });
};

/** In the End Phase a 'Mech has its load; everybody else needs a turn more in contact with it. */
function hoist(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    const hold = markOf(unit, 'lifting');
    if (!hold || !isOn(unit) || !unit.did.includes('lift')) continue;
    const cargo = play.state.units[hold.by];
    if (!isOn(cargo) || !inContact(unit, cargo)) continue;
    if (!(isMech(unit) || isProto(unit)) && hold.value === play.state.turn) continue;
    takeUp(play, unit, cargo);
  }
}

function takeUp(play: Table, unit: Unit, cargo: Unit): void {
  play.emit({ type: 'pickedUp', unit: cargo.id, by: unit.id });
  const before = carriedAll(unit).map(id => unitAt(play.state, id));
  play.emit({ type: 'loadTaken', unit: unit.id, loads: loadsOn(unit, [...before, cargo]) });
}

export const liftRules: readonly AlphaRule[] = [
  core('ASC-cargo-pickup-other', { steps: { ending: [{ name: 'lifting', after: 'orders', run: hoist }] } }),
  core('ASC-cargo-pickup-unwilling', { adds: { toHit: ({ within }) => (within === 'lift' ? UNWILLING : undefined) } }),
];
