import type { Play, Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { sideAt } from '../model/lookup.ts';
import type { Award, SuddenEnd } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import type { Result, State, Unit } from '../model/state.ts';
import { isBunker } from '../terrain/chart.ts';
import { TRACKS } from '../units/types.ts';
import { enemyOf, inOrder, is, isPlaced, isSoldier, unitsOf } from '../units/unit.ts';

/** Victory points of a seat if the game ended now (15.6, 18.7). */
export const scoreOf = (state: State, seat: Seat): number =>
  sideAt(state, seat).score + state.plan.victory.awards.reduce((sum, award) => sum + awarded(state, award, seat), 0);

function awarded(state: State, award: Award, seat: Seat): number {
  switch (award.kind) {
    case 'kills':
      return award.seat === seat ? kills(state, award, seat) : 0;
    case 'exits':
      return award.seat === seat
        ? award.each *
            unitsOf(state, seat).filter(({ kind, exit }) => kind === 'armored' && exit !== null && award.edges.includes(exit)).length
        : 0;
    case 'holds':
      return (award.when === 'end' ? award.each * held(state, seat) : 0) + fallen(state, award, seat);
  }
}

function kills(state: State, { armored, command, others = 0 }: Award & { kind: 'kills' }, seat: Seat): number {
  const dead = unitsOf(state, enemyOf(seat)).filter(({ place }) => place === 'eliminated');
  if (armored === 'value') return dead.reduce((sum, { card }) => sum + (card ? TRACKS[card.type].build : 0), 0);
  const worth = (unit: Unit): number => (unit.kind !== 'armored' ? others : is(unit, 'command') ? (command ?? armored) : armored);
  return dead.reduce((sum, unit) => sum + worth(unit), 0);
}

const held = (state: State, seat: Seat): number => state.objectives.filter(({ holder, standing }) => standing && holder === seat).length;

const fallen = (state: State, { destroyed }: Award & { kind: 'holds' }, seat: Seat): number =>
  destroyed?.seat === seat ? destroyed.each * state.objectives.filter(({ standing }) => !standing).length : 0;

/** Points for what is held this turn, where the scenario gives them turn by turn. */
export function tally(play: Play<Impact>) {
  for (const award of play.state.plan.victory.awards) {
    if (award.kind !== 'holds' || award.when !== 'turn') continue;
    for (const seat of [0, 1]) {
      const points = award.each * held(play.state, seat);
      if (points > 0) play.emit({ type: 'scored', seat, points, reason: 'objectives held' });
    }
  }
}

/** Has somebody won at once? `atTurnEnd` is when a soldier on the command post counts. */
export function judge(play: Play<Impact>, atTurnEnd: boolean) {
  const { state } = play;
  if (state.result || state.phase === 'setup') return;
  const end = state.plan.victory.sudden.find(sudden => isSudden(state, sudden, atTurnEnd));
  if (end) finishGame(play, [end.seat], end.kind === 'worn' ? 'broken' : end.kind);
}

function isSudden(state: State, sudden: SuddenEnd, atTurnEnd: boolean): boolean {
  if (sudden.kind === 'worn') return armoredDead(state, enemyOf(sudden.seat)).length >= sudden.losses;
  if (sudden.kind === 'broken') return isBroken(state, enemyOf(sudden.seat), sudden.others);
  const ground = groundOf(state.map);
  const posts = state.objectives.filter(({ at, standing }) => !standing || isBunker(ground.work(at)));
  return posts.some(({ at, standing }) => !standing || (atTurnEnd && unitsOf(state, sudden.seat).some(unit => holdsPost(unit, at))));
}

const holdsPost = (unit: Unit, at: number): boolean => isPlaced(unit) && unit.at === at && !unit.aloft && inOrder(unit) && isSoldier(unit);

const armoredDead = (state: State, seat: Seat): readonly Unit[] =>
  unitsOf(state, seat).filter(({ kind, place }) => kind === 'armored' && place === 'eliminated');

function isBroken(state: State, seat: Seat, others: number): boolean {
  const dead = armoredDead(state, seat);
  const commanders = dead.filter(unit => is(unit, 'command')).length;
  return commanders > 0 && dead.length - commanders >= others;
}

/** The last turn is over: points decide, unless they are too close. */
export function conclude(play: Play<Impact>) {
  const { victory } = play.state.plan;
  const [red, blue] = [scoreOf(play.state, 0), scoreOf(play.state, 1)];
  if (Math.abs(red - blue) >= Math.max(1, victory.margin)) return finishGame(play, [red > blue ? 0 : 1], 'points');
  finishGame(play, victory.otherwise === null ? [] : [victory.otherwise], victory.otherwise === null ? 'points' : 'held');
}

function finishGame(play: Play<Impact>, winners: readonly Seat[], reason: Result['reason']) {
  play.emit({ type: 'ended', result: { winners, reason, points: [scoreOf(play.state, 0), scoreOf(play.state, 1)] } });
}
