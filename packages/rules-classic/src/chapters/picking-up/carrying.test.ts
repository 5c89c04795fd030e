import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import { paperOf } from '../../physical/hands.ts';
import { limbHalves } from '../../physical/torn.ts';
import type { View } from '../../rule.ts';
import type { Blow, Thing } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { gear, griffin, HIT, IDLE, scene } from '../../testing/blows.fixture.ts';
import {
  at,
  eventsOf,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  strike,
  WITNESS,
} from '../../testing/table.fixture.ts';

const LIFT = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
const limb = (halves: number): Thing => ({ kind: 'limb', halves });

describe('what is carried', () => {
  rule('TOE-mech-limb-weight-example', 'a tenth of the skeleton and its armor; who can lift it may swing it', () => {
    const heavy: Paper = {
      ...find('GRF-1N')!,
      tons: 85,
      armor: { ...find('GRF-1N')!.armor, type: 'Ferro-Fibrous', tech: 'inner-sphere', front: { LA: 26 } } as Paper['armor'],
    };
    expect(limbHalves(heavy, 'LA')).toBe(5);
    const rules = ['TOE-mech-limb-weight-example'] as const;
    const units = [{ at: '0808' }, { at: '0811', armor: { LA: 0 } }, WITNESS] as const;
    const { events } = shoot({ units, rules }, 0, ...HIT, ...pair(10), ...HIT, ...NEXT);
    expect(eventsOf(events, 'thingLeft')).toMatchObject([
      { at: at('0811'), thing: { kind: 'limb', halves: limbHalves(paperOf('GRF-1N'), 'LA') } },
    ]);
    const lift = (halves: number, chosen: readonly (typeof rules)[number][], gone: Placed['gone'] = []) => {
      const play = start({
        units: [{ at: '0808', gone }, { at: '0812' }],
        things: [{ at: at('0808'), thing: limb(halves), since: 0 }],
        rules: chosen,
      });
      return play.book.allows(play.state as View, LIFT, NORTH);
    };
    expect([lift(11, rules), lift(12, rules)]).toEqual([true, false]);
    // With one hand only where limbs are weighed.
    expect([lift(5, rules, ['LA']), lift(5, [], ['LA']), lift(5, [])]).toEqual([true, false, true]);
  });

  rule('TOE-carry-tsm-drop', 'what only hot muscles hold is let go when they have cooled', () => {
    const strong = griffin(gear('Triple Strength Myomer', 'CT'));
    const after = (halves: number, arm?: 'LA') => {
      const holds = { ...limb(halves), ...(arm ? { arm } : {}) };
      const play = scene({ design: strong, heat: 9, condition: { holds } }, {}, ['TOE-carry-tsm-drop']);
      play.does(NORTH, strike(0));
      play.does(SOUTH, strike(1), ...NEXT);
      return play.state.things?.map(one => one.at) ?? [];
    };
    expect([after(11), after(12), after(5, 'LA'), after(6, 'LA')]).toEqual([[], [at('0808')], [], [at('0808')]]);
  });

  rule('TOE-claws-lift', 'claws crush what they fail to lift, unless things are picked up by their own rules', () => {
    const lifted = (rules: readonly ('TOE-claws-lift' | 'TOE-carry-tsm-drop')[], ...dice: readonly number[]) => {
      const play = start({ units: [{ at: '0808', design: griffin(gear('ISClaw')) }, { at: '0812' }], ground: { '0808': 'w' }, rules });
      play.does(NORTH, LIFT);
      play.does(SOUTH, stay(1));
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...dice, ...NEXT);
      return unitAt(play.state, 0).condition?.holds !== undefined;
    };
    expect([lifted(['TOE-claws-lift'], ...pair(4)), lifted(['TOE-claws-lift'], ...pair(5))]).toEqual([false, true]);
    expect(lifted(['TOE-claws-lift', 'TOE-carry-tsm-drop'])).toBe(true);
  });
});

describe('suits that are picked off', () => {
  const ELEMENTALS = 'Elemental Battle Armor [Laser](Sqd5)';
  const RULES = ['TOE-pickup-swarming-ba', 'TOE-pickup-swarming-ba-damage'] as const;
  const pluck: Blow = { kind: 'pluck', arm: 'RA', target: 1 };
  const swarmed = (host: Partial<Placed>, chosen: readonly (typeof RULES)[number][] = RULES) =>
    start({
      phase: 'physical',
      units: [
        { at: '0808', facing: 3 },
        { design: ELEMENTALS, clings: 2, seat: SOUTH, at: '0809', ...(host.at ? { at: host.at } : {}) },
        { at: '0809', seat: NORTH, strike: IDLE, ...host },
        { ...WITNESS, strike: IDLE },
      ],
      rules: chosen,
    });
  rule('TOE-pickup-swarming-ba', "from a 'Mech beside it, from a vehicle in its hex, from itself", () => {
    const play = swarmed({});
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, pluck));
    play.does(NORTH, strike(0, pluck));
    const events = play.does(SOUTH, strike(1), ...pair(10), 1, 1, ...NEXT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hit: true, damage: 3, toHit: { total: 10 } });
    expect(play.state.units[1]).toMatchObject({ clings: null, at: at('0808') });
    expect(eventsOf(events, 'damaged').find(({ unit }) => unit === 1)).toMatchObject({ armor: 3 });
    const refused = (host: Partial<Placed>, chosen = RULES as readonly (typeof RULES)[number][]) => {
      const { book, state } = swarmed(host, chosen);
      return book.check(state as View, strike(0, pluck), NORTH).map(one => one.rule);
    };
    expect(refused({}, [])).toContain('TW-house-rare-blows');
    expect(refused({ at: '0810' })).toContain('TOE-pickup-swarming-ba');
    expect(refused({ design: 'Scorpion Light Tank' })).toContain('TOE-pickup-swarming-ba');
    expect(refused({ design: 'Scorpion Light Tank', at: '0808' })).toEqual([]);
  });
  rule('TOE-pickup-swarming-ba-damage', 'the machine that they sit on takes the other half', () => {
    const torn = (host: Partial<Placed>, ...dice: readonly number[]) => {
      const play = swarmed(host);
      play.does(NORTH, strike(0, pluck));
      const events = play.does(SOUTH, strike(1), ...pair(10), ...dice, ...NEXT);
      const [first] = eventsOf(events, 'damaged');
      return [first!.unit, first!.location, first!.armor];
    };
    expect(torn({}, 1, 1)).toEqual([2, 'LA', 3]);
    expect(torn({ design: 'Scorpion Light Tank', at: '0808' }, 4, 1)).toEqual([2, 'RR', 3]);
  });
});
