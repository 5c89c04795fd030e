import type { Answer, Roll } from '@sortie/kernel';
import { hasAny } from '../card/specials.ts';
import type { Test } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';

/** By how much a roll against a number succeeds; below 0 it fails. Rules may put in what always succeeds or fails, and who tries again. */
function marginOf(play: Table, unit: Unit, needs: Answer, roll: Roll, why: Test['why']): number {
  const test: Test = { unit, why, needs, roll, margin: roll.total - needs.total };
  play.run('testing', test);
  return test.margin;
}

const nothing = (): void => undefined;
export const TESTING = { testing: { begin: nothing, end: nothing } };

/** The margin of a Control Roll, of a roll for bombs, and of any other roll to hit that is no attack on a unit by an attack command. */
export const controlMargin = (play: Table, unit: Unit, needs: Answer, roll: Roll): number => marginOf(play, unit, needs, roll, 'control');
export const bombingMargin = (play: Table, unit: Unit, needs: Answer, roll: Roll): number => marginOf(play, unit, needs, roll, 'bombing');

export const shotMargin = (play: Table, unit: Unit, needs: Answer, roll: Roll): number => marginOf(play, unit, needs, roll, 'shot');

export const controlRules: readonly AlphaRule[] = [
  core('AS-control-roll', { base: { control: ({ unit }) => unit.skill } }),
  core('AS-sua-vr', { adds: { control: ({ unit }) => (hasAny(unit, 'VR') ? -1 : undefined) } }),
];
