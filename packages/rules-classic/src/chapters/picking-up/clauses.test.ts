import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { View } from '../../rule.ts';
import type { Blow, Thing } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { gear, griffin, IDLE, scene } from '../../testing/blows.fixture.ts';
import { at, eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, stay, strike, WITNESS } from '../../testing/table.fixture.ts';

const limb = (halves: number): Thing => ({ kind: 'limb', halves });

describe('what hot muscles hold', () => {
  const strong = griffin(gear('Triple Strength Myomer', 'CT'));
  /** Where the thing lies at the end of a turn in which a machine of 55 tons has cooled from nine, or has not. */
  const after = (halves: number, more: Partial<Placed> = {}, arm?: 'LA', design: Paper = strong) => {
    const holds = { ...limb(halves), ...(arm ? { arm } : {}) };
    const play = scene({ design, heat: 9, condition: { holds }, ...more }, {}, ['TOE-carry-tsm-drop']);
    play.does(NORTH, strike(0));
    play.does(SOUTH, strike(1), ...NEXT);
    return [play.state.things?.map(one => one.at) ?? [], unitAt(play.state, 0).condition?.holds !== undefined];
  };
  const HERE = [[at('0808')], false];
  const KEPT = [[], true];
  rule('TOE-carry-tsm-drop#1', 'more than a tenth of its tons is let go when the heat has fallen', () => {
    expect([after(11), after(12), after(22)]).toEqual([KEPT, HERE, HERE]);
    // Twenty points of heat less twelve leave it at nine and more.
    expect(after(12, { heat: 21 })).toEqual(KEPT);
  });
  rule('TOE-carry-tsm-drop#2', 'in one arm more than a twentieth', () => {
    expect([after(5, {}, 'LA'), after(6, {}, 'LA')]).toEqual([KEPT, HERE]);
  });
  rule('TOE-carry-tsm-drop#3', 'in the end phase of that turn, in the hex of who carried it', () => {
    const play = scene({ design: strong, heat: 9, condition: { holds: limb(12) } }, {}, ['TOE-carry-tsm-drop']);
    play.does(NORTH, strike(0));
    expect(play.state.things).toBeUndefined();
    const events = play.does(SOUTH, strike(1), ...NEXT);
    expect(eventsOf(events, 'cooled')).not.toEqual([]);
    expect(play.state.things).toMatchObject([{ at: at('0808'), thing: { halves: 12 }, since: 1 }]);
  });
});

describe('claws', () => {
  const LIFT = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
  const lifted = (rules: readonly ('TOE-claws-lift' | 'TOE-carry-tsm-drop')[], ...dice: readonly number[]) => {
    const play = start({ units: [{ at: '0808', design: griffin(gear('ISClaw')) }, { at: '0812' }], ground: { '0808': 'w' }, rules });
    play.does(NORTH, LIFT);
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...dice, ...NEXT);
    return [unitAt(play.state, 0).condition?.holds !== undefined, play.state.things?.length ?? 0];
  };
  rule('TOE-claws-lift#1', 'what they fail to lift is crushed and lies nowhere', () => {
    expect([lifted(['TOE-claws-lift'], ...pair(4)), lifted(['TOE-claws-lift'], ...pair(5))]).toEqual([
      [false, 0],
      [true, 0],
    ]);
  });
  rule('TOE-claws-lift#2', 'where things are picked up by their own rules, those decide', () => {
    expect(lifted(['TOE-claws-lift', 'TOE-carry-tsm-drop'])).toEqual([true, 0]);
  });
});

describe('suits that are picked off', () => {
  const RULES = ['TOE-pickup-swarming-ba', 'TOE-pickup-swarming-ba-damage'] as const;
  const pluck: Blow = { kind: 'pluck', arm: 'RA', target: 1 };
  const swarmed = (host: Partial<Placed>, clings = 2) =>
    start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3 },
        { design: 'Elemental Battle Armor [Laser](Sqd5)', clings, seat: SOUTH, at: host.at ?? '0809' },
        { at: '0809', seat: NORTH, strike: IDLE, ...host },
        { ...WITNESS, strike: IDLE },
      ],
      rules: RULES,
    });
  const refused = (host: Partial<Placed>, clings?: number) => {
    const { book, state } = swarmed(host, clings);
    return book.check(state as View, strike(0, pluck), NORTH).map(one => one.rule);
  };
  const TANK = 'Scorpion Light Tank';
  rule('TOE-pickup-swarming-ba#1', "from a friendly vehicle in its hex or a friendly 'Mech beside it", () => {
    expect([refused({}), refused({ design: TANK, at: '0808' })]).toEqual([[], []]);
    for (const host of [{ at: '0810' }, { design: TANK }, { at: '0809', seat: SOUTH }] as const)
      expect(refused(host)).toContain('TOE-pickup-swarming-ba');
  });
  rule('TOE-pickup-swarming-ba#2', 'and from itself', () => {
    expect(refused({ at: '0808' }, 0)).toEqual([]);
    const play = swarmed({ at: '0808' }, 0);
    play.does(NORTH, strike(0, pluck));
    play.does(SOUTH, strike(1), ...pair(12), 1, 1, ...NEXT);
    expect(play.state.units[1]).toMatchObject({ clings: null });
  });
  const torn = (host: Partial<Placed>, ...dice: readonly number[]) => {
    const play = swarmed(host);
    play.does(NORTH, strike(0, pluck));
    const events = play.does(SOUTH, strike(1), ...pair(10), ...dice, ...NEXT);
    return {
      struck: eventsOf(events, 'struck')[0]!,
      harm: eventsOf(events, 'damaged').map(({ unit, location, armor }) => [unit, location, armor]),
    };
  };
  rule('TOE-pickup-swarming-ba-damage#1', 'the machine that they sat on takes the other half of the punch', () => {
    // A Griffin punches for six.
    expect(torn({}, 1, 1).harm).toEqual([
      [2, 'LA', 3],
      [1, 'S1', 3],
    ]);
  });
  rule('TOE-pickup-swarming-ba-damage#2', "a 'Mech where a punch lands, a vehicle where a die says", () => {
    expect([torn({}, 3, 1).harm[0], torn({ design: TANK, at: '0808' }, 4, 1).harm[0]]).toEqual([
      [2, 'CT', 3],
      [2, 'RR', 3],
    ]);
  });
  rule('TOE-pickup-swarming-ba-damage#3', 'as hard as brushing them off, and half of a punch, rounded up, for one suit', () => {
    expect(torn({}, 1, 1).struck).toMatchObject({ damage: 3, toHit: { total: 10 } });
    const heavy: Partial<Placed> = { design: { ...find('GRF-1N')!, tons: 70 } };
    const play = start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3, ...heavy },
        { design: 'Elemental Battle Armor [Laser](Sqd5)', clings: 2, seat: SOUTH, at: '0809' },
        { at: '0809', seat: NORTH, strike: IDLE },
        { ...WITNESS, strike: IDLE },
      ],
      rules: RULES,
    });
    play.does(NORTH, strike(0, pluck));
    // Seven points of a punch: four for the suit, three for the machine.
    const events = play.does(SOUTH, strike(1), ...pair(10), 1, 1, ...NEXT);
    expect(eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor])).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });
});
