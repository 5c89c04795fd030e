import type { Blow } from '../shape.ts';
import { type Ground, HIT, MISS, objections } from './core.fixture.ts';
import { eventsOf, NEXT, NORTH, type Placed, SOUTH, start, strike, WITNESS } from './table.fixture.ts';

const IDLE: Placed = { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } };

export const punch: Blow = { kind: 'punch', arm: 'RA', target: 1 };
export const left: Blow = { kind: 'punch', arm: 'LA', target: 1 };
export const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
export const push: Blow = { kind: 'push', target: 1 };
export const club: Blow = { kind: 'club', gear: 0, target: 1 };
export const ATLAS = { design: 'AS7-D' };

/** Two who stand face to face, and a witness far away. */
export const brawl = (unit: Partial<Placed> = {}, target: Partial<Placed> = {}, ground: Ground = {}) =>
  start({ phase: 'physical', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0809', ...target } as Placed, IDLE], ground });
/** Why a blow is not allowed; nothing where it is. */
export const may = (blow: Blow, unit: Partial<Placed> = {}, target: Partial<Placed> = {}, ground: Ground = {}) =>
  objections(brawl(unit, target, ground), strike(0, blow));
/** The first strikes, the second does nothing; all dice that follow. */
export const struck = (blow: Blow, unit: Partial<Placed>, target: Partial<Placed>, ground: Ground, ...dice: readonly number[]) => {
  const play = brawl(unit, target, ground);
  play.does(NORTH, strike(0, blow));
  return { play, events: play.does(SOUTH, strike(1), ...dice, ...NEXT) };
};
/** The number and the damage of a blow that misses; a kick and a mace take a roll to stay upright. */
export const missed = (
  blow: Blow,
  unit: Partial<Placed> = {},
  target: Partial<Placed> = {},
  ground: Ground = {},
  shaky = blow.kind === 'kick',
) => eventsOf(struck(blow, unit, target, ground, ...MISS, ...(shaky ? HIT : [])).events, 'struck')[0]!;
