import { boardOf, levelAt, onMap } from '@sortie/board';
import { type Hex, neighbours, sameHex } from '@sortie/geometry';
import { last, nth } from '@sortie/kernel';
import { strikePlace } from '../../damage/strike-place.ts';
import { lots } from '../../piloting/fall.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, UnitId } from '../../shape.ts';
import { fighting, isAirborne, isTroop, sheetFor, unitAt } from '../../state.ts';
import { ORDNANCE } from '../artillery/guns.ts';
import { FIRM } from './events.ts';

const RULE = 'TOE-terrain-displacement-example-1';
const TENTH = 10;
/** The first step divides what slides by five, the second by ten, and so on. */
const SHARE = 5;
/** What is left is a pile of gravel, and bears this much; from memory. */
const GRAVEL = 50;

const scarAt = ({ scars }: Pick<State, 'scars'>, at: Hex) => scars?.find(scar => sameHex(scar.at, at));

/** Strength of the ground of a hex, now and when the turn began. */
const factorOf = (state: State, at: Hex): number => scarAt(state, at)?.factor ?? FIRM;
const startOf = (state: State, at: Hex): number => {
  const scar = scarAt(state, at);
  return scar === undefined ? FIRM : scar.turn === state.turn ? scar.start : scar.factor;
};

/** Take some of the strength of the ground. */
export function wear(play: Play, at: Hex, points: number): void {
  const factor = factorOf(play.state, at);
  if (factor > 0 && points > 0) play.emit({ type: 'groundWorn', at, factor: Math.max(0, factor - points) });
}

const weightOf = (tons: number): number => Math.ceil(tons / TENTH);

const tread = (play: Play, { unit: id, to, stopped }: Entering): void => {
  const unit = unitAt(play.state, id);
  if (!stopped && !isAirborne(unit) && !isTroop(unit)) wear(play, to, weightOf(sheetFor(unit).tons));
};

const lowerThan = ({ board: plan }: State, at: Hex): readonly Hex[] => {
  const board = boardOf(plan);
  return neighbours(at).filter(hex => onMap(board, hex) && levelAt(board, hex) < levelAt(board, at));
};

/** One of several at random: a die, rolled again until it names one. */
function anyOf(play: Play, hexes: readonly Hex[]): Hex {
  if (hexes.length === 1) return nth(hexes, 0);
  let rolled = play.roll(1, 6, RULE).total;
  while (rolled > hexes.length) rolled = play.roll(1, 6, RULE).total;
  return nth(hexes, rolled - 1);
}

function bruise(play: Play, id: UnitId, points: number): void {
  for (const part of lots(points)) strikePlace(play, id, 'body', 'front', part, { kind: 'slide' });
}

const standingIn = (state: State, at: Hex): readonly UnitId[] =>
  fighting(state)
    .filter(unit => sameHex(unit.at, at) && !isAirborne(unit))
    .map(({ id }) => id);

/** One step down: who slides falls, and what slides strikes everybody there and the ground itself. */
function slide(play: Play, from: Hex, to: Hex, sliders: readonly UnitId[], share: number): void {
  const board = boardOf(play.state.board);
  const levels = levelAt(board, from) - levelAt(board, to);
  const beneath = standingIn(play.state, to);
  play.emit({ type: 'groundSlid', from, to });
  for (const id of sliders) {
    const unit = unitAt(play.state, id);
    play.emit({ type: 'displaced', unit: id, to, facing: unit.facing });
    const points = weightOf(sheetFor(unit).tons) * levels;
    bruise(play, id, points);
    wear(play, to, points);
  }
  for (const id of [...sliders, ...beneath]) bruise(play, id, share);
  wear(play, to, share);
}

function pile(play: Play, at: Hex): void {
  play.emit({ type: 'laid', at, terrain: { kind: 'rough', level: 1, name: 'gravel' }, until: null });
}

/** Down from hex to hex until there is no lower one; only then the next hex that has given way. */
function collapse(play: Play, first: Hex): void {
  const strength = startOf(play.state, first);
  const way: Hex[] = [first];
  const sliders = standingIn(play.state, first);
  for (let step = 1; ; step++) {
    const from = last(way);
    const lower = lowerThan(play.state, from);
    if (lower.length === 0) break;
    const to = anyOf(play, lower);
    way.push(to);
    slide(play, from, to, sliders, Math.ceil(strength / (SHARE * step)));
  }
  for (const hex of way) pile(play, hex);
  play.emit({ type: 'groundWorn', at: first, factor: GRAVEL });
}

function settle(play: Play): void {
  const due = (play.state.scars ?? []).filter(({ factor }) => factor === 0).map(({ at }) => at);
  for (const at of due) if (factorOf(play.state, at) === 0 && lowerThan(play.state, at).length > 0) collapse(play, at);
}

/** Ground wears under wheels, feet and shells; where nothing is left of it, it slides into lower hexes with everybody who stands there. */
const displacement = advanced(RULE, {
  covers: ['TOE-terrain-displacement-example-2', 'TOE-terrain-factor-deleted-sentence'],
  steps: {
    entering: [{ name: 'wear', after: 'swamp', run: tread }],
    shelling: [
      {
        name: 'craters',
        after: 'land',
        run: (play, { lands, aim }) => {
          if (lands) wear(play, lands, ORDNANCE[aim.weapon.ammo]?.[0] ?? aim.weapon.damage[0] * aim.weapon.rack);
        },
      },
    ],
    closing: [{ name: 'slides', before: 'wrecks', run: settle }],
  },
});

export const displacementRules: readonly ClassicRule[] = [displacement];
