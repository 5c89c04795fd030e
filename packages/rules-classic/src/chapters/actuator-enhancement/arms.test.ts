import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const AES: readonly RuleId[] = ['TOE-aes-arm', 'TOE-aes-legs'];
const gear = (item: string, at: string): Mount => ({ kind: 'equipment', item, at, slots: 1 });
const griffin = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const IDLE = { blows: [], numbers: null, resolved: true } as const;
const struck = (design: Paper, what: Blow, ...dice: readonly number[]) => {
  const units: readonly Placed[] = [{ at: '0808', facing: 3, design, piloting: 6 }, { at: '0809' }, { ...WITNESS, strike: IDLE }];
  const play = start({ phase: 'physical', units, rules: AES });
  play.does(NORTH, strike(0, what));
  return eventsOf(play.does(SOUTH, strike(1), 1, 1, ...dice, ...NEXT), 'struck')[0]!.toHit;
};
const right = gear('ISAES', 'RA');
const left = gear('ISAES', 'LA');

describe('enhanced arms', () => {
  const shot = (mounts: readonly Mount[], hits: Placed['hits'] = {}) => {
    const design = griffin(...mounts);
    const { events } = shoot({ units: [{ at: '0805', facing: 3, design, hits }, { at: '0808' }, WITNESS], rules: AES }, 0, 1, 1, ...NEXT);
    return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-aes'];
  };
  rule('TOE-aes-arm#1', 'weapons wholly in such an arm are one easier', () => {
    const laser = (at: string): Mount => ({ kind: 'weapon', item: 'Medium Laser', at });
    expect([shot([laser('RA'), right]), shot([laser('LA'), right]), shot([laser('RT'), right])]).toEqual([-1, undefined, undefined]);
  });
  rule('TOE-aes-arm#2', 'so are blows with that arm alone, weapons that are swung included', () => {
    const punch = (arm: 'LA' | 'RA') => struck(griffin(right), { kind: 'punch', arm, target: 1 }).total;
    expect([punch('RA'), punch('LA')]).toEqual([5, 6]);
    const swing = (at: string) => struck(griffin(right, gear('Hatchet', at)), { kind: 'club', gear: 1, target: 1 }).total;
    expect([swing('RA'), swing('LA')]).toEqual([4, 5]);
  });
  rule('TOE-aes-arm#3', 'what takes both arms takes both enhanced', () => {
    const push = (...mounts: readonly Mount[]) => termsOf(struck(griffin(...mounts), { kind: 'push', target: 1 }))['TOE-aes-arm'];
    expect([push(right), push(left), push(right, left), push()]).toEqual([undefined, undefined, -1, undefined]);
  });
  rule('TOE-aes-arm#4', 'a weapon that reaches into the torso gets nothing of it', () => {
    const cannon = (split: boolean): readonly Mount[] => [
      { kind: 'weapon', item: 'Autocannon/20', at: 'RA', ...(split ? { alsoAt: 'RT' } : {}) },
      { kind: 'ammo', item: 'IS Ammo AC/20', at: 'LT', shots: 5 },
      right,
    ];
    expect([shot(cannon(false)), shot(cannon(true))]).toEqual([-1, undefined]);
  });
});

describe('enhanced legs', () => {
  const legs = griffin(gear('ISAES', 'RL'), gear('ISAES', 'LL'));
  rule('TOE-aes-legs#1', 'every roll to stay upright is two easier, with both legs enhanced', () => {
    const number = (design: Paper) => {
      const { book, state } = start({ units: [{ at: '0808', design }, { at: '0117' }], rules: AES });
      return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }))[
        'TOE-aes-legs'
      ];
    };
    expect([number(legs), number(griffin(gear('ISAES', 'RL'))), number(griffin())]).toEqual([-2, undefined, undefined]);
  });
  rule('TOE-aes-legs#2', 'kicks are one easier, punches are not', () => {
    expect(termsOf(struck(legs, { kind: 'kick', leg: 'RL', target: 1 }, ...HIT))['TOE-aes-legs']).toBe(-1);
    expect(termsOf(struck(legs, { kind: 'punch', arm: 'RA', target: 1 }))['TOE-aes-legs']).toBeUndefined();
  });
});

describe('engines that are lighter still', () => {
  const xxl = (more: Partial<Paper> = {}): Paper => ({ ...find('GRF-1N')!, engine: { type: 'XXL', rating: 275 }, ...more });
  const heat = (mode: 'stand' | 'walk' | 'run' | 'jump', hexes: number, design = xxl()) => {
    const { book, state } = start({ units: [{ at: '0808', design, moved: [mode, hexes] }, { at: '0117' }] });
    return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
  };
  rule('TOE-xxl-heat#1', 'two points standing, four walking, six running', () => {
    expect([heat('stand', 0), heat('walk', 2), heat('run', 4)]).toEqual([2, 4, 6]);
    expect([heat('stand', 0, find('GRF-1N')!), heat('run', 4, find('GRF-1N')!)]).toEqual([0, 2]);
  });
  rule('TOE-xxl-heat#2', 'two for each hex of a jump, six at least', () => {
    expect([1, 2, 3, 4, 5].map(hexes => heat('jump', hexes))).toEqual([6, 6, 6, 8, 10]);
  });
  rule('TOE-xxl-heat#3', 'with improved jets as much as other machines', () => {
    const improved = xxl({
      mounts: ['LL', 'RL', 'CT', 'LT', 'RT'].map(at => ({ kind: 'equipment', item: 'Improved Jump Jet', at, slots: 2 })),
    });
    expect(sheetOf(improved).improvedJets).toBe(true);
    expect([3, 4, 5].map(hexes => heat('jump', hexes, improved))).toEqual([3, 4, 5]);
  });
});

