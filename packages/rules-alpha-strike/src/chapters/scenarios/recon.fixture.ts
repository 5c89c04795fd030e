import { table as geometry } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { ruleset } from '../../ruleset.ts';
import { able } from '../../scene.fixture.ts';
import type { Command, State } from '../../shape.ts';
import { buildingsOf } from './lay-out.ts';
import { missionIn } from './marker.ts';
import { order, play, position, type Scene } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

// What the tests of reconnaissance set up again and again: six houses, two of them with something inside, and a scout.

export const recon = { kind: 'reconnaissance' } as const;
export const hunt = { ...recon, variant: 'easter-egg' } as const;
export const scan = (unit: number, choice: string): Command => ({ type: 'ability', ability: 'scan', unit, choice });
export const houses = buildingsOf(ruleset.setup(order(recon)).table);
/** The first house, three inches square: its left and its top side, in inches. */
export const [LEFT, TOP] = (({ left, top }) => [left / 254, top / 254] as const)(geometry.bounds(nth(houses, 0).outline));
export const NOTES = ['house-1', 'house-2'];
/** A scout of the first side beside the first house, or so many inches north of it. */
export const scout = (inches = 0, specials = '', card = {}) => able(specials, 0, LEFT + 1.5, TOP - 160 / 254 - inches, {}, card);
export const spying = (units: Parameters<typeof position>[1], mission: MissionOrder = recon, more: Partial<State> = {}) =>
  play(position(mission, units, { notes: [[], NOTES], ...more }));
export const found = (game: Scene) => missionIn(game.state).found;
export const rules = (game: Scene, command: Command, seat = 0) => game.refuses(seat, command).map(one => one.rule);
