import { sameHex } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import type { Play } from '../../rule.ts';
import type { Classic, Unit, UnitId } from '../../shape.ts';
import { show } from '../../sight/showing.ts';
import { canAct, fighting, isFighting, unitAt } from '../../state.ts';
import { sensorOf } from './instruments.ts';
import { lookingAt, sees, veilOf } from './looking.ts';
import type { Moment } from './shape.ts';
import { isJammedBlindly } from './stealth.ts';

/** Everybody looks at everybody; with `only` nobody gets out of sight. */
function lookAbout(play: Play, only?: 'appearing'): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (!isFighting(unit) || (only && unit.veil === undefined)) continue;
    const veil = veilOf(play.state, play.book, unit);
    if (!only || veil === undefined) show(play, id, veil);
  }
}

/** Every unit searches with one of its sensors. */
function scan(play: Play): void {
  for (const unit of fighting(play.state)) {
    const sensor = canAct(unit) ? sensorOf(unit) : undefined;
    if (sensor) play.emit({ type: 'scanned', unit: unit.id, sensor, roll: play.roll(2, 6, 'TOE-sensor-roll-bands') });
  }
}

/** Who fires or strikes shows itself. */
function attackersShow(play: Play): void {
  for (const { id, fire, strike } of fighting(play.state)) {
    const attacks =
      play.state.phase === 'physical'
        ? (strike?.blows.length ?? 0)
        : [fire?.shots, fire?.batters, fire?.barrages].reduce((sum, some) => sum + (some?.length ?? 0), 0);
    if (attacks > 0) show(play, id, undefined);
  }
}

/** After a search and a look about: who is jammed by somebody unknown is told so. */
function noticeJamming(play: Play): void {
  lookAbout(play);
  for (const unit of fighting(play.state)) if (isJammedBlindly(play.state, unit)) play.emit({ type: 'scanJammed', unit: unit.id });
}

function begin(play: Play): void {
  if (play.state.blind) return;
  play.emit({ type: 'blindfolded' });
  for (const { id } of play.state.units) show(play, id, 'hidden');
}

const MOMENTS: { readonly [M in Moment]: (play: Play) => void } = {
  begins: begin,
  scans: scan,
  looks: lookAbout,
  lights: play => lookAbout(play, 'appearing'),
  attacks: attackersShow,
  jams: noticeJamming,
};

export const keepWatch: Handler<Classic, 'keepWatch'> = (play, { moment }) => MOMENTS[moment](play);

/** Before a hex is entered: somebody whom the mover did not see stands there and is seen now. */
export function runInto(play: Play, about: { readonly unit: UnitId; readonly to: NonNullable<Unit['at']>; stopped: boolean }): void {
  const { seat } = unitAt(play.state, about.unit);
  const other = fighting(play.state).find(one => one.seat !== seat && one.veil !== undefined && sameHex(one.at, about.to));
  if (!other) return;
  about.stopped = true;
  show(play, other.id, undefined);
  show(play, about.unit, undefined);
}

/** Before a hex is entered: who is out of sight there has gone before the others could hear where to. */
export function goOutOfSight(play: Play, about: { readonly unit: UnitId; readonly to: NonNullable<Unit['at']>; stopped: boolean }): void {
  const mover = play.state.units[about.unit];
  if (about.stopped || !isFighting(mover) || mover.veil !== undefined) return;
  const there = { ...mover, at: about.to };
  const state = { ...play.state, units: play.state.units.map(unit => (unit.id === mover.id ? there : unit)) };
  show(play, mover.id, veilOf(state, play.book, there));
}

/** On the way: whoever comes into the mover's sight is seen, which stops it for a moment; and the others may see it, or see it no more. */
export function lookOut(play: Play, about: { readonly unit: UnitId; stopped: boolean }): void {
  const mover = play.state.units[about.unit];
  if (!isFighting(mover)) return;
  for (const other of fighting(play.state)) {
    if (other.seat === mover.seat || other.veil === undefined) continue;
    if (!canAct(mover) || !sees(lookingAt(play.state, mover, other), play.book)) continue;
    show(play, other.id, undefined);
    about.stopped = true;
  }
  show(play, about.unit, veilOf(play.state, play.book, mover));
}
