import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  companion,
  current,
  fighter,
  mech,
  mounts,
  move,
  platoon,
  protomech,
  rulesOf,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';

const moves = (unit: Unit) => move(companion(unit));

rule('ASC-conv-move-ground-rate', 'Barghest walks 4: 8 inches', () => expect(moves(mech({ walk: 4 }))).toBe('8"'));
rule('ASC-conv-move-aero-rate', 'Corsair with safe thrust 8 moves 8', () => {
  expect(companion(fighter({ walk: 8 })).moves).toEqual([{ value: 8, code: 'a', inches: false }]);
});
rule('ASC-conv-move-record', 'the field holds number and code, or several of them', () => {
  expect(moves(vehicle({ motive: 'hover', walk: 8 }))).toBe('16"h');
  expect(moves(mech({ walk: 7, mounts: mounts('Jump Jet@CT*5') }))).toBe('14"/10"j');
});
rule('ASC-conv-move-default-mode', 'Pegasus cruises 8 by hover, a walking ’Mech has no letter', () => {
  expect(moves(vehicle({ motive: 'hover', walk: 8 }))).toBe('16"h');
  expect(moves(mech())).toBe('8"');
});
rule('ASC-conv-move-jump-equal', 'Panther walks and jumps 4', () =>
  expect(moves(mech({ walk: 4, mounts: mounts('Jump Jet@CT*4') }))).toBe('8"j'),
);
rule('ASC-conv-move-jump-different', 'Jenner walks 7 and jumps 5', () => {
  expect(moves(mech({ walk: 7, mounts: mounts('Jump Jet@CT*5') }))).toBe('14"/10"j');
});
rule('ASC-conv-move-inf-uniform', 'a squad has one speed for all its troopers', () => {
  expect(companion(suits({ walk: 2, troopers: 6 })).moves).toHaveLength(1);
});
rule('ASC-conv-move-inf-fastest', 'Kobold walks 1 and jumps 3', () =>
  expect(moves(suits({ motive: 'jump', walk: 1, jump: 3 }))).toBe('6"j'),
);
rule('ASC-conv-move-inf-single-value', 'slower jumping is not listed beside walking', () => {
  expect(moves(suits({ motive: 'foot', walk: 3, jump: 2 }))).toBe('6"f');
});
rule('ASC-conv-move-inf-foot-default', 'troops without vehicle or jets are on foot', () => {
  expect(moves(platoon())).toBe('2"f');
  expect(moves(platoon({ motive: 'motorized', walk: 3 }))).toBe('6"m');
});
rule('ASC-conv-move-ba-dwp-ignored', 'Nephilim walks 2 although its packs would halve it', () => {
  const pack = mounts('ISBATaser@Squad').map(mount => ({ ...mount, held: 'DWP' }) as const);
  expect(moves(suits({ walk: 2, mounts: pack }))).toBe('4"f');
});
rule('ASC-conv-move-inf-umu-dual', 'marines walk 1 and swim 2', () => {
  const marines = { ...platoon(), movement: { walk: 1, run: 1, jump: 0, swim: 2 } };
  expect(moves(marines)).toBe('2"f/4"s');
  expect(move(current(marines))).toBe('4"s');
});
rule('ASC-conv-move-inf-umu-special', 'swimming troops have UMU', () => {
  expect(specials(companion({ ...platoon(), movement: { walk: 1, run: 1, jump: 0, swim: 2 } }))).toContain('UMU');
  expect(specials(companion(platoon()))).not.toContain('UMU');
});
rule('ASC-conv-move-masc-or-sc', 'MASC on a walk of 4 makes 10 inches', () =>
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT') }))).toBe('10"'),
);
rule('ASC-conv-move-masc-and-sc', 'both drives make 12', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT', 'Supercharger@CT') }))).toBe('12"');
});
rule('ASC-conv-move-masc-not-jump', 'jumping stays 4', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT', 'Jump Jet@CT*4') }))).toBe('10"/8"j');
});
rule('ASC-conv-move-masc-not-vtol', 'a supercharger does not lift a VTOL', () => {
  expect(moves(vehicle({ motive: 'vtol', walk: 8, mounts: mounts('Supercharger@BD') }))).toBe('16"v');
});
rule('ASC-conv-move-vtol-jet-booster', 'a jet booster does', () => {
  expect(moves(vehicle({ motive: 'vtol', walk: 8, mounts: mounts('ISVTOLJetBooster@BD') }))).toBe('20"v');
});
rule('ASC-conv-move-masc-naval', 'a ship is driven by its supercharger', () => {
  expect(moves(vehicle({ motive: 'naval', walk: 4, mounts: mounts('Supercharger@BD') }))).toBe('10"n');
});
rule('ASC-conv-move-ms-rate', 'a mobile structure keeps its half inches', () => {
  expect(moves(vehicle({ kind: 'mobile-structure', walk: 0.75 }))).toBe('1.5"t');
});
rule('ASC-conv-move-ms-modes', 'structures roll, float or fly', () => {
  const modes = (['tracked', 'naval', 'submarine', 'vtol'] as const).map(motive =>
    moves(vehicle({ kind: 'mobile-structure', motive, walk: 1 })),
  );
  expect(modes).toEqual(['2"t', '2"n', '2"s', '2"v']);
});
rule('ASC-conv-move-penalty-order', 'walk 5 with MASC and hardened armor: 6.25 less 1 is 5.25, 11 inches', () => {
  const heavy = mech({
    walk: 5,
    mounts: mounts('ISMASC@LT'),
    armor: { type: 'Hardened', tech: 'inner-sphere', front: { CT: 90 }, rear: {} },
  });
  expect(moves(heavy)).toBe('11"');
});
rule('ASC-conv-move-penalty-hardened', 'hardened armor costs a point, of a tank too', () => {
  const armor = { type: 'Hardened', tech: 'inner-sphere', front: { FR: 90 }, rear: {} } as const;
  expect(moves(mech({ walk: 4, armor }))).toBe('6"');
  expect(moves(vehicle({ walk: 4, armor }))).toBe('6"t');
  expect(move(current(vehicle({ walk: 4, armor })))).toBe('8"t');
});
rule('ASC-conv-move-penalty-shield', 'Sasquatch walks 5 behind a large shield', () => {
  expect(moves(mech({ walk: 5, mounts: mounts('ISLargeShield@LA') }))).toBe('8"');
  expect(moves(mech({ walk: 5, mounts: mounts('ISSmallShield@LA') }))).toBe('10"');
});
rule('ASC-conv-move-penalty-modular', 'modular armor costs a point', () => {
  expect(moves(mech({ walk: 5, mounts: mounts('ISModularArmor@LT', 'ISModularArmor@RT') }))).toBe('8"');
});
rule('ASC-conv-move-station-keeping', 'a JumpShip keeps station at 0.2', () => {
  expect(companion(ship({ kind: 'jumpship', tons: 150_000 })).moves[0]!.value).toBe(0.2);
});
rule('ASC-conv-move-station-keeping-code', 'its code is k', () =>
  expect(moves(ship({ kind: 'space-station', tons: 50_000 }))).toBe('0.2k'),
);
rule('ASC-conv-move-umu-dual', 'Aquagladius walks 6 and swims 5', () => {
  const card = companion(mech({ walk: 6, mounts: mounts('UMU@CT*5') }));
  expect(move(card)).toBe('12"/10"s');
  expect(specials(card)).toContain('UMU');
});
rule('ASC-conv-move-glider', 'Svartalfa walks 1 and glides 4', () => {
  const glider = { ...protomech({ motive: 'wige' }), movement: { walk: 1, run: 2, jump: 0, glide: 4 } };
  expect(moves(glider)).toBe('2"/8"g');
  expect(specials(companion(glider))).toContain('GLD');
});
rule('ASC-conv-move-quadvee', 'a QuadVee on tracks walks 4', () => {
  expect(moves(mech({ frame: 'quadvee', walk: 4, mounts: mounts('Tracks@CT') }))).toBe('8"qt');
  expect(moves(mech({ frame: 'quadvee', walk: 4, mounts: mounts('QuadVee Wheels@CT') }))).toBe('8"qw');
});
rule('ASC-tbl-movement-mode', 'letters of all motive systems', () => {
  const land = (['tracked', 'wheeled', 'hover', 'vtol', 'wige', 'naval', 'submarine', 'rail'] as const).map(motive =>
    moves(support({ motive, walk: 1 })),
  );
  expect(land).toEqual(['2"t', '2"w', '2"h', '2"v', '2"g', '2"n', '2"s', '2"r']);
  const troops = (['foot', 'motorized', 'hover', 'wheeled', 'tracked', 'vtol'] as const).map(motive => moves(platoon({ motive, walk: 1 })));
  expect(troops).toEqual(['2"f', '2"m', '2"h', '2"w', '2"t', '2"v']);
  expect([moves(ship()), moves(ship({ motive: 'aerodyne' })), moves(ship({ kind: 'warship' }))]).toEqual(['4p', '4a', '4']);
});
rule('ASC-tbl-movement-modifiers', 'two inches a point, five quarters for one drive, three halves for two', () => {
  const fast = companion(mech({ walk: 6, mounts: mounts('ISMASC@LT', 'Supercharger@CT') }));
  expect(move(fast)).toBe('18"');
  expect(rulesOf(fast, 'move')).toContain('ASC-conv-move-masc-and-sc');
});
