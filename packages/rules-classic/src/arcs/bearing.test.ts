import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, weapon } from '../testing/armed.fixture.ts';
import { aimed, barred, duel, HIT, objections } from '../testing/core.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, WITNESS } from '../testing/table.fixture.ts';

/** Hexes four away from 0808, clockwise: north, then every 30 degrees. */
const ROUND = ['0804', '1006', '1206', '1208', '1210', '1011', '0812', '0611', '0410', '0408', '0406', '0606'] as const;
const GUNS = armed(
  weapon('Large Laser', 'HD'),
  weapon('Large Laser', 'LA'),
  weapon('Large Laser', 'RA'),
  weapon('Large Laser', 'LL'),
  weapon('Large Laser', 'CT'),
  { ...weapon('Large Laser', 'CT'), rear: true },
);
const [HEAD, LEFT, RIGHT, LEG, CENTER, BEHIND] = [0, 1, 2, 3, 4, 5] as const;
/** Where a weapon of a unit that looks south bears, as numbers of `ROUND`. */
const bears = (
  gun: number,
  unit: Partial<Placed> = {},
  more: { readonly twist?: -1 | 1; readonly flip?: true; readonly turret?: 0 | 1 | 2 | 3 | 4 | 5 } = {},
): readonly number[] =>
  ROUND.flatMap((label, i) => {
    const command = { ...fire(0, 1, gun), ...more } as ReturnType<typeof fire>;
    return barred({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: GUNS, ...unit } as Placed, { at: label }] }, command)
      .length === 0
      ? [i]
      : [];
  });

