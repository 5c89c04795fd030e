import type { Unit as Paper } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Wear } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { aimed, barred, duel, HIT, MISS, termed } from '../testing/core.fixture.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const LRM = 1;
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const MEN = 'Foot Platoon (Rifle)';
const TANK = 'Manticore Heavy Tank';
const HELICOPTER = 'Warrior Attack Helicopter H-7';
const worn = (more: Partial<Wear>, design = TANK): Wear => ({
  ...unitAt(start({ units: [{ at: '0101', design }, { at: '1617' }] }).state, 0).wear!,
  ...more,
});
/** Two units so many hexes apart, on the column 08. */
const apart = (hexes: number, attacker: Partial<Placed> = {}, target: Partial<Placed> = {}) => ({
  units: [
    { at: '0801', facing: 3, ...attacker } as Placed,
    { at: `08${String(1 + hexes).padStart(2, '0')}`, ...target } as Placed,
    { ...WITNESS, at: '1617' },
  ],
});

describe('the to-hit number', () => {
  rule('TW-tohit-base#1', 'Gunnery and all modifiers, to be reached by two dice', () => {
    expect([aimed(duel()).total, aimed(duel({ gunnery: 2 })).total, aimed(duel({ gunnery: 5, moved: ['walk', 1] })).total]).toEqual([
      4, 2, 6,
    ]);
    const result = (...dice: readonly [number, number]) => {
      const { events } = shoot(duel({ gunnery: 6 }), 0, ...dice, ...(dice[0] + dice[1] >= 6 ? [3, 4] : []), ...NEXT);
      return eventsOf(events, 'fired')[0]!.result;
    };
    expect([result(3, 2), result(3, 3)]).toEqual(['miss', 'hit']);
  });
  rule('TW-tohit-base#2', 'two or less hits without dice', () => {
    const { events } = shoot(duel({ gunnery: 2 }), 0, 3, 4, ...NEXT);
    expect(eventsOf(events, 'fired')[0]).toMatchObject({ result: 'automaticHit', roll: null });
  });
  rule('TW-tohit-base#3', 'more than twelve cannot hit', () => {
    const far = (gunnery: number, ...dice: readonly number[]) => {
      const { events } = shoot(duel({ gunnery, moved: ['jump', 3] }, { moved: ['run', 5] }), 0, ...dice, ...NEXT);
      return eventsOf(events, 'fired')[0];
    };
    expect(far(8)).toMatchObject({ toHit: { total: 13 }, result: 'automaticMiss', roll: null });
    expect(far(7, ...MISS)).toMatchObject({ toHit: { total: 12 }, result: 'miss' });
  });
  rule('TW-tohit-base#4', 'twelve dots hit because they reach the number, two miss because they do not', () => {
    const result = (gunnery: number, dice: readonly number[], ...more: readonly number[]) =>
      eventsOf(shoot(duel({ gunnery }), 0, ...dice, ...more, ...NEXT).events, 'fired')[0]!.result;
    expect(result(3, [1, 2], 3, 4)).toBe('hit');
    expect(result(3, [1, 1])).toBe('miss');
    expect(result(2, [], 3, 4)).toBe('automaticHit');
  });
  rule('TW-tohit-order#1', 'everything adds up', () => {
    const position = { ...apart(10, { moved: ['walk', 2], heat: 8 }, { moved: ['run', 5] }), ground: { '0805': 'l' } };
    expect(termed(position)).toEqual({
      'TW-tohit-base': 4,
      'TW-th-walk': 1,
      'TW-th-heat': 1,
      'TW-th-tmm': 2,
      'TW-th-med': 2,
      'TW-th-woods': 1,
    });
    expect(aimed(position).total).toBe(11);
  });
  rule('TW-tohit-order#2', 'ran, target moved five, medium range, light woods between: eleven', () => {
    expect(aimed({ ...apart(8, { moved: ['run', 6] }, { moved: ['run', 5] }), ground: { '0805': 'l' } }).total).toBe(11);
  });
  rule('TW-tohit-order#3', 'gunnery 3, walked, target jumped four into heavy woods: eight', () => {
    expect(aimed(duel({ gunnery: 3, moved: ['walk', 2] }, { moved: ['jump', 4] }, { '0811': 'h' })).total).toBe(8);
  });
  rule('TW-tohit-order#4', 'stood, heat 13, a PPC at range one, target immobile: five', () => {
    expect(aimed(apart(1, { heat: 13, moved: ['stand', 0] }, { shutDown: true })).total).toBe(5);
  });
  rule('TW-tohit-order#5', 'jumped, a medium pulse laser in an arm without shoulder, target prone beside: seven', () => {
    const design = armed(weapon('ISMediumPulseLaser', 'LA'));
    expect(aimed(apart(1, { design, moved: ['jump', 3], hits: { LA: [0] } }, { prone: true })).total).toBe(7);
  });
  rule('TW-tohit-order#6', 'long-range missiles over a hill for a spotter that ran and fires: seventeen, no shot', () => {
    const units: readonly Placed[] = [
      { at: '0801', facing: 3, moved: ['walk', 1], seat: NORTH },
      { at: '0816', moved: ['run', 7], seat: SOUTH },
      { at: '0714', seat: NORTH, facing: 3, moved: ['run', 5] },
    ];
    const play = start({ phase: 'weapon', units, ground: { '0804': '3', '0816': 'l' } });
    play.does(NORTH, { ...fire(2, 1, 0), spots: 1 } as never);
    play.does(SOUTH, hold(1));
    const events = play.does(NORTH, fire(0, 1, LRM), ...MISS, ...NEXT);
    const shot = eventsOf(events, 'fired').find(({ unit }) => unit === 0)!;
    expect([shot.toHit.total, shot.result]).toEqual([17, 'automaticMiss']);
  });
  rule('TW-th-infmove', 'troops aim as well after any move', () => {
    for (const [design, moved] of [
      [MEN, ['walk', 1]],
      [SQUAD, ['jump', 3]],
    ] as const) {
      const moving = aimed(apart(1, { design, moved }));
      const still = aimed(apart(1, { design }));
      expect(moving.total).toBe(still.total);
    }
  });
  rule('TW-th-heat#1', 'heat adds one from 8, two from 13, three from 17, four from 24 on', () => {
    const more = (heat: number) => aimed(duel({ heat })).total - 4;
    expect([8, 12, 13, 16, 17, 23, 24, 30].map(more)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });
  rule('TW-th-heat#2', 'and nothing below', () => expect([0, 5, 7].map(heat => aimed(duel({ heat })).total)).toEqual([4, 4, 4]));
  rule('TW-th-shoulder#1', 'a shoulder adds four', () =>
    expect(termed(duel({ hits: { RA: [0] } }))).toMatchObject({ 'TW-th-shoulder': 4 }),
  );
  rule('TW-th-shoulder#2', 'and stands for the rest of its arm', () => expect(aimed(duel({ hits: { RA: [0, 1, 2, 3] } })).total).toBe(8));
  rule('TW-th-armact#1', 'each joint of the arm adds one to what is in that arm', () => {
    expect([[1], [2], [1, 2]].map(slots => aimed(duel({ hits: { RA: slots } })).total)).toEqual([5, 5, 6]);
    expect(aimed(duel({ hits: { LA: [1, 2] } })).total).toBe(4);
    expect(aimed(duel({ hits: { RA: [1, 2] } }), LRM).total).toBe(aimed(duel(), LRM).total);
  });
  rule('TW-th-armact#2', 'a hand nothing', () => expect(aimed(duel({ hits: { RA: [3] } })).total).toBe(4));
  rule('TW-crit-shoulder#1', 'a destroyed shoulder adds four to the weapons of its arm alone', () => {
    expect([aimed(duel({ hits: { RA: [0] } })).total, aimed(duel({ hits: { LA: [0] } })).total]).toEqual([8, 4]);
  });
  rule('TW-crit-uparm#1', 'an upper arm adds one', () => expect(aimed(duel({ hits: { RA: [1] } })).total).toBe(5));
  rule('TW-crit-loarm#1', 'a lower arm adds one', () => expect(aimed(duel({ hits: { RA: [2] } })).total).toBe(5));
  rule('TW-crit-sensor#1', 'the first hit on the sensors adds two, the second ends all fire', () => {
    expect(aimed(duel({ hits: { HD: [1] } })).total).toBe(6);
    expect(barred(duel({ hits: { HD: [1, 4] } }), fire(0, 1, 0))).toContain('TW-th-sensor2');
    expect(barred(duel({ hits: { HD: [1] } }), fire(0, 1, 0))).toEqual([]);
  });
  const several = (design: Paper | string, other: string, twist: -1 | 0 | 1 = 0, first = 1) => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3, design }, { at: '0811' }, { at: other }];
    const play = start({ phase: 'weapon', units });
    const shots = [
      { weapon: 0, target: first },
      { weapon: 1, target: 3 - first },
    ];
    play.does(NORTH, { type: 'declare', unit: 0, twist, shots });
    play.does(SOUTH, hold(1));
    return eventsOf(play.does(SOUTH, hold(2), ...MISS, ...MISS, ...NEXT), 'fired').map(({ toHit }) => termsOf(toHit));
  };
  const ARMS = armed(weapon('Large Laser', 'LA'), weapon('Large Laser', 'RA'));
  rule('TW-th-secside#1', 'a second target beside or behind adds two', () => {
    expect(several(ARMS, '0408')[1]).toMatchObject({ 'TW-th-secside': 2 });
    expect(several(ARMS, '0711')[1]).toMatchObject({ 'TW-th-secfront': 1 });
  });
  rule('TW-sec-primary#1', 'one target is primary, the others are secondary', () => {
    const [first, second] = several(ARMS, '0711');
    expect([first!['TW-th-secfront'], second!['TW-th-secfront']]).toEqual([undefined, 1]);
  });
  rule('TW-sec-primary#2', 'if any is ahead the primary one is', () => {
    const right = armed(weapon('Large Laser', 'RA'), weapon('Large Laser', 'LA'));
    // The one aside is declared first.
    const [aside, ahead] = several(right, '0408', 0, 2);
    expect([aside!['TW-th-secside'], ahead!['TW-th-secside'], ahead!['TW-th-secfront']]).toEqual([2, undefined, undefined]);
  });
  rule('TW-sec-primary#3', 'the first of those ahead', () => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3, design: ARMS }, { at: '0811' }, { at: '0711' }];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 0, target: 2 },
        { weapon: 1, target: 1 },
      ],
    });
    play.does(SOUTH, hold(1));
    const fired = eventsOf(play.does(SOUTH, hold(2), ...MISS, ...MISS, ...NEXT), 'fired');
    expect(fired.map(({ target, toHit }) => [target, termsOf(toHit)['TW-th-secfront'] ?? 0])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
  rule('TW-sec-primary#4', 'all shots at the primary target are free of it', () => {
    const units: readonly Placed[] = [{ at: '0808', facing: 3, design: ARMS }, { at: '0811' }, WITNESS];
    const play = start({ phase: 'weapon', units });
    play.does(NORTH, fire(0, 1, 0, 1));
    play.does(SOUTH, hold(1));
    const fired = eventsOf(play.does(SOUTH, hold(2), ...MISS, ...MISS, ...NEXT), 'fired');
    expect(fired.map(({ toHit }) => toHit.total)).toEqual([4, 4]);
  });
  rule('TW-th-vehsensor#1', 'each hit on the sensors of a tank adds one', () => {
    const more = (sensors: number) => aimed(duel({ design: TANK, wear: worn({ sensors }) })).total - aimed(duel({ design: TANK })).total;
    expect([1, 2, 3].map(more)).toEqual([1, 2, 3]);
  });
  rule('TW-th-vehsensor#2', 'the fourth ends its fire', () => {
    const shot = (sensors: number) => barred(duel({ design: TANK, wear: worn({ sensors }) }), fire(0, 1, 0));
    expect([shot(3), shot(4).length > 0]).toEqual([[], true]);
  });
  rule('TW-th-stabilizer#1', 'a stabilizer makes the own movement count twice, for its place alone', () => {
    const number = (stabilizers: Wear['stabilizers']) =>
      termed(duel({ design: TANK, moved: ['run', 4], wear: worn({ stabilizers }) }))['TW-th-stabilizer'];
    const place = sheetOf(TANK).weapons[0]!.at;
    expect([number([place]), number([place === 'FR' ? 'RR' : 'FR'])]).toEqual([2, undefined]);
  });
  rule('TW-th-stabilizer#2', 'and nothing for whoever stood', () => {
    const place = sheetOf(TANK).weapons[0]!.at;
    expect(termed(duel({ design: TANK, moved: ['stand', 0], wear: worn({ stabilizers: [place] }) }))['TW-th-stabilizer']).toBeUndefined();
  });
});

