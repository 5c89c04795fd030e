import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Shot } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { bin, gear, griffin, weapon } from '../testing/guns.fixture.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, termsOf, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const shot = (mounts: readonly Mount[], what: Omit<Shot, 'target'>, target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0802', facing: 3, design: griffin(...mounts) }, { at: '0806', ...target } as Placed, WITNESS] },
    what,
    ...dice,
    ...NEXT,
  );
const fired = (mounts: readonly Mount[], ...dice: readonly number[]) =>
  eventsOf(shot(mounts, { weapon: 0 }, {}, ...dice).events, 'fired')[0]!;
const MISS = [1, 1] as const;

describe('what the tables say', () => {
  rule('TOE-t406-binary-laser', 'twelve points for sixteen of heat', () => {
    const { events } = shot([weapon('Binary Laser (Blazer) Cannon')], { weapon: 0 }, {}, ...HIT, ...pair(7));
    expect(eventsOf(events, 'fired')[0]!.heat).toBe(16);
    expect(eventsOf(events, 'damaged')[0]!.armor).toBe(12);
  });
  rule('TOE-t404-clan-rac-heat', 'rotary cannons of the Clans make one point of heat with each shot', () => {
    const { events } = shot([weapon('CLRotaryAC5'), bin('CLRotaryAC5 Ammo', 40)], { weapon: 0, rate: 6 }, {}, ...MISS);
    expect(eventsOf(events, 'fired')[0]!.heat).toBe(6);
  });
  rule('TOE-t406-silver-bullet-tc', 'no computer helps a Silver Bullet', () => {
    const computer = gear('ISTargeting Computer');
    const term = (item: string, load: string) => termsOf(fired([weapon(item), bin(load), computer], ...MISS).toHit)['TW-th-targcomp'];
    expect([term('ISGaussRifle', 'IS Gauss Ammo'), term('ISSBGR', 'Silver Bullet Gauss Ammo')]).toEqual([-1, undefined]);
  });
  rule('TOE-t406-er-pulse-small-note', 'five points, but dice of men instead', () => {
    const hurt = (target: Partial<Placed>, ...dice: readonly number[]) =>
      eventsOf(shot([weapon('CLERSmallPulseLaser')], { weapon: 0 }, target, ...HIT, ...dice).events, 'damaged').map(
        ({ armor, structure }) => armor + structure,
      );
    expect(hurt({}, ...pair(7))).toEqual([5]);
    expect(hurt({ design: 'Foot Platoon (Rifle)' }, 3)).toEqual([6]);
  });
  rule('TOE-t406-improved-heavy-lasers', 'all three burst when they are struck', () => {
    const lasers = ['CLImprovedHeavyLargeLaser', 'CLImprovedMediumHeavyLaser', 'CLImprovedSmallHeavyLaser'];
    expect(lasers.map(item => sheetOf(griffin(weapon(item))).weapons[0]!.explosion)).toEqual([8, 5, 3]);
    const design = griffin(weapon('CLImprovedSmallHeavyLaser', 'RT'));
    // A point goes through, one slot is struck, and what bursts hurts the MechWarrior twice.
    const { events } = shot(
      [weapon('Small Laser')],
      { weapon: 0 },
      { at: '0804', design, armor: { RT: 2 } },
      ...HIT,
      ...pair(6),
      ...pair(8),
      1,
      1,
      ...pair(2),
      ...pair(12),
      ...pair(12),
    );
    expect(eventsOf(events, 'exploded')).toMatchObject([{ unit: 1, location: 'RT', damage: 3 }]);
  });
  rule('TOE-t406-coolant-type', 'so do pods of coolant', () => {
    const design = griffin({ kind: 'ammo', item: 'Coolant Pod', at: 'RT', shots: 1 });
    const { events } = shot(
      [weapon('Small Laser')],
      { weapon: 0 },
      { at: '0804', design, armor: { RT: 2 } },
      ...HIT,
      ...pair(6),
      ...pair(8),
      1,
      1,
      ...pair(2),
      ...pair(12),
      ...pair(12),
    );
    expect(eventsOf(events, 'exploded')).toMatchObject([{ unit: 1, location: 'RT', damage: 10 }]);
  });
  rule('TOE-t407-laser-heatsink-space', 'a laser heat sink takes two slots', () => {
    const sinks = sheetOf(griffin({ kind: 'equipment', item: 'Laser Heat Sink', at: 'RT' })).slots.RT!.filter(
      ({ part }) => part === 'sink',
    );
    expect(sinks).toHaveLength(2);
  });
  rule('TOE-t408-extended-lrm20-heat', 'ten points of heat', () => {
    const units: readonly Placed[] = [
      { at: '0802', facing: 3, design: griffin(weapon('Extended LRM 20'), bin('IS Ammo Extended LRM-20')) },
      { at: '0816' },
      WITNESS,
    ];
    expect(eventsOf(shoot({ units }, 0, ...MISS, ...NEXT).events, 'fired')[0]!.heat).toBe(10);
  });
  rule('TOE-t408-streak-lrm-damage', 'Streak LRMs strike with all of the salvo, in fives', () => {
    for (const [size, lots] of [
      [5, 1],
      [10, 2],
      [15, 3],
      [20, 4],
    ] as const) {
      const places = Array.from({ length: lots }, (_, i) => pair(i === 0 ? 7 : 4 + i)).flat();
      const heavy = size === 20 ? pair(12) : [];
      const { events } = shot(
        [weapon(`CLStreakLRM${size}`), bin(`Clan Streak LRM ${size} Ammo`)],
        { weapon: 0 },
        {},
        ...HIT,
        ...places,
        ...heavy,
      );
      expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual(Array.from({ length: lots }, () => 5));
    }
  });
  rule('TOE-t410-rifle-tohit', 'rifles are no harder to aim than other guns', () => {
    for (const size of ['Light', 'Medium', 'Heavy'])
      expect(
        termsOf(fired([weapon(`Rifle (Cannon, ${size})`), bin(`IS Ammo ${size} Rifle`)], ...MISS).toHit)['TW-th-weapon'],
      ).toBeUndefined();
  });
  rule('TOE-t410-thunderbolt-tohit', 'nor are Thunderbolts', () => {
    for (const size of [5, 10, 15, 20])
      expect(
        termsOf(fired([weapon(`Thunderbolt ${size}`), bin(`IS Ammo Thunderbolt-${size}`)], ...MISS).toHit)['TW-th-weapon'],
      ).toBeUndefined();
  });
  rule('TOE-apollo-mechs', "Apollo beside a launcher of a 'Mech makes it easier to aim", () => {
    const term = (...more: readonly Mount[]) =>
      termsOf(fired([weapon('MRM 10'), bin('IS MRM 10 Ammo'), ...more], ...MISS).toHit)['TW-th-apollo'];
    expect([term(gear('ISApollo', 'RT')), term(gear('ISApollo', 'LT')), term()]).toEqual([-1, undefined, undefined]);
  });
  rule('TOE-artemis-v-as-iv', 'Artemis V fails where Artemis IV does: jammed, in another place, or struck', () => {
    const five = [weapon('CLLRM10'), bin('Clan Ammo LRM-10 (Clan) Artemis V-capable')];
    const term = (more: Mount, target: Partial<Placed> = {}, hits: Placed['hits'] = {}) => {
      const units: readonly Placed[] = [
        { at: '0802', facing: 3, design: griffin(...five, more), hits },
        { at: '0806', ...target } as Placed,
        WITNESS,
      ];
      const { terms } = eventsOf(shoot({ units }, 0, ...MISS, ...NEXT).events, 'fired')[0]!.toHit;
      const found = terms.find(({ rule: id }) => id === 'TW-th-artemis5');
      return found && !found.waivedBy ? found.value : undefined;
    };
    expect(term(gear('CLArtemisV', 'RT'))).toBe(-1);
    expect(term(gear('CLArtemisV', 'LT'))).toBeUndefined();
    expect(term(gear('CLArtemisV', 'RT'), { design: griffin(gear('ISGuardianECMSuite')) })).toBeUndefined();
  });
});

