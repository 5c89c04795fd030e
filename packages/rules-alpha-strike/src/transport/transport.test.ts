import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, done, hit, moving, refused, ruleset, soldiers, stay, suits } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';
import { inContact, type Standing } from '../state.ts';

// Transport
const beside = 20 + 318 / 254;
rule('AS-mount', 'infantry in contact gets on where there is room, and the carrier pays two inches', () => {
  const carrier = (specials: string) =>
    moving([at({ type: 'CV', move: '8"t', specials }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]);
  expect([refused(carrier('IT4'), stay({ mounts: [1] })), refused(carrier('IT3'), stay({ mounts: [1] }))]).toEqual([[], ['AS-mount']]);
  const drive = (y: number) => refused(carrier('IT4'), stay({ mounts: [1], path: [{ x: 5080, y: y * 254 }] }));
  expect([drive(34), drive(33)]).toEqual([[], ['AS-move-spend']]);
  const game = scene(ruleset, carrier('IT4'));
  game.does(0, stay({ mounts: [1] }));
  expect([game.state.units[1]!.fate, game.state.units[1]!.rides]).toEqual(['riding', 0]);
});
rule('AS-sua-it', 'the room is counted in tons', () => {
  const state = moving([
    at({ type: 'CV', move: '8"t', specials: 'IT4' }, 0, 20, 40),
    at(soldiers, 0, beside, 40),
    at(soldiers, 0, 20 - 318 / 254, 40),
    at({}, 1, 60, 4),
  ]);
  expect(refused(state, stay({ mounts: [1, 2] }))).toEqual(['AS-mount']);
});
rule('AS-sua-car', 'a platoon takes as much as its number', () => {
  expect(
    refused(
      moving([
        at({ type: 'CV', move: '8"t', specials: 'IT6' }, 0, 20, 40),
        at({ ...soldiers, specials: 'CAR7' }, 0, beside, 40),
        at({}, 1, 60, 4),
      ]),
      stay({ mounts: [1] }),
    ),
  ).toEqual(['AS-mount']);
});
rule('AS-sua-mash', 'a hospital has half its number as room', () => {
  expect(
    refused(
      moving([at({ type: 'CV', move: '8"t', specials: 'MASH8' }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    ),
  ).toEqual([]);
});
rule('ASC-sua-mash', 'rounded up', () => {
  expect(
    refused(
      moving([at({ type: 'CV', move: '8"t', specials: 'MASH7' }, 0, 20, 40), at(soldiers, 0, beside, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    ),
  ).toEqual([]);
});
const loaded = (carrier: Sketch, rider: Sketch, more: Partial<Unit> = {}) =>
  moving([at(carrier, 0, 20, 40, more), { ...at(rider, 0, 0, 0), more: { fate: 'riding', rides: 0, at: null } }, at({}, 1, 60, 4)]);
rule('AS-dismount', 'riders get off where the carrier ends, may not move and may attack', () => {
  const game = scene(ruleset, loaded({ type: 'CV', move: '8"t', specials: 'IT4' }, soldiers));
  game.does(0, stay({ drops: [1], path: [{ x: 5080, y: 36 * 254 }] }));
  const [carrier, rider] = game.state.units as readonly Standing[];
  expect([rider!.fate, inContact(carrier!, rider!), rider!.moved?.mode]).toEqual(['fighting', true, 'stand']);
  expect(refused(loaded({ specials: 'IT4' }, soldiers), stay({ drops: [2] }))).toContain('AS-dismount');
});
rule('AS-dismount-air', 'only jumpers leave a flying carrier, and are hard to hit', () => {
  const flying: Partial<Unit> = { airborne: true, z: 508 };
  const vtol: Sketch = { type: 'CV', move: '12"v', specials: 'IT4' };
  expect(refused(loaded(vtol, soldiers, flying), stay({ drops: [1] }))).toEqual(['AS-dismount-air']);
  const game = scene(ruleset, loaded(vtol, { ...soldiers, move: '6"j' }, flying));
  game.does(0, stay({ drops: [1] }), 3, 3);
  expect(game.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['dropping']);
});
rule('AS-sua-par', 'parachutists as well', () => {
  expect(
    refused(
      loaded({ type: 'CV', move: '12"v', specials: 'IT4' }, { ...soldiers, specials: 'CAR4,PAR' }, { airborne: true, z: 508 }),
      stay({ drops: [1] }),
    ),
  ).toEqual([]);
});
const clinging = (carrier: string, rider: string) =>
  refused(moving([at({ specials: carrier }, 0, 20, 40), at(suits(rider), 0, beside, 40), at({}, 1, 60, 4)]), stay({ mounts: [1] }));
rule('AS-mech-ba', 'a hit on the carrier strikes the riders on 5 and 6', () => {
  const state = setPiece([
    at({}, 0, 20, 40),
    at({ specials: 'OMNI' }, 1, 20, 34),
    { ...at(suits('MEC'), 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } },
  ]);
  const struck = (die: number) => {
    const game = scene(ruleset, state);
    game.does(0, hit(), 6, 5, die);
    return [20 - game.state.units[1]!.armor, 20 - game.state.units[2]!.armor];
  };
  expect([struck(4), struck(5)]).toEqual([
    [3, 0],
    [0, 3],
  ]);
});
rule('AS-sua-mec', 'mechanized suits ride omnis', () => expect([clinging('OMNI', 'MEC'), clinging('', 'MEC')]).toEqual([[], ['AS-mount']]));
rule('AS-sua-xmec', 'better ones ride anything', () => expect(clinging('', 'XMEC')).toEqual([]));
rule('AS-sua-omni', 'one unit each', () => {
  const aboard = (...riders: readonly Placed[]) =>
    refused(
      moving([at({ specials: 'OMNI' }, 0, 20, 40), at(suits('MEC'), 0, beside, 40), at({}, 1, 60, 4), ...riders]),
      stay({ mounts: [1] }),
    );
  const rider = at(suits('MEC'), 0, 0, 0, { fate: 'riding', rides: 0, at: null });
  expect([aboard(), aboard(rider)]).toEqual([[], ['AS-mount']]);
});
rule('AS-carrier-destroyed', 'riders of a lost carrier get off with a point of damage', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({}, 0, 20, 40),
      at({ armor: 0, structure: 1 }, 1, 20, 34),
      { ...at(soldiers, 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } },
    ]),
  );
  game.does(0, hit(), 6, 5);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[2]!.fate, game.state.units[2]!.armor]).toEqual(['fighting', 19]);
});

const unloading = (bay: string): readonly RuleId[] => {
  const inside: Partial<Unit> = { fate: 'riding', rides: 0, at: null };
  const tank: Sketch = { type: 'CV', move: '8"t', size: 1 };
  return refused(
    moving([
      at({ type: 'SV', move: '8"w', specials: bay, size: 4 }, 0, 20, 40),
      at(tank, 0, 0, 0, inside),
      at(tank, 0, 0, 0, inside),
      at({}, 1, 60, 4),
    ]),
    stay({ drops: [1, 2] }),
  );
};
rule('AS-sua-d', 'a bay lets one unit out through each door in a turn', () =>
  expect([unloading('VTM4-D1'), unloading('VTM4D2'), unloading('VTM4')]).toEqual([['AS-sua-d'], [], []]),
);
rule('AS-sua-heli', 'a flyer lands on a pad, and on no deck without one', () => {
  const landing = (specials: string, move: string): readonly RuleId[] =>
    refused(
      moving([at({ type: 'SV', move: '8"w', specials }, 0, 20, 40), at({ type: 'CV', move }, 0, beside, 40), at({}, 1, 60, 4)]),
      stay({ mounts: [1] }),
    );
  expect([landing('HELI', '12"v'), landing('', '12"v'), landing('HELI', '12"t')]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
