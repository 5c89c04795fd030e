import { grappled } from '../boarding/grapple.ts';
import type { Arc } from '../card/card.ts';
import { hasManyAttacks } from '../card/craft.ts';
import type { Table } from '../rule.ts';
import type { Clash, Unit } from '../shape.ts';
import { dockedTo } from '../state.ts';
import { contestControl } from './control.ts';
import { ownSides, tailedBy, winnerOf } from './position.ts';
import { rangeOf } from './range.ts';
import { shootAll } from './shoot.ts';
import { isArmed, usableIn } from './weapons.ts';

/** Take the exchange as far as it goes without asking anybody. */
export const proceed = (play: Table): void => play.run('exchange', { waits: false });

type Step = (play: Table, clash: Clash) => boolean;

const pairOf = (play: Table, { units }: Clash): readonly [Unit, Unit] => [play.state.units[units[0]]!, play.state.units[units[1]]!];

/** Could the one that is attacked fire back at all? */
export const canAnswer = (unit: Unit, foe: number): boolean => isArmed(unit) && !unit.turn.met.includes(foe);

const answer: Step = (play, clash) => {
  if (clash.returns !== null) return false;
  const [first, second] = pairOf(play, clash);
  if (canAnswer(second, first.id)) {
    play.emit({ type: 'asked', asks: 'answer', who: 1 });
    return true;
  }
  play.emit({ type: 'answered', fire: false, overheat: 0, bomb: null, chosen: false });
  return false;
};

const control: Step = (play, clash) => {
  if (clash.control) return false;
  play.emit({ type: 'steered', controls: contestControl(play, pairOf(play, clash), [clash.grapple ? 'grapple' : 'engage', 'engage']) });
  if (clash.grapple) grappled(play);
  return false;
};

/** Who shows what: the winner says for both, a fighter that is tailed shows its rear, and otherwise each for itself. */
const facing: Step = (play, clash) => {
  if (clash.arcs[0] !== null && clash.arcs[1] !== null) return false;
  const tail = tailedBy(play.state, clash);
  if (tail !== null) {
    play.emit({ type: 'faced', arcs: tail === 0 ? ['front', 'rear'] : ['rear', 'front'] });
    return false;
  }
  const winner = winnerOf(play.state, clash);
  if (winner !== null) {
    play.emit({ type: 'asked', asks: 'face', who: winner });
    return true;
  }
  const pair = pairOf(play, clash);
  const arcs: [Arc | null, Arc | null] = [clash.arcs[0], clash.arcs[1]];
  for (const who of [0, 1] as const) {
    if (arcs[who] !== null) continue;
    const sides = ownSides(pair[who]);
    if (sides.length === 1) arcs[who] = sides[0]!;
  }
  if (arcs[0] !== clash.arcs[0] || arcs[1] !== clash.arcs[1]) play.emit({ type: 'faced', arcs });
  const open = arcs[0] === null ? 0 : arcs[1] === null ? 1 : null;
  if (open === null) return false;
  play.emit({ type: 'asked', asks: 'face', who: open });
  return true;
};

const range: Step = (play, clash) => {
  if (clash.bracket !== null || !clash.control) return false;
  const ranged = rangeOf(clash.control);
  if ('chooser' in ranged) {
    play.emit({ type: 'asked', asks: 'range', who: ranged.chooser });
    return true;
  }
  play.emit({ type: 'ranged', bracket: ranged.bracket, rule: ranged.rule });
  return false;
};

/** Does it fire in this exchange at all? */
export function fires(play: Pick<Table, 'state'>, clash: Clash, who: 0 | 1): boolean {
  if (who === 1 && !clash.returns) return false;
  if (who === 0 && clash.grapple) return false;
  const tail = tailedBy(play.state, clash);
  return tail === null || tail === who;
}

const arming: Step = (play, clash) => {
  const pair = pairOf(play, clash);
  for (const who of [0, 1] as const) {
    const now = play.state.clash!;
    if (now.shots[who] !== null) continue;
    const unit = pair[who];
    const usable = fires(play, now, who) && now.bombs[who] === null ? usableIn(unit, now.arcs[who]!, now.bracket!) : [];
    const helps = fires(play, now, who) && dockedTo(play.state, unit.id).some(one => !one.turn.done);
    if ((usable.length > 0 && hasManyAttacks(unit)) || helps) {
      play.emit({ type: 'asked', asks: 'fire', who });
      return true;
    }
    play.emit({ type: 'readied', who, weapons: usable, helper: null });
  }
  return false;
};

const shooting: Step = play => {
  shootAll(play, fires);
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
