import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { done, hit, slow as pair, refused, ruleset, standard } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';
import { aimOf } from './aim.ts';

const shoot = (
  munition: string,
  id: RuleId,
  a: Sketch,
  b: Sketch = {},
  more: Partial<AttackCommand> = {},
  dice: readonly number[] = [],
  apart = 3,
) => {
  const game = scene(ruleset, setPiece(pair(apart, a, b)), [...standard, id]);
  game.does(0, hit({ munition, ...more }), 6, 5, ...dice);
  return { game, lost: 20 - game.state.units[1]!.armor };
};

rule('ASC-mun-general', 'only units with the launcher, and only what is agreed on', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill']);
  expect([
    refused(setPiece(pair(3, { specials: 'SRM1/1' })), hit({ munition: 'listen-kill' }), rules),
    refused(setPiece(pair(3)), hit({ munition: 'listen-kill' }), rules),
    refused(setPiece(pair(3, { specials: 'SRM1/1' })), hit({ munition: 'listen-kill' })),
  ]).toEqual([[], ['ASC-mun-general'], ['ASC-mun-general']]);
});
rule('ASC-mun-anti-tsm-damage', 'one less, but two more and a critical against prototype muscle', () => {
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }).lost).toBe(2);
  const { lost, game } = shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { specials: 'TSMX' }, {}, [4, 4]);
  expect([lost, game.state.units[1]!.waiting.length]).toEqual([4, 1]);
});
rule('ASC-mun-anti-tsm-smoke', 'leaves smoke two inches around the target', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }).game.state.table.pieces).toMatchObject([
    { kind: 'smoke', outline: { radius: 508 } },
  ]),
);
rule('AS-sua-tsi', 'implanted infantry is as vulnerable', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI', specials: 'TSI' }).lost).toBe(4),
);
rule('ASC-sua-tsi', 'by two more than others', () =>
  expect(shoot('anti-tsm', 'ASC-mun-anti-tsm-damage', { specials: 'SRM2/2' }, { type: 'CI' }).lost).toBe(2),
);
rule('ASC-mun-listen-kill', 'one easier to hit', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill']);
  const total = (munition: string) => rules.ask('toHit', aimOf(setPiece(pair(3, { specials: 'LRM1/1/1' })), hit({ munition }))!).total;
  expect(total('listen-kill') - total('')).toBe(-1);
});
rule('ASC-mun-listen-kill-era', 'no longer once everybody knows', () => {
  const rules = Rulebook.compile(ruleset, [...standard, 'ASC-mun-listen-kill', 'ASC-mun-listen-kill-era']);
  const total = (munition: string) => rules.ask('toHit', aimOf(setPiece(pair(3, { specials: 'LRM1/1/1' })), hit({ munition }))!).total;
  expect(total('listen-kill')).toBe(total(''));
});
rule('ASC-mun-dead-fire', 'LRM1/2/2 is LRM2/3/0, SRM3/3 is SRM4/0', () => {
  const lrm = (apart: number) => shoot('dead-fire', 'ASC-mun-dead-fire', { specials: 'LRM1/2/2' }, {}, { how: 'LRM' }, [], apart).lost;
  const srm = (apart: number) => shoot('dead-fire', 'ASC-mun-dead-fire', { specials: 'SRM3/3' }, {}, { how: 'SRM' }, [], apart).lost;
  expect([lrm(3), lrm(12), lrm(30), srm(3), srm(12)]).toEqual([2, 3, 0, 4, 0]);
});
rule('ASC-mun-shoot-and-sit-contact', 'a point for two pods', () =>
  expect(shoot('explosive', 'ASC-mun-shoot-and-sit-contact', { specials: 'SNARC2' }, {}, { how: 'SNARC' }).lost).toBe(1),
);
const seeded = (value: number, by = 0): Partial<Unit> => ({ marks: [{ kind: 'seeded', until: 0, value, by }] });
const detonate = (theirs: Partial<Unit>) => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'SNARC1' }, {}, {}, theirs)), [...standard, 'ASC-mun-shoot-and-sit-contact']);
  game.does(0, hit({ munition: 'detonate' }), 6, 5);
  return 20 - game.state.units[1]!.armor;
};
rule('ASC-mun-shoot-and-sit-delayed', 'counted, and set off together with an attack', () => {
  expect(
    shoot('delayed', 'ASC-mun-shoot-and-sit-contact', { specials: 'SNARC1' }, {}, { how: 'SNARC' }).game.state.units[1]!.marks.find(
      ({ kind }) => kind === 'seeded',
    )?.value,
  ).toBe(1);
  expect(detonate(seeded(4))).toBe(3 + 2);
});
rule('ASC-mun-shoot-and-sit-owner', 'by whoever fired them alone', () => expect(detonate(seeded(4, 7))).toBe(3));
rule('AS-munition-list', 'armor-piercing shells roll a critical through armor, ablation stops that', () => {
  expect(
    shoot('armor-piercing', 'AS-munition-list', { specials: 'AC2/2/-' }, {}, { how: 'AC' }, [4, 4]).game.state.units[1]!.waiting,
  ).toHaveLength(1);
  expect(
    shoot('armor-piercing', 'AS-munition-list', { specials: 'AC2/2/-' }, { specials: 'ABA' }, { how: 'AC' }).game.state.units[1]!.waiting,
  ).toEqual([]);
});
rule('ASC-sua-iatm-inferno', 'one point less and heat of its number at Short', () => {
  const { game, lost } = shoot('inferno', 'AS-sprint', { specials: 'IATM2' }, {}, { how: 'IATM' });
  expect([lost, game.state.units[1]!.heatFrom]).toEqual([1, 2]);
});
rule('AS-sua-iatm', 'or a pulse that dazzles', () =>
  expect(
    shoot('magpulse', 'AS-sprint', { specials: 'IATM2' }, {}, { how: 'IATM' }).game.state.units[1]!.marks.map(({ kind }) => kind),
  ).toEqual(['magpulse']),
);
rule('AS-sua-ac', 'autocannons alone do their own damage', () =>
  expect(shoot('', 'AS-sprint', { specials: 'AC2/1/-' }, {}, { how: 'AC' }).lost).toBe(2),
);
rule('AS-sua-lrm', 'so do long-range missiles', () =>
  expect(shoot('', 'AS-sprint', { specials: 'LRM1/2/2' }, {}, { how: 'LRM' }, [], 12).lost).toBe(2),
);
rule('AS-sua-srm', 'and short-range missiles', () =>
  expect(shoot('', 'AS-sprint', { specials: 'SRM2/1' }, {}, { how: 'SRM' }).lost).toBe(2),
);
rule('AS-sua-tor', 'torpedoes run in water only', () => {
  expect(refused(setPiece(pair(3, { specials: 'TOR2/2/-' })), hit({ how: 'TOR' }))).toEqual(['AS-sua-tor']);
  expect(
    refused(setPiece(pair(3, { specials: 'TOR2/2/-' }), {}, [patch('water', 10, 20, 30, 48, { depth: 100 })]), hit({ how: 'TOR' })),
  ).toEqual([]);
});
const tuned = (value: number, apart: number) => {
  const rules = Rulebook.compile(ruleset, [...standard, 'AS-range-tracking']);
  return rules
    .ask('toHit', aimOf(setPiece(pair(apart, { specials: 'VRT' }, {}, { marks: [{ kind: 'targeting', until: 0, value }] })), hit())!)
    .terms.find(one => one.rule === 'AS-range-tracking')?.value;
};
rule('AS-range-tracking', 'tuned for Long: +1, 0, -1; for Short: -1, 0, +1', () =>
  expect([tuned(1, 3), tuned(1, 12), tuned(1, 30), tuned(2, 3), tuned(2, 12), tuned(2, 30)]).toEqual([1, 0, -1, -1, 0, 1]),
);
rule('AS-sua-vrt', 'tuned anew in the End Phase', () => {
  const game = scene(ruleset, setPiece(pair(3, { specials: 'VRT' })), [...standard, 'AS-range-tracking']);
  game.does(0, { type: 'order', unit: 0, order: 'retarget' });
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.marks).toMatchObject([{ kind: 'targeting', value: 1 }]);
});
