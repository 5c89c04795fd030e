import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, current, fighter, mech, mounts, move, platoon, protomech, ship, specials, suits, vehicle } from '../units.fixture.ts';

const moves = (unit: Unit) => move(companion(unit));

rule('ASC-conv-move-ground-rate#1', 'two inches for each point, of legs and of tracks', () => {
  expect([1, 3, 5].map(walk => moves(mech({ walk })))).toEqual(['2"', '6"', '10"']);
  expect([1, 3, 5].map(walk => moves(vehicle({ walk })))).toEqual(['2"t', '6"t', '10"t']);
});
rule('ASC-conv-move-ground-rate#2', 'Barghest walks 4: 8 inches; Pegasus cruises 8: 16', () => {
  expect([moves(mech({ walk: 4 })), moves(vehicle({ motive: 'hover', walk: 8 }))]).toEqual(['8"', '16"h']);
});
rule('ASC-conv-move-aero-rate#1', 'safe thrust stays as it is, of fighters, ships and planes', () => {
  const flying = [
    fighter({ walk: 5 }),
    ship({ walk: 3 }),
    fighter({ kind: 'support-vehicle', walk: 4 }),
    ship({ kind: 'warship', walk: 2 }),
  ];
  expect(flying.map(moves)).toEqual(['5a', '3p', '4a', '2']);
});
rule('ASC-conv-move-aero-rate#2', 'Corsair with safe thrust 8 moves 8', () => {
  expect(companion(fighter({ walk: 8 })).moves).toEqual([{ value: 8, code: 'a', inches: false }]);
});
rule('ASC-conv-move-record#1', 'the field holds number and code, or several of them', () => {
  expect(moves(vehicle({ motive: 'hover', walk: 8 }))).toBe('16"h');
  expect(moves(mech({ walk: 7, mounts: mounts('Jump Jet@CT*5') }))).toBe('14"/10"j');
});
rule('ASC-conv-move-default-mode#1', 'one code for each kind of unit', () => {
  expect([vehicle({ motive: 'wheeled', walk: 4 }), fighter(), platoon(), ship()].map(unit => companion(unit).moves)).toEqual([
    [{ value: 8, code: 'w', inches: true }],
    [{ value: 6, code: 'a', inches: false }],
    [{ value: 2, code: 'f', inches: true }],
    [{ value: 4, code: 'p', inches: false }],
  ]);
});
rule('ASC-conv-move-default-mode#2', 'a walking ’Mech has no letter, Pegasus has h', () => {
  expect([moves(mech({ walk: 4 })), moves(vehicle({ motive: 'hover', walk: 8 }))]).toEqual(['8"', '16"h']);
});
rule('ASC-conv-move-jump-equal#1', 'as many jump as walk adds the letter, of ’Mechs, ProtoMechs and vehicles', () => {
  expect(moves(mech({ walk: 3, mounts: mounts('Jump Jet@CT*3') }))).toBe('6"j');
  expect(moves(protomech({ walk: 5, jump: 5 }))).toBe('10"j');
  expect(companion(vehicle({ walk: 4, jump: 4 })).moves.map(({ value, code }) => `${value}${code}`)).toEqual(['8t', '8j']);
});
rule('ASC-conv-move-jump-equal#2', 'Panther walks and jumps 4', () =>
  expect(moves(mech({ walk: 4, mounts: mounts('Jump Jet@CT*4') }))).toBe('8"j'),
);
rule('ASC-conv-move-jump-different#1', 'both are shown, the ground first, whichever is more', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('Jump Jet@CT*6') }))).toBe('8"/12"j');
  expect(moves(mech({ walk: 4, mounts: mounts('Jump Jet@CT*2') }))).toBe('8"/4"j');
});
rule('ASC-conv-move-jump-different#2', 'Jenner walks 7 and jumps 5', () => {
  expect(moves(mech({ walk: 7, mounts: mounts('Jump Jet@CT*5') }))).toBe('14"/10"j');
});
rule('ASC-conv-move-inf-uniform#1', 'a squad has one speed for all its troopers', () => {
  expect(companion(suits({ walk: 2, troopers: 6 })).moves).toHaveLength(1);
});
rule('ASC-conv-move-inf-fastest#1', 'the fastest of walking, jumping and flying counts', () => {
  expect(moves(suits({ motive: 'jump', walk: 3, jump: 2 }))).toBe('6"j');
  expect(moves(suits({ motive: 'foot', walk: 3, jump: 2 }))).toBe('6"f');
  expect(moves(suits({ motive: 'vtol', walk: 1, jump: 5 }))).toBe('10"v');
  expect(moves(platoon({ motive: 'jump', walk: 1, jump: 3 }))).toBe('6"j');
});
rule('ASC-conv-move-inf-fastest#2', 'Kobold walks 1 and jumps 3', () =>
  expect(moves(suits({ motive: 'jump', walk: 1, jump: 3 }))).toBe('6"j'),
);
rule('ASC-conv-move-inf-single-value#1', 'slower jumping is not listed beside walking', () => {
  expect(moves(suits({ motive: 'foot', walk: 3, jump: 2 }))).toBe('6"f');
});
rule('ASC-conv-move-inf-foot-default#1', 'troops without vehicle or jets are on foot', () => {
  expect(moves(platoon())).toBe('2"f');
  expect(moves(platoon({ motive: 'motorized', walk: 3 }))).toBe('6"m');
});
const packed = (item: string) => mounts(`${item}@Squad`).map(mount => ({ ...mount, held: 'DWP' }) as const);
rule('ASC-conv-move-ba-dwp-ignored#1', 'a pack for weapons or missiles takes nothing', () => {
  for (const item of ['ISBATaser', 'ISBASRM4']) expect(moves(suits({ walk: 3, mounts: packed(item) }))).toBe('6"f');
});
rule('ASC-conv-move-ba-dwp-ignored#2', 'Nephilim walks 2 although its packs would halve it', () => {
  expect(moves(suits({ walk: 2, mounts: packed('ISBATaser') }))).toBe('4"f');
});
const swimming = (unit: Unit, walk: number, swim: number): Unit => ({ ...unit, movement: { walk, run: walk, jump: 0, swim } });
rule('ASC-conv-move-inf-umu-dual#1', 'the best way on land, a slash, and the way under water', () => {
  expect(moves({ ...swimming(suits(), 1, 3), motive: 'umu' })).toBe('2"f/6"s');
  expect(moves({ ...platoon({ motive: 'motorized' }), movement: { walk: 3, run: 3, jump: 0, swim: 2 } })).toBe('6"m/4"s');
});
rule('ASC-conv-move-inf-umu-dual#2', 'two inches for each point', () => {
  expect([1, 2, 4].map(swim => moves(swimming(platoon(), 1, swim)))).toEqual(['2"f/2"s', '2"f/4"s', '2"f/8"s']);
});
rule('ASC-conv-move-inf-umu-dual#3', 'marines walk 1 and swim 2, a Sea Fox Point 3 and 3; current cards show swimming alone', () => {
  expect([moves(swimming(platoon(), 1, 2)), moves(swimming(suits(), 3, 3))]).toEqual(['2"f/4"s', '6"f/6"s']);
  expect(move(current(swimming(platoon(), 1, 2)))).toBe('4"s');
});
rule('ASC-conv-move-inf-umu-special#1', 'swimming troops have UMU', () => {
  expect(specials(companion({ ...platoon(), movement: { walk: 1, run: 1, jump: 0, swim: 2 } }))).toContain('UMU');
  expect(specials(companion(platoon()))).not.toContain('UMU');
});
rule('ASC-conv-move-masc-or-sc#1', 'MASC on a walk of 4 makes 10 inches', () =>
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT') }))).toBe('10"'),
);
rule('ASC-conv-move-masc-and-sc#1', 'both drives make 12', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT', 'Supercharger@CT') }))).toBe('12"');
});
rule('ASC-conv-move-masc-not-jump#1', 'jumping stays 4', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('ISMASC@LT', 'Jump Jet@CT*4') }))).toBe('10"/8"j');
});
rule('ASC-conv-move-masc-not-vtol#1', 'a supercharger does not lift a VTOL, as it drives a hovercraft', () => {
  const cruising = (motive: 'vtol' | 'hover') => moves(vehicle({ motive, walk: 8, mounts: mounts('Supercharger@BD') }));
  expect([cruising('vtol'), cruising('hover')]).toEqual(['16"v', '20"h']);
});
rule('ASC-conv-move-vtol-jet-booster#1', 'a jet booster does', () => {
  expect(moves(vehicle({ motive: 'vtol', walk: 8, mounts: mounts('ISVTOLJetBooster@BD') }))).toBe('20"v');
});
rule('ASC-conv-move-masc-naval#1', 'swimming stays what it is', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('UMU@CT*4', 'ISMASC@LT') }))).toBe('10"/8"s');
  const boat = (...lines: string[]) => moves(vehicle({ motive: 'submarine', walk: 4, mounts: mounts(...lines) }));
  expect([boat('Supercharger@BD'), boat('ISMASC@BD')]).toEqual(['10"s', '8"s']);
});
rule('ASC-conv-move-masc-naval#2', 'a ship is driven by its supercharger, rounded to the nearest, and not by MASC', () => {
  const cruising = (motive: 'naval' | 'submarine', walk: number, item: string) =>
    moves(vehicle({ motive, walk, mounts: mounts(`${item}@BD`) }));
  expect([cruising('naval', 4, 'Supercharger'), cruising('submarine', 5, 'Supercharger')]).toEqual(['10"n', '13"s']);
  expect(cruising('naval', 4, 'ISMASC')).toBe('8"n');
});
rule('ASC-conv-move-ms-rate#1', 'two inches for each point of a mobile structure', () => {
  expect(moves(vehicle({ kind: 'mobile-structure', walk: 2 }))).toBe('4"t');
});
rule('ASC-conv-move-ms-rate#2', 'it keeps its half inches', () =>
  expect(moves(vehicle({ kind: 'mobile-structure', walk: 0.75 }))).toBe('1.5"t'),
);
rule('ASC-conv-move-ms-modes#1', 'structures roll, float or fly', () => {
  const modes = (['tracked', 'naval', 'submarine', 'vtol'] as const).map(motive =>
    moves(vehicle({ kind: 'mobile-structure', motive, walk: 1 })),
  );
  expect(modes).toEqual(['2"t', '2"n', '2"s', '2"v']);
});
rule('ASC-conv-move-penalty-order#1', 'walk 5 with MASC and hardened armor: 6.25 less 1 is 5.25, 11 inches', () => {
  const heavy = mech({
    walk: 5,
    mounts: mounts('ISMASC@LT'),
    armor: { type: 'Hardened', tech: 'inner-sphere', front: { CT: 90 }, rear: {} },
  });
  expect(moves(heavy)).toBe('11"');
});
rule('ASC-conv-move-penalty-hardened#1', 'hardened armor costs a point, of a tank too', () => {
  const armor = { type: 'Hardened', tech: 'inner-sphere', front: { FR: 90 }, rear: {} } as const;
  expect(moves(mech({ walk: 4, armor }))).toBe('6"');
  expect(moves(vehicle({ walk: 4, armor }))).toBe('6"t');
  expect(move(current(vehicle({ walk: 4, armor })))).toBe('8"t');
});
rule('ASC-conv-move-penalty-shield#1', 'a large or medium shield costs a point after MASC, a small one none', () => {
  const shielded = (...lines: string[]) => moves(mech({ walk: 4, mounts: mounts(...lines) }));
  expect([shielded('ISLargeShield@LA'), shielded('ISMediumShield@LA'), shielded('ISSmallShield@LA')]).toEqual(['6"', '6"', '8"']);
  expect(shielded('ISLargeShield@LA', 'ISMASC@LT')).toBe('8"');
});
rule('ASC-conv-move-penalty-shield#2', 'Sasquatch walks 5 behind a large shield', () => {
  expect(moves(mech({ walk: 5, mounts: mounts('ISLargeShield@LA') }))).toBe('8"');
});
rule('ASC-conv-move-penalty-modular#1', 'modular armor costs a point', () => {
  expect(moves(mech({ walk: 5, mounts: mounts('ISModularArmor@LT', 'ISModularArmor@RT') }))).toBe('8"');
});
rule('ASC-conv-move-station-keeping#1', 'a JumpShip keeps station at 0.2', () => {
  expect(companion(ship({ kind: 'jumpship', tons: 150_000 })).moves[0]!.value).toBe(0.2);
});
rule('ASC-conv-move-station-keeping-code#1', 'its code is k', () =>
  expect(moves(ship({ kind: 'space-station', tons: 50_000 }))).toBe('0.2k'),
);
rule('ASC-conv-move-umu-dual#1', 'the ground with its code, a slash, and swimming', () => {
  expect(moves(mech({ walk: 4, mounts: mounts('UMU@CT*3') }))).toBe('8"/6"s');
  expect(moves(protomech({ walk: 4, mounts: mounts('UMU@T*2') }))).toBe('8"/4"s');
});
rule('ASC-conv-move-umu-dual#2', 'and it is UMU', () => {
  expect(specials(companion(mech({ walk: 6, mounts: mounts('UMU@CT*5') })))).toContain('UMU');
  expect(specials(companion(mech({ walk: 6 })))).not.toContain('UMU');
});
rule('ASC-conv-move-umu-dual#3', 'Aquagladius walks 6 and swims 5', () => {
  expect(moves(mech({ walk: 6, mounts: mounts('UMU@CT*5') }))).toBe('12"/10"s');
});
const gliding = (walk: number, glide: number): Unit => ({
  ...protomech({ motive: 'wige' }),
  movement: { walk, run: walk, jump: 0, glide },
});
rule('ASC-conv-move-glider#1', 'two inches for each point of walking and of gliding', () => {
  expect([moves(gliding(2, 5)), moves(gliding(1, 6))]).toEqual(['4"/10"g', '2"/12"g']);
});
rule('ASC-conv-move-glider#2', 'Svartalfa walks 1 and glides 4', () => {
  expect(moves(gliding(1, 4))).toBe('2"/8"g');
  expect(specials(companion(gliding(1, 4)))).toContain('GLD');
});
const quadvee = (walk: number, gear: string) => moves(mech({ frame: 'quadvee', walk, mounts: mounts(`${gear}@CT`) }));
rule('ASC-conv-move-quadvee#1', 'qt on tracks, qw on wheels', () => {
  expect([quadvee(5, 'Tracks'), quadvee(5, 'QuadVee Wheels')]).toEqual(['10"qt', '10"qw']);
});
rule('ASC-conv-move-quadvee#2', 'two inches for each point: one on tracks that walks 4 has 8', () => {
  expect([quadvee(3, 'Tracks'), quadvee(4, 'Tracks')]).toEqual(['6"qt', '8"qt']);
});
