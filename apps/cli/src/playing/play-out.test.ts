import { type Shape, seedFrom } from '@sortie/kernel';
import { type Skirmish, skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { Face, Offer } from '../offer.ts';
import { playOut } from './play-out.ts';
import { playerNamed } from './player.ts';

const silent = <G extends Shape>(): Face<G> => ({
  map: () => [],
  forces: () => [],
  help: () => [],
  brief: () => [],
  read: () => ({ problem: 'nobody types here' }),
  phrase: () => '',
  parts: [],
  partOf: () => undefined,
  withPart: setup => setup,
  withMap: setup => ({ setup }),
});

const offer: Offer<Skirmish> = { game: skirmish, face: silent() };
const random = playerNamed(skirmish, 'random')!;
const bout = (seed: string, commands = 5000) =>
  playOut(offer, { scenario: skirmish.scenarios[0]!, players: [random, random], seed: seedFrom(seed), commands });

test('the same seed ends in the same state, another in another', () => {
  expect(bout('one')).toEqual(bout('one'));
  expect(bout('one').hash).not.toBe(bout('two').hash);
});

test('a game is played to its end, or broken off', () => {
  expect(bout('one').outcome).toBeDefined();
  expect(bout('one', 1)).toMatchObject({ commands: 1, outcome: undefined });
});