describe('CASE II and cockpits in the torso', () => {
  const guarded = (at: string): Paper => ({
    ...find('HBK-4G')!,
    mounts: [
      { kind: 'weapon', item: 'Autocannon/20', at: 'RT' },
      { kind: 'ammo', item: 'IS Ammo AC/20', at, shots: 5 },
      gear('ISCASEII', at),
    ],
  });
  const slotOf = (at: 'LT' | 'LA', part: 'bin' | 'gear'): readonly number[] => {
    const slot = sheetOf(guarded(at)).slots[at]!.findIndex(one => one.part === part);
    return slot < 6 ? [1, slot + 1] : [4, slot - 5];
  };
  const burst = (at: 'LT' | 'LA', place: number, ...dice: readonly number[]) =>
    shoot(
      {
        units: [
          { at: '0805', facing: 3, design: 'HBK-4G' },
          { at: '0807', design: guarded(at), armor: at === 'LT' ? { LT: 0 } : { LA: 4 } },
          WITNESS,
        ],
      },
      0,
      ...HIT,
      ...pair(place),
      ...dice,
      ...NEXT,
    );
  rule('TOE-case-ii-explosion#1', 'a point of structure, with the usual chance of more', () => {
    const { play, events } = burst('LT', 8, ...pair(8), ...slotOf('LT', 'bin'), ...pair(8), ...HIT, ...HIT);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', structure: { LT: 6 } });
    expect(eventsOf(events, 'criticalRolled').length).toBeGreaterThan(0);
  });
  rule('TOE-case-ii-explosion#2', 'the rest goes out through the armor behind', () => {
    const { play } = burst('LT', 8, ...pair(8), ...slotOf('LT', 'bin'), ...pair(8), ...HIT, ...HIT);
    expect(play.state.units[1]).toMatchObject({ rear: { LT: 0 } });
  });
  rule('TOE-case-ii-explosion#3', 'a limb loses what armor it has or half of the whole, and nothing goes on', () => {
    const arm = burst('LA', 10, ...pair(8), ...slotOf('LA', 'bin'), ...pair(8), ...HIT, ...HIT);
    expect(arm.play.state.units[1]).toMatchObject({ armor: { LA: 0 }, structure: { LA: 6 } });
    expect(eventsOf(arm.events, 'damaged').every(({ location }) => location === 'LA')).toBe(true);
  });
  rule('TOE-case-ii-crits#1', 'eight or more spares each critical of it', () => {
    const rolls = (rolled: number, ...dice: readonly number[]) =>
      eventsOf(burst('LT', 8, ...pair(8), ...slotOf('LT', 'bin'), ...pair(rolled), ...dice, ...HIT, ...HIT).events, 'criticalRolled')
        .length;
    expect([rolls(8), rolls(7, ...pair(2))]).toEqual([1, 2]);
  });
  rule('TOE-case-ii-crits#2', 'its own slot is never struck', () => {
    const spared = burst('LT', 8, ...pair(8), ...slotOf('LT', 'gear'), ...slotOf('LT', 'bin'), ...pair(8), ...HIT, ...HIT);
    expect(eventsOf(spared.events, 'slotHit')).toHaveLength(1);
  });
  const design: Paper = { ...find('GRF-1N')!, cockpit: 'Torso-Mounted' };
  const headShot = (target: Partial<Placed>, ...dice: readonly number[]) =>
    shoot(
      { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design, ...target } as Placed, WITNESS] },
      2,
      ...HIT,
      ...dice,
      ...NEXT,
    );
  rule('TOE-torso-cockpit-head#1', 'a head may be lost without the ’Mech or who steers it', () => {
    const lost = headShot({}, ...HIT, ...HIT, ...pair(2));
    expect(lost.play.state.units[1]).toMatchObject({ fate: 'fighting', gone: ['HD'], pilot: { hits: 1 } });
  });
  rule('TOE-torso-cockpit-head#2', 'what is left of a hit does not go on, and it is not struck again', () => {
    expect(headShot({}, ...HIT, ...HIT, ...pair(2)).play.state.units[1]).toMatchObject({ structure: { CT: 18 }, armor: { CT: 20 } });
    const again = headShot({ gone: ['HD'] }, ...HIT, ...pair(6), ...HIT);
    expect(eventsOf(again.events, 'located')[0]!.struck.location).toBe('RT');
  });
});
