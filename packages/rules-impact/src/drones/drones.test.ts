import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { inCommand } from '../command/chain.ts';
import { at, cards, d6, d12, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const stage = (units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}, rules = standard) =>
  scene(ruleset, position({ ...rest, units }), rules);
const drone = (type: Soldier['type'], on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type, on, level: 3, ...rest });
const chief: Soldier = { seat: 0, type: 'command', on: 'A-01', done: true };
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, done: true, ...rest });

rule('MAAS-14.4-drone-movement', 'eight points, up and down like a soldier, never asked to land', () => {
  const s = stage([drone('attack', 'H-10'), chief, blue('R-35')]);
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active).toMatchObject({ mp: 8, kept: true });
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(0, { type: 'bounce', level: 9, boost: false });
  expect(s.state.active!.mp).toBe(6);
  expect(why(s.refuses(0, { type: 'bounce', level: 13, boost: false }))).toContain('MAAS-8.2.2-ceiling');
  const taxed = stage([drone('attack', 'H-10'), chief, blue('R-35')], {}, [...standard, 'MAAS-reading-62-drone-upkeep']);
  taxed.does(0, { type: 'activate', unit: 0 });
  expect(taxed.state.active!.kept).toBe(false);
});
rule('MAAS-14.4-drone-over-terrain', 'over woods at level 6, not into them at 5', () => {
  const s = stage([drone('attack', 'H-10', { level: 5 }), chief, blue('R-35')], { terrain: { 'H-11': 'woods' } });
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'step', to: at('H-11') }))).toEqual(['MAAS-14.4-drone-over-terrain']);
  s.does(0, { type: 'bounce', level: 6, boost: false });
  s.does(0, { type: 'step', to: at('H-11') });
});
rule('MAAS-14.4-drone-combat', 'a drone with an attack value fires like anybody', () => {
  const s = stage([drone('attack', 'H-10'), chief, blue('H-15')]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(12)));
  // 6 − 3 + 1 for height = 4; a d12 of 12 is two boxes.
  expect(s.state.units[2]!.card!.damage).toBe(2);
});
const shotDown = (victim: Partial<Soldier>, board: Omit<Wanted, 'units'>, ...draws: readonly Show[]) => {
  const s = stage(
    [{ seat: 0, type: 'front-line', on: 'H-10' }, chief, { seat: 1, type: 'recon', on: 'H-15', level: 8, done: true, ...victim }],
    board,
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, ...draws));
  return s.state.units[2]!;
};
rule('MAAS-14.4-drone-destroyed', 'any hit destroys a drone', () => {
  expect(shotDown({}, {}, d12(4)).place).toBe('eliminated');
});
rule('MAAS-14.4-drone-shock-land', 'shock brings it down with a crash check at damage 0: over woods only a 1 destroys it', () => {
  const woods = { terrain: { 'H-15': 'woods' } } as const;
  expect(shotDown({}, woods, d12(2), d6(1)).place).toBe('eliminated');
  expect(shotDown({}, woods, d12(2), d6(2))).toMatchObject({ place: 'map', aloft: false, morale: 'shocked' });
});
const shocked = (rest: Partial<Soldier>, draw: number) => {
  const s = stage([drone('attack', 'H-10', { level: 0, morale: 'shocked', ...rest }), chief, blue('H-15')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(draw)));
  return s;
};
rule('MAAS-14.4.1-drone-shock', 'it does nothing until it recovers by the usual check', () => {
  expect(
    why(stage([drone('attack', 'H-10', { morale: 'shocked' }), chief, blue('H-15')]).refuses(0, { type: 'activate', unit: 0 })),
  ).toEqual(['MAAS-7.2-shocked-first']);
  expect(shocked({}, 4).state.units[0]).toMatchObject({ morale: 'shocked', done: true });
  expect(shocked({}, 9).state.active?.unit).toBe(0);
});
rule('MAAS-14.4.1-drone-shutdown', 'a panic result shuts it down: two markers, one recovered at a time', () => {
  expect(shocked({}, 2).state.units[0]).toMatchObject({ morale: 'shocked', shutDown: true, done: true });
  expect(shocked({ shutDown: true }, 9).state.units[0]).toMatchObject({ morale: 'shocked', shutDown: false, done: true });
});
rule('MAAS-14.4.1-drone-offline', 'panic in shut-down takes it off the map without being destroyed', () => {
  expect(shocked({ shutDown: true }, 1).state.units[0]!.place).toBe('offline');
});

