import type { Unit } from '@sortie/roster';
import { find, mechStructure } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Cause } from './shape.ts';
import { sheetOf } from './sheet/compile.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from './testing/table.fixture.ts';

const HIT = [6, 6] as const;
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
const piloting = (unit: Partial<Placed>, cause: Cause): number => {
  const { book, state } = alone(unit);
  return book.ask('piloting', { state, unit: state.units[0]!, cause, causes: [cause], depth: 0 }).total;
};
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Unit>): Unit => ({ ...find(code)!, ...change });
const duel = (attacker: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) => ({
  units: [{ at: '0805', facing: 3, ...attacker } as Placed, { at: '0807', ...target } as Placed, WITNESS],
  ground,
});

describe('order and end', () => {
  rule('TW-init-dead', 'whoever is gone before its turn drops out of the order', () => {
    const play = start({ units: [{ at: '0817', facing: 3 }, { at: '0101' }, { at: '0201', seat: NORTH }, { at: '0301', seat: NORTH }] });
    play.does(NORTH, walk(0, 'F'));
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
    expect(play.state.active).toBe(NORTH);
  });
  rule('TW-end-phase', 'sleepers roll, torsos turn back', () => {
    expect(alone().book.order('end')).toEqual(expect.arrayContaining(['ejecting', 'waking', 'dumping', 'fires', 'upkeep']));
  });
  rule('TW-heat-mp-note', 'beyond twenty-five no more points are lost', () => {
    const { book, state } = alone({ design: 'LCT-1V', heat: 40 });
    expect(book.ask('walkMp', { unit: state.units[0]! }).total).toBe(3);
  });
});

describe('moving', () => {
  const hot = altered('HBK-4G', {
    mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment', item: 'Triple Strength Myomer', at: 'CT' }],
  });
  rule('TW-mp-tsm', 'hot myomer gives two points and doubles blows', () => {
    const { book, state } = alone({ design: hot, heat: 9 });
    expect(book.ask('walkMp', { unit: state.units[0]! }).total).toBe(5);
    const play = start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3, design: hot, heat: 9 },
        { at: '0809' },
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ],
    });
    play.does(NORTH, strike(0, { kind: 'punch', arm: 'LA', target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), 1, 1, ...NEXT), 'struck')[0]!.damage).toBe(10);
  });
  rule('TW-move-terrain', 'what may not be entered is refused', () => {
    const play = alone({}, { '0809': '4' });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
  rule('TW-ter-level', 'up and down cost alike', () => {
    const play = alone({}, { '0808': '1' });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]!.moved!.spent).toBe(2);
  });
  rule('TW-ter-road', 'a road hex costs one', () => {
    const play = alone({}, { '0808': 'p', '0809': 'p' });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]!.moved!.spent).toBe(1);
  });
  rule('TW-crit-hip', 'a hip halves the points and forbids kicks', () => {
    const { book, state } = alone({ hits: { RL: [0] } });
    expect(book.ask('walkMp', { unit: state.units[0]! }).total).toBe(3);
    expect(piloting({ hits: { RL: [0] } }, 'kicked')).toBe(7);
  });
  for (const [id, slot] of [
    ['TW-crit-upleg', 1],
    ['TW-crit-loleg', 2],
    ['TW-crit-foot', 3],
  ] as const)
    rule(id, 'it costs a point and makes piloting harder', () => {
      const { book, state } = alone({ hits: { RL: [slot] } });
      expect(book.ask('walkMp', { unit: state.units[0]! }).total).toBe(4);
      expect(piloting({ hits: { RL: [slot] } }, 'kicked')).toBe(6);
    });
  rule('TW-mp-actuators', 'legs that are damaged slow a unit down', () => {
    const { book, state } = alone({ hits: { LL: [1], RL: [3] } });
    expect(book.ask('walkMp', { unit: state.units[0]! }).total).toBe(3);
  });
});

