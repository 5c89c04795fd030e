import { jammed } from '../electronics/ecm.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Mark, Unit } from '../shape.ts';
import { isOn, marked, unmarking } from '../state.ts';
import { isRobot } from './drone.ts';
import { posted, postOf } from './modes.ts';
import { againstUrge } from './urges.ts';

const EFFECTS = ['blinded', 'dazed', 'berserk'] as const;
const BLIND = 4;
const DAZED = 5;
const RULE = 'ASC-unit-robotic-ecm-roll';

/** The place where a robot stands when its first turn begins is the one that it guards. */
function takePosts(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = play.state.units[id]!;
    if (isOn(unit) && isRobot(unit) && !postOf(unit))
      play.emit({
        type: 'changed',
        unit: id,
        rule: 'ASC-unit-robotic-defensive',
        what: 'takes its post',
        change: { marks: posted(unit, unit.at) },
      });
  }
}

/** Whoever is inside a hostile screen when the Movement Phase begins loses its senses in one way or another. */
function lose(play: Table, unit: Unit): void {
  const roll = play.roll(1, 6, RULE);
  const effect = EFFECTS[roll.total <= BLIND ? 0 : roll.total === DAZED ? 1 : 2]!;
  play.emit({ type: 'rolled', unit: unit.id, rule: RULE, what: `is ${effect}`, roll, good: false });
  const value = effect === 'dazed' ? play.roll(1, 6, 'ASC-unit-robotic-dazed').total : 1;
  const mark: Mark = { kind: effect, until: play.state.turn, value };
  const marks = [...unmarking(play.state.units[unit.id]!, ...EFFECTS), mark];
  play.emit({ type: 'changed', unit: unit.id, rule: RULE, what: `is ${effect}`, change: { marks } });
}

export const screenRules: readonly AlphaRule[] = [
  core(RULE, {
    follows: { phaseBegan: ({ units }, { phase }) => (phase === 'movement' && units.some(isRobot) ? [{ type: 'think' }] : undefined) },
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
  core('ASC-unit-robotic-blinded'),
  core('ASC-unit-robotic-dazed', {
    forbids: {
      move: (view, command, _seat, book) => againstUrge(view, command, 'ASC-unit-robotic-dazed', book),
      attack: ({ units }, { unit }) => (units[unit] && marked(units[unit], 'dazed') ? 'it is dazed and attacks nobody' : undefined),
    },
  }),
];
