import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { type Arc, damageOf } from '../card/card.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { Command, How, State, Unit } from '../shape.ts';
import { arcToward } from './arcs.ts';
import { aloft, book, done, endTurn, fight, ground, needed, passing, refused, shoot, spot } from './sky.fixture.ts';

const side: Arc = {
  standard: damageOf('4/4/2/1'),
  capital: damageOf('9/9/9/9'),
  subCapital: damageOf('6/6/6/6'),
  missiles: damageOf('5/5/5/5'),
};
const arcs = { front: side, left: side, right: side, rear: { standard: damageOf('2/2/-/-') } };
/** A DropShip on the ground in the middle of the left half, its nose up the table. */
const ship = (card: Sketch = {}, more: Partial<Unit> = {}): Placed =>
  aloft(
    { type: 'DS', move: '4p', ...card },
    0,
    {
      fate: 'fighting',
      airborne: false,
      at: spot(20, 24),
      facing: { dx: 0, dy: -1 },
      moved: { mode: 'stand', length: 0, from: null },
      ...more,
    },
    { arcs },
  );
const ask = (placed: readonly Placed[], how: How) => book.ask('toHit', aimOf(setPiece(placed), shoot(0, 1, { how }))!);
const term = (placed: readonly Placed[], how: How, id: `${string}-${string}`) => ask(placed, how).terms.find(one => one.rule === id)?.value;
const prey = ground({ armor: 20 }, 1, 20, 10);
const plane = (type: 'AF' | 'DA'): Placed => passing({ type, move: '6a', armor: 20 });

