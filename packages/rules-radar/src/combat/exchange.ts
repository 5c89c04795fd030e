import { nth, sure } from '@sortie/kernel';
import type { Arc } from '../card/card.ts';
import { hasManyAttacks } from '../card/craft.ts';
import type { Table } from '../rule.ts';
import type { Clash, Unit } from '../shape.ts';
import { type Asking, clashing } from './clash.ts';
import { contestControl } from './control.ts';
import { ownSides, tailedBy, winnerOf } from './position.ts';
import { rangeOf } from './range.ts';
import { fires, shootAll } from './shoot.ts';
import { isArmed, usableIn } from './weapons.ts';

/** Take the exchange as far as it goes without asking anybody. */
export const proceed = (play: Table): void => play.run('exchange', { waits: false });

type Step = (play: Table, clash: Clash) => boolean;

const pairOf = (play: Table, clash: Clash): readonly [Unit, Unit] => [clashing(play.state, clash, 0), clashing(play.state, clash, 1)];

const answer: Step = (play, clash) => {
  if (clash.returns !== null) return false;
  const [first, second] = pairOf(play, clash);
  // Could the one that is attacked fire back at all?
  if (isArmed(play.book, second) && !second.turn.met.includes(first.id)) {
    play.emit({ type: 'asked', asks: 'answer', who: 1 });
    return true;
  }
  play.emit({ type: 'answered', fire: false, overheat: 0, bomb: null, chosen: false });
  return false;
};

const control: Step = (play, clash) => {
  if (!clash.control) play.emit({ type: 'steered', controls: contestControl(play, pairOf(play, clash), ['engage', 'engage'], clash) });
  return false;
};

/** Who shows what: the winner says for both, a fighter that is tailed shows its rear, and otherwise each for itself. */
const facing: Step = (play, clash) => {
  if (clash.arcs[0] !== null && clash.arcs[1] !== null) return false;
  const tail = tailedBy(play, clash);
  if (tail !== null) {
    play.emit({ type: 'faced', arcs: tail === 0 ? ['front', 'rear'] : ['rear', 'front'] });
    return false;
  }
  const winner = winnerOf(play, clash);
  if (winner !== null) {
    play.emit({ type: 'asked', asks: 'face', who: winner });
    return true;
  }
  return freely(play, clash);
};

/** Nobody has the better position: whoever has but one side shows it, and the others are asked in turn. */
function freely(play: Table, clash: Clash): boolean {
  const shown = (who: 0 | 1): Arc | null => {
    const sides = ownSides(clashing(play.state, clash, who));
    return clash.arcs[who] ?? (sides.length === 1 ? nth(sides, 0) : null);
  };
  const arcs = [shown(0), shown(1)] as const;
  if (arcs[0] !== clash.arcs[0] || arcs[1] !== clash.arcs[1]) play.emit({ type: 'faced', arcs });
  const open = arcs[0] === null ? 0 : arcs[1] === null ? 1 : null;
  if (open === null) return false;
  play.emit({ type: 'asked', asks: 'face', who: open });
  return true;
}

const range: Step = (play, clash) => {
  if (clash.bracket !== null || !clash.control) return false;
  const ranged = rangeOf(play, clash.control);
  if ('chooser' in ranged) {
    play.emit({ type: 'asked', asks: 'range', who: ranged.chooser });
    return true;
  }
  play.emit({ type: 'ranged', bracket: ranged.bracket, rule: ranged.rule });
  return false;
};

/** Craft that may join in the fire of another. */
export const helpersOf = ({ state, book }: Asking, unit: Unit): readonly Unit[] =>
  state.units.filter(helper => book.holds('helps', { unit, helper }) !== undefined);

/** Craft that have one attack fire whatever bears; the others are asked. */
const arming: Step = (play, { units }) => {
  for (const who of [0, 1] as const) {
    const clash = sure(play.state.clash, 'the exchange');
    if (clash.shots[who] !== null) continue;
    const unit = nth(play.state.units, units[who]);
    const free = fires(play, clash, who);
    const usable = free && clash.bombs[who] === null ? usableIn(play.book, unit, ...bearing(clash, who)) : [];
    if ((usable.length > 0 && hasManyAttacks(unit)) || (free && helpersOf(play, unit).length > 0)) {
      play.emit({ type: 'asked', asks: 'fire', who });
      return true;
    }
    play.emit({ type: 'readied', who, weapons: usable, helper: null });
  }
  return false;
};

/** The side that it fires from, and the range, once both are known. */
export const bearing = ({ arcs, bracket }: Clash, who: 0 | 1) =>
  [sure(arcs[who], 'the side that it shows'), sure(bracket, 'the range of the exchange')] as const;

const shooting: Step = (play, clash) => {
  shootAll(play, clash);
  return true;
};

/** A step of the sequence: nothing happens once somebody has been asked. */
const run =
  (step: Step) =>
  (play: Table, about: { waits: boolean }): void => {
    if (!about.waits && play.state.clash) about.waits = step(play, play.state.clash);
  };

export const EXCHANGE = {
  answer: run(answer),
  control: run(control),
  facing: run(facing),
  range: run(range),
  arming: run(arming),
  shooting: run(shooting),
};
