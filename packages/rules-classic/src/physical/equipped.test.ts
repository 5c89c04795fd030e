import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Blow } from '../shape.ts';
import { gear, griffin, IDLE, scene } from '../testing/blows.fixture.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, termsOf, WITNESS } from '../testing/table.fixture.ts';

const punch = (arm: 'LA' | 'RA' = 'RA'): Blow => ({ kind: 'punch', arm, target: 1 });
const kick: Blow = { kind: 'kick', leg: 'RL', target: 1 };
const SPARED = 6;

/** A blow that misses: its number and what it would have done. */
function blow(first: Partial<Placed>, what: Blow, second: Partial<Placed> = {}, ground = {}, ...dice: readonly number[]) {
  const play = scene({ piloting: SPARED, ...first }, second, [], ground);
  play.does(NORTH, strike(0, what));
  return eventsOf(play.does(SOUTH, strike(1), 1, 1, ...dice, ...NEXT), 'struck')[0]!;
}
const refused = (first: Partial<Placed>, what: Blow, second: Partial<Placed> = {}, ground = {}) => {
  const play = scene(first, second, [], ground);
  return play.book.check(play.state as never, strike(0, what), NORTH).map(one => one.rule);
};
const STAYS = pair(12);

describe('walls', () => {
  rule('TW-phys-bldg-unit#1', 'nobody is struck through them', () => {
    for (const what of [punch(), kick, { kind: 'push', target: 1 } as const])
      expect(refused({}, what, {}, { '0809': 'C' })).toContain('TW-phys-bldg-unit');
    expect(refused({}, punch(), {}, { '0808': 'C' })).toEqual([]);
  });
  rule('TW-phys-bldg-unit#3', 'inside one building everything is one harder', () => {
    const inside = { '0808': 'C', '0809': 'C' };
    expect(termsOf(blow({}, punch(), {}, inside).toHit)['TW-phys-bldg-unit']).toBe(1);
    expect(termsOf(blow({}, kick, {}, inside, ...STAYS).toHit)['TW-phys-bldg-unit']).toBe(1);
  });
  rule('TW-phys-bldg-unit#4', 'a roof is not inside', () => {
    // The building is two levels high: who stands on it is struck from a hill of two levels.
    const hill = { '0808': '2', '0809': 'C' };
    expect(refused({}, punch(), { elevation: 2 }, hill)).toEqual([]);
    expect(termsOf(blow({}, punch(), { elevation: 2 }, hill).toHit)['TW-phys-bldg-unit']).toBeUndefined();
  });
});

