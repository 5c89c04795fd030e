import type { Answer, Play } from '@sortie/kernel';
import { draw } from '../cards/draw.ts';
import { isLed, poolsFor } from '../command/chain.ts';
import { eliminate } from '../fire/harm.ts';
import { complete } from '../flow/finish.ts';
import type { MoraleResult } from '../model/event.ts';
import { unitAt } from '../model/lookup.ts';
import type { Sequences } from '../model/questions.ts';
import type { Impact } from '../model/shape.ts';
import type { Plan, Unit, UnitId } from '../model/state.ts';
import { begin } from '../sequence/activation.ts';
import { show } from '../units/reveal.ts';
import { isDrone } from '../units/unit.ts';

/** What a shocked soldier's total says (7.2). */
export function shockResult(total: number): MoraleResult {
  if (total <= 2) return 'panic';
  if (total <= 6) return 'stunned';
  return total <= 8 ? 'shaky' : 'recovery';
}

/** What a panicked soldier's total says (7.3). */
export function panicResult(total: number, armored: boolean): MoraleResult {
  if (total <= 2) return 'berserk';
  if (total <= 4) return armored ? 'paranoia' : 'run';
  if (total <= 6) return 'fright';
  if (total === 7 && armored) return 'self-destruct';
  return total <= 10 ? 'shock' : 'recovery';
}

/** The morale check of a shocked or panicked unit. Says whether the impulse is over with it. */
export function checkMorale(play: Play<Impact>, id: UnitId, points: number) {
  show(play, id);
  spend(play, unitAt(play.state, id), points);
  const unit = unitAt(play.state, id);
  const total = moraleDraw(play, unit, points);
  if (unit.morale === 'panicked') return panic(play, unit, total);
  const result = shockResult(total.total);
  play.emit({ type: 'checkedMorale', unit: id, total, result });
  if (result === 'panic') return isDrone(unit) ? dronePanic(play, unit) : play.emit({ type: 'panicked', unit: id });
  if (result === 'stunned') return complete(play, id);
  // A drone in shut-down sheds one marker at a time (14.4.1).
  if (unit.shutDown) {
    play.emit({ type: 'calmed', unit: id });
    return complete(play, id);
  }
  recover(play, id, result === 'shaky');
}

/** The marker goes, and the soldier acts unless its side has given that up. */
function recover(play: Play<Impact>, id: UnitId, shaky: boolean): void {
  play.emit({ type: 'recovered', unit: id });
  if (play.book.holds('acts', { state: play.state, unit: unitAt(play.state, id) })) begin(play, id, { shaky });
  else complete(play, id);
}

/** Pay with the points of commanders who speak for the soldier, the fullest pool first. */
export function spend(play: Play<Impact>, unit: Unit, points: number) {
  let due = points;
  for (const commander of poolsFor(play.state, play.book, unit)) {
    const share = Math.min(due, commander.points);
    if (share > 0) play.emit({ type: 'spent', unit: commander.id, points: share });
    due -= share;
  }
}

function moraleDraw(play: Play<Impact>, unit: Unit, points: number): Answer {
  const about: Sequences['rallying'] = { unit: unit.id, terms: {} };
  play.run('rallying', about);
  const { d12 } = draw(play, unit.morale === 'shocked' ? 'MAAS-7.2-shock-check' : 'MAAS-7.3-panic-check-armored');
  return play.ask('morale', { state: play.state, unit, d12, points, inCommand: isLed(play.state, play.book, unit), ...about.terms });
}

/** A drone that would panic shuts down; if it already has, it is off the air for good (14.4.1). */
function dronePanic(play: Play<Impact>, { id, shutDown }: Unit) {
  if (shutDown) return play.emit({ type: 'wentOffline', unit: id });
  play.emit({ type: 'shutDown', unit: id });
  complete(play, id);
}

function panic(play: Play<Impact>, unit: Unit, total: Answer) {
  const { id } = unit;
  const armored = unit.kind === 'armored';
  const result = panicResult(total.total, armored);
  play.emit({ type: 'checkedMorale', unit: id, total, result });
  switch (result) {
    case 'self-destruct':
      return eliminate(play, id, 'self-destruct');
    case 'shock':
      play.emit({ type: 'calmed', unit: id });
      return complete(play, id);
    case 'recovery':
      return recover(play, id, false);
    default:
      return begin(play, id, { plan: planFor(play, result, armored) });
  }
}

/** What the soldier is going to do in its panic. */
function planFor(play: Play<Impact>, result: MoraleResult, armored: boolean): Plan {
  if (result === 'fright') return { kind: 'fright', goal: null };
  if (result === 'run') return { kind: 'run', steps: 6 };
  if (result === 'paranoia') return { kind: 'shoot' };
  const rule = armored ? 'MAAS-7.3-armored-berserk-move' : 'MAAS-7.3-unarmored-berserk';
  if (armored && draw(play, 'MAAS-7.3-armored-berserk-bounce').d6 % 2 === 0) return { kind: 'berserk', heading: null };
  return { kind: 'berserk', heading: (draw(play, rule).d6 - 1) as 0 | 1 | 2 | 3 | 4 | 5 };
}
