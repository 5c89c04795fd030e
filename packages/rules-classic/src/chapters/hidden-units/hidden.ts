import { boardOf, onMap } from '@sortie/board';
import { distance, sameHex } from '@sortie/geometry';
import { type Handler, tell } from '@sortie/kernel';
import { isAttack } from '../../attack/attacking.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { Classic, State, Unit, UnitId } from '../../shape.ts';
import { show } from '../../sight/showing.ts';
import { fighting, isAloft, isFighting, type OnMap, unitAt } from '../../state.ts';
import { lookingAt } from '../sensors/looking.ts';
import { badPounce, chanceIn, couldFire, likely, pounces } from './chances.ts';
import { badHideout, hideouts } from './hideouts.ts';

/** Set up hidden, and not found yet. */
export const isLurking = (unit: Unit | undefined): unit is OnMap => isFighting(unit) && unit.hides === true && unit.veil !== undefined;

const lurkers = (state: State): readonly OnMap[] => fighting(state).filter(isLurking);

/** Whoever has ended its move beside somebody who hides; what flies over the map finds nobody. */
const finderOf = (state: State, unit: OnMap): OnMap | undefined =>
  fighting(state).find(
    other =>
      other.seat !== unit.seat && other.moved?.done === true && !isAloft(other) && !other.shutDown && distance(other.at, unit.at) <= NEAR,
  );
const NEAR = 1;

/** A probe within reach, at the end of a move; or a sensor that somebody has left behind. */
function isProbed(play: Play, unit: OnMap): boolean {
  const { state, book } = play;
  for (const found of book.offered('sightings', { state, book, target: unit })) if (found === 'seen') return true;
  const board = boardOf(state.board);
  return fighting(state).some(
    other =>
      other.seat !== unit.seat &&
      other.moved?.done === true &&
      // What flies may be beyond the map.
      onMap(board, other.at) &&
      book.holds('probed', lookingAt(state, other, unit)) !== undefined,
  );
}

/** Found by somebody beside it: it is seen, and may fire first. */
function foundBy(play: Play, unit: OnMap, finder: OnMap, resumes: number): void {
  show(play, unit.id, undefined);
  const by = unit.overwatch === undefined ? 'pointBlank' : 'overwatch';
  if (by === 'pointBlank' && !play.book.holds('firesFirst', { unit, finder })) return;
  if (couldFire(play.state, unit, finder, play.book)) play.emit({ type: 'chanced', unit: unit.id, target: finder.id, by, resumes });
}

/** Nobody is called before everybody who is found by the last move has been asked whether it fires. */
function searchAbout(play: Play, calling: { called: boolean }): void {
  if (play.state.phase === 'movement' && !play.state.interlude)
    for (const unit of lurkers(play.state)) {
      const finder = finderOf(play.state, unit);
      if (finder) foundBy(play, unit, finder, -1);
      else if (isProbed(play, unit)) show(play, unit.id, undefined);
    }
  if (chanceIn(play.state)) calling.called = true;
}

/** The hex that somebody means to enter is taken: it stops before it, and both know. */
function stumble(play: Play, about: { readonly unit: UnitId; readonly to: NonNullable<Unit['at']>; stopped: boolean }): void {
  const mover = unitAt(play.state, about.unit);
  const hidden = lurkers(play.state).find(one => one.seat !== mover.seat && sameHex(one.at, about.to));
  if (!hidden || !isFighting(mover)) return;
  about.stopped = true;
  foundBy(play, hidden, mover, play.state.active);
}

/** Whoever leaves its hiding place is seen where it comes out. */
const emerge = (play: Play, { unit }: Entering): void => {
  if (isLurking(play.state.units[unit])) show(play, unit, undefined);
};

/** Blows and shots from hiding, before they are rolled. */
function hasAttacked({ phase }: State, { fire, strike }: Unit): boolean {
  if (phase === 'physical') return (strike?.blows.length ?? 0) > 0;
  return fire !== null && isAttack({ type: 'declare', unit: 0, twist: 0, ...fire } as Parameters<typeof isAttack>[0]);
}

