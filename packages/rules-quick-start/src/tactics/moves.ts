import { hexKey, rowOf } from '@sortie/geometry';
import { type Candidate, type Telling, tell } from '@sortie/kernel';
import { isImmobile } from '../destruction/destruction.ts';
import { moveTo, reach, type Stop } from '../movement/reach.ts';
import type { Book } from '../rule.ts';
import { MODES, type QuickStart, type State } from '../shape.ts';
import { isFighting, type Standing } from '../state.ts';
import { type Field, fieldFor, type Prospect, prospect } from './position.ts';
import type { Weights } from './weights.ts';
import { urgency } from './worth.ts';

const yetToMove = (state: State, seat: number): readonly Standing[] =>
  state.units.filter((unit): unit is Standing => unit.seat === seat && isFighting(unit) && unit.moved === null);

/**
 * Whoever moves later knows more, so the 'Mechs with least to gain from knowing go first: those that cannot move, then those
 * farthest from the fight.
 */
function toMoveNow(state: State, book: Book, seat: number): Standing {
  const waiting = yetToMove(state, seat);
  const stake = (unit: Standing): number => {
    if (isImmobile(unit, book)) return -1;
    const { given, taken } = prospect(fieldFor(state, book, unit), { to: unit.at, facing: unit.facing, mode: 'walk', evasion: 1 });
    return given + taken + urgency(unit);
  };
  if (waiting.length === 1) return waiting[0]!;
  let [best, least] = [waiting[0]!, Number.POSITIVE_INFINITY];
  for (const unit of waiting) {
    const stakes = stake(unit);
    if (stakes < least) [best, least] = [unit, stakes];
  }
  return best;
}

interface Weighed {
  readonly stop: Stop;
  readonly hope: Prospect;
  readonly worth: number;
}

export function moveCandidates(state: State, seat: number, book: Book, weights: Weights, most: number): readonly Candidate<QuickStart>[] {
  const unit = toMoveNow(state, book, seat);
  const field = fieldFor(state, book, unit);
  const weighed: Weighed[] = [];
  for (const mode of MODES) {
    for (const stop of reach(state, unit, mode, book)) {
      if (stop.leaves !== null && !escapes(state, unit, stop)) continue;
      const hope = stop.leaves === null ? prospect(field, stop) : GONE;
      weighed.push({ stop, hope, worth: worthOfStop(state, unit, field, stop, hope, weights) });
    }
  }
  weighed.sort((a, b) => b.worth - a.worth);
  return diverse(weighed, most).map(({ stop, hope, worth }) => ({ command: moveTo(unit.id, stop), worth, why: reason(stop, hope) }));
}

/** The best facing of each hex before the second best of any: places that differ deserve the second look. */
function diverse(weighed: readonly Weighed[], most: number): readonly Weighed[] {
  const [first, rest]: [Weighed[], Weighed[]] = [[], []];
  const hexes = new Set<number>();
  for (const one of weighed) {
    const key = hexKey(one.stop.to);
    if (hexes.has(key)) rest.push(one);
    else {
      hexes.add(key);
      first.push(one);
    }
    if (first.length === most) break;
  }
  return [...first, ...rest].slice(0, most);
}

const GONE: Prospect = { given: 0, taken: 0, nearest: 0, faces: false };

const escapes = ({ scenario }: State, { side }: Standing, { leaves }: Stop): boolean =>
  scenario === 'breakthrough' && side === 'attacker' && leaves === 'south';

function worthOfStop(state: State, unit: Standing, field: Field, stop: Stop, hope: Prospect, weights: Weights): number {
  if (stop.leaves !== null) return weights.escape * weights.objective;
  const restless = Math.max(0, state.turn - state.lastHarm - weights.patience) + Math.max(0, state.turn - weights.evening) / 5;
  const closing = (hope.given > 0 ? weights.closing / 3 : weights.closing) * (1 + restless);
  const looking = field.foes.length > 0 && !hope.faces ? weights.blindness : 0;
  // An unarmed 'Mech has nothing to seek where others can shoot.
  const drive = unitCanFire(unit) ? weights.aggression * (1 + 0.15 * restless) : 0;
  const fear = Math.min(1, Math.max(0, 1 - (state.turn - weights.night) / weights.dusk));
  return (
    hope.given * drive - hope.taken * fear * weights.caution - hope.nearest * closing - looking + objective(state, unit, stop, weights)
  );
}

const unitCanFire = ({ sheet, armor, ammo }: Standing): boolean =>
  sheet.weapons.some(weapon => armor[weapon.at] > 0 && (weapon.ammo === null || ammo[weapon.ammo]! > 0));

/** In a breakthrough the attacker runs for the south edge, and the defender keeps between. */
function objective({ scenario, board }: State, { side }: Standing, { to }: Stop, weights: Weights): number {
  if (scenario !== 'breakthrough') return 0;
  const left = board.height - rowOf(to);
  return weights.objective * (side === 'attacker' ? -left * weights.row : -Math.max(0, left - 7) * weights.guard);
}

const GAITS: { readonly [M in Stop['mode']]: string } = { stand: 'stays', walk: 'walks', run: 'runs', jump: 'jumps' };

function reason({ mode, evasion, leaves }: Stop, { given, taken }: Prospect): Telling {
  if (leaves !== null) return tell('escapes over the map edge');
  const tenths = (value: number): number => Math.round(value * 10) / 10;
  const numbers = { hope: tenths(given), fear: tenths(taken), evasion };
  return tell('{gait}: hopes for {hope} damage, fears {fear}, +{evasion} to be hit', { gait: GAITS[mode], ...numbers });
}
