import type { Motive } from '@sortie/roster';
import type { Subject } from '../subject.ts';

/** Codes of the movement mode table. */
const CODES: Partial<Readonly<Record<Motive, string>>> = {
  tracked: 't',
  wheeled: 'w',
  hover: 'h',
  vtol: 'v',
  wige: 'g',
  naval: 'n',
  hydrofoil: 'n',
  submarine: 's',
  rail: 'r',
  maglev: 'r',
  foot: 'f',
  jump: 'f',
  motorized: 'm',
  umu: 'f',
  'motorized-scuba': 'm',
  microlite: 'v',
  microcopter: 'v',
  aerodyne: 'a',
  spheroid: 'p',
  airship: 'i',
  'station-keeping': 'k',
};

/** Animals that fly or swim; all others walk. */
const BEAST_CODES: Readonly<Record<string, string>> = { branth: 'v', hipposaur: 's', orca: 's' };

/** A QuadVee on its wheels or tracks. */
export const quadMode = ({ unit, fittings }: Subject): string | undefined =>
  unit.frame === 'quadvee' ? (fittings.some(({ item }) => item.id === 'QuadVee Wheels') ? 'qw' : 'qt') : undefined;

/** What the table says of everybody else. */
export function tableMode({ unit, type, fittings }: Subject): string {
  if (type === 'WS' || (type === 'PM' && unit.movement.glide !== undefined)) return '';
  if (unit.motive === 'beast') return BEAST_CODES[unit.platoon?.beast?.toLowerCase() ?? ''] ?? 'f';
  if (unit.motive === 'wheeled' && type === 'SV') return fittings.map(({ item }) => CYCLES[item.id]).find(Boolean) ?? 'w';
  return CODES[unit.motive] ?? '';
}

/** Support vehicles on one wheel or two. */
const CYCLES: Readonly<Record<string, string>> = { BicycleChassisMod: 'w(b)', MonocycleChassisMod: 'w(m)' };

/** Troopers' speed with what is bolted to their suits, packs that can be dropped left aside. */
export function suitSpeed(subject: Subject): { readonly walk: number; readonly jump: number } {
  const { unit } = subject;
  const { walk, jump } = unit.movement;
  if (subject.type === 'CI') return { walk, jump };
  const springs = subject.has('mechanical-jump-booster') ? 1 : 0;
  const lift = subject.count('jump-booster') + subject.count('partial-wing');
  return { walk: walk + springs, jump: jump > 0 ? jump + lift : springs };
}
