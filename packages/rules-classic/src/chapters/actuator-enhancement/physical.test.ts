import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Blow } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const gear = (item: string, at: string): Mount => ({ kind: 'equipment', item, at, slots: 1 });
const griffin = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const AES: readonly RuleId[] = ['TOE-aes-arm', 'TOE-aes-legs'];

/** One blow of the first unit at its neighbour, which misses. */
const blow = (design: Paper, what: Blow, rules: readonly RuleId[] = [], ...dice: readonly number[]) => {
  const units: readonly Placed[] = [
    { at: '0808', facing: 3, design, piloting: 6 },
    { at: '0809' },
    { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
  ];
  const play = start({ phase: 'physical', units, rules });
  play.does(NORTH, strike(0, what));
  return eventsOf(play.does(SOUTH, strike(1), 1, 1, ...dice, ...NEXT), 'struck')[0]!;
};

describe('enhanced actuators', () => {
  rule('TOE-aes-arm', 'both arms must be enhanced for a push', () => {
    const term = (design: Paper, what: Blow) => termsOf(blow(design, what, AES).toHit)['TOE-aes-arm'];
    const one = griffin(gear('ISAES', 'RA'));
    const both = griffin(gear('ISAES', 'RA'), gear('ISAES', 'LA'));
    expect([term(one, { kind: 'push', target: 1 }), term(both, { kind: 'push', target: 1 })]).toEqual([undefined, -1]);
    const weapon = (split: boolean) => {
      const cannon: Mount = { kind: 'weapon', item: 'Autocannon/20', at: 'RA', ...(split ? { alsoAt: 'RT' } : {}) };
      const design = griffin(cannon, { kind: 'ammo', item: 'IS Ammo AC/20', at: 'LT', shots: 5 }, gear('ISAES', 'RA'));
      const { events } = shoot({ units: [{ at: '0805', facing: 3, design }, { at: '0808' }, WITNESS], rules: AES }, 0, 1, 1, ...NEXT);
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-aes'];
    };
    expect([weapon(false), weapon(true)]).toEqual([-1, undefined]);
  });
  rule('TOE-aes-legs', 'rolls to stay upright are two easier, kicks one', () => {
    const legs = griffin(gear('ISAES', 'RL'), gear('ISAES', 'LL'));
    const number = (design: Paper) => {
      const { book, state } = start({ units: [{ at: '0808', design }, { at: '0117' }], rules: AES });
      return termsOf(book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }))[
        'TOE-aes-legs'
      ];
    };
    expect([number(legs), number(griffin(gear('ISAES', 'RL')))]).toEqual([-2, undefined]);
    const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
    expect(termsOf(blow(legs, kick, AES, ...HIT).toHit)['TOE-aes-legs']).toBe(-1);
  });
});

describe('weapons that are swung', () => {
  const swing = (item: string, ...dice: readonly number[]) =>
    blow(
      { ...find('HCT-3F')!, mounts: [{ kind: 'equipment', item, at: 'RA', slots: 3 }] },
      { kind: 'club', gear: 0, target: 1 },
      [],
      ...dice,
    );
  for (const id of ['TOE-chain-whip-damage-table', 'TOE-t404-chain-whip-damage', 'TOE-chain-whip-damage-text'])
    rule(id, 'a chain whip does three points, whoever swings it', () => {
      expect(swing('Chain Whip')).toMatchObject({ damage: 3, toHit: { total: 4 } });
      const heavy = { ...find('AS7-D')!, mounts: [gear('Chain Whip', 'RA')] };
      expect(blow(heavy, { kind: 'club', gear: 0, target: 1 }).damage).toBe(3);
    });
  rule('TOE-flail-to-hit', 'a flail changes nothing about the number', () => expect(swing('IS Flail').toHit.total).toBe(6));
  rule('TOE-mace-to-hit', 'a mace adds one', () => expect(swing('Mace', ...HIT).toHit.total).toBe(7));
  rule('TOE-lance-to-hit', 'a lance adds one', () => expect(swing('IS Lance').toHit.total).toBe(7));
  rule('TOE-t404-lance-damage', 'and does a point for every five tons', () => expect(swing('IS Lance').damage).toBe(9));
});

