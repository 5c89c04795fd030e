import type { Side } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { LocationTable } from '../questions.ts';
import type { Location } from '../sheet/sheet.ts';

type Columns = { readonly [S in Side]: string };

/** Rolls from the lowest to the highest, by the side that is struck. */
const BIPED_BODY: Columns = {
  left: 'LT LL LA LA LL LT CT RT RA RL HD',
  front: 'CT RA RA RL RT CT LT LL LA LA HD',
  rear: 'CT RA RA RL RT CT LT LL LA LA HD',
  right: 'RT RL RA RA RL RT CT LT LA LL HD',
};
const QUAD_BODY: Columns = {
  left: 'LT RLL FLL FLL RLL LT CT RT FRL RRL HD',
  front: 'CT FRL FRL RRL RT CT LT RLL FLL FLL HD',
  rear: 'CT FRL FRL RRL RT CT LT RLL FLL FLL HD',
  right: 'RT RRL FRL FRL RRL RT CT LT FLL RLL HD',
};
const BIPED_PUNCH: Columns = {
  left: 'LT LT CT LA LA HD',
  front: 'LA LT CT RT RA HD',
  rear: 'LA LT CT RT RA HD',
  right: 'RT RT CT RA RA HD',
};
const QUAD_PUNCH: Columns = {
  left: 'LT LT CT FLL RLL HD',
  front: 'FLL LT CT RT FRL HD',
  rear: 'RLL LT CT RT RRL HD',
  right: 'RT RT CT FRL RRL HD',
};
const BIPED_KICK: Columns = {
  left: 'LL LL LL LL LL LL',
  front: 'RL RL RL LL LL LL',
  rear: 'RL RL RL LL LL LL',
  right: 'RL RL RL RL RL RL',
};
const QUAD_KICK: Columns = {
  left: 'FLL FLL FLL RLL RLL RLL',
  front: 'FRL FRL FRL FLL FLL FLL',
  rear: 'RRL RRL RRL RLL RLL RLL',
  right: 'FRL FRL FRL RRL RRL RRL',
};

/** The side that is struck most, its neighbours and the turret; tens and more without a turret strike that side. */
const HULL: Columns = {
  left: 'LS LS LS FR LS LS LS RR TU TU TU',
  front: 'FR FR FR RS FR FR FR LS TU TU TU',
  rear: 'RR RR RR LS RR RR RR RS TU TU TU',
  right: 'RS RS RS FR RS RS RS RR TU TU TU',
};

/** Six sides: an attack from the side strikes its front or its rear half. */
const FORE: Columns = {
  left: 'FRLS FRLS FRLS FR FRLS FRLS FRLS RRLS TU TU TU',
  front: 'FR FR FR FRRS FR FR FR FRLS TU TU TU',
  rear: 'RR RR RR RRLS RR RR RR RRRS TU TU TU',
  right: 'FRRS FRRS FRRS FR FRRS FRRS FRRS RRRS TU TU TU',
};
const AFT: Columns = {
  ...FORE,
  left: 'RRLS RRLS RRLS RR RRLS RRLS RRLS FRLS TU TU TU',
  right: 'RRRS RRRS RRRS RR RRRS RRRS RRRS FRRS TU TU TU',
};

/** What flies is struck in its rotor more often than anywhere else. */
const ROTOR: Columns = {
  left: 'LS RO RO FR LS LS LS RR RO RO RO',
  front: 'FR RO RO RS FR FR FR LS RO RO RO',
  rear: 'RR RO RO LS RR RR RR RS RO RO RO',
  right: 'RS RO RO FR RS RS RS RR RO RO RO',
};

/** Troops on a machine reach everything but its legs; some of it from behind (see `BEHIND`). */
const same = (column: string): Columns => ({ left: column, front: column, rear: column, right: column });
const BIPED_SWARM = same('HD CT RT RT RA CT LA LT LT CT HD');
const QUAD_SWARM = same('HD RT CT RT RT CT LT LT CT LT HD');
const BEHIND: readonly (readonly number[])[] = [
  [3, 4, 10, 11],
  [4, 5, 9, 10],
];
export const swarmsBehind = (quad: boolean, rolled: number): boolean => nth(BEHIND, quad ? 1 : 0).includes(rolled);

const BIPED_ABOVE = same('LA LT CT RT RA HD');
const QUAD_ABOVE = same('FLL LT CT RT FRL HD');
const BIPED_BELOW = same('LL LL LT RT RL RL');
const QUAD_BELOW = same('FLL RLL LT RT FRL RRL');

const split = (columns: Columns): { readonly [S in Side]: readonly Location[] } => ({
  left: columns.left.split(' ') as Location[],
  front: columns.front.split(' ') as Location[],
  rear: columns.rear.split(' ') as Location[],
  right: columns.right.split(' ') as Location[],
});

const TABLES: { readonly [T in LocationTable]: readonly [biped: ReturnType<typeof split>, quad: ReturnType<typeof split>] } = {
  body: [split(BIPED_BODY), split(QUAD_BODY)],
  punch: [split(BIPED_PUNCH), split(QUAD_PUNCH)],
  kick: [split(BIPED_KICK), split(QUAD_KICK)],
  hull: [split(HULL), split(HULL)],
  fore: [split(FORE), split(FORE)],
  aft: [split(AFT), split(AFT)],
  rotor: [split(ROTOR), split(ROTOR)],
  above: [split(BIPED_ABOVE), split(QUAD_ABOVE)],
  below: [split(BIPED_BELOW), split(QUAD_BELOW)],
  swarm: [split(BIPED_SWARM), split(QUAD_SWARM)],
};

/** Dice of each table. */
export const DICE: { readonly [T in LocationTable]: number } = {
  body: 2,
  punch: 1,
  kick: 1,
  hull: 2,
  fore: 2,
  aft: 2,
  rotor: 2,
  swarm: 2,
  above: 1,
  below: 1,
};

/** The location that a roll strikes. */
export const inTable = (table: LocationTable, side: Side, quad: boolean, rolled: number): Location | undefined =>
  TABLES[table][quad ? 1 : 0][side][rolled - DICE[table]];