/** A bomb over H-15, with soldiers at several distances. */
const field = (board: Omit<Wanted, 'units'> = {}, ...others: readonly Soldier[]) => {
  const s = stage([drone('bomb', 'H-15'), chief, ...others], board);
  s.does(0, { type: 'activate', unit: 0 });
  return s;
};
const attacks = (s: ReturnType<typeof field>) => s.events.filter(event => event.type === 'attacked');
rule('MAAS-14.4.2-bombing', 'its owner sets it off whenever asked, even under fire before the shot is resolved', () => {
  const own = field();
  own.does(0, { type: 'detonate', unit: 0 });
  expect(own.state.units[0]!.place).toBe('eliminated');
  const s = stage([{ seat: 0, type: 'front-line', on: 'H-10' }, chief, { seat: 1, type: 'bomb', on: 'H-12', level: 3, done: true }]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'brace', seat: 1 });
  // The firer stands two points away: 9 − 3 = 6; a d12 of 1 does nothing.
  s.does(1, { type: 'detonate', unit: 2 }, ...cards(s.state, d12(1)));
  expect(s.state.units[2]!.place).toBe('eliminated');
  expect(s.events.some(event => event.type === 'wasted')).toBe(true);
});
rule('MAAS-14.4.2-bombing', 'also while the other side moves', () => {
  const s = stage([
    { seat: 0, type: 'front-line', on: 'H-10' },
    { seat: 1, type: 'bomb', on: 'H-11', level: 3, done: true },
  ]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-09') });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction', seat: 1 });
  s.does(1, { type: 'detonate', unit: 1 }, ...cards(s.state, d12(1)));
  expect(s.events.some(event => event.type === 'detonated')).toBe(true);
});
rule('MAAS-14.4.2-bomb-lost', 'who lets the shot fall and loses the drone loses the bomb', () => {
  const s = stage([{ seat: 0, type: 'front-line', on: 'H-10' }, chief, { seat: 1, type: 'bomb', on: 'H-12', level: 3, done: true }]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' });
  s.does(1, { type: 'steady' }, ...cards(s.state, d12(12)));
  expect(s.state.units[2]!.place).toBe('eliminated');
  expect(s.events.some(event => event.type === 'detonated')).toBe(false);
});
rule('MAAS-14.4.2.1-target-point', 'on its own point bridge, building and bunker are gone and the ground glows', () => {
  const s = field({ terrain: { 'H-15': 'building' }, works: { 'H-15': 'bunker' } });
  s.does(0, { type: 'detonate', unit: 0 });
  const ground = groundOf(s.state.map);
  expect([ground.terrain(at('H-15')), ground.work(at('H-15'))]).toEqual(['slag', undefined]);
  const bridge = field({ terrain: { 'H-15': 'bridge' } });
  bridge.does(0, { type: 'detonate', unit: 0 });
  expect(groundOf(bridge.state.map).terrain(at('H-15'))).toBe('water');
});
rule('MAAS-14.4.2.1-target-soldiers', 'everybody on the point is eliminated, whatever the cover or altitude', () => {
  const s = field({ works: { 'H-15': 'bunker' } }, blue('H-15'), blue('H-15', { level: 9 }));
  s.does(0, { type: 'detonate', unit: 0 });
  expect(s.state.units.slice(2, 4).map(({ place }) => place)).toEqual(['eliminated', 'eliminated']);
});
rule('MAAS-14.4.2.2-adjacent-terrain', 'beside it buildings and bridges fall on 1 to 6, bunkers on 1 or 2, with whoever is inside', () => {
  const falls = (board: Omit<Wanted, 'units'>, draw: number, ...more: readonly Show[]) => {
    const s = field(board, blue('H-16'));
    s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, d12(draw), ...more));
    return [groundOf(s.state.map).terrain(at('H-16')), s.state.units[2]!.place];
  };
  expect(falls({ terrain: { 'H-16': 'building' } }, 6)).toEqual(['rubble', 'eliminated']);
  // 10 − 3 − 5 = 2: a d12 of 1 does nothing.
  expect(falls({ terrain: { 'H-16': 'building' } }, 7, d12(1))).toEqual(['building', 'map']);
  expect(falls({ works: { 'H-16': 'bunker' } }, 2)).toEqual(['rubble', 'eliminated']);
  // 10 − 3 − 7 = 0: no draw.
  expect(falls({ works: { 'H-16': 'bunker' } }, 3)).toEqual(['clear', 'map']);
});
rule('MAAS-14.4.2.2-adjacent-attack', 'who is beside it is attacked at 10, fliers too; shield and cover count, unless read raw', () => {
  const s = field({ terrain: { 'H-16': 'marsh' } }, blue('H-16'), blue('H-14', { level: 9 }));
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, d12(1), d12(1)));
  expect(attacks(s).map(({ target, strength: { total } }) => [target, total])).toEqual([
    [2, 10 - 3 - 1],
    [3, 10 - 3],
  ]);
  const raw = scene(ruleset, s.state, [...standard, 'MAAS-reading-58-raw-blasts']);
  const again = stage([drone('bomb', 'H-15'), chief, blue('H-16')], {}, [...standard, 'MAAS-reading-58-raw-blasts']);
  again.does(0, { type: 'activate', unit: 0 });
  again.does(0, { type: 'detonate', unit: 0 }, ...cards(again.state, d12(2)));
  expect(again.events.find(event => event.type === 'attacked')).toMatchObject({ strength: { total: 10 } });
  expect(raw.book.has('MAAS-reading-58-raw-blasts')).toBe(true);
});
rule('MAAS-14.4.2.3-non-adjacent', '9 at two points, one less for each point more, 1 at ten', () => {
  const police = (on: string): Soldier => blue(on, { type: 'police' });
  const s = field({}, police('H-17'), police('H-18'), police('H-21'), police('H-25'), police('H-26'));
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, d12(1), d12(1), d12(1), d12(1)));
  expect(attacks(s).map(({ strength: { total } }) => total)).toEqual([9, 8, 5, 1]);
});

