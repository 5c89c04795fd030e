import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { able, at, BASE, moving, pair, standard } from '../../scene.fixture.ts';
import type { State } from '../../shape.ts';
import { tactics } from '../../tactics/tactics.ts';
import { bystander, position, RULES } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const book = Rulebook.compile(alphaStrike.ruleset, [...RULES]);
const BESIDE = 1 + BASE / 2;
/** What the opponent thinks of first. */
const first = (state: State, seat = 0) => alphaStrike.tactics.candidates(alphaStrike.ruleset.view(state, seat), seat, book)[0];
const before = (mission: MissionOrder, units: Parameters<typeof position>[1], more: Partial<State> = {}) =>
  position(mission, units, { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 1, winner: 1 }, ...more });
const fresh = { moved: null } as const;

test('without a mission nothing is thought differently', () => {
  const state = moving(pair(10));
  const [view, plain] = [alphaStrike.ruleset.view(state, 0), Rulebook.compile(alphaStrike.ruleset, [...standard])];
  expect(alphaStrike.tactics.candidates(view, 0, plain)).toEqual(tactics.candidates(view, 0, plain));
  expect(alphaStrike.tactics.value(view, 0, undefined, plain)).toBe(tactics.value(view, 0, undefined, plain));
});

test('a unit makes for the hill, goes up to the marker and stays there', () => {
  const hill = { kind: 'king-of-the-hill' } as const;
  const far = first(before(hill, [at({}, 0, 36, 40, fresh), bystander(1)]));
  expect(far).toMatchObject({ why: 'makes for the objective', command: { type: 'move' } });
  const near = first(before(hill, [at({}, 0, 36, 29, fresh), bystander(1)]))!.command;
  const end = near.type === 'move' ? near.path.at(-1)! : { x: 0, y: 0 };
  expect(Math.abs(end.y - 24 * 254 - BESIDE * 254)).toBeLessThan(4);
  expect(first(before(hill, [at({}, 0, 36, 24 + BESIDE, fresh), bystander(1)]))).toMatchObject({
    command: { mode: 'stand' },
    why: 'holds what it came for',
  });
});

test('flags are lifted and carried home, buildings scanned, tables left', () => {
  const flag = { kind: 'capture-the-flag' } as const;
  expect(first(position(flag, [at({}, 0, 36 + BESIDE, 3), bystander(1)]))!.command).toMatchObject({ type: 'lift', unit: 0 });
  const line = { kind: 'hold-the-line' } as const;
  expect(first(before(line, [at({}, 0, 36, 4, fresh), bystander(1)]))!.command).toMatchObject({ type: 'ability', ability: 'leave' });
  expect(first(before(line, [at({}, 0, 36, 30, fresh), bystander(1)]))!.why).toBe('makes for the objective');
  const recon = position({ kind: 'reconnaissance' }, [able('PRB', 0, 36, 14), bystander(1)], { notes: [[], ['house-1']] });
  expect(first(recon)!.command).toMatchObject({ type: 'ability', ability: 'scan' });
});

test('the nearer a side is to its objective, the better it stands', () => {
  const value = (y: number): number =>
    alphaStrike.tactics.value(alphaStrike.ruleset.view(position({ kind: 'king-of-the-hill' }, [at({}, 0, 36, y), bystander(1)]), 0), 0);
  expect(value(30)).toBeGreaterThan(value(40));
});
