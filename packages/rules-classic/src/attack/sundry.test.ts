import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, HIT, weapon } from '../testing/armed.fixture.ts';
import { alone, numberIn, objections, spends } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  run,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const duel = (target: Partial<Placed>, ...mounts: readonly Mount[]): Position => ({
  units: [{ at: '0805', facing: 3, design: armed(...mounts) }, { at: '0807', ...target } as Placed, WITNESS],
});
const RIFLES = 'Foot Platoon (Rifle)';
const VEDETTE = 'Vedette Medium Tank';
const HOVER = 'Pegasus Scout Hover Tank';

describe('flamers and the like', () => {
  const torch = weapon('Flamer');
  rule('TW-flamer#1', 'two points of damage or two of heat, as declared', () => {
    const burn = shoot(duel({}, torch), { weapon: 0, hot: true }, ...HIT, ...NEXT).events;
    expect([eventsOf(burn, 'heated'), eventsOf(burn, 'damaged')]).toMatchObject([[{ unit: 1, points: 2 }], []]);
    const hit = shoot(duel({}, torch), 0, ...HIT, ...pair(7), ...NEXT).events;
    expect([eventsOf(hit, 'heated'), eventsOf(hit, 'damaged')]).toMatchObject([[], [{ armor: 2 }]]);
  });
  rule('TW-flamer#2', 'damage to whatever feels no heat', () => {
    const tank = shoot(duel({ design: VEDETTE }, torch), { weapon: 0, hot: true }, ...HIT, ...pair(7), ...NEXT).events;
    expect([eventsOf(tank, 'heated'), eventsOf(tank, 'damaged')]).toMatchObject([[], [{ armor: 2 }]]);
  });
  rule('TW-inferno#1', 'each inferno that strikes heats by two and does no damage', () => {
    const rack = [weapon('SRM 6', 'LT'), bin('IS Ammo SRM-6 Inferno', 'LT', 15)];
    const burn = shoot(duel({}, ...rack), 0, ...HIT, ...pair(7), ...NEXT).events;
    expect([eventsOf(burn, 'heated'), eventsOf(burn, 'damaged')]).toMatchObject([[{ points: 8 }], []]);
  });
  const launcher = [weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10', 'LT', 2)];
  rule('TW-onebin#1', 'a shot for each firing, and none without', () => {
    expect(unitAt(shoot(duel({ at: '0813' }, ...launcher), 0, 1, 1, ...NEXT).play.state, 0).ammo).toEqual([1]);
    const empty = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: armed(...launcher), ammo: [0] }, { at: '0813' }] });
    expect(objections(empty, fire(0, 1, 0))).toEqual(['TW-onebin']);
  });
  rule('TW-onebin#2', 'a one-shot launcher fires once', () => {
    const { play } = shoot(duel({ at: '0808' }, weapon('ISSRM4OS', 'RT')), 0, 1, 1, ...NEXT);
    const { spent } = unitAt(play.state, 0);
    expect(spent).toEqual([0]);
    const later = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, design: armed(weapon('ISSRM4OS', 'RT')), spent }, { at: '0808' }],
    });
    expect(objections(later, fire(0, 1, 0))).toEqual(['TW-house-working']);
  });
  const guns = [weapon('Machine Gun'), weapon('Machine Gun'), weapon('Machine Gun'), weapon('ISMGA'), bin('IS Ammo MG - Full', 'RT', 200)];
  const burst = (...dice: readonly number[]) => {
    const units: readonly Placed[] = [{ at: '0805', facing: 3, design: armed(...guns) }, { at: '0806', design: 'AS7-D' }, WITNESS];
    const idle = units.map(unit => ({ ...unit, strike: { blows: [], numbers: null, resolved: true } as const }));
    return shoot({ units: idle }, 3, ...dice, ...NEXT);
  };
  rule('TW-mga#1', 'one roll for all guns of an array', () => {
    expect(eventsOf(burst(...HIT, ...pair(12), ...pair(3), ...pair(3), ...pair(3)).events, 'fired')).toMatchObject([{ shots: 3 }]);
    expect(eventsOf(burst(1, 1).events, 'fired')).toMatchObject([{ result: 'miss', shots: 3 }]);
  });
  rule('TW-mga#2', 'on the column of those that fire', () => {
    expect(eventsOf(burst(...HIT, ...pair(7), ...pair(3), ...pair(3)).events, 'fired')[0]!.cluster).toMatchObject({ size: 3, hits: 2 });
  });
});

