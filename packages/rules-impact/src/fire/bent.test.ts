import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d6, d12, type Soldier } from '../proving/position.ts';
import {
  activate,
  attacks,
  type Board,
  blue,
  chief,
  duel,
  fire,
  ofType,
  red,
  stage,
  strengthOf,
  termOf,
} from '../testing/field.fixture.ts';
import { aim } from './aim.ts';

/** A bomb goes off beside one enemy; how strong is the blast on it? */
const blasted = (victim: Partial<Soldier>, board: Board = {}, ...extra: readonly `MAAS-reading-${string}`[]) => {
  const s = stage([red('H-10', { type: 'bomb', level: 3 }), blue('H-12', victim)], board, extra);
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, d12(1)));
  return s;
};
rule('MAAS-9.3.2-mod-bunker#1', 'a bunker in woods covers as a bunker and not as woods too', () => {
  const s = duel({}, {}, { terrain: { 'H-15': 'woods' }, works: { 'H-15': 'bunker' } });
  expect([termOf(s, 'MAAS-9.3.2-mod-bunker'), termOf(s, 'MAAS-9.3.2-mod-woods')]).toEqual([-7, undefined]);
});
rule('MAAS-comp-tec-water#1', 'deep water covers nobody, and says nothing', () => {
  const terms = attacks(duel({}, {}, { terrain: { 'H-15': 'water' } }))[0]!.strength.terms.map(({ rule: id }) => id);
  expect(terms).not.toContain('MAAS-comp-tec-water');
});
rule('MAAS-9.3.2-mod-painted', 'paint guides shots, not explosions and accidents', () => {
  const paint = { bonus: 3, until: 9 };
  expect([termOf(duel({}, { paint }), 'MAAS-9.3.2-mod-painted'), termOf(blasted({ paint }), 'MAAS-9.3.2-mod-painted')]).toEqual([
    3,
    undefined,
  ]);
  const s = stage([red('A-01'), blue('H-11', { paint, done: false })], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 7 }, { row: 7 }, { column: 11 }, d12(1), d6(5), d6(3)));
  expect([attacks(s).length, termOf(s, 'MAAS-9.3.2-mod-painted')]).toEqual([1, undefined]);
});
rule('MAAS-2.3.2-woods-splinters', 'only explosions throw splinters, and not into a bunker', () => {
  const woods: Board = { terrain: { 'H-15': 'woods', 'H-12': 'woods' } };
  const shot = duel({}, { type: 'police' }, woods);
  expect([termOf(shot, 'MAAS-2.3.2-woods-splinters'), termOf(shot, 'MAAS-9.3.2-mod-woods')]).toEqual([undefined, -3]);
  const blast = blasted({ type: 'police' }, woods);
  expect([termOf(blast, 'MAAS-2.3.2-woods-splinters'), termOf(blast, 'MAAS-9.3.2-mod-woods')]).toEqual([1, undefined]);
  const bunker = blasted({ type: 'police' }, { ...woods, works: { 'H-12': 'bunker' } });
  expect([termOf(bunker, 'MAAS-2.3.2-woods-splinters'), termOf(bunker, 'MAAS-9.3.2-mod-bunker')]).toEqual([undefined, -7]);
});
rule('MAAS-14.4.2.2-adjacent-attack', 'by the other reading neither shield nor cover helps against a blast', () => {
  const raw = 'MAAS-reading-58-raw-blasts';
  const boards: readonly Board[] = [
    {},
    ...(['woods', 'building', 'marsh', 'rubble'] as const).map(terrain => ({ terrain: { 'H-12': terrain } })),
    { works: { 'H-12': 'bunker' } },
    { works: { 'H-12': 'improved' } },
  ];
  // Two points from the middle: nine.
  for (const board of boards) {
    expect(strengthOf(blasted({}, board, raw))).toBe(9);
  }
  expect(strengthOf(blasted({}))).toBe(9 - 3);
  expect(strengthOf(blasted({ type: 'police' }, { terrain: { 'H-12': 'woods' } }, raw))).toBe(9);
});
rule('MAAS-12.4-jack-knife-triple', 'by the other reading three times at any distance, and never more', () => {
  const strike = (type: Soldier['type'], on: string) => {
    const s = stage([red('H-10', { type }), chief, blue(on, { type: 'police' })], {}, ['MAAS-reading-47-always-triple']);
    activate(s);
    fire(s, 2, 'stationary', d12(1), ...(type === 'jack-knife' ? [d12(1)] : []));
    return attacks(s)[0]!.strength.total;
  };
  expect([strike('jack-knife', 'H-11'), strike('jack-knife', 'H-15'), strike('front-line', 'H-15')]).toEqual([13, 12, 8]);
  // Nobody fires a bomb.
  expect(strengthOf(blasted({}, {}, 'MAAS-reading-47-always-triple'))).toBe(9 - 3);
});
rule('MAAS-4.3-special-rules-box#1', 'of a card that lies face down ten points and no shield are guessed', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect(ofType(s, 'attacked')).toHaveLength(1);
  const unknown = { ...s.state.units[2]!, card: null };
  expect(s.book.ask('interval', { state: s.state, unit: unknown }).total).toBe(10);
  const terms = s.book.ask('strength', aim(s.state, s.book, s.state.units[0]!, unknown, 'stationary')).terms;
  expect(terms.map(({ rule: id }) => id)).not.toContain('MAAS-9.3.2-mod-shield');
});
