import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { describe, expect, test } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, facing, gear, HIT, LASER, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start } from '../testing/table.fixture.ts';

const GLANCE: RuleId = 'TOE-glancing-armor-order';
const DIRECT: RuleId = 'TOE-direct-blow-tsm';
const CALLED: RuleId = 'TOE-called-shot-miss';
const plated = (type: string): Paper => ({ ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type } });
const harm = (design: Paper, target: Partial<Placed>, rules: readonly RuleId[], rolled: number, place: readonly number[] = pair(7)) =>
  eventsOf(shoot(facing({ design }, target, rules), 0, ...pair(rolled), ...place, ...NEXT).events, 'damaged').map(({ armor }) => armor);

describe('how well it hits meets what it hits', () => {
  test('glancing × reflective armor: half for the blow, and half of that for the armor', () => {
    const large = armed(weapon('Large Laser'));
    const target = { design: plated('Reflective') };
    expect([harm(large, target, [GLANCE], 4), harm(large, target, [GLANCE], 5), harm(large, {}, [GLANCE], 4)]).toEqual([[2], [4], [4]]);
  });
  test('direct × Ferro-Lamellor: the blow adds first, and the armor takes its part of the sum', () => {
    // Five and one are six, of which two are taken; five alone would lose one.
    expect([
      harm(LASER, { design: plated('Ferro-Lamellor') }, [DIRECT], 7),
      harm(LASER, { design: plated('Ferro-Lamellor') }, [DIRECT], 6),
    ]).toEqual([[4], [4]]);
    expect(harm(LASER, { design: plated('Ferro-Lamellor') }, [DIRECT], 10)).toEqual([5]);
  });
  test('glancing × direct: by the very number it glances, three beyond it is direct, never both', () => {
    expect([4, 5, 6, 7].map(rolled => harm(LASER, {}, [GLANCE, DIRECT], rolled)[0])).toEqual([2, 5, 5, 6]);
  });
  test('glancing × called shot: the number that counts is the harder one', () => {
    const called = (rolled: number, ...place: readonly number[]) =>
      eventsOf(
        shoot(facing({ design: LASER }, {}, [GLANCE, CALLED]), { weapon: 0, called: 'high' }, ...pair(rolled), ...place, ...NEXT).events,
        'damaged',
      ).map(({ armor }) => armor);
    expect([called(6), called(7, 3), called(8, 3)]).toEqual([[], [2], [5]]);
  });
  test('a charged capacitor × glancing: fifteen are seven', () => {
    const cannon = armed(weapon('PPC'), gear('PPC Capacitor', 'RA'));
    const shot = (rolled: number) =>
      eventsOf(
        shoot(facing({ design: cannon, condition: { charged: [0] } }, { at: '0808' }, [GLANCE]), 0, ...pair(rolled), ...pair(7), ...NEXT)
          .events,
        'damaged',
      )[0]!.armor;
    expect([shot(4), shot(5)]).toEqual([7, 15]);
  });
  test('a shield × glancing: the shield takes its part of the half', () => {
    const bearer = armed(gear('ISMediumShield', 'LA', 5));
    const target = { design: bearer, condition: { guards: [{ gear: 0, mode: 'active' as const }] } };
    // Seven of fifteen, of which the shield takes five; of the whole fifteen it would take five as well.
    expect([
      harm(armed(weapon('CLERPPC')), target, [GLANCE], 4, pair(8)),
      harm(armed(weapon('CLERPPC')), target, [GLANCE], 5, pair(8)),
    ]).toEqual([[2], [10]]);
  });
  test('an enhanced arm × a called shot: one easier and three harder', () => {
    const steady = armed(weapon('Medium Laser'), gear('ISAES', 'RA'));
    const { events } = shoot(
      facing({ design: steady }, {}, [CALLED, 'TOE-aes-arm', 'TOE-aes-legs']),
      { weapon: 0, called: 'low' },
      1,
      1,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.toHit.total).toBe(4 + 3 - 1);
  });
  test('rapid fire × switches: a barrel without power neither fires nor bursts', () => {
    const cannon = armed(weapon('Autocannon/5', 'RT'), bin('IS Ammo AC/5', 'LT', 20));
    const rules: readonly RuleId[] = [
      'TOE-autocannon-rapid-any-ammo',
      'TOE-autocannon-rapid-jam',
      'TOE-autocannon-rapid-explosion',
      'TOE-shut-off-toggle',
      'TOE-shut-off-criticals',
    ];
    const play = start({ phase: 'weapon', ...facing({ design: cannon, condition: { off: [0] } }, {}, rules) });
    expect(play.refuses(NORTH, fire(0, 1, { weapon: 0, rate: 2 })).map(one => one.rule)).toContain('TOE-shut-off-toggle');
  });
  test('rapid fire × direct blows: each shell is a blow of its own', () => {
    const cannon = armed(weapon('Autocannon/5', 'RT'), bin('IS Ammo AC/5', 'LT', 20));
    const rules: readonly RuleId[] = [
      'TOE-autocannon-rapid-any-ammo',
      'TOE-autocannon-rapid-jam',
      'TOE-autocannon-rapid-explosion',
      DIRECT,
    ];
    const { events, play } = shoot(
      facing({ design: cannon }, { at: '0808' }, rules),
      { weapon: 0, rate: 2 },
      ...HIT,
      ...pair(7),
      ...pair(6),
      ...pair(7),
      ...NEXT,
    );
    expect(unitAt(play.state, 0).ammo).toEqual([18]);
    expect(eventsOf(events, 'fired')[0]!.cluster!.row.total).toBe(11);
  });
});
