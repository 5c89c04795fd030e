import { boardOf, siteAt } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { bin, griffin, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  walk,
} from '../../testing/table.fixture.ts';
import { AIR, flown } from '../aerospace/sky.fixture.ts';

const HIT = [6, 6] as const;
const PLATOON = 'Foot Platoon (Rifle)';
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const FAR: Placed = { at: '0117', design: 'LCT-1V' };
const ground = (state: State, hex: string) => siteAt(boardOf(state.board), at(hex))!.terrains;
const gun = (item: string, shells: string): Paper => griffin(weapon(item), bin(shells));
const GUNS: readonly RuleId[] = [MUNITIONS, 'TOE-artillery-direct-fire-modifiers', 'TOE-artillery-scatter-distance'];
const SNIPER = gun('ISSniper', 'ISSniperAmmo');
const HE: RuleId = 'TOE-ba-tube-fire';
const position = (design: Paper, target: Partial<Placed>, rules: readonly RuleId[], ...others: readonly Placed[]): Position => ({
  units: [{ at: '0802', facing: 3, design }, { at: '0812', ...target } as Placed, ...others, FAR],
  rules: [...GUNS, ...rules],
});
const harmOf = (events: ReturnType<typeof shell>['events']) =>
  eventsOf(events, 'damaged').map(({ unit, armor, structure }) => [unit, armor + structure]);
const places = (count: number): readonly number[] => Array.from({ length: count }, () => pair(7)).flat();

describe('guns', () => {
  const number = (more: Partial<Position>, moved?: Placed['moved'], target = '0812') => {
    const base = position(SNIPER, { at: '0116' }, [HE]);
    const units = base.units.map((one, i) => (i === 0 && moved ? { ...one, moved } : one));
    const { events } = shell({ ...base, ...more, units }, target, ...HIT, ...(moved || more.ground ? [1] : []), ...NEXT);
    return eventsOf(events, 'shelled')[0]!.toHit;
  };
  rule('TOE-artillery-direct-fire-modifiers#1', 'by sight they count the own movement, woods between and other ground', () => {
    expect(termsOf(number({ ground: { '0808': 'W' } }))['TW-th-woods']).toBe(1);
    expect(termsOf(number({}, ['walk', 2]))['TW-th-walk']).toBe(1);
    expect(termsOf(number({}, ['run', 2]))['TW-th-run']).toBe(2);
  });
  rule('TOE-artillery-direct-fire-modifiers#2', 'woods in the hex itself do not count', () => {
    const shot = shell({ ...position(SNIPER, { at: '0116' }, [HE]), ground: { '0812': 'w' } }, '0812', ...HIT, ...NEXT);
    const { toHit } = eventsOf(shot.events, 'shelled')[0]!;
    expect(toHit.total).toBe(12);
    expect(toHit.terms.filter(({ rule: id, waivedBy }) => id === 'TW-th-twoods' && !waivedBy)).toEqual([]);
  });
  rule('TOE-artillery-direct-fire-modifiers#3', 'four more by sight, seven more without, and ten less damage in the next hexes', () => {
    const base = position(SNIPER, { at: '0116' }, [HE]);
    expect(eventsOf(shell(base, '0812', ...HIT, ...NEXT).events, 'shelled')[0]!.toHit.total).toBe(8 + 4);
    expect(number({ ground: { '0803': 'C', '0805': 'W' } }).total).toBe(8 + 7);
    const blast = shell(position(SNIPER, {}, [HE], { at: '0813', design: 'AS7-D' }), '0812', ...HIT, ...places(6), ...HIT, ...NEXT).events;
    const sum = (id: number) => harmOf(blast).reduce((all, [unit, points]) => (unit === id ? all + points! : all), 0);
    expect([sum(1), sum(2)]).toEqual([20, 10]);
  });
});

