import { sameHex } from '@sortie/geometry';
import type { Handler } from '@sortie/kernel';
import type { Table } from '../../rule.ts';
import type { Classic, Duty, Mech, UnitId, Veil } from '../../shape.ts';
import { canAct, fighting, isFighting } from '../../state.ts';
import { sensorOf } from './instruments.ts';
import { lookingAt, sees, veilOf } from './looking.ts';
import { isJammedBlindly } from './stealth.ts';

const sameVeil = (one: Veil | undefined, other: Veil | undefined): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one.levels === other.levels);

/** A unit is known in this way from now on. */
export function show(play: Table, id: UnitId, veil: Veil | undefined): void {
  const unit = play.state.units[id]!;
  if (sameVeil(unit.veil, veil)) return;
  const { veil: _before, ...open } = unit;
  const as: Mech = veil === undefined ? open : { ...open, veil };
  play.emit({ type: 'sighted', unit: id, as });
}

/** Everybody looks at everybody; with `only` nobody gets out of sight. */
function lookAbout(play: Table, only?: 'appearing'): void {
  for (const { id } of fighting(play.state)) {
    const unit = play.state.units[id]!;
    if (!isFighting(unit) || (only && unit.veil === undefined)) continue;
    const veil = veilOf(play.state, play.book, unit);
    if (!only || veil === undefined) show(play, id, veil);
  }
}

/** Every unit searches with one of its sensors. */
function scan(play: Table): void {
  for (const unit of fighting(play.state)) {
    const sensor = canAct(unit) ? sensorOf(unit) : undefined;
    if (sensor) play.emit({ type: 'scanned', unit: unit.id, sensor, roll: play.roll(2, 6, 'TOE-sensor-roll-bands') });
  }
}

/** Who fires or strikes shows itself. */
function attackersShow(play: Table): void {
  for (const { id, fire, strike } of fighting(play.state)) {
    const attacks =
      play.state.phase === 'physical'
        ? (strike?.blows.length ?? 0)
        : [fire?.shots, fire?.batters, fire?.barrages].reduce((sum, some) => sum + (some?.length ?? 0), 0);
    if (attacks > 0) show(play, id, undefined);
  }
}

/** After a search and a look about: who is jammed by somebody unknown is told so. */
function noticeJamming(play: Table): void {
  lookAbout(play);
  for (const unit of fighting(play.state)) if (isJammedBlindly(play.state, unit)) play.emit({ type: 'scanJammed', unit: unit.id });
}

function begin(play: Table): void {
  if (play.state.blind) return;
  play.emit({ type: 'blindfolded' });
  for (const { id } of play.state.units) show(play, id, 'hidden');
}

const MOMENTS: { readonly [M in Extract<Duty, { readonly type: 'keepWatch' }>['moment']]: (play: Table) => void } = {
  begins: begin,
  scans: scan,
  looks: lookAbout,
  lights: play => lookAbout(play, 'appearing'),
  attacks: attackersShow,
  jams: noticeJamming,
};

export const keepWatch: Handler<Classic, 'keepWatch'> = (play, { moment }) => MOMENTS[moment](play);

/** Before a hex is entered: somebody whom the mover did not see stands there and is seen now. */
export function runInto(play: Table, about: { readonly unit: UnitId; readonly to: NonNullable<Mech['at']>; stopped: boolean }): void {
  const { seat } = play.state.units[about.unit]!;
  const other = fighting(play.state).find(one => one.seat !== seat && one.veil === 'hidden' && sameHex(one.at, about.to));
  if (!other) return;
  about.stopped = true;
  show(play, other.id, undefined);
  show(play, about.unit, undefined);
}

/** On the way: whoever comes into the mover's sight is seen, which stops it for a moment; and the others may see it, or see it no more. */
export function lookOut(play: Table, about: { readonly unit: UnitId; stopped: boolean }): void {
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