const jammed = (on: string, rules = standard, seat: 0 | 1 = 1) =>
  stage([{ seat: 0, type: 'front-line', on: 'H-05' }, chief, blue('H-25'), { seat, type: 'ecm', on, level: 3, known: 0 }], {}, rules);
rule('MAAS-14.4.3-ecm-attenuation', 'within ten points of an enemy ECM drone distance counts double: −4 at twenty', () => {
  const s = jammed('H-15');
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  const { terms } = s.events.find(event => event.type === 'attacked')!.strength;
  const value = (id: string) => terms.find(term => term.rule === id)?.value ?? 0;
  expect(value('MAAS-9.3.2-mod-attenuation') + value('MAAS-14.4.3-ecm-attenuation')).toBe(-4);
  // What it did tells what it is.
  expect(s.state.units[3]!.known).toBe(2);
  const far = jammed('H-16');
  far.does(0, { type: 'activate', unit: 0 });
  far.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(far.state, d12(1)));
  expect(
    far.events.find(event => event.type === 'attacked')!.strength.terms.some(term => term.rule === 'MAAS-14.4.3-ecm-attenuation'),
  ).toBe(false);
});
rule('MAAS-14.4.3-ecm-command', 'soldiers within ten points are out of command; only the enemy’s, unless read for all', () => {
  const s = jammed('H-15');
  expect(inCommand(s.state, s.book, s.state.units[0]!)).toBe(false);
  const far = jammed('H-16');
  expect(inCommand(far.state, far.book, far.state.units[0]!)).toBe(true);
  const own = stage([{ seat: 0, type: 'front-line', on: 'H-05' }, chief, drone('ecm', 'H-08')]);
  expect(inCommand(own.state, own.book, own.state.units[0]!)).toBe(true);
  const all = stage([{ seat: 0, type: 'front-line', on: 'H-05' }, chief, drone('ecm', 'H-08')], {}, [
    ...standard,
    'MAAS-reading-37-jam-all',
  ]);
  expect(inCommand(all.state, all.book, all.state.units[0]!)).toBe(false);
});
rule('MAAS-14.4.3-ecm-unpaintable', 'it cannot be painted; who tries on an unknown drone learns what it is', () => {
  const s = jammed('H-15');
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'paint', target: 3 });
  expect(s.state.units[3]).toMatchObject({ paint: null, known: 2 });
  const known = scene(ruleset, { ...s.state, active: { ...s.state.active!, painted: null, stopped: false } });
  expect(why(known.refuses(0, { type: 'paint', target: 3 }))).toEqual(['MAAS-14.4.3-ecm-unpaintable']);
});
for (const id of ['MAAS-14.4.4-sentry-double-fire', 'MAAS-3.3.5-sentry-no-rapid-penalty'] as const)
  rule(id, 'a sentry fires twice, every way, without the −1', () => {
    const s = stage([{ seat: 0, type: 'sentry', on: 'H-10' }, chief, blue('H-15'), blue('H-05')], {}, [
      ...standard,
      'MAAS-14.9-facing-arc',
      'MAAS-14.9-facing-rotate',
    ]);
    s.does(0, { type: 'activate', unit: 0 });
    s.does(0, { type: 'fire', target: 2, mode: 'rapid' }, ...cards(s.state, d12(10)));
    s.does(0, { type: 'fire', target: 3, mode: 'rapid' }, ...cards(s.state, d12(1)));
    const [first, second] = s.events.filter(event => event.type === 'attacked');
    expect([first!.strength.total, second!.strength.total]).toEqual([6, 6]);
    expect(first!.strength.terms).toContainEqual({
      rule: 'MAAS-9.3.2-mod-rapid-fire',
      value: -1,
      waivedBy: 'MAAS-3.3.5-sentry-no-rapid-penalty',
    });
  });
rule('MAAS-14.4.5-drone-control', 'without a commander drones have six points', () => {
  const s = stage([drone('recon', 'H-10'), blue('R-35')]);
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(6);
});
rule('MAAS-14.4.6-unidentified-drones', 'the enemy sees sentry or mobile, armed or unarmed, and no more until it acts', () => {
  const s = stage([
    drone('attack', 'H-10', { known: 0 }),
    drone('bomb', 'H-12', { known: 0 }),
    drone('recon', 'H-14', { known: 0 }),
    chief,
    blue('H-20'),
  ]);
  const seen = ruleset.view(s.state, 1).units.slice(0, 3);
  expect(seen.map(({ kind, card }) => [kind, card])).toEqual([
    ['armed', null],
    ['armed', null],
    ['unarmed', null],
  ]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 4, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(ruleset.view(s.state, 1).units[0]!.card!.type).toBe('attack');
  expect(ruleset.view(s.state, 1).units[1]!.card).toBeNull();
});