describe('gear', () => {
  rule('TOE-drone-cockpit-modifiers', 'a small cockpit does not matter where nobody sits', () => {
    const number = (design: Paper) => {
      const { book, state } = start({ units: [{ at: '0808', design }, { at: '0117' }] });
      return book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 }).total;
    };
    const small = (...mounts: readonly Mount[]): Paper => ({ ...griffin(...mounts), cockpit: 'Small' });
    expect(number(small()) - number(griffin())).toBe(1);
    expect(number(small(gear('ISDroneOperatingSystem')))).toBe(number(griffin()));
  });
  rule('TOE-taser-to-hit', 'a taser is one harder to aim, and may shut a ’Mech down', () => {
    const { events } = shot([weapon('Mek Taser'), bin('Taser Ammo')], { weapon: 0 }, { at: '0804' }, ...HIT, ...pair(7), ...pair(9));
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)['TW-th-weapon']).toBe(1);
    expect(eventsOf(events, 'reactorRolled')).toMatchObject([{ shutDown: false }]);
    const down = shot([weapon('Mek Taser'), bin('Taser Ammo')], { weapon: 0 }, { at: '0804' }, ...HIT, ...pair(7), ...pair(10));
    expect(eventsOf(down.events, 'reactorRolled')[0]).toMatchObject({ shutDown: true });
  });
});