rule('AS-arc-large', 'four sides with weapons of their own: each class of each side once, four attacks in all', () => {
  const around = [
    ground({ armor: 20 }, 1, 20, 10),
    ground({ armor: 20 }, 1, 30, 24),
    ground({ armor: 20 }, 1, 20, 38, { facing: { dx: 0, dy: -1 } }),
    ground({ armor: 20 }, 1, 10, 24),
  ];
  const state = setPiece([ship(), ...around]);
  const unit = state.units[0] as Unit & { readonly at: { x: number; y: number } };
  expect(state.units.slice(1).map(({ at }) => arcToward(unit, at!))).toEqual(['front', 'right', 'rear', 'left']);
  const game = fight([ship(), ...around]);
  game.does(0, shoot(0, 1), 1, 1);
  expect(refused(game.state, shoot(0, 1))).toEqual(['AS-attack-count']);
  expect(refused(game.state, shoot(0, 3, { how: 'CAP' }))).toEqual(['AS-range-nodamage']);
  game.does(0, shoot(0, 2), 1, 1);
  game.does(0, shoot(0, 3), 5, 5);
  expect(20 - game.state.units[3]!.armor).toBe(2);
  game.does(0, shoot(0, 1, { how: 'MSL' }), 1, 1);
  expect(refused(game.state, shoot(0, 4))).toEqual(['AS-attack-count']);
});
rule('AS-arc-large', 'no other part of its weapons fires by itself', () => {
  const parts = (['turret', 'AC', 'LRM', 'HT', 'indirect'] as const).map(how => refused(setPiece([ship(), prey]), shoot(0, 1, { how })));
  for (const rules of parts) expect(rules).toContain('AS-range-nodamage');
});
rule('ASC-tbl-large-craft-attack-limits', 'a DropShip makes four attacks, not five', () => {
  const did = ['standard@front', 'standard@left', 'standard@right'];
  const left = (more: readonly string[]) => refused(setPiece([ship({}, { did: [...did, ...more] }), prey]), shoot(0, 1, { how: 'MSL' }));
  expect([left([]), left(['standard@rear'])]).toEqual([[], ['AS-attack-count']]);
});
rule('AS-sua-cap', '+5 against everything but ships, and everything is a bracket nearer', () => {
  expect([term([ship(), prey], 'CAP', 'AS-sua-cap'), term([ship(), plane('AF')], 'CAP', 'AS-sua-cap')]).toEqual([5, 5]);
  expect(term([ship(), plane('DA')], 'CAP', 'AS-sua-cap')).toBeUndefined();
  // Thirteen inches are Medium for guns of the usual size.
  expect([term([ship(), prey], 'standard', 'AS-to-hit-range'), term([ship(), prey], 'CAP', 'AS-to-hit-range')]).toEqual([2, 0]);
  const far = ground({}, 1, 20, 24 - 48);
  expect(aimOf(setPiece([ship(), far]), shoot(0, 1, { how: 'CAP' }))?.bracket).toBe(2);
  expect(refused(setPiece([ground({}, 0, 20, 24), prey]), shoot(0, 1, { how: 'CAP' }))).toContain('AS-sua-cap');
});
rule('ASC-tbl-aero-range-mods', 'a ship fires at 0, 2, 4 and 6', () => {
  const away = (inches: number) => term([ship(), ground({}, 1, 20, 24 - inches)], 'standard', 'AS-to-hit-range');
  expect([8, 20, 40, 55].map(away)).toEqual([0, 2, 4, 6]);
});
rule('AS-sua-scap', '+3 against everything but ships', () => {
  expect([term([ship(), prey], 'SCAP', 'AS-sua-scap'), term([ship(), plane('DA')], 'SCAP', 'AS-sua-scap')]).toEqual([3, undefined]);
});
rule('ASC-tbl-aero-weapon-class-mods', 'capital 5, sub-capital 3, missiles and standard nothing, on the ground as on ships', () => {
  const extra = (placed: Placed, how: How, other: Placed) => ask([placed, other], how).total - ask([placed, other], 'MSL').total;
  expect((['CAP', 'SCAP', 'MSL'] as const).map(how => extra(ship(), how, plane('AF')))).toEqual([5, 3, 0]);
  const guns = ground({ specials: 'SDS-C3/3/3/3,SDS-SC2/2/2/2,SDS-CM4/4/4/4' }, 0, 40, 24);
  const batteries = (['SDS-C', 'SDS-SC', 'SDS-CM'] as const).map(how => ask([guns, plane('AF')], how).total);
  expect(batteries.map(total => total - batteries[2]!)).toEqual([5, 3, 0]);
});
rule(
  'AS-sua-msl',
  'no modifier, a bracket nearer; at a point on the ground they burst like artillery, all within four inches and half to six',
  () => {
    expect(ask([ship(), prey], 'MSL').terms.map(({ rule: id, value }) => [id, value])).toContainEqual(['AS-to-hit-range', 0]);
    const burst: Command = { type: 'bombard', unit: 0, weapon: 'MSL', at: spot(20, 10) };
    const game = fight([ship(), prey, ground({ armor: 20 }, 1, 26, 10), ground({ armor: 20 }, 1, 30, 10)]);
    game.does(0, burst);
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 2, 5, 5);
    expect(game.state.units.slice(1).map(({ armor }) => 20 - armor)).toEqual([5, 2, 0]);
  },
);
rule('AS-sua-msl', 'point defence counters them', () => {
  const burst: Command = { type: 'bombard', unit: 0, weapon: 'MSL', at: spot(20, 10) };
  const fired = (specials: string, ...dice: readonly number[]) => {
    const game = fight([ship(), ground({ armor: 20, specials }, 1, 20, 10)]);
    game.does(0, burst);
    game.does(0, done);
    game.does(1, done, ...dice, 1, 2, 5, 5);
    return 20 - game.state.units[1]!.armor;
  };
  expect([fired('', 6, 6), fired('PNT1', 6, 6), fired('PNT2')]).toEqual([5, 2, 0]);
});
rule(
  'AS-cap-mods',
  'from the Central Zone a ship fires missiles at the ground unhindered, from farther out at +3; who is tagged is easier by 2',
  () => {
    const burst: Command = { type: 'bombard', unit: 0, weapon: 'MSL', at: spot(20, 10) };
    const needs = (ring: 0 | 2, marks: Unit['marks'] = []) => {
      const game = fight([
        ship({}, { fate: 'aloft', at: null, airborne: true, flight: { ring } }),
        ground({ armor: 20 }, 1, 20, 10, { marks }),
      ]);
      game.does(0, burst);
      game.does(0, done);
      game.does(1, done, 6, 6, 1, 2, 5, 5);
      return needed(game).total;
    };
    expect([needs(0), needs(2), needs(0, [{ kind: 'tagged', until: 1, by: 0 }])]).toEqual([4, 7, 2]);
  },
);
rule('AS-sua-tele', 'missiles that are steered are better by 1, and nothing else is', () => {
  const steered = ship({ specials: 'TELE' });
  expect([
    term([steered, prey], 'MSL', 'AS-sua-tele'),
    term([steered, prey], 'CAP', 'AS-sua-tele'),
    term([ship(), prey], 'MSL', 'AS-sua-tele'),
  ]).toEqual([-1, undefined, undefined]);
});
rule('ASC-sa-tele', 'against aircraft as well', () =>
  expect(term([ship({ specials: 'TELE' }), plane('AF')], 'MSL', 'AS-sua-tele')).toBe(-1),
);
rule('AS-sua-sds', 'batteries on the ground fire at what flies, near or far, and their missiles at the ground too', () => {
  const guns = (x: number) => ground({ specials: 'SDS-C3/3/3/3,SDS-CM4/4/4/4' }, 0, x, 24);
  const at = (target: Placed, how: How) => refused(setPiece([guns(60), target]), shoot(0, 1, { how }));
  expect([at(plane('AF'), 'SDS-C'), at(plane('AF'), 'standard'), at(plane('AF'), 'SDS-SC')]).toEqual([
    [],
    ['AS-g2a'],
    ['AS-range-nodamage', 'AS-sua-sds'],
  ]);
  expect(at(ground({}, 1, 60, 20), 'SDS-C')).toEqual(['AS-sua-sds']);
  const game = fight([guns(60), plane('DA'), ground({ armor: 20 }, 1, 20, 10)]);
  game.does(0, shoot(0, 1, { how: 'SDS-C' }), 6, 5);
  expect(20 - game.state.units[1]!.armor).toBe(3);
  expect(refused(setPiece([guns(60), plane('DA')]), { type: 'bombard', unit: 0, weapon: 'SDS-CM', at: spot(20, 10) })).toEqual([]);
  expect(refused(setPiece([guns(60), plane('DA')]), { type: 'bombard', unit: 0, weapon: 'SDS-C', at: spot(20, 10) })).toContain(
    'AS-art-declare',
  );
});
const net = (specials: string, others: readonly Placed[] = []): State =>
  setPiece([ship({ specials }), passing({ move: '6a' }), ship({ specials: 'NC3' }, { at: spot(30, 40) }), ...others]);