describe('arcs', () => {
  rule('TW-arc-front#1', 'sixty degrees to either side, borders included', () => expect(bears(HEAD)).toEqual([4, 5, 6, 7, 8]));
  rule('TW-arc-front#2', 'for head, torsos and legs, and the front of a vehicle', () => {
    expect([bears(CENTER), bears(LEG)]).toEqual([
      [4, 5, 6, 7, 8],
      [4, 5, 6, 7, 8],
    ]);
    const hull: Paper = { ...find('Vedette Medium Tank')!, mounts: [weapon('Large Laser', 'FR')] };
    expect(bears(0, { design: hull })).toEqual([4, 5, 6, 7, 8]);
  });
  rule('TW-arc-larm', 'the left arm covers its side as well', () => expect(bears(LEFT)).toEqual([2, 3, 4, 5, 6, 7, 8]));
  rule('TW-arc-rarm', 'and the right arm its own', () => expect(bears(RIGHT)).toEqual([4, 5, 6, 7, 8, 9, 10]));
  const sides: Paper = { ...find('Vedette Medium Tank')!, mounts: ['LS', 'RS', 'RR'].map(place => weapon('Large Laser', place)) };
  rule('TW-arc-lside', 'the left side of a hull: beyond sixty degrees up to a hundred and twenty', () =>
    expect(bears(0, { design: sides })).toEqual([2, 3]),
  );
  rule('TW-arc-rside', 'the right side likewise', () => expect(bears(1, { design: sides })).toEqual([9, 10]));
  rule('TW-arc-rear#1', 'what is left is behind', () => expect(bears(BEHIND)).toEqual([0, 1, 11]));
  rule('TW-arc-rear#2', 'for weapons mounted to the rear, and the rear of a hull', () =>
    expect([bears(BEHIND), bears(2, { design: sides })]).toEqual([
      [0, 1, 11],
      [0, 1, 11],
    ]),
  );
  const quad: Paper = { ...find('SCP-1N')!, mounts: [weapon('Large Laser', 'FLL'), weapon('Large Laser', 'RT')] };
  rule('TW-arc-special#1', 'on four legs everything fires ahead', () =>
    expect([bears(0, { design: quad }), bears(1, { design: quad })]).toEqual([
      [4, 5, 6, 7, 8],
      [4, 5, 6, 7, 8],
    ]),
  );
  const turret: Paper = { ...find('Vedette Medium Tank')!, mounts: [weapon('Large Laser', 'TU')] };
  rule('TW-arc-special#2', 'a turret is set to any side, for nothing', () => {
    expect([
      bears(0, { design: turret }),
      bears(0, { design: turret }, { turret: 3 }),
      bears(0, { design: turret }, { turret: 1 }),
    ]).toEqual([
      [4, 5, 6, 7, 8],
      [0, 1, 2, 10, 11],
      [6, 7, 8, 9, 10],
    ]);
  });
  rule('TW-twist#1', 'a biped turns its torso by a hexside', () => {
    expect([bears(CENTER, {}, { twist: 1 }), bears(CENTER, {}, { twist: -1 })]).toEqual([
      [6, 7, 8, 9, 10],
      [2, 3, 4, 5, 6],
    ]);
    expect(bears(CENTER, { shutDown: true }, { twist: 1 })).toEqual([]);
  });
  rule('TW-twist#2', 'arms and head go along, legs do not', () => {
    expect([bears(RIGHT, {}, { twist: 1 }), bears(LEG, {}, { twist: 1 })]).toEqual([
      [0, 6, 7, 8, 9, 10, 11],
      [4, 5, 6, 7, 8],
    ]);
  });
  rule('TW-twist#3', 'it stays turned through the blows and turns back at the end', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0809' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 1, shots: [] });
    play.does(SOUTH, hold(1));
    expect([play.state.phase, unitAt(play.state, 0).twist]).toEqual(['physical', 1]);
    play.does(NORTH, strike(0));
    play.does(SOUTH, strike(1), ...NEXT);
    expect(unitAt(play.state, 0).twist).toBe(0);
  });
  rule('TW-end-phase#2', 'when the turn is over the torso points where the feet do', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0117' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: -1, shots: [] });
    expect(unitAt(play.state, 0).twist).toBe(-1);
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).twist).toBe(0);
  });
  const turned = (unit: Partial<Placed>, twist: -1 | 0 | 1) =>
    objections(start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }] }), {
      type: 'declare',
      unit: 0,
      twist,
      shots: [],
    });
  rule('TW-twist#4', 'not lying down', () =>
    expect([turned({ prone: true }, 1).length > 0, turned({ prone: true }, 0)]).toEqual([true, []]),
  );
  rule('TW-twist#5', 'not on four legs', () =>
    expect([turned({ design: 'SCP-1N' }, 1).length > 0, turned({ design: 'SCP-1N' }, 0)]).toEqual([true, []]),
  );
  const flips = { design: 'CPLT-C1' };
  rule('TW-armflip#1', 'arms without elbows and hands point backward, both or none', () => {
    expect(bears(0, flips, { flip: true })).not.toEqual([]);
    expect(bears(LEFT, {}, { flip: true })).toEqual([]);
  });
  rule('TW-armflip#2', 'and fire behind, and nowhere else', () => expect(bears(0, flips, { flip: true })).toEqual([0, 1, 11]));
  rule('TW-armflip#3', 'whoever has flipped them does not punch', () => {
    const may = (flipped: boolean) =>
      objections(
        start({ phase: 'physical', units: [{ at: '0808', facing: 3, ...flips, flipped }, { at: '0809' }] }),
        strike(0, { kind: 'punch', arm: 'RA', target: 1 }),
      );
    expect([may(false), may(true).length > 0]).toEqual([[], true]);
  });
  rule('TW-armflip#4', 'not lying down', () => expect(bears(0, { ...flips, prone: true }, { flip: true })).toEqual([]));
});

