import type { RuleId } from '@sortie/kernel';
import type { Mount, Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import type { Entry } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Location } from '../../sheet/sheet.ts';
import { unitAt } from '../../state.ts';
import { armed, bin, facing, HIT, LASER, weapon } from '../../testing/armed.fixture.ts';
import { fitted } from '../../testing/fitted.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start } from '../../testing/table.fixture.ts';

const IDLE = { blows: [], numbers: null, resolved: true } as const;
const slotDice = (design: Paper, at: Location, part: string): readonly number[] => {
  const slot = sheetOf(design).slots[at]!.findIndex(one => one.part === part);
  return slot < 6 ? [1, slot + 1] : [4, slot - 5];
};
const brought = (entry: Entry) => unitAt(ruleset.setup({ map: 'hills', forces: [[entry], []], turns: null }), 0);
const checked = (
  design: Paper | string,
  rules: readonly RuleId[],
  rate: number,
  target: Partial<Placed> = {},
  more: Partial<Placed> = {},
) => {
  const play = start({ phase: 'weapon', ...facing({ design, ...more }, target, rules) });
  return play.book.check(play.state as never, fire(0, 1, { weapon: 0, rate }), NORTH).map(one => one.rule);
};

describe('autocannons that fire fast', () => {
  const RAPID: readonly RuleId[] = ['TOE-autocannon-rapid-any-ammo', 'TOE-autocannon-rapid-jam', 'TOE-autocannon-rapid-explosion'];
  const gun = (item: string, load: string) => armed(weapon(item, 'RT'), bin(load, 'LT', 20));
  rule('TOE-autocannon-rapid-any-ammo#1', 'standard and light autocannons fire twice, whatever they are loaded with', () => {
    for (const [item, load] of [
      ['Autocannon/5', 'IS Ammo AC/5'],
      ['Autocannon/5', 'IS Precision Ammo AC/5'],
      ['Light Auto Cannon/5', 'IS Ammo LAC/5'],
    ] as const) {
      const target = { at: '0808', design: 'AS7-D' };
      const { events, play } = shoot(
        facing({ design: gun(item, load) }, target, RAPID),
        { weapon: 0, rate: 2 },
        ...HIT,
        ...pair(8),
        ...pair(3),
        ...pair(3),
        ...NEXT,
      );
      expect(eventsOf(events, 'fired')[0]).toMatchObject({ shots: 2, heat: 2, cluster: { size: 2, hits: 2 } });
      expect(unitAt(play.state, 0).ammo[0]).toBe(18);
    }
    expect(checked(gun('Autocannon/5', 'IS Ammo AC/5'), [], 2)).toContain('TW-house-rates');
  });
  rule('TOE-autocannon-rapid-any-ammo#2', 'LB-X, Ultra and rotary autocannons have no such mode', () => {
    expect(checked(gun('ISLBXAC10', 'IS LB 10-X AC Ammo'), RAPID, 2)).toContain('TW-house-rates');
    // An Ultra fires twice by its own rule: it neither jams on four nor bursts.
    const ultra = gun('ISUltraAC5', 'IS Ultra AC/5 Ammo');
    const { events, play } = shoot(
      facing({ design: ultra }, { at: '0808' }, RAPID),
      { weapon: 0, rate: 2 },
      1,
      3,
      ...pair(2),
      ...pair(6),
      ...NEXT,
    );
    expect([unitAt(play.state, 0).jammed, eventsOf(events, 'exploded')]).toEqual([[], []]);
    expect(checked(gun('ISRotaryAC5', 'ISRotaryAC5 Ammo'), RAPID, 2)).toEqual(checked(gun('ISRotaryAC5', 'ISRotaryAC5 Ammo'), [], 2));
  });
  const cannon = gun('Autocannon/5', 'IS Ammo AC/5');
  rule(
    'TOE-autocannon-rapid-explosion#1',
    'a two while firing fast makes the rounds explode in the barrel; a three or a single shot does not',
    () => {
      const { events } = shoot(facing({ design: cannon }, {}, RAPID), { weapon: 0, rate: 2 }, 1, 1, ...pair(2), ...HIT, ...HIT, ...NEXT);
      expect(eventsOf(events, 'exploded')).toMatchObject([{ unit: 0, location: 'RT', bin: null }]);
      for (const [shot, ...dice] of [[{ weapon: 0, rate: 2 }, 1, 2] as const, [0, 1, 1] as const])
        expect(eventsOf(shoot(facing({ design: cannon }, {}, RAPID), shot, ...dice, ...NEXT).events, 'exploded')).toEqual([]);
    },
  );
  rule('TOE-autocannon-rapid-explosion#2', 'with the force of both rounds', () => {
    const force = (item: string, load: string, ...dice: readonly number[]) =>
      eventsOf(shoot(facing({ design: gun(item, load) }, {}, RAPID), { weapon: 0, rate: 2 }, 1, 1, ...dice, ...NEXT).events, 'exploded')[0]!
        .damage;
    expect([
      force('Autocannon/2', 'IS Ammo AC/2', ...pair(2), ...HIT, ...HIT),
      force('Autocannon/5', 'IS Ammo AC/5', ...pair(2), ...HIT, ...HIT),
    ]).toEqual([4, 10]);
  });
});