const netTerm = (state: State, target = 1) =>
  book.ask('toHit', aimOf(state, shoot(0, target))!).terms.find(one => one.rule === 'AS-sua-nc3')?.value;

rule('AS-sua-nc3', 'two ships that are linked hit aircraft better by 1, six at most', () => {
  expect([netTerm(net('NC3')), netTerm(net('')), netTerm(setPiece([ship({ specials: 'NC3' }), passing()]))]).toEqual([
    -1,
    undefined,
    undefined,
  ]);
  const more = (count: number) => Array.from({ length: count }, (_, i) => ship({ specials: 'NC3' }, { at: spot(30 + i, 44) }));
  const last = (count: number) => {
    const state = setPiece([...more(count), ship({ specials: 'NC3' }), passing()]);
    return book.ask('toHit', aimOf(state, shoot(count, count + 1))!).terms.some(one => one.rule === 'AS-sua-nc3');
  };
  expect([last(5), last(6)]).toEqual([true, false]);
});
rule('ASC-sua-nc3', 'in aerospace combat only, whatever ECM there is', () => {
  const ecm = ground({ specials: 'AECM' }, 1, 22, 20);
  expect([netTerm(net('NC3', [ecm])), netTerm(net('NC3', [prey]), 3)]).toEqual([-1, undefined]);
});
rule('ASC-sa-nc3', 'a link that is shut down is none', () => {
  const state = setPiece([ship({ specials: 'NC3' }), passing(), ship({ specials: 'NC3' }, { at: spot(30, 40), shutdown: true })]);
  expect(netTerm(state)).toBeUndefined();
});
rule('ASC-sa-nc3-countermeasures', 'a jammer of the enemy, or a missile that blinds, ends it', () => {
  const jammer = (seat: 0 | 1) => ground({ specials: 'JAM' }, seat, 60, 24);
  expect([netTerm(net('NC3', [jammer(1)])), netTerm(net('NC3', [jammer(0)]))]).toEqual([undefined, -1]);
  const blinded = setPiece([
    ship({ specials: 'NC3' }, { marks: [{ kind: 'asew', until: 1 }] }),
    passing(),
    ship({ specials: 'NC3' }, { at: spot(30, 40) }),
  ]);
  expect(netTerm(blinded)).toBeUndefined();
});
const launch = { type: 'deed', unit: 0, deed: 'screen' } as const;
rule('AS-sua-scr', 'screens add their number, four at most, to attacks by the craft and on it', () => {
  const screened = (specials: string) => {
    const game = fight([ship({ specials }), ground({ damage: '3/3/3', armor: 20 }, 1, 20, 10)]);
    game.does(0, launch);
    const terms = (unit: number, target: number) =>
      book.ask('toHit', aimOf(game.state, shoot(unit, target))!).terms.find(one => one.rule === 'AS-sua-scr')?.value;
    return [terms(0, 1), terms(1, 0)];
  };
  expect([screened('SCR2'), screened('SCR6')]).toEqual([
    [2, 2],
    [4, 4],
  ]);
  expect(refused(setPiece([ship(), prey]), launch)).toEqual(['AS-sua-scr']);
});
rule('ASC-sa-scr', 'they are gone with the turn', () => {
  const game = fight([ship({ specials: 'SCR2' }), prey]);
  game.does(0, launch);
  expect(refused(game.state, launch)).toContain('AS-sua-scr');
  endTurn(game, 1, 2, 5, 5);
  expect(game.state.units[0]!.marks).toEqual([]);
});
rule('ASC-sa-scr-attack-cost', 'launching them is one of its four attacks', () => {
  const did = ['standard@left', 'standard@right', 'standard@rear'];
  const game = fight([ship({ specials: 'SCR2' }, { did }), prey]);
  expect(refused(game.state, shoot(0, 1))).toEqual([]);
  game.does(0, launch);
  expect(refused(game.state, shoot(0, 1))).toEqual(['AS-attack-count']);
});
