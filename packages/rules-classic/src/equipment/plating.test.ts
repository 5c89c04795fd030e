import { ARMOR_TYPES, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, fire, NEXT, NORTH, type Placed, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const plated = (code: string, type: string): Paper => ({ ...find(code)!, armor: { ...find(code)!.armor, type } });
/** A Hunchback fires one of its weapons: two lasers, then an autocannon. */
const harm = (target: Partial<Placed>, weapon: number, attacker: Partial<Placed>, ...dice: readonly number[]) => {
  const units: readonly Placed[] = [{ at: '0805', facing: 3, design: 'HBK-4G', ...attacker }, { at: '0807', ...target } as Placed, WITNESS];
  return eventsOf(shoot({ units }, weapon, ...HIT, ...dice, ...NEXT).events, 'damaged');
};
const [LASER, CANNON] = [0, 2];

describe('armor of special kinds', () => {
  rule('TOE-ferro-lamellor', 'a point less for every five or part of five, while it lasts', () => {
    const design = plated('AS7-D', 'Ferro-Lamellor');
    expect(harm({ design }, LASER, {}, ...pair(7))[0]).toMatchObject({ armor: 4 });
    expect(harm({ design }, CANNON, {}, ...pair(6))[0]).toMatchObject({ armor: 16 });
    expect(harm({ design, armor: { RT: 0 } }, LASER, {}, ...pair(6), ...pair(2))[0]).toMatchObject({ structure: 5 });
  });
  rule('TOE-reflective-ba-bonus', 'suits that reflect take half of a beam, rounded down', () => {
    const design = plated(SUITS, 'BA Laser Reflective (Reflec/Glazed)');
    expect(harm({ design }, LASER, {}, 1)[0]).toMatchObject({ armor: 2 });
    expect(harm({ design: SUITS }, LASER, {}, 1)[0]).toMatchObject({ armor: 5 });
    expect(harm({ design }, CANNON, {}, 1)[0]!.armor).toBe(10);
  });
  const reactive = plated(SUITS, 'BA Reactive (Blazer)');
  rule('TOE-reactive-ba-bonus', 'suits that react take half of missiles, rounded down', () => {
    const missiles: Partial<Placed> = { design: 'GRF-1N', at: '0801' };
    expect(harm({ design: reactive }, 1, missiles, ...pair(2), 1).map(({ armor }) => armor)).toEqual([1]);
    expect(harm({ design: SUITS }, 1, missiles, ...pair(2), 1).map(({ armor }) => armor)).toEqual([3]);
    expect(harm({ design: reactive }, LASER, {}, 1)[0]).toMatchObject({ armor: 5 });
  });
  rule('TOE-advanced-ba-armor-table', 'their weights by the point, and seven slots', () => {
    const row = (id: string) => {
      const found = ARMOR_TYPES.find(({ item }) => item.id === id)!.item;
      return [found.kgPerPoint, found.mechSlots];
    };
    expect(['Clan BA Reactive (Blazer)', 'IS BA Reactive (Blazer)'].map(row)).toEqual([
      [35, 7],
      [60, 7],
    ]);
    expect(['Clan BA Laser Reflective (Reflec/Glazed)', 'IS BA Laser Reflective (Reflec/Glazed)'].map(row)).toEqual([
      [30, 7],
      [55, 7],
    ]);
    expect(harm({ design: reactive }, CANNON, {}, 1)[0]!.armor).toBe(10);
  });
  rule('TOE-hardened-psr', 'a point of hardened armor counts as one towards the roll after heavy damage', () => {
    // Twenty points take ten of hardened armor: no roll.
    const [hit] = harm({ design: plated('AS7-D', 'Hardened') }, CANNON, {}, ...pair(7));
    expect(hit).toMatchObject({ armor: 10, counts: 10 });
  });
  rule('TOE-reinforced-structure', 'each point of a reinforced frame takes two', () => {
    const strong: Paper = { ...find('GRF-1N')!, structure: { ...find('GRF-1N')!.structure, type: 'Reinforced' } };
    const hits = harm({ design: strong, armor: { RT: 0 } }, CANNON, {}, ...pair(6), ...pair(2), ...HIT);
    expect(hits.map(({ location, structure }) => [location, structure])).toEqual([['RT', 10]]);
  });
});

describe('heavy flamers', () => {
  const flamer = (code: string): Paper => ({
    ...find(code)!,
    mounts: [
      { kind: 'weapon', item: 'Heavy Flamer', at: code === 'GRF-1N' ? 'RA' : 'FR' },
      { kind: 'ammo', item: 'IS Heavy Flamer Ammo', at: code === 'GRF-1N' ? 'RT' : 'BD', shots: 10 },
    ],
  });
  rule('TOE-heavy-flamer-infantry', 'six dice against men', () => {
    const men = { design: 'Foot Platoon (Rifle)' };
    const [hit] = shootAt(flamer('GRF-1N'), men, 1, 1, 1, 1, 1, 1);
    expect(hit).toMatchObject({ structure: 12 });
  });
  rule('TOE-heavy-flamer-engine-hit', 'it burns without an engine', () => {
    const tank = (item: string) => {
      const design: Paper = {
        ...flamer('Vedette Medium Tank'),
        mounts: [{ ...flamer('Vedette Medium Tank').mounts[0]!, item }, flamer('Vedette Medium Tank').mounts[1]!],
      };
      const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design }, { at: '0810' }] });
      const { wear } = unitAt(play.state, 0);
      const dead = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design, wear: { ...wear!, engine: true } }, { at: '0810' }] });
      return dead.book.check(dead.state as never, fire(0, 1, 0), NORTH).length === 0;
    };
    expect([tank('Heavy Flamer'), tank('Medium Laser')]).toEqual([true, false]);
  });
  const shootAt = (design: Paper, target: Partial<Placed>, ...dice: readonly number[]) =>
    eventsOf(
      shoot({ units: [{ at: '0805', facing: 3, design }, { at: '0807', ...target } as Placed, WITNESS] }, 0, ...HIT, ...dice, ...NEXT)
        .events,
      'damaged',
    );
});
