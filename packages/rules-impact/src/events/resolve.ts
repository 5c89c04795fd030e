import { nth, type Play, type Seat, type StepRun, sure } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { draw, pickOne, share } from '../cards/draw.ts';
import { blast } from '../fire/aim.ts';
import { applyOutcome } from '../fire/apply.ts';
import { resolve } from '../fire/attack.ts';
import { happeningIn, unitAt } from '../model/lookup.ts';
import type { Impact, Shot } from '../model/shape.ts';
import type { Boon, Unit, UnitId } from '../model/state.ts';
import { callEvent } from '../sequence/turn-end.ts';
import { show } from '../units/reveal.ts';
import { damageOf, enemyOf, isDown, isPlaced, isSoldier, occupants, onMap, unitsOf } from '../units/unit.ts';
import { eventChoices, goodOrderSoldiers } from './choices.ts';
import { EVENTS, eventRule } from './table.ts';

type P = Play<Impact>;

export const over = (play: P) => play.emit({ type: 'eventEnded' });
const boon = (play: P, kind: Boon['kind'], seat: Seat, unit: UnitId | null = null) =>
  play.emit({ type: 'boon', boon: { kind, seat, unit, turn: play.state.turn + 1 } });

/** Do what the event card says, or ask whoever has a choice in it. Cards are read literally (13.1). */
export const resolveEvent = (play: P): void =>
  play.run('event', { event: happeningIn(play.state).event, holder: play.state.holder, done: false });

const obey: StepRun<Impact, 'event'> = (play, { event, holder, done }) => {
  if (done) return;
  const enemy = enemyOf(holder);
  switch (event) {
    case 4:
      boon(play, 'initiative', holder);
      return over(play);
    case 10:
      boon(play, 'channel', holder);
      return over(play);
    case 19:
      boon(play, 'static', holder);
      return over(play);
    case 23:
      boon(play, 'squall', holder);
      return over(play);
    case 6:
      return atRandom(
        play,
        unitsOf(play.state, enemy).filter(unit => unit.kind === 'armored' && onMap(unit) && !isDown(unit)),
        crackedSeal,
      );
    case 8:
      return atRandom(
        play,
        unitsOf(play.state, enemy).filter(unit => isSoldier(unit) && onMap(unit)),
        unit => boon(play, 'jammed', enemy, unit.id),
      );
    case 13:
      return atRandom(play, goodOrderSoldiers(play.state, enemy), rattled);
    case 14:
      return callEvent(play);
    case 7:
    case 21:
    case 22:
    case 24:
      return atPlace(play, event);
    default:
      return offer(play, nth(EVENTS, event - 1).for === 'enemy' ? enemy : holder);
  }
};
export const event = { obey };

/** Ask for a pick, if there is anything to pick. */
export function offer(play: P, seat: Seat) {
  const { event } = happeningIn(play.state);
  const choices = eventChoices(play.state, play.book, event, seat);
  if (choices.some(choice => choice !== null)) play.emit({ type: 'asked', pending: { kind: 'event', seat, event } });
  else over(play);
}

function atRandom(play: P, units: readonly Unit[], effect: (unit: Unit, play: P) => void) {
  const unit = pickOne(play, units, 'MAAS-13.2.2-soldier-selection');
  if (unit) effect(unit, play);
  over(play);
}

function crackedSeal({ id }: Unit, play: P) {
  show(play, id);
  const { d6 } = draw(play, eventRule(6));
  if (d6 <= damageOf(unitAt(play.state, id))) shake(play, id);
}

function rattled({ id }: Unit, play: P) {
  if (draw(play, eventRule(13)).d6 <= 3) shake(play, id);
}

const shake = (play: P, id: UnitId) => applyOutcome(play, id, { boxes: 0, shock: true, eliminated: false }, 'event');

/** A random point: panel, row, column (13.2.1). A thumb lets a player choose the column. */
function atPlace(play: P, event: number) {
  const { holder } = play.state;
  const h = happeningIn(play.state);
  const ground = groundOf(play.state.map);
  if (h.row === null) {
    if (event === 24 && ground.spots.some(spot => ground.terrain(spot) === 'slag')) {
      boon(play, 'hot', holder);
      return over(play);
    }
    const panel = ground.panels > 1 ? share(play, Math.min(12, ground.panels), 'MAAS-13.2.1-map-selection') : 0;
    const { row } = draw(play, 'MAAS-5.2-random-location');
    const { column } = draw(play, 'MAAS-5.2-random-location');
    play.emit({ type: 'located', happening: { ...h, panel, row, column: typeof column === 'number' ? column : null } });
    if (typeof column !== 'number')
      play.emit({ type: 'asked', pending: { kind: 'column', seat: column === 'up' ? holder : enemyOf(holder) } });
    return;
  }
  const at = ground.onPanel(h.panel ?? 0, h.row, sure(h.column, 'the column of an event'));
  if (at === undefined) return play.emit({ type: 'located', happening: { ...h, row: null, column: null } });
  strikePlace(play, event, at);
}

function strikePlace(play: P, event: number, at: number) {
  const ground = groundOf(play.state.map);
  if (event === 7) {
    salvo(play, at);
    return over(play);
  }
  if (event === 24) {
    const fits = ground.terrain(at) === 'clear' && occupants(play.state, at).length === 0;
    if (!fits) return play.emit({ type: 'located', happening: { ...happeningIn(play.state), row: null, column: null } });
    play.emit({ type: 'tiled', at, terrain: 'slag' });
    return over(play);
  }
  const choices = eventChoices(play.state, play.book, event, play.state.holder);
  const [only] = choices;
  if (choices.length > 1) play.emit({ type: 'asked', pending: { kind: 'event', seat: play.state.holder, event } });
  else {
    if (only !== undefined && only !== null) fall(play, event, only);
    over(play);
  }
}

/** Stray Salvo: five on the point, two around it; shield and cover apply. */
function salvo(play: P, at: number) {
  const ground = groundOf(play.state.map);
  for (const { id } of play.state.units) {
    const unit = unitAt(play.state, id);
    if (!isPlaced(unit)) continue;
    const strength = ground.clash(unit.at, at) ? 5 : ground.adjacent(unit.at, at) ? 2 : 0;
    if (strength > 0) resolve(play, blast(play.state, unit, strength, 'hazard'), 'blast', 'event');
  }
}

/** Deadfall and Roof Gives Way: those inside are struck without the cover that comes down on them, and the point changes. */
export function fall(play: P, event: number, at: number) {
  const [strength, terrain] = event === 21 ? ([4, 'clear'] as const) : ([6, 'rubble'] as const);
  for (const { id } of occupants(play.state, at)) {
    const unit = unitAt(play.state, id);
    if (!isPlaced(unit) || unit.aloft) continue;
    const shot: Shot = { ...blast(play.state, unit, strength, 'hazard'), cover: { terrain: null, work: null, wade: false } };
    resolve(play, shot, 'blast', 'event');
  }
  play.emit({ type: 'tiled', at, terrain });
}
