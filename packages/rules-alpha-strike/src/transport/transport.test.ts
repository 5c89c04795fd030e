import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf, CE, inches, verdict } from '../movement/move.fixture.ts';
import { at, done, hit, moving, point, refused, ruleset, soldiers, standard, stay, suits } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { Unit } from '../shape.ts';
import { inContact, isOn } from '../state.ts';

const beside = 20 + 318 / 254;
const truck = (specials: string): Sketch => ({ type: 'CV', move: '8"t', specials });
const far = at({}, 1, 60, 4);
const aboard: Partial<Unit> = { fate: 'riding', rides: 0, at: null };
/** Somebody beside a carrier, and others who are aboard already. */
const waiting = (carrier: Sketch, rider: Sketch, ...others: readonly Placed[]) =>
  moving([at(carrier, 0, 20, 40), at(rider, 0, beside, 40), far, ...others]);
const mounting = (carrier: Sketch, rider: Sketch, ...others: readonly Placed[]) =>
  refused(waiting(carrier, rider, ...others), stay({ mounts: [1] }));
const loaded = (carrier: Sketch, rider: Sketch, more: Partial<Unit> = {}) =>
  moving([at(carrier, 0, 20, 40, more), at(rider, 0, 0, 0, aboard), far]);

rule('AS-mount#1', 'four tons of troops into room for four, not for three, and not on top of others', () => {
  expect([mounting(truck('IT4'), soldiers), mounting(truck('IT3'), soldiers)]).toEqual([[], ['AS-mount']]);
  const rider = at(soldiers, 0, 0, 0, aboard);
  expect([mounting(truck('IT7'), soldiers, rider), mounting(truck('IT8'), soldiers, rider)]).toEqual([['AS-mount'], []]);
  const game = scene(ruleset, waiting(truck('IT4'), soldiers));
  game.does(0, stay({ mounts: [1] }));
  expect([game.state.units[1]?.fate, game.state.units[1]?.rides]).toEqual(['riding', 0]);
});
rule('AS-mount#2', 'before the carrier moves, from where the bases touch, and only who has not moved', () => {
  const away = moving([at(truck('IT4'), 0, 20, 40), at(soldiers, 0, 22, 40), far]);
  expect(refused(away, stay({ mounts: [1], path: [point(20.5, 40)] }))).toEqual(['AS-mount']);
  const moved = waiting(truck('IT4'), soldiers);
  const tired = {
    ...moved,
    units: moved.units.map(unit => (unit.id === 1 ? { ...unit, moved: { mode: 'ground', length: 500, from: null } as const } : unit)),
  };
  expect(refused(tired, stay({ mounts: [1] }))).toEqual(['AS-mount']);
});
rule('AS-mount#3', 'two inches: of eight six are left to the truck, or the troops must have them', () => {
  const drive = (y: number, rules = standard, rider: Sketch = soldiers) =>
    verdict(waiting(truck('IT4'), rider), stay({ mounts: [1], path: [point(20, y)] }), rules);
  expect([drive(34), drive(33), drive(32, CE), drive(32, CE, { ...soldiers, move: '1"f' })]).toEqual([
    [],
    ['AS-move-spend'],
    [],
    ['AS-mount-ce'],
  ]);
});
rule('AS-mount-ce#1', 'the truck goes its whole Move; troops of 1 inch stay behind, of 2 get on', () => {
  const drive = (y: number, move: string) =>
    verdict(waiting(truck('IT4'), { ...soldiers, move }), stay({ mounts: [1], path: [point(20, y)] }), CE);
  expect([drive(32, '2"f'), drive(31, '2"f'), drive(32, '1"f')]).toEqual([[], ['AS-move-spend'], ['AS-mount-ce']]);
});
rule('AS-dismount#1', 'at the end of the way or anywhere on it, not beside it', () => {
  const off = (dropAt?: ReturnType<typeof point>) => {
    const game = scene(ruleset, loaded(truck('IT4'), soldiers));
    game.does(0, stay({ drops: [1], path: [point(20, 34)], ...(dropAt && { dropAt }) }));
    const [carrier, rider] = game.state.units;
    if (!isOn(carrier) || !isOn(rider)) throw new Error('not on the table');
    return [inContact(carrier, rider), Math.round(rider.at.y / 254)];
  };
  expect([off(), off(point(20, 37))]).toEqual([
    [true, 35],
    [false, 38],
  ]);
  expect(refused(loaded(truck('IT4'), soldiers), stay({ drops: [1], path: [point(20, 34)], dropAt: point(22, 37) }))).toEqual([
    'AS-dismount',
  ]);
  expect(refused(loaded(truck('IT4'), soldiers), stay({ drops: [2] }))).toContain('AS-dismount');
});
const alighted = (rules: readonly RuleId[], rider: Sketch = soldiers) => {
  const game = scene(ruleset, loaded(truck('IT4'), rider), rules);
  game.does(0, stay({ drops: [1], path: [point(20, 34)] }));
  return game;
};
rule('AS-dismount#2', 'who got off stays there this turn, and shoots', () => {
  const { state } = alighted(standard);
  expect(refused({ ...state, active: 0 }, stay({ unit: 1, path: [point(20, 38)] }))).toEqual(['AS-turn']);
  const fight = setPiece([
    at(truck('IT4'), 0, 20, 40),
    at(soldiers, 0, 20, 34, { moved: state.units[1]?.moved ?? null }),
    at({}, 1, 20, 30),
  ]);
  expect(refused(fight, hit({ unit: 1, target: 2 }))).toEqual([]);
});
rule('AS-dismount#3', 'on, along, off and fire in one turn', () => {
  const game = scene(
    ruleset,
    moving([
      at(truck('IT4'), 0, 20, 40),
      at(soldiers, 0, beside, 40),
      at({ move: '4"' }, 1, 20, 30, { moved: { mode: 'stand', length: 0, from: null } }),
    ]),
  );
  expect(refused(game.state, stay({ mounts: [1], drops: [1], path: [point(20, 35)] }))).toEqual([]);
  game.does(0, stay({ mounts: [1], drops: [1], path: [point(20, 35)] }));
  expect([game.state.phase, game.state.units[1]?.fate]).toEqual(['combat', 'fighting']);
  game.does(0, hit({ unit: 1, target: 2 }), 6, 5);
  expect(game.state.units[2]?.armor).toBe(17);
});
rule('AS-dismount#4', 'in the Commander’s Edition it goes on for half its Move', () => {
  const rider = alighted(CE, { ...soldiers, move: '5"f' }).state.units[1];
  expect([rider?.moved, rider && inches(rider, 'ground', bookOf(CE))]).toEqual([null, 3]);
});
rule('AS-dismount-ce#1', 'five inches allow three on foot and four a jump of two', () => {
  const left = (move: string, mode: 'ground' | 'jump') => {
    const rider = alighted(CE, { ...soldiers, move }).state.units[1];
    return rider && inches(rider, mode, bookOf(CE));
  };
  expect([left('5"f', 'ground'), left('4"j', 'jump'), left('4"j', 'ground')]).toEqual([3, 2, 2]);
  const game = alighted(CE, { ...soldiers, move: '5"f' });
  const walk = (inch: number) =>
    verdict(
      { ...game.state, active: 0 },
      stay({ unit: 1, path: [{ x: game.state.units[1]?.at?.x ?? 0, y: (game.state.units[1]?.at?.y ?? 0) + inch * 254 }] }),
      CE,
    );
  expect([walk(3), walk(4)]).toEqual([[], ['AS-move-spend']]);
  const cold = alighted(standard, { ...soldiers, move: '5"f' }).state.units[1];
  expect(cold && inches(cold, 'ground')).toBe(5);
});
const flying: Partial<Unit> = { airborne: true, z: 508 };
const vtol: Sketch = { type: 'CV', move: '12"v', specials: 'IT4' };
rule('AS-dismount-air#1', 'only jumpers and parachutists leave a flying carrier, and drop', () => {
  const leave = (rider: Sketch, more = flying) => refused(loaded(vtol, rider, more), stay({ drops: [1] }));
  expect([leave(soldiers), leave({ ...soldiers, move: '6"j' }), leave({ ...soldiers, specials: 'CAR4,PAR' })]).toEqual([
    ['AS-dismount-air'],
    [],
    [],
  ]);
  expect(refused(loaded(vtol, soldiers, flying), stay({ drops: [1], height: 0, path: [point(20, 38)] }))).toEqual([]);
});
rule('AS-sua-par#1', 'parachutists leave it, others do not', () =>
  expect(['CAR4,PAR', 'CAR4'].map(specials => refused(loaded(vtol, { ...soldiers, specials }, flying), stay({ drops: [1] })))).toEqual([
    [],
    ['AS-dismount-air'],
  ]),
);
const outside = at(suits('MEC'), 0, 0, 0, aboard);
rule('AS-mech-ba#1', 'MEC on an OMNI, XMEC on any ’Mech or vehicle, others on none', () => {
  const carriers: readonly Sketch[] = [{ specials: 'OMNI' }, {}, truck('OMNI'), truck('')];
  const rides = (specials: string) => carriers.map(carrier => mounting(carrier, suits(specials)).length === 0);
  expect([rides('MEC'), rides('XMEC'), rides('')]).toEqual([
    [true, false, true, false],
    [true, true, true, true],
    [false, false, false, false],
  ]);
});
rule('AS-mech-ba#2', 'one unit outside, on a superheavy too; whoever sits inside does not count', () => {
  expect([mounting({ specials: 'OMNI' }, suits('MEC')), mounting({ specials: 'OMNI' }, suits('MEC'), outside)]).toEqual([[], ['AS-mount']]);
  expect(mounting({ specials: 'OMNI,LG' }, suits('XMEC'), outside)).toEqual(['AS-mount']);
  expect(mounting(truck('OMNI,IT4'), suits('CAR4,MEC'), at(suits('CAR4'), 0, 0, 0, aboard))).toEqual([]);
});
rule('AS-mech-ba#3', 'a hit on the carrier strikes those outside on 5 and 6, never those inside', () => {
  const struck = (carrier: Sketch, rider: Sketch, ...die: readonly number[]) => {
    const game = scene(
      ruleset,
      setPiece([at({}, 0, 20, 40), at(carrier, 1, 20, 34), at(rider, 1, 0, 0, { fate: 'riding', rides: 1, at: null })]),
    );
    game.does(0, hit(), 6, 5, ...die);
    return [20 - (game.state.units[1]?.armor ?? 0), 20 - (game.state.units[2]?.armor ?? 0)];
  };
  const omni: Sketch = { specials: 'OMNI' };
  expect([struck(omni, suits('MEC'), 4), struck(omni, suits('MEC'), 5), struck({ specials: 'IT4' }, suits('CAR4'))]).toEqual([
    [3, 0],
    [0, 3],
    [3, 0],
  ]);
});
rule('AS-mech-ba#4', 'riders do not attack', () => {
  const state = setPiece([at({ specials: 'OMNI' }, 0, 20, 40), at(suits('MEC'), 0, 0, 0, aboard), at({}, 1, 20, 36)]);
  expect(refused(state, hit({ unit: 1, target: 2 }))).toContain('AS-mech-ba');
});
rule('AS-sua-mec#1', 'suits with MEC ride an OMNI and no other', () =>
  expect([mounting({ specials: 'OMNI' }, suits('MEC')), mounting({}, suits('MEC'))]).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-xmec#1', 'suits with XMEC ride any', () =>
  expect([mounting({}, suits('XMEC')), mounting({}, suits(''))]).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-omni#1', 'one MEC unit each', () =>
  expect([mounting({ specials: 'OMNI' }, suits('MEC')), mounting({ specials: 'OMNI' }, suits('MEC'), outside)]).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-it#1', 'the room is counted in tons for all who get on together', () => {
  const two = (specials: string) =>
    refused(
      moving([at(truck(specials), 0, 20, 40), at(soldiers, 0, beside, 40), at(soldiers, 0, 20 - 318 / 254, 40), far]),
      stay({ mounts: [1, 2] }),
    );
  expect([two('IT8'), two('IT7')]).toEqual([[], ['AS-mount']]);
});
rule('AS-sua-car#1', 'seven tons do not fit where six do', () =>
  expect([6, 7].map(tons => mounting(truck('IT6'), { ...soldiers, specials: `CAR${tons}` }))).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-mash#1', 'MASH7 is room for four tons, MASH6 for three', () =>
  expect([
    mounting(truck('MASH7'), soldiers),
    mounting(truck('MASH6'), soldiers),
    mounting(truck('MASH6'), { ...soldiers, specials: 'CAR3' }),
  ]).toEqual([[], ['AS-mount'], []]),
);
rule('AS-carrier-destroyed#2', 'riders of a lost carrier get off with a point of damage', () => {
  const game = scene(
    ruleset,
    setPiece([
      at({}, 0, 20, 40),
      at({ armor: 0, structure: 1, ...truck('IT4') }, 1, 20, 34),
      at(soldiers, 1, 0, 0, { fate: 'riding', rides: 1, at: null }),
    ]),
  );
  game.does(0, hit(), 6, 5);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.units[2]?.fate, game.state.units[2]?.armor]).toEqual(['fighting', 19]);
});
rule('AS-cargo#3', 'a bay lets one unit out, or in, through each door in a turn', () => {
  const tank: Sketch = { type: 'CV', move: '8"t', size: 1 };
  const unloading = (bay: string) =>
    refused(
      moving([
        at({ type: 'SV', move: '8"w', specials: bay, size: 4 }, 0, 20, 40),
        at(tank, 0, 0, 0, aboard),
        at(tank, 0, 0, 0, aboard),
        far,
      ]),
      stay({ drops: [1, 2] }),
    );
  expect([unloading('VTM4-D1'), unloading('VTM4D2'), unloading('VTM4')]).toEqual([['AS-sua-d'], [], []]);
});
rule('AS-sua-d#1', 'one door for one unit each turn', () => {
  const tank: Sketch = { type: 'CV', move: '8"t', size: 1 };
  const two = (bay: string) =>
    refused(
      moving([at({ type: 'SV', move: '8"w', specials: bay, size: 4 }, 0, 20, 40), at(tank, 0, beside, 40), at(tank, 0, 0, 0, aboard), far]),
      stay({ mounts: [1], drops: [2] }),
    );
  expect([two('VTM4-D1'), two('VTM4-D2')]).toEqual([['AS-sua-d'], []]);
});
rule('AS-sua-heli#1', 'a flyer lands on a pad, and on nothing without one', () => {
  const landing = (specials: string, move: string) => mounting({ type: 'SV', move: '8"w', specials }, { type: 'CV', move });
  expect([landing('HELI', '12"v'), landing('', '12"v'), landing('HELI', '12"t')]).toEqual([[], ['AS-mount'], ['AS-mount']]);
});
