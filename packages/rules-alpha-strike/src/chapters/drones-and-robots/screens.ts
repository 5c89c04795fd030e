import { isRobot } from '../../card/drone.ts';
import { jammed } from '../../electronics/ecm.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { isOn, marked, unitAt } from '../../state.ts';
import { LOSSES, type SenseLoss } from './facts.ts';
import { postOf } from './modes.ts';
import { againstUrge } from './urges.ts';

const BLIND = 4;
const DAZED = 5;
const RULE = 'ASC-unit-robotic-ecm-roll';
const RESULTS: { readonly [L in SenseLoss]: string } = { blinded: 'is blinded', dazed: 'is dazed', berserk: 'is berserk' };

/** The place where a robot stands when its first turn begins is the one that it guards. */
function takePosts(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    if (isOn(unit) && isRobot(unit) && !postOf(unit)) play.emit({ type: 'postTaken', unit: id, at: unit.at });
  }
}

/** Whoever is inside a hostile screen when the Movement Phase begins loses its senses in one way or another. */
function lose(play: Table, unit: Unit): void {
  const roll = play.roll(1, 6, RULE);
  const effect = LOSSES[roll.total <= BLIND ? 0 : roll.total === DAZED ? 1 : 2];
  play.emit({ type: 'rolled', unit: unit.id, rule: RULE, what: RESULTS[effect], roll, good: false });
  const value = effect === 'dazed' ? play.roll(1, 6, 'ASC-unit-robotic-dazed').total : 1;
  play.emit({ type: 'sensesLost', unit: unit.id, how: effect, way: value, until: play.state.turn });
}

export const screenRules: readonly AlphaRule[] = [
  core(RULE, {
    steps: {
      thinking: [
        {
          name: 'screens',
          after: 'begin',
          run: play => {
            takePosts(play);
            for (const unit of play.state.units)
              if (isOn(unit) && isRobot(unit) && unit.moved === null && jammed(play.state, unit)) lose(play, unit);
          },
        },
      ],
    },
  }),
  core('ASC-unit-robotic-blinded', { structural: 'a blinded robot goes home like a crippled unit' }),
  core('ASC-unit-robotic-dazed', {
    forbids: {
      move: (view, command, _seat, book) => againstUrge(view, command, 'ASC-unit-robotic-dazed', book),
      attack: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'dazed') ? 'it is dazed and attacks nobody' : undefined),
    },
  }),
];
