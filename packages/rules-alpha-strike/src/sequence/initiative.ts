import { type Answer, type Handler, last, nth, type Roll } from '@sortie/kernel';
import { isScout } from '../electronics/scouts.ts';
import type { InitiativeRoll } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, Side, State } from '../shape.ts';
import { alive } from '../state.ts';

/** Sides that roll: the two players, and every contingent of theirs that has an initiative of its own. */
export function sidesOf({ units }: State): readonly Side[] {
  const sides: Side[] = [0, 1].map(seat => ({ seat, contingent: 0 }));
  for (const unit of units) {
    const { seat, contingent } = unit;
    if (contingent > 0 && alive(unit) && !sides.some(one => one.seat === seat && one.contingent === contingent))
      sides.push({ seat, contingent });
  }
  return sides;
}

/** Every side rolls; ties are rolled again. */
export const rollInitiative: Handler<AlphaStrike, 'rollInitiative'> = play => {
  const sides = sidesOf(play.state);
  play.run('initiative', { sides, totals: [], rolls: [], given: -1 });
};

/** What each side has come to. */
export const sumsOf = ({ rolls, totals }: InitiativeRoll): readonly number[] => rolls.map(({ total }, i) => total + nth(totals, i).total);

/** Each scout serves itself and three others; a force that is served as a whole rolls better. */
function isScouted({ units }: State, { seat, contingent }: Side): boolean {
  const force = units.filter(unit => unit.seat === seat && unit.contingent === contingent && alive(unit));
  return force.length > 0 && 4 * force.filter(isScout).length >= force.length;
}

function rollForAll(play: Table, about: InitiativeRoll): void {
  if (about.given >= 0) return;
  about.totals = about.sides.map(({ seat, contingent }): Answer => play.ask('initiative', { state: play.state, seat, contingent }));
  do about.rolls = about.sides.map((): Roll => play.roll(2, 6, 'AS-init-roll'));
  while (new Set(sumsOf(about)).size < about.sides.length);
}

export const initiativeRules: readonly AlphaRule[] = [
  core('AS-init-roll', {
    steps: { initiative: [{ name: 'roll', insteadOf: 'roll', run: rollForAll }] },
    covers: ['ASC-term-initiative'],
  }),
  core('AS-init-mods', {
    adds: { initiative: ({ state, seat, contingent = 0 }) => (isScouted(state, { seat, contingent }) ? 1 : undefined) },
  }),
];

/** Step by step, so that commanders may give way or try again. */
export const INITIATIVE_STEPS = {
  roll: (): void => undefined,
  declare: (play: Table, about: InitiativeRoll): void => {
    const { sides, rolls, totals, given } = about;
    const sums = sumsOf(about);
    const order = sides.map((_, i) => i).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0));
    const winner = given >= 0 ? given : nth(sides, last(order)).seat;
    play.emit({ type: 'initiativeRolled', rolls, totals, winner, ...(sides.length > 2 ? { order: order.map(i => nth(sides, i)) } : {}) });
  },
};
