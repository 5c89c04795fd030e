import { rowOf } from '@sortie/geometry';
import type { Candidate } from '@sortie/kernel';
import { isImmobile } from '../destruction/destruction.ts';
import { moveTo, reach, type Stop } from '../movement/reach.ts';
import type { Book } from '../rule.ts';
import { MODES, type QuickStart, type State } from '../shape.ts';
import { isFighting, type Standing } from '../state.ts';
import { type Field, fieldFor, type Prospect, prospect } from './position.ts';
import { urgency } from './worth.ts';

/** How much damage dealt counts against damage taken: whoever only hides never wins. */
const AGGRESSION = 1.25;
/** What a hex nearer to the enemy is worth while nobody can be hit. */
const CLOSING = 0.12;
/** Turns without damage after which closing in counts ever more. */
const PATIENCE = 2;

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

export function moveCandidates(state: State, seat: number, book: Book, most: number): readonly Candidate<QuickStart>[] {
  const unit = toMoveNow(state, book, seat);
  const field = fieldFor(state, book, unit);
  const weighed: Weighed[] = [];
  for (const mode of MODES) {
    for (const stop of reach(state, unit, mode, book)) {
      if (stop.leaves !== null && !escapes(state, unit, stop)) continue;
      const hope = stop.leaves === null ? prospect(field, stop) : GONE;
      weighed.push({ stop, hope, worth: worthOfStop(state, unit, field, stop, hope) });
    }
  }
  weighed.sort((a, b) => b.worth - a.worth);
  return weighed.slice(0, most).map(({ stop, hope, worth }) => ({ command: moveTo(unit.id, stop), worth, why: reason(stop, hope) }));
}

const GONE: Prospect = { given: 0, taken: 0, nearest: 0, faces: false };

const escapes = ({ scenario }: State, { side }: Standing, { leaves }: Stop): boolean =>
  scenario === 'breakthrough' && side === 'attacker' && leaves === 'south';

function worthOfStop(state: State, unit: Standing, { foes }: Field, stop: Stop, hope: Prospect): number {
  if (stop.leaves !== null) return ESCAPE;
  const restless = Math.max(0, state.turn - state.lastHarm - PATIENCE);
  const closing = (hope.given > 0 ? CLOSING / 3 : CLOSING) * (1 + restless);
  const looking = foes.length > 0 && !hope.faces ? 0.5 : 0;
  // An unarmed 'Mech has nothing to seek where others can shoot.
  const drive = hope.given > 0 || unitCanFire(unit) ? AGGRESSION * (1 + 0.15 * restless) : 0;
  return hope.given * drive - hope.taken - hope.nearest * closing - looking + objective(state, unit, stop);
}

const unitCanFire = ({ sheet, armor, ammo }: Standing): boolean =>
  sheet.weapons.some(weapon => armor[weapon.at] > 0 && (weapon.ammo === null || ammo[weapon.ammo]! > 0));

const ESCAPE = 60;
const PER_ROW = 1.6;

/** In a breakthrough the attacker runs for the south edge, and the defender keeps between. */
function objective({ scenario, board }: State, { side }: Standing, { to }: Stop): number {
  if (scenario !== 'breakthrough') return 0;
  const left = board.height - rowOf(to);
  return side === 'attacker' ? -left * PER_ROW : -Math.max(0, left - 7) * 0.3;
}

function reason({ mode, evasion, leaves }: Stop, { given, taken }: Prospect): string {
  if (leaves !== null) return `escapes over the ${leaves} edge`;
  const tenths = (value: number): string => (Math.round(value * 10) / 10).toString();
  return `${mode}: hopes for ${tenths(given)} damage, fears ${tenths(taken)}, +${evasion} to be hit`;
}