describe('piloting', () => {
  rule('TW-psr-stand', 'getting up adds nothing', () => expect(piloting({}, 'stand')).toBe(5));
  rule('TW-psr-skid', 'the first hexes make a skid easier', () => expect(piloting({}, 'skid')).toBe(4));
  rule('TW-psr-fallenon', 'being fallen on adds two', () => expect(piloting({}, 'fallenOn')).toBe(7));
  rule('TW-psr-dfamiss', 'a death from above that misses adds nothing', () => expect(piloting({}, 'dfaMissed')).toBe(5));
  rule('TW-psrmod-cockpit', 'a small cockpit adds one', () => {
    expect(piloting({ design: altered('GRF-1N', { cockpit: 'Small Cockpit' }) }, 'kicked')).toBe(6);
  });
  const plated = altered('GRF-1N', { armor: { ...find('GRF-1N')!.armor, type: 'Hardened' } });
  rule('TW-psrmod-armor', 'hardened armor adds one', () => expect(piloting({ design: plated }, 'kicked')).toBe(6));
  rule('TW-dmg-modifiers', 'hardened armor takes two for each point', () => {
    const { play } = shoot(duel({ design: 'HBK-4G' }, { design: plated }), 0, ...HIT, ...pair(7), ...NEXT);
    expect(play.state.units[1]!.armor['CT']).toBe(17);
  });
  rule('TW-crit-industrial', 'civilian frames are easier to pierce', () => {
    const civil = altered('GRF-1N', { structure: { ...find('GRF-1N')!.structure, type: 'Industrial' } });
    const { book, state } = alone({ design: civil });
    expect(book.ask('criticalRow', { unit: state.units[0]!, location: 'CT', rolled: 6 }).total).toBe(8);
  });
  rule('TW-psr-damage-20-count', 'forty points are still one roll', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: 'AWS-8Q' }, { at: '0812', design: 'AS7-D' }, WITNESS] });
    play.does(NORTH, fire(0, 1, 0, 1, 2));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...HIT, ...pair(6), ...HIT, ...pair(8), ...HIT, ...NEXT);
    expect(eventsOf(events, 'piloted')).toHaveLength(1);
  });
  rule('TW-psrmod-fallh', 'each level beyond the first makes it harder for the pilot', () => {
    const play = start({
      phase: 'physical',
      units: [{ at: '0808', facing: 3 }, { at: '0809' }, { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } }],
      ground: { '0808': '3', '0809': '3' },
    });
    play.does(NORTH, strike(0, { kind: 'push', target: 1 }));
    const events = play.does(SOUTH, strike(1), ...HIT, 1, ...pair(3), ...pair(10), ...pair(5), ...pair(9), ...pair(6), ...HIT, ...NEXT);
    expect(eventsOf(events, 'pilotChecked')[0]!.number).toBe(7);
  });
  const paved = Object.fromEntries(['0806', '0807', '0808', '0707'].map(label => [label, 'p']));
  rule('TW-skid-stop', 'higher ground stops a slide and hurts', () => {
    const play = start({ units: [{ at: '0806', facing: 3 }, { at: '0117' }], ground: { ...paved, '0809': '1' } });
    const events = play.does(NORTH, run(0, 'FFRF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, ...pair(7));
    expect(eventsOf(events, 'skidded')).toHaveLength(0);
    expect(eventsOf(events, 'damaged').at(-1)).toMatchObject({ armor: 3, source: { kind: 'slide' } });
  });
  rule('TW-skid-mods', 'who has skidded is harder to hit and hits less', () => {
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0813', moved: ['stand', 0] },
      ],
      ground: paved,
    });
    play.does(NORTH, run(0, 'FFRF'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, ...pair(7));
    play.does(NORTH, hold(0));
    play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT);
    const [fired] = eventsOf(play.events, 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-skid-mods': 2 });
  });
});

