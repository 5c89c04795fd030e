import type { Answer, Handler, Roll } from '@sortie/kernel';
import type { InitiativeRoll } from '../questions.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { AlphaStrike, Side, State, UnitId } from '../shape.ts';
import { alive } from '../state.ts';

const roll: AlphaRule = core('AS-init-roll', { covers: ['ASC-term-initiative'] });

/** Sides that roll: the two players, and every contingent of theirs that has an initiative of its own. */
export function sidesOf({ units }: State): readonly Side[] {
  const sides: Side[] = [0, 1].map(seat => ({ seat, contingent: 0 }));
  for (const { seat, contingent, ...unit } of units)
    if (contingent > 0 && alive(unit as State['units'][number]) && !sides.some(one => one.seat === seat && one.contingent === contingent))
      sides.push({ seat, contingent });
  return sides;
}

/** With more than two rolls the lowest moves first and only the contingent that is called moves. */
const notCalled = (view: State, { unit }: { readonly unit: UnitId }): string | undefined =>
  view.calling >= 0 && view.units[unit] && view.units[unit].contingent !== view.calling ? 'another contingent is called' : undefined;
const many: AlphaRule = core('AS-init-3sides', {
  forbids: { move: notCalled, fly: notCalled, overfly: notCalled, land: notCalled, liftOff: notCalled },
});

export const initiativeRules: readonly AlphaRule[] = [roll, many, core('AS-init-mods')];

/** Every side rolls; ties are rolled again. */
export const rollInitiative: Handler<AlphaStrike, 'rollInitiative'> = play => {
  const sides = sidesOf(play.state);
  play.run('initiative', { sides, totals: [], rolls: [], given: -1 });
};

/** What each side has come to. */
export const sumsOf = ({ rolls, totals }: InitiativeRoll): readonly number[] => rolls.map(({ total }, i) => total + totals[i]!.total);

/** Step by step, so that commanders may give way or try again. */
export const INITIATIVE_STEPS = {
  roll: (play: Table, about: InitiativeRoll): void => {
    if (about.given >= 0) return;
    about.totals = about.sides.map(({ seat, contingent }): Answer => play.ask('initiative', { state: play.state, seat, contingent }));
    do about.rolls = about.sides.map((): Roll => play.roll(2, 6, 'AS-init-roll'));
    while (new Set(sumsOf(about)).size < about.sides.length);
  },
  declare: (play: Table, about: InitiativeRoll): void => {
    const { sides, rolls, totals, given } = about;
    const sums = sumsOf(about);
    const order = sides.map((_, i) => i).sort((a, b) => sums[a]! - sums[b]!);
    const winner = given >= 0 ? given : sides[order.at(-1)!]!.seat;
    play.emit({ type: 'initiativeRolled', rolls, totals, winner, ...(sides.length > 2 ? { order: order.map(i => sides[i]!) } : {}) });
  },
};