describe('machine guns that fire fast', () => {
  const BURST: readonly RuleId[] = ['TOE-mg-rapid-ammo', 'TOE-mg-rapid-infantry'];
  const burst = (item: string, load: string, ...dice: readonly number[]) => {
    const design = armed(weapon(item), bin(load, 'CT', 100));
    const position = facing({ design, strike: IDLE }, { at: '0804', strike: IDLE }, BURST);
    return shoot(position, { weapon: 0, rate: 2 }, ...dice, ...NEXT);
  };
  const used = ({ play, events }: ReturnType<typeof burst>) => [
    100 - unitAt(play.state, 0).ammo[0]!,
    eventsOf(events, 'damaged')[0]?.armor,
  ];
  rule('TOE-mg-rapid-ammo#1', 'three rounds for each point rolled, hit or miss', () => {
    expect([
      used(burst('Machine Gun', 'IS Ammo MG - Full', ...pair(7), 4, ...pair(7))),
      used(burst('Machine Gun', 'IS Ammo MG - Full', 1, 1, 4)),
    ]).toEqual([
      [12, 4],
      [12, undefined],
    ]);
    expect(used(burst('Machine Gun', 'IS Ammo MG - Full', ...pair(7), 1, ...pair(7)))).toEqual([3, 1]);
  });
  rule('TOE-mg-rapid-ammo#2', 'a die of damage, one less from a light and one more from a heavy gun, and as much heat', () => {
    const shot = (item: string, load: string) => {
      const { events } = burst(item, load, ...pair(9), 4, ...pair(7));
      return [eventsOf(events, 'damaged')[0]!.armor, eventsOf(events, 'fired')[0]!.heat];
    };
    expect([
      shot('Light Machine Gun', 'IS Light Machine Gun Ammo - Full'),
      shot('Machine Gun', 'IS Ammo MG - Full'),
      shot('Heavy Machine Gun', 'IS Heavy Machine Gun Ammo - Full'),
    ]).toEqual([
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
  });
  rule('TOE-mg-rapid-infantry#1', 'men on foot do not', () => {
    expect(checked('Motorized Platoon (MG)', BURST, 2, { at: '0804' })).not.toEqual([]);
  });
});

describe('missiles that are armed in the tube', () => {
  const HOT: readonly RuleId[] = ['TOE-hotload-any-missile'];
  const racks = (item: string, load: string) => armed(weapon(item, 'RT'), bin(load, 'LT', 12));
  const { condition } = brought({ design: 'GRF-1N', hotLoaded: [0] });
  const volley = (design: Paper, hot: boolean, ...dice: readonly number[]) =>
    eventsOf(
      shoot(facing({ design, ...(hot ? { condition: condition! } : {}) }, { at: '0806' }, HOT), 0, ...dice, ...NEXT).events,
      'fired',
    )[0]!;
  rule('TOE-hotload-any-missile#1', 'missiles of every kind', () => {
    for (const [item, load] of [
      ['LRM 5', 'IS Ammo LRM-5'],
      ['SRM 4', 'IS Ammo SRM-4'],
      ['MRM 10', 'IS MRM 10 Ammo'],
    ] as const) {
      const { condition: hot } = brought({ design: racks(item, load), hotLoaded: [0] });
      expect(hot).toEqual(condition);
      const rolled = volley(racks(item, load), true, ...HIT, 1, 1, 6, ...pair(7));
      expect(rolled.cluster!.row.total).toBe(2);
    }
  });
  rule('TOE-hotload-any-missile#2', 'no minimum range, and a salvo on three dice without the highest', () => {
    const long = racks('LRM 5', 'IS Ammo LRM-5');
    expect([volley(long, false, 1, 1).toHit.total, volley(long, true, 1, 1).toHit.total]).toEqual([8, 4]);
    expect(volley(long, true, ...HIT, 2, 3, 6, ...pair(7)).cluster!.row.total).toBe(5);
    expect(volley(long, false, ...HIT, 3, 6, ...pair(7)).cluster!.row.total).toBe(9);
  });
  rule('TOE-hotload-any-missile#3', 'a launcher that is struck bursts with one salvo', () => {
    const long = racks('LRM 5', 'IS Ammo LRM-5');
    const struck = (hot: boolean, ...dice: readonly number[]) =>
      eventsOf(
        shoot(
          facing({ design: LASER }, { design: long, armor: { RT: 0 }, ...(hot ? { condition: condition! } : {}) }, HOT),
          0,
          ...HIT,
          ...pair(6),
          ...pair(8),
          ...slotDice(long, 'RT', 'weapon'),
          ...dice,
          ...NEXT,
        ).events,
        'exploded',
      );
    expect(struck(true, ...pair(2), ...HIT, ...HIT)).toMatchObject([{ unit: 1, location: 'RT', damage: 5 }]);
    expect(struck(false)).toEqual([]);
  });
});

describe('switches', () => {
  const OFF: readonly RuleId[] = ['TOE-shut-off-toggle', 'TOE-shut-off-criticals'];
  const gauss = armed(weapon('ISGaussRifle', 'RT'), bin('IS Gauss Ammo', 'LT', 8));
  const order = { ...hold(0), orders: [{ do: 'switch', weapon: 0 }] } as never;
  const turn = (more: Partial<Placed>) => {
    const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: gauss, ...more }, { at: '0806' }], rules: OFF });
    play.does(NORTH, order);
    expect(unitAt(play.state, 0).condition).toEqual(more.condition);
    play.does(SOUTH, hold(1), ...NEXT);
    return unitAt(play.state, 0).condition;
  };
  rule('TOE-shut-off-toggle#1', 'in the End Phase a weapon is powered down, and up again', () => {
    expect([turn({}), turn({ condition: { off: [0] } })]).toEqual([{ off: [0] }, undefined]);
  });
  rule('TOE-shut-off-toggle#2', 'what is off does not fire', () => {
    const fires = (more: Partial<Placed>) => {
      const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: gauss, ...more }, { at: '0808' }], rules: OFF });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).map(one => one.rule);
    };
    expect([fires({}), fires({ condition: { off: [0] } })]).toEqual([[], ['TOE-shut-off-toggle']]);
  });
  const hit = (design: Paper, at: Location, place: number, part: string, more: Partial<Placed>, ...dice: readonly number[]) =>
    shoot(
      facing({ design: LASER }, { design, armor: { [at]: 0 }, ...more }, OFF),
      0,
      ...HIT,
      ...pair(place),
      ...pair(8),
      ...slotDice(design, at, part),
      ...dice,
      ...NEXT,
    ).events;
  const BANG = [...pair(2), ...HIT, ...HIT];
  rule('TOE-shut-off-criticals#1', 'a Gauss rifle without power is lost and does not explode', () => {
    const off = hit(gauss, 'RT', 6, 'weapon', { condition: { off: [0] } });
    expect([eventsOf(off, 'exploded'), eventsOf(off, 'slotHit').length]).toEqual([[], 1]);
    expect(eventsOf(hit(gauss, 'RT', 6, 'weapon', { structure: { RT: 40 } }, ...BANG, ...HIT), 'exploded')).toMatchObject([{ damage: 20 }]);
  });
  rule('TOE-shut-off-criticals#2', 'ammunition has no switch: it explodes all the same', () => {
    const racks = armed(weapon('LRM 5', 'RT'), bin('IS Ammo LRM-5', 'LT', 1));
    expect(eventsOf(hit(racks, 'LT', 8, 'bin', { condition: { off: [0] } }, ...BANG), 'exploded')).toMatchObject([{ damage: 5 }]);
  });
  rule('TOE-shut-off-toggle#3', 'a jammer that is off does not jam', () => {
    const jammer: Mount = { kind: 'equipment', item: 'ISGuardianECMSuite', at: 'RT', slots: 1 };
    const settings = (to: string) => {
      const play = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: fitted(jammer) }, { at: '0806' }], rules: OFF });
      const tune = { type: 'declare', unit: 0, twist: 0, shots: [], tunes: [{ gear: 0, to }] } as never;
      play.does(NORTH, tune);
      play.does(SOUTH, hold(1), ...NEXT);
      return unitAt(play.state, 0).settings?.[0];
    };
    expect(settings('off')).toBe('off');
  });
});