describe('tubes of battle armor', () => {
  const design: Paper = { ...find(SQUAD)!, mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('ISBATubeArtilleryAmmo', 2, 'Squad')] };
  const fired = (gone: Placed['gone'], others: readonly Placed[], lots: number) => {
    const base = position(SNIPER, {}, [HE], ...others);
    const tubes: Placed = { at: '0802', facing: 3, design, ...(gone ? { gone } : {}) };
    return shell({ ...base, units: [tubes, ...base.units.slice(1)] }, '0812', ...HIT, ...places(lots), ...NEXT);
  };
  const sum = (events: ReturnType<typeof fired>['events'], id: number) =>
    harmOf(events).reduce((all, [unit, points]) => (unit === id ? all + points! : all), 0);
  rule('TOE-ba-tube-fire#1', 'what one does times the suits that are left, without a table', () => {
    expect([sum(fired([], [], 3).events, 1), sum(fired(['S1', 'S2'], [], 2).events, 1)]).toEqual([15, 9]);
  });
  rule('TOE-ba-tube-fire#3', 'each salvo is counted', () => expect(unitAt(fired([], [], 3).play.state, 0).ammo).toEqual([1]));
  rule('TOE-artillery-ordnance-ba-tube#1', 'three points in the hex and one beside it for each suit, and smoke as wide', () => {
    const { events } = fired([], [{ at: '0813' }], 4);
    expect([sum(events, 1), sum(events, 2)]).toEqual([15, 5]);
    const smoky: Paper = {
      ...find(SQUAD)!,
      mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('Smoke BA Tube Artillery Ammo', 2, 'Squad')],
    };
    const base = position(SNIPER, { at: '0116' }, [HE, 'TOE-t414-smoke-users']);
    const { play } = shell({ ...base, units: [{ at: '0802', facing: 3, design: smoky }, ...base.units.slice(1)] }, '0812', ...HIT, ...NEXT);
    expect(['0812', '0811', '0813', '0814'].map(hex => ground(play.state, hex).length)).toEqual([1, 1, 1, 0]);
  });
  rule('TOE-artillery-ordnance-ba-tube#2', 'nothing else goes into them', () => {
    const load = (item: string) =>
      readSetup({ map: 'hills', forces: [[{ design, loads: [item] }], [{ design: 'GRF-1N' }]], turns: null }).ok;
    expect([load('Smoke BA Tube Artillery Ammo'), load('Flechette Sniper Ammo'), load('FASCAM Sniper Ammo')]).toEqual([true, false, false]);
    // What they are loaded with is fired; a gun of the same game takes the others.
    expect(sum(fired([], [], 3).events, 1)).toBe(15);
  });
});