describe('weapons', () => {
  rule('TW-th-spotting', 'who spots hits less', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }], spots: 1 });
    const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)).toMatchObject({ 'TW-th-spotting': 1 });
  });
  rule('TW-if-who', 'what is seen is fired at directly', () => {
    const answer = numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0813' }] }, 1, 6);
    expect(termsOf(answer)).not.toHaveProperty('TW-if-mods');
  });
  rule('TW-rac', 'a rotary autocannon fires up to six times and jams sooner', () => {
    const rotary = altered('HBK-4G', {
      mounts: [
        { kind: 'weapon', item: 'ISRotaryAC5', at: 'RT' },
        { kind: 'ammo', item: 'ISRotaryAC5 Ammo', at: 'LT', shots: 20 },
      ],
    });
    const jam = shoot(duel({ design: rotary }), { weapon: 0, rate: 6 }, 2, 2, ...pair(2), ...pair(3), ...pair(3), ...NEXT);
    expect(jam.play.state.units[0]).toMatchObject({ jammed: [0], ammo: [14] });
    expect(eventsOf(jam.events, 'fired')[0]).toMatchObject({ heat: 6, shots: 6 });
    const slow = shoot(duel({ design: rotary }), { weapon: 0, rate: 2 }, 2, 2, ...pair(2), ...pair(3), ...NEXT);
    expect(slow.play.state.units[0]!.jammed).toEqual([]);
  });
  rule('TW-flamer', 'a flamer heats or damages', () => {
    const torch = altered('HBK-4G', { mounts: [{ kind: 'weapon', item: 'Flamer', at: 'RA' }] });
    const burn = shoot(duel({ design: torch }), { weapon: 0, hot: true }, ...HIT, ...NEXT);
    expect(eventsOf(burn.events, 'heated')[0]).toMatchObject({ unit: 1, points: 2 });
    expect(eventsOf(burn.events, 'damaged')).toHaveLength(0);
    const hit = shoot(duel({ design: torch }), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(hit.events, 'damaged')[0]!.armor).toBe(2);
  });
  rule('TW-inferno', 'each inferno that strikes adds two of heat', () => {
    const hellish = altered('WVR-6R', {
      mounts: [
        { kind: 'weapon', item: 'SRM 6', at: 'LT' },
        { kind: 'ammo', item: 'IS Ammo SRM-6 Inferno', at: 'LT', shots: 15 },
      ],
    });
    expect(sheetOf(hellish).bins[0]?.munition).toBe('INFERNO');
    const burn = shoot(duel({ design: hellish }), 0, ...HIT, ...pair(7), ...NEXT);
    expect(eventsOf(burn.events, 'heated')[0]!.points).toBe(8);
  });
  rule('TW-crit-weapon', 'one hit destroys a weapon of any size', () => {
    const { play } = shoot(
      duel({ design: 'HBK-4G' }, { design: 'HBK-4G', armor: { RT: 0 } }),
      0,
      ...HIT,
      ...pair(6),
      ...pair(8),
      1,
      3,
      ...NEXT,
    );
    const other = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3 }, { ...play.state.units[1]!, at: '0807' } as unknown as Placed],
    });
    other.does(NORTH, hold(0));
    expect(other.refuses(SOUTH, fire(1, 0, 2)).map(one => one.rule)).toContain('TW-house-working');
  });
  rule('TW-crit-uparm', 'an upper arm costs one to fire and two to punch', () => {
    numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [1] } }, { at: '0811' }] }, 0, 5);
  });
  rule(
    'TW-crit-loarm',
    'a lower arm is as bad',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [2] } }, { at: '0811' }] }, 0, 5),
  );
  rule(
    'TW-crit-hand',
    'a hand does not matter to weapons',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { RA: [3] } }, { at: '0811' }] }, 0, 4),
  );
  rule(
    'TW-crit-sensor',
    'one hit adds two',
    () => void numberOf({ units: [{ at: '0805', facing: 3, hits: { HD: [4] } }, { at: '0811' }] }, 0, 6),
  );
  rule('TW-case2', 'CASE II lets the blast out', () => {
    const safe = altered('HBK-4G', { mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment', item: 'ISCASEII', at: 'LT' }] });
    // One point of structure and the armor behind; the roll to keep criticals off; two hits on the pilot.
    const { play } = shoot(
      duel({ design: 'HBK-4G' }, { design: safe, armor: { LT: 0 } }),
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      1,
      ...pair(8),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', structure: { LT: 6 }, rear: { LT: 0 } });
  });
  const extraLight = (clan: boolean) => altered('GRF-1N', { engine: { type: 'XL', rating: 275, ...(clan ? { clan: true } : {}) } });
  rule('TW-crit-engine', 'a side torso takes its part of an extra-light engine along', () => {
    const open = { armor: { LT: 0 }, structure: { LT: 3 } };
    const light = shoot(duel({ design: 'HBK-4G' }, { design: extraLight(false), ...open }), 0, ...HIT, ...pair(8), 1, 1, ...NEXT);
    expect(light.play.state.units[1]!.fate).toBe('destroyed');
    const clan = shoot(duel({ design: 'HBK-4G' }, { design: extraLight(true), ...open }), 0, ...HIT, ...pair(8), 1, 1, ...NEXT);
    expect(clan.play.state.units[1]!.fate).toBe('fighting');
    expect(eventsOf(clan.events, 'cooled').find(({ unit }) => unit === 1)!.built.terms).toContainEqual({
      rule: 'TW-crit-engine',
      value: 10,
    });
  });
  rule('TW-is-table', 'structure by weight', () => {
    expect(mechStructure(55, false)).toEqual({ HD: 3, CT: 18, RT: 13, LT: 13, RA: 9, LA: 9, RL: 13, LL: 13 });
    expect(sheetOf('AS7-D').structure).toEqual({ HD: 3, CT: 31, RT: 21, LT: 21, RA: 17, LA: 17, RL: 21, LL: 21 });
  });
});

describe('lines of sight in play', () => {
  const sees = (ground: { readonly [label: string]: string }, target: Partial<Placed> = {}): boolean => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811', ...target } as Placed], ground });
    return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
  };
  rule('TW-los-table', 'one level never hides two that stand, two always do', () => {
    expect([sees({ '0807': '1' }), sees({ '0809': '2' }), sees({ '0807': '-' })]).toEqual([true, false, true]);
  });
  rule('TW-los-height', 'who lies is hidden by one level', () =>
    expect([sees({ '0810': '1' }, { prone: true }), sees({ '0810': '1' })]).toEqual([false, true]),
  );
  rule('TW-los-effect', 'from above only what stands beside the target matters', () => {
    expect([sees({ '0805': '4', '0808': '2' }), sees({ '0805': '4', '0810': '2' })]).toEqual([true, false]);
  });
  rule('TW-los-same-hex', 'the own woods do not matter', () => {
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0805': 'h' } }, 0, 4);
  });
  rule('TW-los-units', 'units do not hide each other', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }, { at: '0808' }] });
    play.does(NORTH, fire(0, 1, 0));
  });
  rule('TW-los-line', 'what the line does not touch does not matter', () => expect(sees({ '0708': '4', '0908': '4' })).toBe(true));
  rule('TW-los-divided', 'between hexes the worse row counts', () => {
    // From 0805 to 1008 the line runs along the hexside between 0906 and 0806; woods on either side count alike, and once.
    const count = (ground: { readonly [label: string]: string }, expected: number) =>
      numberOf({ units: [{ at: '0805', facing: 2 }, { at: '1008' }], ground }, 0, expected);
    count({ '0906': 'l', '0806': 'l' }, 5);
    count({ '0906': 'l' }, 5);
    count({ '0806': 'l' }, 5);
  });
  rule('TW-cover-when', 'the cover stands beside the target', () => {
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0810': '1' } }, 0, 5);
    numberOf({ units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0808': '1' } }, 0, 4);
  });
  rule('TW-cover-effect', 'one more to hit, and legs are not hit', () => {
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0810': '1' } },
      0,
      ...HIT,
      ...pair(9),
      ...NEXT,
    );
    expect(eventsOf(events, 'damaged')).toHaveLength(0);
  });
});

