import { nth } from '@sortie/kernel';
import { type Blast, explode, ring } from '../artillery/blast.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Ring, Unit } from '../shape.ts';
import { INCH, isOn } from '../state.ts';
import { isAircraft, isDropShip, isFighter, isFlying } from './aircraft.ts';
import { middleOf } from './line.ts';

/** Weak: a craft that falls on the table strikes with its Size, twice that for a DropShip, in a template as wide as the craft is big. */
export const crashBlast = (unit: Unit, at: Blast['at']): Blast => ({
  at,
  rings: [ring(isDropShip(unit) ? 2 * unit.card.size + 2 : 2, unit.card.size * (isDropShip(unit) ? 2 : 1))],
  rule: 'AS-aero-fall',
  by: null,
});

/** It is gone, with everybody aboard; what it flew over feels it. */
export function crash(play: Table, unit: Unit): void {
  play.emit({ type: 'crashed', unit: unit.id });
  play.emit({ type: 'damaged', unit: unit.id, armor: 0, structure: unit.structure, rule: 'AS-aero-fall' });
  if (!isOn(unit)) return;
  const at = unit.flight?.line ? middleOf(unit.flight.line) : unit.at;
  explode(play, crashBlast(unit, at));
  if (isDropShip(unit)) rubble(play, unit, at);
}

/** What is left of a DropShip is rubble that hardly anybody gets through. */
function rubble(play: Table, unit: Unit, at: Blast['at']): void {
  const piece = `crash-${unit.id}`;
  const outline = { kind: 'circle', at, radius: (unit.card.size + 1) * INCH } as const;
  play.emit({ type: 'terrainChanged', piece, as: { id: piece, kind: 'rubble', outline, level: 2 }, rule: 'AS-aero-fall' });
}

const falls = (unit: Unit): boolean =>
  isFlying(unit) && (unit.fate === 'aloft' || isOn(unit)) && unit.structure > 0 && (unit.shutdown || (unit.moves[0]?.value ?? 0) === 0);

/** Without Thrust a fighter is lost at once; what is bigger falls a ring a turn, and from the Central Zone to the ground. */
function fall(play: Table): void {
  for (const { id } of play.state.units) {
    const unit = nth(play.state.units, id);
    if (!isAircraft(unit) || !falls(unit)) continue;
    const below = unit.fate === 'aloft' ? (unit.flight?.ring ?? 0) - 1 : -1;
    if (!isFighter(unit) && below >= 0) play.emit({ type: 'fellToRing', unit: id, ring: below as Ring });
    else crash(play, unit);
  }
}

export const crashRules: readonly AlphaRule[] = [
  core('AS-aero-fall', { steps: { ending: [{ name: 'falling', before: 'effects', run: fall }] }, covers: ['ASC-space-crash-passengers'] }),
];