describe('shells', () => {
  const men = { ...find(PLATOON)!, structure: { ...find(PLATOON)!.structure, points: { TPRS: 250 } } };
  const darts = (design: Paper, hexes: Position['ground'] = {}) => {
    const base = position(design, { design: men, structure: { TR: 250 } }, ['TOE-flechette-artillery']);
    return harmOf(shell({ ...base, ground: hexes }, '0812', ...HIT, ...NEXT).events);
  };
  const sniper = gun('ISSniper', 'Flechette Sniper Ammo');
  rule('TOE-flechette-artillery#1', 'twice as much for men, twice again as every blast, and twice again in the open', () => {
    expect([darts(sniper, { '0812': 'x' }), darts(sniper)]).toEqual([[[1, 80]], [[1, 160]]]);
  });
  rule('TOE-flechette-artillery#2', 'a Long Tom does 100, in the open 200', () => {
    const tom = gun('ISLongTom', 'Flechette Long Tom Ammo');
    expect([darts(tom, { '0812': 'x' }), darts(tom)]).toEqual([[[1, 100]], [[1, 200]]]);
  });
  rule('TOE-flechette-artillery#3', 'half as much for machines, rounded down', () => {
    const tom = gun('ISLongTom', 'Flechette Long Tom Ammo');
    const { events } = shell(position(tom, {}, ['TOE-flechette-artillery']), '0812', ...HIT, ...places(3), ...NEXT);
    expect(harmOf(events).reduce((all, [, points]) => all + points!, 0)).toBe(12);
  });
  rule('TOE-illumination-artillery#1', 'it burns in the turn it comes and four more', () => {
    const { play } = shell(
      position(gun('ISSniper', 'Illumination Sniper Ammo'), { at: '0116' }, ['TOE-illumination-artillery']),
      '0812',
      ...HIT,
      ...NEXT,
    );
    expect(play.state.passing).toMatchObject([{ terrain: { kind: 'other' }, until: 5 }]);
    const arrow = shell(
      position(gun('ISArrowIV', 'ISArrowIVIlluminationAmmo'), { at: '0116' }, ['TOE-illumination-artillery']),
      '0812',
      ...HIT,
      ...NEXT,
    );
    expect(arrow.play.state.passing).toMatchObject([{ until: 5 }]);
  });
  rule('TOE-illumination-artillery#2', 'it goes with the wind, a hex farther for each step beyond a storm', () => {
    const drifts = (tags: readonly string[], ...more: readonly RuleId[]) => {
      const base = position(gun('ISSniper', 'Illumination Sniper Ammo'), { at: '0116' }, ['TOE-illumination-artillery', ...more]);
      return shell({ ...base, tags }, '0812', ...HIT, ...NEXT).play.state.passing;
    };
    expect(drifts([])).toMatchObject([{ at: at('0812'), until: 5 }]);
    expect(drifts(['wind-3'])).toMatchObject([{ at: at('0813'), until: 5 }]);
    expect(drifts(['wind-3'], 'TOE-weather-table-tornado-f13')).toMatchObject([{ at: at('0814') }]);
    expect(drifts(['wind-3'], 'TOE-weather-table-tornado-f13', 'TOE-weather-table-tornado-f4')).toMatchObject([{ at: at('0815') }]);
  });
  rule('TOE-illumination-artillery#3', 'three hexes around it, who stands there is lit', () => {
    const { play } = shell(
      position(gun('ISSniper', 'Illumination Sniper Ammo'), { at: '0116' }, ['TOE-illumination-artillery']),
      '0812',
      ...HIT,
      ...NEXT,
    );
    const dark: readonly RuleId[] = [
      'TOE-moonless-searchlight',
      'TOE-searchlight-illuminates-hex',
      'TOE-fire-illumination',
      ...GUNS,
      'TOE-illumination-artillery',
    ];
    const term = (to: string) => {
      const units: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: to }, FAR];
      const { events } = shoot({ units, rules: dark, passing: play.state.passing! }, 0, 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-moonless-searchlight'];
    };
    expect([term('0808'), term('0809'), term('0812')]).toEqual([3, undefined, undefined]);
  });
  const inferno = gun('ISArrowIV', 'ISArrowIVInferno-IVAmmo');
  const FUEL: readonly RuleId[] = ['TOE-inferno-iv-hex'];
  rule('TOE-inferno-iv-hex#1', 'the hex and the six around it burn, and no others', () => {
    const { play } = shell(position(inferno, { at: '0116' }, FUEL), '0812', ...HIT, ...NEXT);
    const burning = ['0812', '0811', '0813', '0712', '0713', '0912', '0913', '0810', '0711'].map(hex =>
      ground(play.state, hex).some(({ kind }) => kind === 'fire'),
    );
    expect(burning).toEqual([true, true, true, true, true, true, true, false, false]);
  });
  rule('TOE-inferno-iv-hex#2', 'who stood in the hex is heated as by five missiles; a squad suffers that once', () => {
    const { events } = shell(position(inferno, {}, FUEL, { at: '0813' }), '0812', ...HIT, ...NEXT);
    expect(eventsOf(events, 'heated').filter(({ points }) => points === 10)).toMatchObject([{ unit: 1 }]);
    // Three missiles are the end of a suit, and so is the fire that they leave.
    const suits = shell(position(inferno, { design: SQUAD }, FUEL), '0812', ...HIT, 2, 1, 1, ...NEXT);
    expect(eventsOf(suits.events, 'lost').map(({ unit, location }) => [unit, location])).toEqual([[1, 'S2']]);
  });
  rule('TOE-inferno-iv-hex#3', 'who comes into the fire later is heated by it as by any other', () => {
    const { play } = shell(position(inferno, { at: '0814' }, FUEL), '0812', ...HIT, ...NEXT);
    while (play.state.phase === 'movement') {
      const { id, seat } = play.state.units.find(one => one.moved === null && one.seat === play.state.active)!;
      play.does(seat, id === 1 ? walk(1, 'F') : { type: 'move', unit: id, mode: 'stand' });
    }
    const events = [hold(0), hold(1), hold(2)].flatMap((command, i) =>
      play.does(i === 0 ? NORTH : SOUTH, command, ...(i === 2 ? NEXT : [])),
    );
    expect(eventsOf(events, 'heated')).toEqual([{ type: 'heated', unit: 1, points: 5 }]);
  });
  const density = (item: string, shells: string) =>
    shell(position(gun(item, shells), { at: '0116' }, ['TOE-fascam-density']), '0812', ...HIT, ...NEXT).play.state.mines!.map(
      one => one.density,
    );
  rule('TOE-fascam-density#1', 'each piece lays its own density', () => {
    expect(density('ISSniper', 'FASCAM Sniper Ammo')).not.toEqual(density('ISThumper', 'FASCAM Thumper Ammo'));
  });
  rule('TOE-fascam-density#2', 'as much as it does in the middle; missiles lay thirty', () => {
    expect([
      density('ISThumper', 'FASCAM Thumper Ammo'),
      density('ISSniper', 'FASCAM Sniper Ammo'),
      density('ISLongTom', 'FASCAM Long Tom Ammo'),
    ]).toEqual([[15], [20], [25]]);
    expect(density('ISArrowIV', 'ISArrowIVThunder (FASCAM)Ammo')).toEqual([30]);
  });
  const mines = (item: string, shells: string, ...dice: readonly number[]) =>
    shell(position(gun(item, shells), { at: '0116' }, ['TOE-thunder-scatter']), '0810', ...dice, ...NEXT).play.state.mines ?? [];
  rule('TOE-thunder-scatter#1', 'missiles that lay mines stray like shells: a hex for each point', () => {
    // Six is needed.
    expect(mines('LRM 20', 'IS Ammo LRM-20 Thunder', ...pair(5), 4)).toMatchObject([{ at: at('0811') }]);
    expect(mines('LRM 20', 'IS Ammo LRM-20 Thunder', ...pair(3), 1)).toMatchObject([{ at: at('0807') }]);
  });
  rule('TOE-thunder-scatter#2', 'what strays is five points thinner, and may be nothing', () => {
    expect(mines('LRM 20', 'IS Ammo LRM-20 Thunder', ...HIT)).toMatchObject([{ density: 20 }]);
    expect(mines('LRM 20', 'IS Ammo LRM-20 Thunder', ...pair(5), 4)).toMatchObject([{ density: 15 }]);
    expect(mines('LRM 5', 'IS Ammo LRM-5 Thunder', ...pair(5), 4)).toEqual([]);
  });
});

