import { type Handler, sure } from '@sortie/kernel';
import { lineOf } from '../aerospace/aircraft.ts';
import { NONE } from '../card/card.ts';
import { applyHit } from '../damage/apply.ts';
import type { Aim, Attack } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { AlphaStrike, AttackCommand, How } from '../shape.ts';
import { fromBehind } from '../sight/arcs.ts';
import { canAct, isOn, type Standing } from '../state.ts';
import { aimOf } from './aim.ts';
import { overhead } from './run-area.ts';
import { firepowerBy } from './value.ts';

/** One attack, step by step; rules may put steps in or in the place of others. */
export const ATTACK_STEPS = {
  aim: (play: Table, attack: Attack): void => {
    attack.toHit = play.ask('toHit', attack.aim);
  },
  roll: (play: Table, attack: Attack): void => {
    const roll = play.roll(2, 6, 'AS-dice');
    attack.roll = roll;
    attack.margin = roll.total - sure(attack.toHit, 'the to-hit number').total;
    attack.hit = attack.margin >= 0;
  },
  value: (play: Table, attack: Attack): void => {
    // A step before this one may have settled what is dealt.
    if (!attack.hit || attack.value !== NONE) return;
    const { aim } = attack;
    attack.value = aim.kind === 'weapon' ? firepowerBy(play.book, aim.attacker, aim.how, aim.bracket, aim.arc) : NONE;
  },
  minimal: (): void => undefined,
  damage: (play: Table, attack: Attack): void => {
    const { aim } = attack;
    if (!attack.hit || aim.kind === 'device') return;
    const { attacker, target } = aim;
    const rear = isOn(attacker) && isOn(target) && !passing(aim.how, attacker, target) && fromBehind(attacker, target);
    attack.damage = play.ask('damage', { ...aim, value: attack.value, rear });
    if (aim.kind === 'weapon' && attack.value.points === 0) return;
    const strike = { ...aim, value: attack.value, rear, ...(attack.flak ? { flak: attack.flak } : {}) };
    const taken = play.ask('taken', { ...strike, dealt: attack.damage.total });
    attack.dealt = play.ask('soaked', { ...strike, dealt: taken.total }).total;
  },
  record: (play: Table, attack: Attack): void => {
    const { aim, toHit, roll, hit, damage } = attack;
    play.emit({
      type: 'attacked',
      unit: aim.attacker.id,
      target: aim.target.id,
      how: aim.how,
      toHit: sure(toHit, 'the to-hit number'),
      roll: sure(roll, 'the roll'),
      hit,
      ...(damage ? { damage } : {}),
      ...(aim.spotter ? { spotter: aim.spotter.id } : {}),
      ...(aim.arc ? { arc: aim.arc } : {}),
    });
  },
  heat: (): void => undefined,
  apply: (play: Table, attack: Attack): void => {
    if (attack.hit && attack.dealt > 0) applyHit(play, attack);
  },
  after: (): void => undefined,
};

/** Whoever strafes, or is shot at from the strip it flew over, shows nobody its back. */
const passing = (how: How, attacker: Standing, target: Standing): boolean =>
  how === 'strafe' ||
  how === 'airStrike' ||
  lineOf(target) !== undefined ||
  (target.moved?.run !== undefined && overhead(attacker, target) !== undefined);

export function newAttack(aim: Aim): Attack {
  return { aim, toHit: null, roll: null, hit: false, margin: 0, value: NONE, damage: null, dealt: 0, missed: 0 };
}

export const attack: Handler<AlphaStrike, 'attack'> = (play, command: AttackCommand) => {
  const aim = aimOf(play.state, command);
  if (!aim) return;
  play.run('provoking', aim);
  const now = aimOf(play.state, command);
  if (now && canAct(now.attacker)) play.run('attack', newAttack(now));
};