describe('vibroblades', () => {
  const blade = (size: string, more: readonly Mount[] = []): Paper => ({
    ...find('AS7-D')!,
    mounts: [{ kind: 'equipment', item: `IS${size}Vibroblade`, at: 'RA', slots: 1 }, ...more],
  });
  const off: Blow = { kind: 'club', gear: 0, target: 1 };
  const on: Blow = { ...off, active: true };
  rule('TW-vibro', 'seven, ten and fourteen points while it hums, and heat; a sword when it does not', () => {
    expect(['Small', 'Medium', 'Large'].map(size => blow(blade(size), on).damage)).toEqual([7, 10, 14]);
    expect(blow(blade('Large'), off)).toMatchObject({ damage: 11, toHit: { total: 4 } });
    expect(blow(blade('Large'), on).toHit.total).toBe(4);
    const heat = (what: Blow) => {
      const units: readonly Placed[] = [
        { at: '0808', design: blade('Medium'), strike: { blows: [what], numbers: null, resolved: true } },
        { at: '0117' },
      ];
      const { book, state } = start({ units });
      return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
    };
    expect([heat(on), heat(off)]).toEqual([5, 0]);
    const hatchet = start({ phase: 'physical', units: [{ at: '0808', facing: 3, design: 'HCT-3F' }, { at: '0809' }] });
    expect(hatchet.refuses(NORTH, strike(0, on)).map(one => one.rule)).toContain('TW-phys-limb');
  });
  rule('TOE-vibroblade-off-limit', 'hot muscles help a blade that is off, up to what it does when it hums', () => {
    const hot = (size: string, what: Blow) => {
      const units: readonly Placed[] = [
        { at: '0808', facing: 3, design: blade(size, [gear('Triple Strength Myomer', 'CT')]), heat: 9, piloting: 6 },
        { at: '0809' },
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'physical', units });
      play.does(NORTH, strike(0, what));
      return eventsOf(play.does(SOUTH, strike(1), 1, 1, ...NEXT), 'struck')[0]!.damage;
    };
    expect([hot('Large', off), hot('Small', off), hot('Small', on)]).toEqual([14, 7, 7]);
  });
});

describe('cockpits in the torso', () => {
  rule('TOE-torso-cockpit-head', 'the head may be lost, and is not struck again', () => {
    const design: Paper = { ...find('GRF-1N')!, cockpit: 'Torso-Mounted' };
    const shot = (target: Partial<Placed>, ...dice: readonly number[]) =>
      shoot(
        { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design, ...target } as Placed, WITNESS] },
        2,
        ...HIT,
        ...dice,
        ...NEXT,
      );
    // The head is torn off; one hit on the MechWarrior, who stays awake.
    const lost = shot({}, ...HIT, ...HIT, ...pair(2));
    expect(lost.play.state.units[1]).toMatchObject({ fate: 'fighting', gone: ['HD'], structure: { CT: 18 } });
    const again = shot({ gone: ['HD'] }, ...HIT, ...pair(6), ...HIT);
    expect(eventsOf(again.events, 'located')[0]!.struck.location).toBe('RT');
  });
});

describe('CASE II', () => {
  const guarded = (at: string): Paper => ({
    ...find('HBK-4G')!,
    mounts: [
      { kind: 'weapon', item: 'Autocannon/20', at: 'RT' },
      { kind: 'ammo', item: 'IS Ammo AC/20', at, shots: 5 },
      gear('ISCASEII', at),
    ],
  });
  /** A laser opens a location without armor, and the ammunition there goes up. */
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
  rule(
    'TOE-case-ii-explosion',
    'one point inside, the rest out through the back; a limb loses what armor it has or half of the whole',
    () => {
      const torso = burst('LT', 8, ...pair(8), ...slotOf('LT', 'bin'), ...pair(8), ...HIT, ...HIT);
      expect(torso.play.state.units[1]).toMatchObject({ fate: 'fighting', structure: { LT: 6 }, rear: { LT: 0 } });
      const arm = burst('LA', 10, ...pair(8), ...slotOf('LA', 'bin'), ...pair(8), ...HIT, ...HIT);
      expect(arm.play.state.units[1]).toMatchObject({ armor: { LA: 0 }, structure: { LA: 6 } });
      expect(eventsOf(arm.events, 'damaged').every(({ location }) => location === 'LA')).toBe(true);
    },
  );
  rule('TOE-case-ii-crits', 'an eight spares a critical of it, less does not; its own slots are never struck', () => {
    const struck = burst('LT', 8, ...pair(8), ...slotOf('LT', 'bin'), ...pair(7), ...pair(2), ...HIT, ...HIT);
    expect(eventsOf(struck.events, 'criticalRolled')).toHaveLength(2);
    const spared = burst('LT', 8, ...pair(8), ...slotOf('LT', 'gear'), ...slotOf('LT', 'bin'), ...pair(8), ...HIT, ...HIT);
    expect(eventsOf(spared.events, 'slotHit')).toHaveLength(1);
    expect(eventsOf(spared.events, 'criticalRolled')).toHaveLength(1);
  });
  /** The dice that name the first slot of a part. */
  const slotOf = (at: 'LT' | 'LA', part: 'bin' | 'gear'): readonly number[] => {
    const slot = sheetOf(guarded(at)).slots[at]!.findIndex(one => one.part === part);
    return slot < 6 ? [1, slot + 1] : [4, slot - 5];
  };
});

rule('TOE-xxl-heat', 'an engine that is lighter still runs hot', () => {
  const design: Paper = { ...find('GRF-1N')!, engine: { type: 'XXL', rating: 275 } };
  const heat = (mode: 'stand' | 'walk' | 'run' | 'jump', hexes: number) => {
    const { book, state } = start({ units: [{ at: '0808', design, moved: [mode, hexes] }, { at: '0117' }] });
    return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
  };
  expect([heat('stand', 0), heat('walk', 2), heat('run', 4), heat('jump', 1), heat('jump', 5)]).toEqual([2, 4, 6, 6, 10]);
});