export const comeOut: Handler<Classic, 'comeOut'> = (play, { unit: id }) => {
  for (const unit of lurkers(play.state))
    if (id === undefined ? hasAttacked(play.state, unit) : unit.id === id) show(play, unit.id, undefined);
  if (id === undefined) return;
  const { hides, veil } = unitAt(play.state, id);
  if (hides && veil === undefined) play.emit({ type: 'cameOut', unit: id });
};

/** Stays where it is and does nothing else. */
const liesLow = ({ moved }: Unit): boolean => moved?.mode === 'stand' && moved.task === undefined;

/** What strikes a hiding place shows who is in it. */
function flushOut(play: Play): void {
  for (const unit of lurkers(play.state)) if (unit.fresh.damage > 0) show(play, unit.id, undefined);
}

/** While somebody is asked whether it fires, nobody does anything else. */
const waitsForShot = (view: State) => (chanceIn(view) ? tell('whoever has been found decides first whether it fires') : undefined);

/** House: units are set up unseen where the ground hides them, and are found by whoever ends its move beside them, runs into them or has a probe. */
const hidden: ClassicRule = {
  id: 'TW-house-hidden-units',
  cite: 'house',
  kind: 'advanced',
  needs: ['TW-probe'],
  permits: { command: ['hide', 'pounce'] },
  affirms: { unnoticed: ({ target }) => target.hides === true },
  offers: {
    moments: ({ view, seat, book }) => [...hideouts(view, seat), ...pounces(view, seat, book)],
    guesses: ({ view, seat, book }) => likely(view, seat, book),
  },
  forbids: { hide: badHideout, pounce: badPounce, move: waitsForShot, halt: waitsForShot, unload: waitsForShot },
  follows: {
    moved: (state, { unit }) => (isLurking(state.units[unit]) && !liesLow(unitAt(state, unit)) ? [{ type: 'comeOut', unit }] : undefined),
    displaced: (state, { unit }) => (isLurking(state.units[unit]) ? [{ type: 'comeOut', unit }] : undefined),
    sighted: (_state, { unit, as }) => (as.hides && as.veil === undefined ? [{ type: 'comeOut', unit }] : undefined),
    phaseEnded: (_state, { phase }) => (phase === 'weapon' || phase === 'physical' ? [{ type: 'comeOut' }] : undefined),
    pouncedOut: (_state, { calls }) => (calls ? [{ type: 'callNext' }] : undefined),
  },
  steps: {
    calling: [{ name: 'hiding', before: 'choosers', run: searchAbout }],
    approaching: [{ name: 'hiding', before: 'ahead', run: stumble }],
    entering: [{ name: 'emerging', after: 'swamp', run: emerge }],
    landing: [{ name: 'emerging', after: 'swamp', run: emerge }],
    alighting: [{ name: 'emerging', after: 'strain', run: emerge }],
    closing: [{ name: 'flushed', after: 'wrecks', run: flushOut }],
  },
};

/** How the target has moved counts for nothing (TWR-75). */
const UNHEEDED = ['TW-th-tmm', 'TW-th-tjump'] as const;

const isPointBlank = (state: State, attacker: Unit, target: Unit): boolean => {
  const chance = chanceIn(state);
  return chance?.by === 'pointBlank' && chance.unit === attacker.id && chance.target === target.id;
};

/** House: whoever is found by somebody beside it may fire at it first, before the other goes on. */
const pointBlank: ClassicRule = {
  id: 'TW-house-point-blank',
  cite: 'house',
  kind: 'advanced',
  term: tell('point-blank shot'),
  needs: ['TW-house-hidden-units'],
  affirms: { firesFirst: () => true },
  waives: { toHit: ({ state, attacker, target }) => (isPointBlank(state, attacker, target) ? UNHEEDED : undefined) },
};

export const hiddenRules: readonly ClassicRule[] = [hidden, pointBlank];
