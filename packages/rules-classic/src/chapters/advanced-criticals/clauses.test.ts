import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../../sheet/compile.ts';
import { isWhole, unitAt } from '../../state.ts';
import { armed, facing, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import { clearBut, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, stay } from '../../testing/table.fixture.ts';
import { AIR, flown } from '../aerospace/sky.fixture.ts';

const die = (slot: number): readonly number[] => (slot < 6 ? [1, slot + 1] : [4, slot - 5]);

describe('things of several slots', () => {
  const MORE: readonly RuleId[] = ['TOE-expanded-critical-one-slot'];
  const design = armed(weapon('Autocannon/10', 'LT'), weapon('Medium Laser', 'LT'), {
    kind: 'ammo',
    item: 'IS Ammo AC/10',
    at: 'RT',
    shots: 10,
  });
  const slots = sheetOf(design).slots['LT']!;
  const [cannon, laser] = [0, 1].map(ref => slots.findIndex(one => one.part === 'weapon' && one.ref === ref)) as [number, number];
  const after = (target: Partial<Placed>, slot: number, rules = MORE) => {
    const about = { design, armor: { LT: 0 }, structure: { LT: 13 }, ...target };
    const { play } = shoot(facing({ design: LASER }, about, rules), 0, ...HIT, ...pair(8), ...pair(8), ...die(slot), ...NEXT);
    return [0, 1].map(ref => isWhole(unitAt(play.state, 1), 'weapon', ref));
  };
  rule('TOE-expanded-critical-one-slot#1', 'one of a single slot is lost by one hit', () =>
    expect(after({}, laser)).toEqual([true, false]),
  );
  rule('TOE-expanded-critical-one-slot#2', 'one of seven is lost with the fourth', () => {
    const dented = (count: number): Partial<Placed> => ({
      hits: { LT: Array.from({ length: count }, (_, i) => cannon + i) },
      condition: { dented: ['weapon:0'] },
    });
    expect([after({}, cannon), after({}, cannon, [])]).toEqual([
      [true, true],
      [false, true],
    ]);
    expect([after(dented(2), cannon + 2), after(dented(3), cannon + 3)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('engines that burst', () => {
  const BURST: readonly RuleId[] = ['TOE-engine-explosion-scale'];
  const engine = sheetOf('GRF-1N').slots['CT']!.flatMap(({ part }, i) => (part === 'engine' ? [i] : []));
  const wreck: Partial<Placed> = { armor: { CT: 0 }, hits: { CT: engine.slice(0, 2) } };
  const blast = (elevation: number, label: string, ...dice: readonly number[]) => {
    const roof = elevation > 0 ? { board: clearBut({ [label]: [{ kind: 'building', level: 4, height: elevation, cf: 150 }] }) } : {};
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: LASER },
      { at: '0807', ...wreck } as Placed,
      { at: label, design: 'AS7-D', ...(elevation > 0 ? { elevation } : {}) },
    ];
    const play = start({ phase: 'weapon', units, rules: BURST, ...roof });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...pair(8), ...die(engine[2]!), ...dice, ...NEXT);
    return eventsOf(events, 'damaged').reduce((sum, { unit, armor, structure }) => (unit === 2 ? sum + armor + structure : sum), 0);
  };
  const lots = (count: number) => [6, 7, 8, 6, 8, 7].slice(0, count).flatMap(total => pair(total));
  rule('TOE-engine-explosion-scale#1', 'it strikes what is on the ground, and no fighter above it', () => {
    const struck = (other: Placed, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [{ at: '0803', facing: 3, design: LASER }, { at: '0807', ...wreck } as Placed, other];
      const play = start({ phase: 'weapon', units, rules: [...BURST, ...AIR] });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      const events = play.does(SOUTH, hold(2), ...HIT, ...pair(7), ...pair(8), ...die(engine[2]!), ...pair(10), ...dice, ...NEXT);
      return eventsOf(events, 'damaged').filter(({ unit }) => unit === 2).length;
    };
    expect(struck(flown('08', 1, { at: '0809' }))).toBe(0);
    expect(struck({ at: '0809', design: 'AS7-D' }, ...lots(3))).toBe(3);
  });
  rule('TOE-engine-explosion-scale#2', 'five full levels above the ground are as far as a hex', () => {
    // Beside it, twelve levels up: three hexes away. Four levels up it is as near as on the ground.
    expect([blast(12, '0808', ...pair(10), ...lots(2)), blast(4, '0808', ...pair(10), ...lots(6), ...HIT)]).toEqual([6, 27]);
    expect(blast(5, '0808', ...pair(10), ...lots(3))).toBe(13);
  });
  rule('TOE-engine-explosion-scale#3', 'on a ten; a tenth of its rating beside it, then a twentieth and a fortieth', () => {
    expect(blast(0, '0808', ...pair(9))).toBe(0);
    expect([
      blast(0, '0808', ...pair(10), ...lots(6), ...HIT),
      blast(0, '0809', ...pair(10), ...lots(3)),
      blast(0, '0810', ...pair(10), ...lots(2)),
      blast(0, '0811', ...pair(10)),
    ]).toEqual([27, 13, 6, 0]);
  });
});

describe('ejection', () => {
  const EJECT: readonly RuleId[] = ['TOE-ejection-declaration', 'TOE-ejected-units-not-selectable'];
  const leave = { ...stay(0), task: 'eject' } as never;
  const board = (rules: readonly RuleId[] = EJECT) =>
    start({
      units: [
        { at: '0803', facing: 3 },
        { at: '0806', moved: ['stand', 0] },
        { at: '0103', seat: NORTH, moved: ['stand', 0] },
      ],
      rules,
    });
  rule('TOE-ejection-declaration#1', 'a MechWarrior leaves in the movement phase, instead of everything else', () => {
    const play = board();
    play.does(NORTH, leave, ...pair(5));
    expect(play.state).toMatchObject({ phase: 'weapon', units: [{ fate: 'destroyed', pilot: { hits: 0 } }, {}, {}] });
    expect(play.refuses(NORTH, fire(0, 1, 0))).not.toEqual([]);
    expect(
      board([])
        .refuses(NORTH, leave)
        .map(one => one.rule),
    ).toContain('TW-house-tasks');
  });
  const bursts = () => {
    const carrier: Paper = armed(weapon('Autocannon/5', 'RT'), { kind: 'ammo', item: 'IS Ammo AC/5', at: 'LT', shots: 20 });
    const slot = sheetOf(carrier).slots['LT']!.findIndex(({ part }) => part === 'bin');
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: LASER },
      { at: '0806', design: carrier, armor: { LT: 0 } },
      { at: '0117', design: find('LCT-1V')! },
    ];
    return shoot(
      { units, rules: EJECT },
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      slot + 1,
      ...HIT,
      ...HIT,
      ...HIT,
      ...pair(2),
      ...pair(2),
      ...HIT,
      ...HIT,
      ...NEXT,
    ).events;
  };
  rule('TOE-ejection-declaration#2', 'ammunition that bursts throws the MechWarrior out before it does its damage', () => {
    const order = bursts().map(({ type }) => type);
    expect(order.indexOf('destroyed')).toBeGreaterThan(-1);
    expect(order.indexOf('destroyed')).toBeLessThan(order.indexOf('exploded'));
  });
  rule('TOE-ejection-declaration#3', 'who takes the two hits of the shock all the same', () => {
    expect(eventsOf(bursts(), 'pilotHit')[0]).toMatchObject({ unit: 1, hits: 2 });
  });
});
