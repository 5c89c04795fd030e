import { fill } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { readSetup } from '../../scene.fixture.ts';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry } from '../../shape.ts';
import { needs, pair, plus, STANDARD } from '../special-pilot-abilities/pilots.fixture.ts';
import { modelTrouble, quirkCounsel, quirkPoints, quirkTrouble } from './budget.ts';
import { QUIRKS } from './list.ts';
import { built, entry } from './quirks.fixture.ts';

rule('ASC-quirk-general-unlisted', 'a quirk of another book does nothing here', () => {
  expect(needs(plus('ASC-quirk-sensor-ghosts'), pair(3, {}, {}, built('rugged')))).toBe(needs(STANDARD, pair(3)));
  expect(quirkTrouble(entry({}, 'rugged'))).toBeUndefined();
});
rule('ASC-quirk-general-balance', 'good ones are paid for with bad ones', () => {
  const good = ['extended-torso-twist', 'improved-sensors'];
  const bad = ['cramped-cockpit', 'hard-to-pilot', 'prototype'];
  expect([quirkPoints(entry({}, ...good)), quirkPoints(entry({}, ...good, ...bad))]).toEqual([6, 0]);
  expect([quirkCounsel(entry({}, ...good)).map(({ rule: line }) => line), quirkCounsel(entry({}, ...good, ...bad))]).toEqual([
    ['ASC-quirk-general-balance'],
    [],
  ]);
});
rule('ASC-quirk-general-model', 'three machines of a model are alike, on either side', () => {
  const a = entry({}, 'cowl');
  expect([modelTrouble([[a, a], [a]]), modelTrouble([[a], [entry({})]]) && fill(modelTrouble([[a], [entry({})]])!)]).toEqual([
    undefined,
    'all units of the model Sketch have the same quirks',
  ]);
  const set = (b: Entry) => readSetup({ table: { scene: 'hills', seed: 4 }, forces: [[a], [b]], zone: 6, limit: 9 }, '').ok;
  expect([set(a), set(entry({}))]).toEqual([true, false]);
});
rule('ASC-quirk-general-fit', 'what is huge is not narrow, and what fires no ammunition has no belt to jam', () => {
  expect(
    quirkCounsel({ card: sketch({ specials: 'LG' }), quirks: ['narrow-low-profile', 'prototype', 'prototype'] }).map(
      ({ rule: line }) => line,
    ),
  ).toEqual(['ASC-quirk-general-fit']);
  expect(fill(quirkTrouble(entry({}, 'ammunition-feed-problem'))!)).toBe('Ammunition Feed Problem does not occur on this unit');
  expect(fill(quirkTrouble(entry({}, 'battlefists', 'no-minimal-arms'))!)).toBe('Battlefists does not go with No/Minimal Arms');
});
const price = (name: string, card: Sketch = {}, level = 1): number => QUIRKS.find(quirk => quirk.id === name)!.cost(sketch(card), level);
rule('ASC-tbl-positive-quirks', 'what helps, and what it costs', () => {
  const good = QUIRKS.slice(0, 30).map(({ id: name }) => price(name, { damage: '4/3/2' }));
  expect(good).toEqual([1, 4, 3, 5, 2, 3, 2, 1, 4, 1, 1, 1, 2, 3, 1, 2, 3, 3, 4, 5, 3, 1, 2, 3, 2, 1, 1, 1, 1, 8]);
  expect(price('accurate-weapon', {}, 2)).toBe(2);
});
rule('ASC-tbl-negative-quirks', 'what hinders, and what it is worth', () => {
  const bad = QUIRKS.slice(30).map(({ id: name }) => price(name) + 0);
  expect(bad).toEqual([
    -1, -2, -3, -2, -1, -1, -1, -1, -2, -2, -2, -2, 0, -1, -1, -2, -2, -2, -2, -4, -3, -1, -3, -2, -2, -3, -4, -1, -2, -2, -2, -2, -1, -1,
  ]);
  expect(price('inaccurate-weapon', {}, 3)).toBe(-3);
});