describe('lying down', () => {
  const lying = (guns: readonly number[], unit: Partial<Placed> = {}) =>
    barred(
      { phase: 'weapon', units: [{ at: '0808', facing: 3, prone: true, design: GUNS, ...unit } as Placed, { at: '0811' }] },
      fire(0, 1, ...guns),
    );
  rule('TW-prone-fire#1', 'a biped fires at two more', () =>
    expect([aimed(duel({ prone: true })).total, aimed(duel()).total]).toEqual([6, 4]),
  );
  rule('TW-prone-fire#2', 'without its legs', () => expect([lying([LEG]).length > 0, lying([CENTER])]).toEqual([true, []]));
  rule('TW-prone-fire#3', 'with one arm', () => {
    expect([lying([LEFT]), lying([RIGHT]), lying([LEFT, HEAD, CENTER])]).toEqual([[], [], []]);
    expect(lying([LEFT, RIGHT])).toContain('TW-prone-fire');
  });
  rule('TW-prone-fire#4', 'with none at all it does not', () =>
    expect([lying([HEAD], { gone: ['LA'] }).length > 0, lying([CENTER], { gone: ['RA'] }).length > 0]).toEqual([true, true]),
  );
  const four: Paper = { ...find('SCP-1N')!, mounts: ['FLL', 'FRL', 'RLL', 'RT'].map(place => weapon('Large Laser', place)) };
  rule('TW-prone-fire#5', 'four sound legs fire as if they stood', () =>
    expect(aimed(duel({ prone: true, design: four }), 3).total).toBe(aimed(duel({ design: four }), 3).total),
  );
  rule('TW-prone-fire#6', 'with a bad leg at two more, without the hind legs, with one front leg', () => {
    const lame = { design: four, hits: { RRL: [0] } };
    expect(aimed(duel({ prone: true, ...lame }), 3).total).toBe(aimed(duel({ design: four }), 3).total + 2);
    expect([lying([2], lame).length > 0, lying([0, 1], lame).length > 0, lying([0, 3], lame)]).toEqual([true, true, []]);
  });
  rule('TW-prone-fire#7', 'with three legs gone, or both in front, not at all', () => {
    expect([
      lying([3], { design: four, gone: ['FLL', 'FRL'] }).length > 0,
      lying([3], { design: four, gone: ['FLL', 'RLL', 'RRL'] }).length > 0,
    ]).toEqual([true, true]);
    expect(lying([3], { design: four, gone: ['RLL', 'RRL'] })).toEqual([]);
  });
});

describe('the side struck', () => {
  const side = (target: Partial<Placed>, ...dice: readonly number[]) =>
    eventsOf(
      shoot(
        { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target } as Placed, WITNESS] },
        0,
        ...HIT,
        ...(dice.length > 0 ? dice : pair(7)),
        ...NEXT,
      ).events,
      'fired',
    )[0]!.side;
  const FACINGS = [0, 1, 2, 3, 4, 5] as const;
  rule('TW-dir-mek#1', "three hexsides are the front of a 'Mech, a ProtoMech and a squad", () => {
    for (const [design, dice] of [
      ['AS7-D', pair(7)],
      ['Roc', pair(3)],
      ['Elemental Battle Armor [Laser](Sqd5)', [1]],
    ] as const)
      expect([0, 1, 5].map(facing => side({ design, facing: facing as 0 }, ...dice))).toEqual(['front', 'front', 'front']);
  });
  rule('TW-dir-mek#2', 'the others one each', () =>
    expect([2, 3, 4].map(facing => side({ design: 'AS7-D', facing: facing as 2 }))).toEqual(['left', 'rear', 'right']),
  );
  rule('TW-dir-mek#3', 'by the feet, whatever the torso does', () =>
    expect([side({ design: 'AS7-D', facing: 2, twist: -1 }), side({ design: 'AS7-D', facing: 1, twist: 1 })]).toEqual(['left', 'front']),
  );
  const tank = { design: 'Vedette Medium Tank' };
  rule('TW-dir-vehicle#1', 'of a vehicle one ahead, one behind and two on each side', () =>
    expect(FACINGS.map(facing => side({ ...tank, facing }))).toEqual(['front', 'left', 'left', 'rear', 'right', 'right']),
  );
  rule('TW-dir-vehicle#2', 'by the hull, wherever the turret points', () => {
    const { wear } = unitAt(start({ units: [{ at: '0101', ...tank }, { at: '1617' }] }).state, 0);
    expect(side({ ...tank, facing: 0, wear: { ...wear!, turret: 3 } })).toBe('front');
  });
  rule('TW-dir-prone', 'whoever lies is struck by how it lies', () =>
    expect([side({ prone: true, facing: 3 }), side({ prone: true, facing: 2 }), side({ prone: true })]).toEqual(['rear', 'left', 'front']),
  );
});