describe('what flies', () => {
  const FLAK: readonly RuleId[] = [HE, 'TOE-artillery-flak-use', 'TOE-artillery-flak-modifiers', ...AIR];
  const flyer: Partial<Placed> = { at: '0812', design: 'Warrior Attack Helicopter H-7', elevation: 3, armor: { FR: 60 } };
  const order = (hex: string) =>
    ({ type: 'declare', unit: 0, twist: 0, shots: [], barrages: [{ weapon: 0, at: at(hex), way: 'flak' }] }) as const;
  const sky = (target: Partial<Placed>, more: Partial<Position> = {}, first: Partial<Placed> = {}) => {
    const base = position(SNIPER, target, FLAK);
    return start({ phase: 'weapon', ...base, units: [{ ...base.units[0]!, ...first }, ...base.units.slice(1)], ...more });
  };
  const toHit = (play: ReturnType<typeof sky>, hex: string) => {
    play.does(NORTH, order(hex));
    play.does(SOUTH, hold(1));
    return eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'shelled')[0]!.toHit;
  };
  rule('TOE-artillery-flak-use#1', 'guns on the map fire at what flies and is seen, and hurt nothing on the ground', () => {
    const play = sky(flyer);
    play.does(NORTH, order('0812'));
    play.does(SOUTH, hold(1));
    const struck = harmOf(play.does(SOUTH, hold(2), ...HIT, ...places(4), ...NEXT)).map(([unit]) => unit);
    expect(new Set(struck)).toEqual(new Set([1]));
    expect(
      sky({ ...flyer, elevation: 0 })
        .refuses(NORTH, order('0812'))
        .map(one => one.rule),
    ).toContain('TOE-artillery-flak-use');
    expect(
      sky({ ...flyer, elevation: 1 }, { ground: { '0805': '4', '0806': '4' } })
        .refuses(NORTH, order('0812'))
        .map(one => one.rule),
    ).toContain('TOE-artillery-flak-use');
  });
  const fighter = (altitude: number, column = '08'): Partial<Placed> => ({ ...flown(column, altitude), seat: SOUTH });
  rule('TOE-artillery-flak-use#2', 'helicopters, ground-effect craft, flying troops and fighters', () => {
    const platoon = find(PLATOON)!;
    const rotors: Paper = { ...platoon, motive: 'vtol', movement: { ...platoon.movement, walk: 5 } };
    const wing: Paper = { ...find('Warrior Attack Helicopter H-7')!, motive: 'wige' };
    const flies = (target: Partial<Placed>, hex = '0812') =>
      sky(target)
        .book.check(sky(target).state as never, order(hex), NORTH)
        .every(one => one.rule !== 'TOE-artillery-flak-use');
    expect([
      flies(flyer),
      flies({ at: '0812', design: wing, moved: ['walk', 3] }),
      flies({ at: '0812', design: wing, moved: ['stand', 0] }),
      flies({ at: '0812', design: rotors, elevation: 1 }),
      flies(fighter(2), '0817'),
      flies({ at: '0812', design: PLATOON }),
    ]).toEqual([true, true, false, true, true, false]);
  });
  rule('TOE-artillery-flak-modifiers#4', 'nothing above altitude ten is reached', () => {
    const reaches = (altitude: number) => {
      const play = sky(fighter(altitude));
      return play.book.check(play.state as never, order('0817'), NORTH).map(one => one.rule);
    };
    expect([reaches(10), reaches(11)]).toEqual([[], ['TOE-artillery-flak-use']]);
  });
  rule('TOE-ba-tube-fire#2', 'tubes of suits fire at fighters, as other artillery does', () => {
    const design: Paper = { ...find(SQUAD)!, mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('ISBATubeArtilleryAmmo', 2, 'Squad')] };
    const play = sky(fighter(2), {}, { design });
    expect(play.book.check(play.state as never, order('0817'), NORTH)).toEqual([]);
    const term = toHit(play, '0817');
    expect(termsOf(term)['TOE-artillery-flak-modifiers']).toBe(3);
  });
  rule('TOE-artillery-flak-use#3', 'fighters may be as near as they like, helicopters not', () => {
    const near = { at: '0812' };
    expect(sky(fighter(2), {}, near).does(NORTH, order('0817'))).not.toEqual([]);
    expect(
      sky({ ...flyer, at: '0817' }, {}, near)
        .refuses(NORTH, order('0817'))
        .map(one => one.rule),
    ).toEqual(['TOE-artillery-direct-fire-modifiers']);
  });
  rule('TOE-artillery-flak-modifiers#1', 'three more, and neither what flak takes off nor what direct fire adds', () => {
    expect(toHit(sky(flyer), '0812').total).toBe(4 + 3);
  });
  rule('TOE-artillery-flak-modifiers#2', 'only the own movement and damage count, and woods between', () => {
    expect(toHit(sky(flyer, {}, { moved: ['run', 3] }), '0812').total).toBe(4 + 3 + 2);
    expect(toHit(sky({ ...flyer, moved: ['run', 9] }), '0812').total).toBe(4 + 3);
    expect(toHit(sky({ ...flyer, at: '0817' }), '0817').total).toBe(4 + 3);
  });
  rule('TOE-artillery-flak-modifiers#3', 'a point for every three altitudes above the first three', () => {
    expect([1, 3, 4, 6, 7, 8, 9, 10].map(altitude => toHit(sky(fighter(altitude)), '0817').total - 4)).toEqual([3, 3, 4, 4, 5, 5, 5, 6]);
  });
});

