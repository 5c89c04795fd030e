import { fill, Rulebook, sure } from '@sortie/kernel';
import { type Row, rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import type { UnitType } from '../../card/card.ts';
import { readSetup, ruleset } from '../../scene.fixture.ts';
import { sketch } from '../../set-piece.ts';
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
/** What a quirk costs a machine that may have it; on a card of these values. */
const costs = (row: Row): number => {
  const quirk = sure(
    QUIRKS.find(({ name }) => name === row.at('quirk')),
    row.at('quirk'),
  );
  const card = TYPES.map(type => ({
    ...sketch({ damage: '4/3/2', size: 3, specials: 'AC2/2/2' }),
    type,
    moves: type === 'CV' ? [{ value: 8, code: 't' }] : [],
  })).find(own => quirk.suits({ card: own }));
  const own: Entry = { card: sure(card, 'a machine that may have it'), quirks: [`${quirk.id}${row.at('cost') ? '' : ':3'}`] };
  const read = Rulebook.compile(ruleset, STANDARD).checkSetup({
    table: OPEN,
    forces: [[own], [{ card: { ...sketch(), name: 'Other' } }]],
    zone: 6,
    limit: 9,
  });
  expect(read).toEqual([]);
  return quirkPoints(own);
};
const TYPES: readonly UnitType[] = ['BM', 'CV', 'AF', 'DS', 'WS' as UnitType];
const OPEN = { width: 18288, height: 12192, pieces: [] };
/** The cost that a row prints; some are by the highest damage, here 4, or by that of the weapon, here 3. */
const printed = (row: Row): number => {
  if (row.at('cost')) return row.number('cost');
  const each = Number(sure(/^[+-]\d+/.exec(row.at('cost_by_value')), 'a number')[0]);
  return each * (row.at('cost_by_value').includes('highest') ? 4 : 3);
};
table('ASC-tbl-positive-quirks#1', 'what helps costs so much', row => expect(costs(row)).toBe(printed(row)));
table('ASC-tbl-negative-quirks#1', 'what hinders is worth so much', row => expect(costs(row) + 0).toBe(printed(row) + 0));
