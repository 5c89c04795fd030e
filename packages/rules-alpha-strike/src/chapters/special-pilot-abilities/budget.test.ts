import { fill } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { readSetup } from '../../scene.fixture.ts';
import { sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { costOf, crewCounsel, crewTrouble } from './budget.ts';
import { TALENTS } from './talents.ts';

const crew = (skill: number, ...abilities: readonly string[]): Entry => ({ card: sketch(), skill, abilities });
const trouble = (entry: Entry): string | undefined => {
  const found = crewTrouble(entry);
  return found && fill(found);
};
const set = (...entries: readonly Entry[]): boolean =>
  readSetup({ table: { scene: 'hills', seed: 4 }, forces: [entries, [{ card: sketch() }]], zone: 6, limit: 9 }, '').ok;

rule('ASC-spa-general-budget', 'none for the Green, one of 2 for Regulars, two of 4, three of 6', () => {
  expect(
    [
      crew(5, 'slugger'),
      crew(4, 'dodge'),
      crew(4, 'sniper'),
      crew(4, 'slugger', 'lucky'),
      crew(3, 'dodge', 'lucky:2'),
      crew(3, 'sniper', 'dodge'),
    ].map(entry => set(entry)),
  ).toEqual([false, true, false, false, true, false]);
  expect(
    [crew(1, 'dodge', 'hot-dog', 'jumping-jack'), crew(0, 'sniper', 'demoralizer', 'slugger'), crew(2, 'dodge', 'dodge')].map(entry =>
      set(entry),
    ),
  ).toEqual([true, false, false]);
  expect(trouble(crew(4, 'sniper'))).toBe('a Regular crew has at most 1 abilities for 2 points');
});
rule('ASC-spa-general-compatibility', 'what a crew cannot use in its machine it is not given', () => {
  expect([
    trouble(crew(2, 'swordsman')),
    trouble({ ...crew(4, 'dodge'), card: sketch({ type: 'CV', move: '8"t' }) }),
    trouble(crew(4, 'luck')),
  ]).toEqual(['Swordsman is of no use in this unit', 'Dodge is of no use in this unit', 'there is no ability called luck']);
  expect(trouble(crew(4, 'range-master'))).toBe('Range Master needs one of: medium, long, extreme');
});
rule('ASC-spa-general-density', 'one crew in four', () => {
  const advice = (gifted: number, all: number) =>
    crewCounsel(Array.from({ length: all }, (_, i) => crew(4, ...(i < gifted ? ['dodge'] : [])))).map(({ rule: id }) => id);
  expect([advice(1, 4), advice(2, 4), advice(2, 8), advice(1, 1)]).toEqual([[], ['ASC-spa-general-density'], [], []]);
});
rule('ASC-aug-limits', 'implants are for Elite forces, or for Veterans in others', () => {
  const ids = (...force: readonly Entry[]) => crewCounsel(force).map(({ rule: id }) => id);
  expect([ids(crew(4, 'sensory')), ids(crew(3, 'sensory'), crew(5)), ids(crew(2), crew(2), crew(4, 'sensory'), crew(0))]).toEqual([
    ['ASC-aug-limits'],
    [],
    [],
  ]);
});
rule('ASC-tbl-spa', 'the whole price list', () => {
  const prices = Object.fromEntries(TALENTS.filter(({ kind }) => kind === 'ability').map(({ id, cost }) => [id, cost]));
  const list = (cost: number) => Object.keys(prices).filter(id => prices[id] === cost);
  expect(list(1)).toEqual([
    'forward-observer',
    'heavy-lifter',
    'hopper',
    'human-tro',
    'lucky',
    'melee-specialist',
    'oblique-artilleryman',
    'oblique-attacker',
    'slugger',
    'stand-aside',
    'foot-cavalry',
    'urban-guerrilla',
  ]);
  expect(list(3)).toEqual([
    'antagonizer',
    'combat-intuition',
    'demoralizer',
    'golden-goose',
    'natural-grace',
    'sniper',
    'tactical-genius',
    'terrain-master-drag-racer',
    'terrain-master-forest-ranger',
    'terrain-master-frogman',
    'terrain-master-mountaineer',
    'terrain-master-nightwalker',
    'terrain-master-swamp-beast',
    'weapon-specialist',
  ]);
  expect(list(4)).toEqual(['ride-the-wash', 'sharpshooter']);
  expect([list(2).length, TALENTS.length, costOf('lucky:4'), costOf('lucky')]).toEqual([27, 70, 4, 1]);
});