describe('artillery cannons', () => {
  const cannon = gun('ISLongTomCannon', 'ISLongTomCannonAmmo');
  const RULES: readonly RuleId[] = ['TOE-artillery-cannon-fire-mode', 'TOE-artillery-cannon-no-immobile'];
  rule('TOE-artillery-cannon-fire-mode#1', 'at a unit by sight, or with somebody who spots', () => {
    expect(harmOf(shoot(position(cannon, {}, RULES), 0, ...HIT, ...places(4), ...HIT, ...NEXT).events)).toHaveLength(4);
    const idle = { shots: [], spots: 1, numbers: null, resolved: true } as const;
    const spotter: Placed = { at: '0510', facing: 1, seat: NORTH, design: 'LCT-1V', fire: idle };
    const play = start({ phase: 'weapon', ...position(cannon, {}, RULES, spotter), ground: { '0804': 'C' } });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    const [fired] = eventsOf(play.does(SOUTH, hold(3), 1, 1, ...NEXT), 'fired');
    expect(termsOf(fired!.toHit)['TW-if-mods']).toBe(1);
    const alone = start({ phase: 'weapon', ...position(cannon, {}, RULES), ground: { '0804': 'C' } });
    expect(alone.refuses(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
  rule('TOE-artillery-cannon-fire-mode#2', 'ten less beside the target, and a miss does nothing', () => {
    const { events } = shoot(position(cannon, {}, RULES, { at: '0813' }), 0, ...HIT, ...places(6), ...HIT, ...NEXT);
    const sum = (id: number) => harmOf(events).reduce((all, [unit, points]) => (unit === id ? all + points! : all), 0);
    expect([sum(1), sum(2)]).toEqual([20, 10]);
    expect(harmOf(shoot(position(cannon, {}, RULES, { at: '0813' }), 0, 1, 1, ...NEXT).events)).toEqual([]);
  });
});
