import { fill, Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { specialsOf } from '../../card/specials.ts';
import { at, book, done, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { MoveCommand, State } from '../../shape.ts';
import { INCH, tallness } from '../../state.ts';

const pair = (a: Sketch = {}, b: Sketch = {}): readonly Placed[] => [at(a, 0, 20, 40), at({ move: '4"', ...b }, 1, 20, 36)];
const hit = { type: 'attack', unit: 0, target: 1, how: 'standard' } as const;

rule('AS-fire', 'a flamer sets the woods around its target on fire on 9, and whoever stands in it heats up', () => {
  const woods = [patch('woods', 18, 34, 22, 38)];
  const game = scene(ruleset, setPiece(pair({ specials: 'HT1/1/-' }), {}, woods), [...standard, 'AS-fire']);
  game.does(0, hit, 6, 5, 4, 5);
  expect(game.state.table.pieces.map(({ kind }) => kind)).toEqual(['woods', 'fire']);
  const cold = scene(ruleset, setPiece(pair({ specials: 'HT1/1/-' }), {}, woods), [...standard, 'AS-fire']);
  cold.does(0, hit, 6, 5, 4, 4);
  expect(cold.state.table.pieces).toHaveLength(1);
  const burning = scene(ruleset, setPiece([at({}, 0, 20, 40), at({}, 1, 20, 36)], {}, [patch('fire', 18, 34, 22, 38)]), [
    ...standard,
    'AS-fire',
  ]);
  burning.does(0, done);
  burning.does(1, done, 5, 5, 2, 2);
  expect(burning.state.units[1]!.heat).toBe(2);
});
const cloud = { id: 'cloud', kind: 'smoke', outline: { kind: 'circle', at: { x: 5080, y: 5080 }, radius: 508 } } as const;
rule('AS-smoke', 'drifts two inches with the wind and is gone on 5', () => {
  const after = (die: number) => {
    const game = scene(ruleset, setPiece(pair(), { weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 4 } }, [cloud]), [
      ...standard,
      'AS-smoke',
    ]);
    game.does(0, done);
    game.does(1, done, die, 5, 5, 2, 2);
    return game.state.table.pieces.map(({ outline }) => (outline.kind === 'circle' ? outline.at.y : 0));
  };
  expect([after(4), after(5)]).toEqual([[5080 + 508], []]);
});
const board = (specials: string, rider: Sketch): readonly string[] => {
  const state = setPiece(
    [
      at({ type: 'SV', move: '8"t', specials }, 0, 20, 40, { moved: null }),
      at(rider, 0, 20 + (rider.type === 'PM' ? 286 : 318) / 254, 40, { moved: null }),
      at({}, 1, 60, 4),
    ],
    { phase: 'movement' },
  );
  const command: MoveCommand = { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, mounts: [1] };
  return book.check(ruleset.view(state, 0), command, 0).map(one => one.rule);
};
const tank = (size: number, specials = ''): Sketch => ({ type: 'CV', move: '8"t', size, specials });
rule('AS-cargo', 'bays hold the machines they are made for', () =>
  expect([board('MT1', {}), board('MT1', tank(1))]).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-mt', 'a ’Mech bay takes ’Mechs', () => expect(board('MT2', {})).toEqual([]));
rule('AS-sua-pt', 'a ProtoMech bay ProtoMechs', () => expect([board('PT1', { type: 'PM' }), board('PT1', {})]).toEqual([[], ['AS-mount']]));
rule('AS-sua-vtm', 'a light bay vehicles of Size 1 and 2', () =>
  expect([board('VTM1', tank(2)), board('VTM1', tank(3))]).toEqual([[], ['AS-mount']]),
);
rule('AS-sua-vth', 'a heavy bay all but large ones', () =>
  expect([board('VTH1', tank(4)), board('VTH1', { type: 'SV', move: '8"t', specials: 'LG' })].map(one => one.includes('AS-mount'))).toEqual(
    [false, true],
  ),
);
rule('AS-sua-vts', 'the largest all of them', () => expect(board('VTS1', tank(4))).toEqual([]));
rule('AS-sua-ct', 'cargo room takes nobody who is to fight', () => expect(board('CT100', tank(1))).toEqual(['AS-mount']));
rule('AS-sua-ck', 'nor does more of it', () => expect(board('CK2', {})).toEqual(['AS-mount']));
rule('AS-drop', 'a drop lands well on 5, and costs a point on less', () => {
  const drop = (dice: readonly number[]) => {
    const carrier = at({ type: 'CV', move: '12"v', specials: 'IT4' }, 0, 20, 40, { moved: null, airborne: true, z: 508 });
    const game = scene(
      ruleset,
      setPiece(
        [
          carrier,
          { ...at({ type: 'CI', move: '6"j', specials: 'CAR4' }, 0, 0, 0), more: { fate: 'riding', rides: 0, at: null } },
          at({}, 1, 60, 4, { moved: null }),
        ],
        { phase: 'movement' },
      ),
    );
    game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [], facing: { dx: 0, dy: -1 }, drops: [1] }, ...dice);
    return 20 - game.state.units[1]!.armor;
  };
  expect([drop([2, 3]), drop([2, 2])]).toEqual([0, 1]);
});
rule('AS-sua-mfb', 'a mobile base fights like anybody else', () => {
  const total = (specials: string) => book.ask('toHit', aimOf(setPiece(pair({ specials })), hit)!).total;
  expect(total('MFB')).toBe(total(''));
});
rule('ASC-sua-mfb', 'its ability is known and does nothing', () => expect(specialsOf(sketch({ specials: 'MFB' })).has('MFB')).toBe(true));
rule('ASC-optional-rules', 'what the annex adds is chosen, one rule at a time', () => {
  const annex = [
    'ASC-variable-damage',
    'ASC-glancing-blows',
    'ASC-lance-movement',
    'ASC-skid-trigger',
    'ASC-hull-down-eligibility',
    'ASC-morale-check',
    'ASC-shielding-modifier',
    'ASC-inf-hit-the-deck',
  ];
  expect(annex.map(id => [ruleset.rules.find(one => one.id === id)?.kind, standard.includes(id as never)])).toEqual(
    annex.map(() => ['optional', false]),
  );
});
rule('ASC-standard-rule-modifications', 'six corrections belong to the corrected book', () => {
  for (const id of [
    'ASC-bi-init-bonus-award',
    'ASC-deliberate-overheating',
    'ASC-minimal-damage-roll',
    'ASC-occupied-terrain',
    'ASC-rear-weapons-ground',
    'ASC-vmm-standstill',
  ] as const)
    expect(book.has(id), id).toBe(true);
});
rule('ASC-movement-dice', 'the modifier beside a unit is the one in an attack on it', () => {
  const state = setPiece(pair({}, { move: '12"' }));
  expect(book.ask('evasion', { state, unit: state.units[1]! }).total).toBe(2);
});
const landing = (dice: readonly number[]): State => {
  const game = scene(ruleset, setPiece([at({ specials: 'ARTS-1' }, 0, 20, 40), at({}, 1, 20, 30)]));
  game.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 30 * 254 } });
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state;
};
rule('ASC-term-mos', 'an exact roll succeeds by 0', () => expect(20 - landing([4, 4]).units[1]!.armor).toBe(3));
rule('ASC-term-mof', 'a roll of one less fails by 1: the shell scatters two inches', () =>
  expect(20 - landing([3, 4, 4]).units[1]!.armor).toBe(0),
);
rule('AS-move-height-scale', 'heights are inches, a ’Mech is two of them', () =>
  expect(tallness(setPiece(pair()).units[0]!)).toBe(2 * INCH),
);
rule('AS-terrain-wreck', 'a destroyed unit leaves nothing behind', () => {
  const game = scene(ruleset, setPiece(pair({}, { armor: 0, structure: 1 })));
  game.does(0, hit, 6, 5);
  game.does(0, done);
  game.does(1, done);
  expect([game.state.units[1]!.at, game.state.table.pieces]).toEqual([null, []]);
});
rule('AS-attack-overheat', 'overheating is declared with the attack, hit or miss', () => {
  const game = scene(ruleset, setPiece(pair({ overheat: 2 })));
  game.does(0, { ...hit, overheat: 2 }, 1, 1);
  expect(game.state.units[0]!.overheated).toBe(2);
});
rule('AS-arc-when', 'arcs are judged where units stand in the Combat Phase', () => {
  const turned = setPiece([at({}, 0, 20, 40, { facing: { dx: 0, dy: 1 } }), at({}, 1, 20, 36)]);
  expect(book.check(ruleset.view(turned, 0), hit, 0).map(one => one.rule)).toEqual(['AS-arc-front']);
});
rule('ASC-term-d6', 'two dice are added: 3 and 4 are 7', () => {
  const game = scene(ruleset, setPiece(pair()));
  const [event] = game.does(0, hit, 3, 4);
  expect(event?.type === 'attacked' && event.roll.total).toBe(7);
  expect(fill(ruleset.tell(game.state, event!)!)).toContain('rolls 7');
});
rule('ASC-term-modified-tn', 'the number to hit is the sum of its terms', () => {
  const answer = book.ask('toHit', aimOf(setPiece(pair({}, { move: '12"' })), hit)!);
  expect(answer.total).toBe(answer.terms.reduce((sum, term) => sum + term.value, 0));
});
rule('ASC-term-movement', 'a letter names the mode', () =>
  expect(sketch({ move: '8"/10"j' }).moves).toEqual([
    { value: 8, code: '' },
    { value: 10, code: 'j' },
  ]),
);
rule('ASC-term-round-normally', '3.5 rounds to 4, 3.4 to 3', () =>
  expect([7, 3].map(inches => book.ask('loss', { inches }).total)).toEqual([4, 2]),
);
rule('ASC-term-round-up', 'half of 7 inches of sprint is 4', () =>
  expect(
    Rulebook.compile(ruleset, [...standard, 'AS-sprint']).ask('move', {
      state: setPiece(pair()),
      unit: setPiece(pair({ move: '7"' })).units[0]!,
      mode: 'sprint',
    }).total,
  ).toBe(11),
);
rule('ASC-minimal-damage-scope', 'fists do not roll for minimal damage', () => {
  const game = scene(ruleset, setPiece([at({ damage: '0*/-/-', size: 1 }, 0, 20, 40), at({ move: '4"' }, 1, 20, 40 - 318 / 254)]));
  game.does(0, { ...hit, how: 'strike' }, 6, 5);
  expect(game.state.units[1]!.armor).toBe(19);
});
rule('ASC-crit-success-margins', 'a natural twelve succeeds by one', () => {
  const game = scene(ruleset, setPiece([at({}, 0, 20, 45), at({ move: '35"', armor: 20 }, 1, 20, 15)]), [...standard, 'ASC-crit-success']);
  game.does(0, hit, 6, 6, 3, 2);
  expect(game.state.units[1]!.armor).toBe(17);
});
rule('ASC-deliberate-overheating-duration', 'it lasts only while it is ordered', () => {
  const game = scene(ruleset, setPiece([at({}, 0, 20, 40, { heat: 1 }), at({}, 1, 20, 36)]));
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.units[0]!.heat).toBe(0);
});
rule('ASC-bi-score', 'scouts and headquarters make the rating', () =>
  expect(
    book.ask('initiative', { state: setPiece([at({ specials: 'RCN' }, 0, 20, 40), at({ specials: 'RCN' }, 1, 20, 4)]), seat: 0 }).total,
  ).toBe(0),
);
rule('ASC-bi-timing', 'losses count from the next roll', () =>
  expect(
    book.ask('initiative', {
      state: setPiece([at({ specials: 'RCN' }, 0, 20, 40, { fate: 'destroyed', at: null }), at({}, 0, 30, 40), at({}, 1, 20, 4)]),
      seat: 0,
    }).total,
  ).toBe(0),
);
rule('AS-init-mods', 'headquarters and scouts are the modifiers', () =>
  expect(
    book
      .ask('initiative', { state: setPiece([at({ specials: 'RCN' }, 0, 20, 40), at({}, 1, 20, 4)]), seat: 0 })
      .terms.map(term => term.rule),
  ).toEqual(['ASC-bi-init-bonus-award']),
);