describe('coats and trenches', () => {
  const squad = find('Elemental Battle Armor [Laser](Sqd5)')!;
  const row = (type: string) =>
    ['0805', '0810', '0816'].map(at => {
      const target = { at, design: { ...squad, armor: { ...squad.armor, type } } };
      return termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0801', facing: 3 }, target] }), 0, 1))['TW-th-tbastealth'] ?? 0;
    });
  rule('TW-th-tbastealth#2', 'one, one and two', () => expect(row('BA Stealth (Standard)')).toEqual([1, 1, 2]));
  rule('TW-th-tbastealth#3', 'one, two and three', () => expect(row('BA Stealth (Improved)')).toEqual([1, 2, 3]));
  const trench = { design: RIFLES, condition: { dugIn: true } } as const;
  const against = (item: string, target: Partial<Placed>) =>
    termsOf(numberIn(start({ phase: 'weapon', ...duel(target, weapon(item)) }), 0, 1))['TW-th-tdugin'];
  rule('TW-th-tdugin#1', 'two harder to hit', () =>
    expect([against('PPC', trench), against('PPC', { design: RIFLES })]).toEqual([2, undefined]),
  );
  rule('TW-th-tdugin#2', 'but not for fire', () => expect(against('Flamer', trench)).toBeUndefined());
  rule('TW-th-tdugin#3', 'digging takes a turn without moving or firing, on open ground; moving gives it up', () => {
    const dig = { type: 'move', unit: 0, mode: 'stand', task: 'dig' } as const;
    const men = (ground = {}, more: Partial<Placed> = {}) =>
      start({
        units: [
          { at: '0805', facing: 3, design: RIFLES, ...more },
          { at: '0807', moved: ['stand', 0] },
        ],
        ground,
      });
    const play = men();
    play.does(NORTH, dig);
    expect(unitAt(play.state, 0).condition).toEqual({ dugIn: true });
    expect(objections(play, fire(0, 1, 0))).toContain('TW-th-tdugin');
    expect(objections(men({ '0805': 'l' }), dig)).not.toEqual([]);
    const goes = men({}, { condition: { dugIn: true } });
    goes.does(NORTH, walk(0, 'F'));
    expect(unitAt(goes.state, 0).condition?.dugIn).toBeUndefined();
    const stays = men({}, { condition: { dugIn: true } });
    stays.does(NORTH, stay(0));
    expect(unitAt(stays.state, 0).condition?.dugIn).toBe(true);
  });
});

describe('ground', () => {
  const barred = (design: string | Paper, letter: string) => objections(alone({ design }, { '0809': letter }), walk(0, 'F')).length > 0;
  rule('TW-ter-lwoods#2', 'light woods stop wheels and hovercraft', () => {
    const wheeled: Paper = { ...find(VEDETTE)!, motive: 'wheeled' };
    expect([barred(HOVER, 'l'), barred(wheeled, 'l'), barred(wheeled, '.'), barred(VEDETTE, 'l')]).toEqual([true, true, false, false]);
  });
  const seen = (letter: string) => {
    const between = start({ phase: 'weapon', units: [{ at: '0804', facing: 3 }, { at: '0811' }], ground: { '0807': letter } });
    const around = start({ phase: 'weapon', units: [{ at: '0804', facing: 3 }, { at: '0811' }], ground: { '0811': letter } });
    const many = (count: number) => {
      const ground = Object.fromEntries(Array.from({ length: count }, (_, i) => [`080${i + 5}`, letter]));
      return objections(start({ phase: 'weapon', units: [{ at: '0804', facing: 3 }, { at: '0811' }], ground }), fire(0, 1, 0)).length > 0;
    };
    return [termsOf(numberIn(between, 0, 1))['TW-th-woods'], termsOf(numberIn(around, 0, 1))['TW-th-twoods'], [1, 2, 3].map(many)];
  };
  rule('TW-ter-lwoods#3', 'one between or around the target, and three hide everything', () =>
    expect(seen('l')).toEqual([1, 1, [false, false, true]]),
  );
  rule('TW-ter-hwoods#3', 'two between or around the target, and two hide everything', () =>
    expect(seen('h')).toEqual([2, 2, [false, true, true]]),
  );
  rule('TW-ter-hwoods#1', 'two points more for machines that walk, one for men', () => {
    expect([spends({}, 'F', { '0809': 'h' }), spends({ design: 'Roc' }, 'F', { '0809': 'h' })]).toEqual([3, 3]);
    const motorized = { ...find(RIFLES)!, motive: 'motorized' as const, movement: { ...find(RIFLES)!.movement, walk: 3 } };
    expect(spends({ design: motorized }, 'F', { '0809': 'h' })).toBe(2);
  });
  rule('TW-ter-hwoods#2', 'no vehicle enters heavy woods', () => expect([barred(VEDETTE, 'h'), barred(HOVER, 'h')]).toEqual([true, true]));
  rule('TW-ter-level#1', 'a point for a level, two for vehicles and men', () => {
    expect([
      spends({}, 'F', { '0809': '1' }),
      spends({ design: 'Roc' }, 'F', { '0809': '1' }),
      spends({ design: VEDETTE }, 'F', { '0809': '1' }),
    ]).toEqual([2, 2, 3]);
  });
  rule('TW-ter-level#2', 'two levels at a time for ’Mechs, one for everybody else', () => {
    expect([
      barred('GRF-1N', '2'),
      barred('GRF-1N', '3'),
      barred('Roc', '1'),
      barred('Roc', '2'),
      barred(VEDETTE, '1'),
      barred(VEDETTE, '2'),
    ]).toEqual([false, true, false, true, false, true]);
  });
  rule('TW-ter-road#2', 'who runs and turns on pavement may skid', () => {
    const paved = Object.fromEntries(['0808', '0809', '0810', '0811', '0911'].map(label => [label, 'p']));
    const rolls = (move: typeof run) => {
      const play = alone({}, paved);
      return eventsOf(play.does(NORTH, move(0, 'FFLF'), ...(move === run ? HIT : [])), 'piloted').map(({ cause }) => cause);
    };
    expect([rolls(run), rolls(walk)]).toEqual([['skid'], []]);
  });
});