describe('armor', () => {
  const plated = (type: string, ...mounts: readonly Mount[]): Paper => ({
    ...griffin(...mounts),
    armor: { ...find('GRF-1N')!.armor, type },
  });
  rule('TOE-reflective-doubling-transfer', 'blows take twice the armor, but what goes beneath is what was struck', () => {
    const kicked = (design: Paper, armor: number, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [
        { at: '0808', facing: 3, piloting: 6 },
        { at: '0809', design, armor: { LL: armor, RL: armor } },
        { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
      ];
      const play = start({ phase: 'physical', units });
      play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
      return eventsOf(play.does(SOUTH, strike(1), ...HIT, 1, ...dice, ...NEXT), 'damaged')[0]!;
    };
    // Eleven points: twenty-two of armor, or of ten what five points do, and six beneath.
    expect(kicked(plated('Reflective'), 30, ...pair(12))).toMatchObject({ armor: 22, structure: 0 });
    expect(kicked(plated('Reflective'), 10, ...pair(2), ...pair(12))).toMatchObject({ armor: 10, structure: 6 });
    const { events } = shot([weapon('PPC')], { weapon: 0 }, { design: plated('Reflective') }, ...HIT, ...pair(7));
    expect(eventsOf(events, 'damaged')[0]!.armor).toBe(5);
  });
  const hung = griffin(gear('ISModularArmor', 'CT'));
  rule('TOE-modular-armor-new-attack', 'what it does not hold is a hit of its own on the armor beneath', () => {
    const { events, play } = shot(
      [weapon('ISGaussRifle'), bin('IS Gauss Ammo')],
      { weapon: 0 },
      { design: plated('Ferro-Lamellor', gear('ISModularArmor', 'CT')) },
      ...HIT,
      ...pair(7),
    );
    expect(eventsOf(events, 'modularHit')).toMatchObject([{ location: 'CT', points: 10 }]);
    // Five are left, of which the armor beneath softens one.
    expect(eventsOf(events, 'damaged')).toMatchObject([{ armor: 4 }]);
    expect(unitAt(play.state, 1).modular).toEqual({ CT: 0 });
    const light = shot([weapon('Medium Laser')], { weapon: 0 }, { at: '0804', design: hung }, ...HIT, ...pair(2));
    expect(eventsOf(light.events, 'damaged')).toEqual([]);
    expect(eventsOf(light.events, 'criticalRolled')).toEqual([]);
  });
  rule('TOE-modular-armor-lost', 'it makes slow and clumsy, until none of it is left', () => {
    const asks = (modular?: Placed['modular']) => {
      const { book, state } = start({ units: [{ at: '0808', design: hung, ...(modular ? { modular } : {}) }, { at: '0117' }] });
      const unit = unitAt(state, 0);
      return [
        book.ask('walkMp', { unit }).total,
        book.ask('piloting', { state, unit, cause: 'kicked', causes: ['kicked'], depth: 0 }).total,
      ];
    };
    expect([asks(), asks({ CT: 0 })]).toEqual([
      [4, 6],
      [5, 5],
    ]);
  });
  rule('TOE-modular-armor-stealth', 'and it can be seen on whoever hides', () => {
    const hidden = (modular?: Placed['modular']) => {
      const design = plated('Stealth', gear('ISGuardianECMSuite'));
      const target: Partial<Placed> = {
        at: '0811',
        design,
        settings: Object.fromEntries(sheetOf(design).gear.map(({ kind }, i) => [i, kind === 'stealth' ? 'on' : 'on'])),
        ...(modular ? { modular } : {}),
      };
      const { events } = shot([weapon('PPC')], { weapon: 0 }, target, ...MISS);
      const found = eventsOf(events, 'fired')[0]!.toHit.terms.find(({ rule: id }) => id === 'TW-th-tstealth');
      return found && (found.waivedBy ?? found.value);
    };
    expect([hidden(), hidden({ LT: 3 })]).toEqual([1, 'TOE-modular-armor-stealth']);
  });
  for (const [id, type, item, load] of [
    ['TOE-reflective-available-ba', 'BA Laser Reflective (Reflec/Glazed)', 'PPC', undefined],
    ['TOE-reactive-available-ba', 'BA Reactive (Blazer)', 'Thunderbolt 10', 'IS Ammo Thunderbolt-10'],
  ] as const)
    rule(id, 'squads wear it, and it halves what it is made against', () => {
      const squad = find('Elemental Battle Armor [Laser](Sqd5)')!;
      const design: Paper = { ...squad, armor: { ...squad.armor, type } };
      const { events } = shot([weapon(item), ...(load ? [bin(load)] : [])], { weapon: 0 }, { design, at: '0809' }, ...HIT, 1);
      expect(eventsOf(events, 'damaged')[0]).toMatchObject({ armor: 5 });
    });
});