describe('the target', () => {
  table('TW-th-tmm#1', 'hexes moved make a target harder to hit', row => {
    const [from, to] = row.at('hexes_moved').split('-');
    for (const hexes of to === undefined ? [Number.parseInt(from!, 10), 40] : [Number(from), Number(to)])
      expect(aimed(duel({}, { moved: ['run', hexes] })).total - 4).toBe(row.number('modifier'));
  });
  rule('TW-th-tmm#2', 'whoever has yet to move, or only turned, is as easy as it comes', () => {
    expect([aimed(duel()).total, aimed(duel({}, { moved: ['walk', 0] })).total]).toEqual([4, 4]);
  });
  rule('TW-th-tjump#1', 'a jump adds one to its hexes', () => {
    expect([aimed(duel({}, { moved: ['jump', 2] })).total, aimed(duel({}, { moved: ['jump', 5] })).total]).toEqual([5, 7]);
  });
  rule('TW-th-tjump#2', 'what flies one, once', () => {
    const flies = (moved: Placed['moved']) =>
      aimed(apart(2, { design: armed(weapon('Medium Laser')) }, { design: HELICOPTER, elevation: 2, ...(moved ? { moved } : {}) })).total;
    expect([flies(undefined), flies(['run', 1]), flies(['run', 5])]).toEqual([5, 5, 7]);
  });
  rule('TW-th-immobile#2', 'walls and hexes are four easier', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, gunnery: 8 }, { at: '0101' }], ground: { '0810': 'C' } });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0810') }] });
    const events = play.does(SOUTH, hold(1), ...HIT, ...NEXT);
    expect(termsOf(eventsOf(events, 'wallFired')[0]!.toHit)).toMatchObject({ 'TW-th-immobile': -4 });
  });
  rule('TW-th-immobile#3', 'whoever chose to stand is not immobile', () => expect(aimed(duel({}, { moved: ['stand', 0] })).total).toBe(4));
  rule('TW-th-immobile#4', 'nor whoever has no legs to move with', () => {
    expect(aimed(duel({}, { gone: ['LL', 'RL'], prone: true })).total).toBe(5);
    expect(aimed(duel({}, { hits: { LL: [0], RL: [0] } })).total).toBe(4);
  });
  rule('TW-th-tba#1', 'suits are one harder to hit', () => expect(termed(duel({}, { design: SQUAD }))).toMatchObject({ 'TW-th-tba': 1 }));
  rule('TW-th-tba#2', 'but not for troops', () => {
    for (const design of [MEN, SQUAD]) expect(termed(apart(1, { design }, { design: SQUAD }))['TW-th-tba']).toBeUndefined();
  });
  rule('TW-th-tprone', 'from afar whoever lies is one harder', () => {
    expect([
      aimed(apart(2, { design: armed(weapon('Medium Laser')) }, { prone: true })).total,
      aimed(duel({}, { prone: true })).total,
    ]).toEqual([5, 5]);
  });
  rule('TW-th-tproneadj', 'from beside it two easier', () => {
    expect(termed(apart(1, { design: armed(weapon('Medium Laser')), gunnery: 6 }, { prone: true }))).toEqual({
      'TW-tohit-base': 6,
      'TW-th-tproneadj': -2,
    });
  });
  rule('TW-th-min#1', 'at and inside minimum range one for each hex too near', () => {
    expect([1, 2, 3, 4].map(hexes => termed(apart(hexes))['TW-th-min'])).toEqual([3, 2, 1, undefined]);
  });
  rule('TW-th-min#2', 'long-range missiles: one at six, six at one', () => {
    expect([7, 6, 1].map(hexes => termed(apart(hexes), LRM)['TW-th-min'])).toEqual([undefined, 1, 6]);
  });
  const own = (item: string, hexes = 1, ...bins: readonly string[]) =>
    termed(apart(hexes, { design: armed(weapon(item), ...bins.map(load => bin(load, 'LT', 10))) }))['TW-th-weapon'];
  rule('TW-th-weapon#1', 'pulse and X-pulse lasers are two easier, ER pulse one', () => {
    expect([own('ISMediumPulseLaser'), own('ISMediumXPulseLaser'), own('CLERMediumPulseLaser')]).toEqual([-2, -2, -1]);
  });
  rule('TW-th-weapon#2', 'heavy lasers, MRMs and rockets one harder', () => {
    expect([own('CLHeavyMediumLaser'), own('MRM 10', 1, 'IS MRM 10 Ammo'), own('RL10')]).toEqual([1, 1, 1]);
  });
  rule('TW-th-weapon#3', 'variable-speed pulse lasers by the range', () => {
    expect([1, 4, 8].map(hexes => own('ISMediumVSPLaser', hexes))).toEqual([-3, -2, -1]);
  });
  const shells = (item: string, load: string, target: Partial<Placed> = {}) =>
    termed(apart(5, { design: armed(weapon(item, 'RT'), bin(load, 'LT', 10)) }, target));
  rule('TW-th-ammo#1', 'splinters are one easier, armor-piercing shells one harder', () => {
    expect(shells('ISLBXAC10', 'IS LB 10-X Cluster Ammo')['TW-th-ammo']).toBe(-1);
    expect(shells('ISLBXAC10', 'IS LB 10-X AC Ammo')['TW-th-ammo']).toBeUndefined();
  });
  const over: Partial<Placed> = { design: HELICOPTER, elevation: 2 };
  rule('TW-th-flak#1', 'splinters are two easier against what flies', () => {
    expect(shells('ISLBXAC10', 'IS LB 10-X Cluster Ammo', over)['TW-th-flak']).toBe(-2);
    expect(shells('ISLBXAC10', 'IS LB 10-X AC Ammo', over)['TW-th-flak']).toBeUndefined();
  });
  rule('TW-th-flak#3', 'and not against what has landed', () => {
    expect(shells('ISLBXAC10', 'IS LB 10-X Cluster Ammo', { design: HELICOPTER })['TW-th-flak']).toBeUndefined();
  });
  rule('TW-th-precision#1', 'precise shells forgive two points of movement', () => {
    const moved = (hexes: number) => {
      const design = armed(weapon('Autocannon/5', 'RT'), bin('IS Precision Ammo AC/5', 'LT', 10));
      return aimed({ ...apart(5, { design }, { moved: ['run', hexes] }), rules: ['TOE-house-munitions'] }).total;
    };
    expect([0, 3, 5, 7, 10].map(moved)).toEqual([4, 4, 4, 5, 6]);
  });
  rule('TW-th-precision#2', 'and no more than there is', () => {
    const design = armed(weapon('Autocannon/5', 'RT'), bin('IS Precision Ammo AC/5', 'LT', 10));
    expect(aimed({ ...apart(5, { design }, { moved: ['stand', 0] }), rules: ['TOE-house-munitions'] }).total).toBe(4);
  });
  rule('TW-range-count#1', 'the hex of the target counts', () => {
    expect([1, 6, 7].map(hexes => aimed(apart(hexes, { design: armed(weapon('PPC')) })).total)).toEqual([7, 4, 6]);
  });
  rule('TW-range-count#2', 'machines do not fire into their own hex, troops do', () => {
    const here = (design: string, target: string) =>
      barred(
        {
          phase: 'weapon',
          units: [
            { at: '0808', facing: 3, design },
            { at: '0808', design: target },
          ],
        },
        fire(0, 1, 0),
      );
    expect(here('GRF-1N', MEN)).not.toEqual([]);
    expect(here(TANK, MEN)).not.toEqual([]);
    expect([here(MEN, 'GRF-1N'), here(SQUAD, 'GRF-1N')]).toEqual([[], []]);
  });
});
