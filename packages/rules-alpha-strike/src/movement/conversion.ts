import { sure } from '@sortie/kernel';
import { has } from '../card/specials.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Mode, Unit } from '../shape.ts';

const VEHICLE_CODES: { readonly [code: string]: string } = { qt: 't', qw: 'w' };

/** Inches of an AirMech: `LAM(30"g/5a)`. One that has only two shapes has none. */
function airMechInches({ card }: Unit): number {
  const text = card.specials.find(one => one.startsWith('LAM('));
  return Number(/^LAM\((\d+)"?g/.exec(text ?? '')?.[1] ?? 0);
}

/** Inches in the air for those that have wings besides legs. */
export const glideInches = (unit: Unit): number =>
  has(unit, 'GLD') ? (unit.moves.find(({ code }) => code === 'g')?.value ?? 0) : Math.min(airMechInches(unit), stopped(unit) ? 0 : 999);

const stopped = ({ moves }: Unit): boolean => moves.every(({ value }) => value === 0);

/** The shape a unit has in a mode, as something that simply moves on the ground; units of one shape are what they are. */
export function shapedFor(unit: Unit, mode: Mode): { readonly unit: Unit; readonly mode: Mode } {
  if (mode === 'glide') return { unit: { ...unit, moves: [{ value: glideInches(unit), code: 'g' }] }, mode: 'ground' };
  const rolling = unit.moves.find(({ code }) => VEHICLE_CODES[code] !== undefined);
  if (!rolling) return { unit, mode };
  const code = mode === 'roll' ? sure(VEHICLE_CODES[rolling.code], 'the code') : '';
  const moves = unit.moves.map(move => (move === rolling ? { ...move, code } : move));
  return { unit: { ...unit, moves }, mode: mode === 'roll' ? 'ground' : mode };
}

const shapes = (mode: 'roll' | 'glide', inches: (unit: Unit) => number | undefined): NonNullable<AlphaRule['base']> => ({
  move: ({ unit, mode: wanted }) => (wanted === mode ? inches(unit) || undefined : undefined),
});

/** A change of shape costs nothing and holds for the Movement Phase. */
export const conversionRules: readonly AlphaRule[] = [
  core('AS-sua-qv', {
    base: shapes('roll', unit => (has(unit, 'QV') ? unit.moves.find(({ code }) => VEHICLE_CODES[code] !== undefined)?.value : undefined)),
    covers: ['ASC-sua-qv'],
  }),
  core('AS-sua-gld', { base: shapes('glide', unit => (has(unit, 'GLD') ? glideInches(unit) : undefined)), covers: ['ASC-sua-gld'] }),
  core('AS-sua-lam', {
    base: shapes('glide', unit => (has(unit, 'LAM') ? glideInches(unit) : undefined)),
    covers: ['ASC-sua-lam', 'AS-sua-bim', 'ASC-sua-bim'],
  }),
];