describe('blows', () => {
  const brawl = (unit: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) =>
    start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3, ...unit } as Placed,
        { at: '0809', ...target } as Placed,
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ],
      ground,
    });
  const armed = (item: string) => altered('HCT-3F', { mounts: [{ kind: 'equipment', item, at: 'RA', slots: 3 }] });
  const swing = (item: string, ...dice: readonly number[]) => {
    const play = brawl({ design: armed(item) });
    play.does(NORTH, strike(0, { kind: 'club', gear: 0, target: 1 }));
    return eventsOf(play.does(SOUTH, strike(1), ...dice, ...NEXT), 'struck')[0]!;
  };
  rule('TW-sword', 'two less, a tenth and one', () => expect(swing('Sword', 1, 1)).toMatchObject({ toHit: { total: 3 }, damage: 6 }));
  rule('TW-mace', 'one more, a quarter; a miss is a roll', () =>
    expect(swing('Mace', 1, 1, ...HIT)).toMatchObject({ toHit: { total: 6 }, damage: 12 }),
  );
  rule('TW-indust', 'tools of industry', () => expect(swing('Chainsaw', 1, 1)).toMatchObject({ toHit: { total: 5 }, damage: 5 }));
  rule('TW-rblade', 'a retractable blade: two less, a tenth', () =>
    expect(swing('Retractable Blade', 1, 1)).toMatchObject({ toHit: { total: 3 }, damage: 5 }),
  );
  rule('TW-lance', 'a lance: one more, a fifth', () => expect(swing('IS Lance', 1, 1)).toMatchObject({ toHit: { total: 6 }, damage: 9 }));
  rule('TW-phys-level-club', 'a club strikes the whole body on the level, the legs above', () => {
    const play = brawl({ design: 'HCT-3F' }, { design: 'AS7-D' }, { '0809': '1' });
    play.does(NORTH, strike(0, { kind: 'club', gear: 0, target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), ...HIT, 1, ...NEXT), 'located')[0]!.struck.location).toBe('RL');
  });
  rule('TW-phys-under', 'a leg under water kicks half as hard', () => {
    const play = brawl({}, {}, { '0808': '~', '0809': '~' });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    expect(eventsOf(play.does(SOUTH, strike(1), 1, 1, ...HIT, ...NEXT), 'struck')[0]!.damage).toBe(6);
  });
  rule('TW-displace-none', 'who has nowhere to go under a death from above is crushed', () => {
    const walls = Object.fromEntries(['0808', '0810', '0909', '0910', '0709', '0710'].map(label => [label, '4']));
    const play = start({
      units: [
        { at: '0806', facing: 3 },
        { at: '0809', moved: ['stand', 0] },
        { ...WITNESS, moved: ['stand', 0] },
      ],
      ground: walls,
    });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'jump', to: at('0809'), facing: 3, onto: 1 });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...HIT, 3, 3, 4, 4, 1, 4, 1, ...HIT, ...NEXT);
    expect(play.state.units[1]!.fate).toBe('destroyed');
  });
});

rule('TW-heat-inferno', 'infernos aboard make heat more dangerous', () => {
  const hellish = altered('WVR-6R', { mounts: [{ kind: 'ammo', item: 'IS Ammo SRM-6 Inferno', at: 'LT', shots: 2 }] });
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: hellish, heat: 22 }, { at: '0117' }] });
  play.does(NORTH, hold(0));
  expect(eventsOf(play.does(SOUTH, hold(1), ...HIT, ...NEXT), 'ammoHeld')[0]).toMatchObject({ needed: 4, ok: true });
});

rule('TW-crit-lifesup', 'one hit is enough to let the heat in', () => {
  const { book, state } = alone({ heat: 20, hits: { HD: [5] } });
  expect(book.ask('heatHurts', { unit: state.units[0]! }).total).toBe(1);
});