describe('what is built in', () => {
  const TSM = griffin(gear('Triple Strength Myomer', 'CT', 6), gear('Hatchet', 'RA', 4), gear('Dual Saw', 'LA', 7));
  rule('TW-phys-tsm#1', 'hot muscles double fists, feet and hatchets', () => {
    const hot = { design: TSM, heat: 9 };
    expect([blow(hot, punch()).damage, blow({ design: TSM, heat: 8 }, punch()).damage]).toEqual([12, 6]);
    expect(blow(hot, kick, {}, {}, ...STAYS).damage).toBe(22);
    expect(blow(hot, { kind: 'club', gear: 1, target: 1 }).damage).toBe(22);
  });
  rule('TW-phys-tsm#2', 'but no saws', () => {
    expect(blow({ design: TSM, heat: 9 }, { kind: 'club', gear: 2, target: 1 }).damage).toBe(7);
  });
  rule('TW-phys-gear#1', 'an enhanced arm strikes better, and only that arm', () => {
    const design = griffin(gear('ISAES', 'RA'));
    const term = (arm: 'LA' | 'RA') => termsOf(blow({ design }, punch(arm)).toHit)['TW-phys-gear'];
    expect([term('RA'), term('LA')]).toEqual([-1, undefined]);
  });
  rule('TW-phys-gear#2', 'muscles of industry make every blow harder to land, and twice as hard', () => {
    const design = griffin(gear('Industrial Triple Strength Myomer', 'CT', 6));
    expect(blow({ design }, punch())).toMatchObject({ damage: 12 });
    expect(termsOf(blow({ design }, punch()).toHit)['TW-phys-gear']).toBe(2);
    expect(termsOf(blow({ design }, kick, {}, {}, ...STAYS).toHit)['TW-phys-gear']).toBe(2);
  });
  rule('TW-phys-gear#3', 'giants are clumsy', () => {
    const giant = { ...griffin(), tons: 105 };
    const term = (what: Blow, ...dice: readonly number[]) => termsOf(blow({ design: giant }, what, {}, {}, ...dice).toHit)['TW-phys-gear'];
    expect([term(kick, ...STAYS), term({ kind: 'push', target: 1 })]).toEqual([1, undefined]);
  });
  rule('TW-phys-gear#4', 'behind modular armor both arms punch worse, until it is gone', () => {
    const design = griffin(gear('ISModularArmor', 'RT'));
    const term = (what: Blow, modular?: Placed['modular'], ...dice: readonly number[]) =>
      termsOf(blow({ design, ...(modular ? { modular } : {}) }, what, {}, {}, ...dice).toHit)['TW-phys-gear'];
    expect([term(punch('RA')), term(punch('LA')), term(punch(), { RT: 0 })]).toEqual([1, 1, undefined]);
    expect(term(kick, undefined, ...STAYS)).toBeUndefined();
  });
  test('a foot with talons kicks half as hard again', () => {
    const design = griffin(gear('Talons', 'RL'));
    const left: Blow = { kind: 'kick', leg: 'LL', target: 1 };
    expect([kick, left].map(what => blow({ design }, what, {}, {}, ...STAYS).damage)).toEqual([17, 11]);
  });
  rule('TW-los-surface', 'what hovers over water is struck on the surface', () => {
    const hover = { design: 'Saracen Medium Hover Tank' };
    expect(refused({}, punch(), hover, { '0808': '~', '0809': '~' })).toEqual([]);
    expect(refused({}, punch(), hover)).toContain('TW-phys-level-punch');
  });
  rule('TW-punch#6', 'an arm that ends at the elbow punches at three more', () => {
    expect(termsOf(blow({ design: 'CPLT-C1' }, punch()).toHit)['TW-punch']).toBe(3);
  });
  rule('TW-phys-under#2', 'among men a blow made for machines does a tenth', () => {
    expect(blow({}, kick, { design: 'Foot Platoon (Rifle)' }, {}, ...STAYS).damage).toBe(2);
  });
});

describe('halves', () => {
  const AXE = griffin(gear('Hatchet', 'RA', 4));
  const swing = (part?: 'high' | 'low'): Blow => ({ kind: 'club', gear: 0, target: 1, ...(part ? { part } : {}) });
  rule('TW-phys-level-club#3', 'of the target are chosen at four more, without any other rule', () => {
    expect([undefined, 'high', 'low'].map(part => blow({ design: AXE }, swing(part as 'high')).toHit.total)).toEqual([5, 9, 9]);
    const hit = (part: 'high' | 'low', die: number) => {
      const play = scene({ design: AXE }, {}, []);
      play.does(NORTH, strike(0, swing(part)));
      return eventsOf(play.does(SOUTH, strike(1), 6, 6, die, ...NEXT), 'damaged')[0]!.location;
    };
    expect([hit('high', 2), hit('low', 2)]).toEqual(['LT', 'RL']);
    expect(refused({ design: griffin(gear('Mace', 'RA', 4)) }, swing('high'))).toContain('TW-house-plain-swings');
  });
});

describe('on the ground', () => {
  rule('TW-phys-prone#1', "a 'Mech that lies strikes only at a vehicle in its hex, at two more", () => {
    const units = (design: string): readonly Placed[] => [
      { at: '0808', facing: 3, prone: true },
      { at: '0808', design },
      { ...WITNESS, strike: IDLE },
    ];
    const play = start({ phase: 'physical', units: units('Manticore Heavy Tank') });
    play.does(NORTH, strike(0, punch()));
    const [struck] = eventsOf(play.does(SOUTH, strike(1), 1, 1, ...NEXT), 'struck');
    expect(termsOf(struck!.toHit)['TW-phys-prone']).toBe(2);
    expect(refused({ prone: true }, punch())).toContain('TW-phys-prone');
    expect(refused({ prone: true }, kick)).toContain('TW-phys-prone');
  });
});
