import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { jammed } from '../../electronics/ecm.ts';
import { setPiece } from '../../set-piece.ts';
import { attack, done, one, opened, pair, placed, play, plus, refusedBy } from '../special-pilot-abilities/pilots.fixture.ts';
import { built, entry, id } from './quirks.fixture.ts';

rule('ASC-quirk-improved-communications', 'common screens do not jam it, the strongest do', () => {
  const rules = plus('ASC-quirk-improved-communications');
  const deaf = (specials: string) => {
    const state = placed(opened(rules, [entry({}, 'improved-communications')], [entry({ specials })]), [
      [20, 40],
      [20, 36],
    ]);
    return jammed(state, state.units[0]!);
  };
  expect([deaf('ECM'), deaf('LECM'), deaf('AECM')]).toEqual([false, false, true]);
});
rule('ASC-quirk-improved-sensors', 'a probe, or four inches more', () => {
  const rules = plus('ASC-quirk-improved-sensors');
  const [first] = opened(rules, [entry({}, 'improved-sensors')], [entry({})]).units;
  const [second] = opened(rules, [entry({ specials: 'LPRB' }, 'improved-sensors')], [entry({})]).units;
  const { book } = play(rules, []);
  expect([
    first!.card.specials,
    book.ask('probe', { unit: first! }).total,
    second!.card.specials,
    book.ask('probe', { unit: second! }).total,
  ]).toEqual([['PRB'], 0, ['LPRB'], 4]);
});
rule('ASC-quirk-searchlight', 'a light until the first critical hit', () => {
  const rules = plus('ASC-quirk-searchlight');
  const [unit] = opened(rules, [entry({}, 'searchlight')], [entry({})]).units;
  expect(unit!.card.specials).toEqual(['SRCH']);
  const game = play(rules, pair(3, {}, { armor: 0, structure: 9, specials: 'SRCH' }, {}, built('searchlight')));
  game.does(0, attack(), 6, 4, 4, 4);
  expect(game.state.units[1]!.card.specials).toEqual([]);
  const spared = play(rules, pair(3, {}, { armor: 0, structure: 9, specials: 'SRCH' }, {}, built('searchlight')));
  spared.does(0, attack(), 6, 4, 3, 2);
  expect(spared.state.units[1]!.card.specials).toEqual(['SRCH']);
});
rule('ASC-quirk-em-interference', 'whoever fires more than shells is in a screen of its own making', () => {
  const rules = plus('ASC-quirk-em-interference');
  const fire = (how: 'standard' | 'SRM') => {
    const game = play(rules, pair(3, { specials: 'SRM2/2' }, {}, built('em-interference')));
    game.does(0, attack({ how }), 1, 1);
    return jammed(game.state, game.state.units[0]!);
  };
  expect([fire('standard'), fire('SRM')]).toEqual([true, false]);
});
rule('ASC-quirk-distracting', 'whoever it has shot at holds one worse', () => {
  const rules = plus('ASC-quirk-distracting', 'ASC-morale-check', 'AS-withdraw');
  const check = (quirks: readonly string[]) => {
    const state = setPiece(pair(3, {}, {}, { quirks, aimedAt: [1] }));
    return play(rules, []).book.ask('morale', { state, unit: state.units[1]!, why: 'shock' }).total;
  };
  expect(check(['distracting']) - check([])).toBe(1);
});
rule('ASC-quirk-distracting-demoralizer', 'with such a pilot it takes one more to keep one’s nerve', () => {
  const rules = plus('ASC-quirk-distracting-demoralizer', 'ASC-spa-demoralizer');
  const shaken = (quirks: readonly string[]) => {
    const game = play(rules, pair(3, {}, {}, {}, { quirks, abilities: ['demoralizer'] }));
    game.does(0, attack(), 5, 4, 1, 1);
    return game.state.units[0]!.marks.some(({ kind }) => kind === 'cowed');
  };
  expect([shaken(['distracting']), shaken([])]).toEqual([true, false]);
});
rule('ASC-quirk-no-ejection-system', 'nobody gets out', () => {
  expect(
    refusedBy(plus(id('no-ejection-system')), setPiece(pair(3, {}, {}, built('no-ejection-system'))), {
      type: 'order',
      unit: 0,
      order: 'eject',
    }),
  ).toEqual(['ASC-quirk-no-ejection-system']);
});
rule('ASC-quirk-difficult-ejection', 'two dice against its Skill, or trapped', () => {
  const eject = (dice: readonly number[]) => {
    const game = play(plus(id('difficult-ejection')), [...pair(20, {}, {}, built('difficult-ejection')), one(0, 40, 40)]);
    game.does(0, { type: 'order', unit: 0, order: 'eject' });
    game.does(0, done);
    game.does(1, done, ...dice, 6, 6, 1, 1);
    return game.state.units[0]!.fate;
  };
  expect([eject([2, 2]), eject([2, 1])]).toEqual(['destroyed', 'fighting']);
});
rule('ASC-quirk-ammunition-feed-problem', 'a jam halves it: LRM1/1/2 and 2/2/2 become LRM0/0/1 and 1/1/1', () => {
  const rules = plus('ASC-quirk-ammunition-feed-problem');
  const fire = (dice: readonly number[]) => {
    const game = play(rules, pair(3, { damage: '2/2/2', specials: 'LRM1/1/2' }, {}, built('ammunition-feed-problem')));
    game.does(0, attack(), ...dice);
    const { card } = game.state.units[0]!;
    return [20 - game.state.units[1]!.armor, card.damage.map(({ points }) => points).join('/'), card.specials];
  };
  expect([fire([2, 2, 6, 4]), fire([3, 2, 6, 4])]).toEqual([
    [1, '1/1/1', ['LRM0/0/1']],
    [2, '2/2/2', ['LRM1/1/2']],
  ]);
});
rule('ASC-quirk-static-ammo-feed', '3/3/3 with LRM1/1/1 full of smoke does 2/2/2', () => {
  const rules = plus('ASC-quirk-static-ammo-feed', 'ASC-mun-anti-tsm-damage');
  const [unit] = opened(rules, [entry({ specials: 'LRM1/1/1' }, 'static-ammo-feed:smoke')], [entry({})]).units;
  expect(unit!.card.damage.map(({ points }) => points)).toEqual([2, 2, 2]);
  const state = setPiece(pair(12, { specials: 'LRM1/1/1' }, {}, built('static-ammo-feed')));
  expect(refusedBy(rules, state, attack({ how: 'LRM', munition: 'anti-tsm' }))).toEqual(['ASC-quirk-static-ammo-feed']);
});
