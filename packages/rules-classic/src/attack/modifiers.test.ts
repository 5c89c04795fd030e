import type { Mount, Unit as Paper } from '@sortie/roster';
import { find } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { armed, bin, gear, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, NEXT, type Placed, shoot, termsOf, WITNESS } from '../testing/table.fixture.ts';

const COMPUTER = gear('ISTargeting Computer', 'CT');
const MISS = [1, 1] as const;

/** The terms of a shot that misses. */
const terms = (design: Paper | string, target: Partial<Placed>, shot: Parameters<typeof shoot>[1] = 0, from = '0803') =>
  termsOf(
    eventsOf(
      shoot({ units: [{ at: from, facing: 3, design } as Placed, { at: '0806', ...target } as Placed, WITNESS] }, shot, ...MISS, ...NEXT)
        .events,
      'fired',
    )[0]!.toHit,
  );

describe('targeting computers', () => {
  const steered = (item: string, load: string, shot: Parameters<typeof shoot>[1] = 0, target: Partial<Placed> = {}) =>
    terms(armed(weapon(item), bin(load, 'LT', 20), COMPUTER), target, shot)['TW-th-targcomp'];
  rule('TW-th-targcomp#2', 'steer Ultra and rotary autocannons at every rate', () => {
    expect(steered('ISUltraAC5', 'IS Ultra AC/5 Ammo')).toBe(-1);
    expect(steered('ISUltraAC5', 'IS Ultra AC/5 Ammo', { weapon: 0, rate: 2 })).toBe(-1);
    expect([1, 4].map(rate => steered('ISRotaryAC5', 'ISRotaryAC5 Ammo', { weapon: 0, rate }))).toEqual([-1, -1]);
  });
  rule('TW-th-targcomp#3', 'steer hyper-assault rifles, but not as flak', () => {
    expect(steered('CLHAG20', 'Hyper-Assault Gauss Rifle/20 Ammo')).toBe(-1);
    expect(
      steered('CLHAG20', 'Hyper-Assault Gauss Rifle/20 Ammo', 0, {
        design: 'Warrior Attack Helicopter H-7',
        elevation: 2,
        moved: ['run', 10],
      }),
    ).toBeUndefined();
  });
  rule('TW-th-targcomp#4', 'steer nothing that scatters', () => {
    expect(steered('ISLBXAC10', 'IS LB 10-X Cluster Ammo')).toBeUndefined();
    expect(steered('ISSBGR', 'Silver Bullet Gauss Ammo')).toBeUndefined();
    expect(steered('SRM 6', 'IS Ammo SRM-6')).toBeUndefined();
  });
  rule('TW-th-targcomp#5', 'steer the slugs of an LB-X autocannon', () => {
    expect(steered('ISLBXAC10', 'IS LB 10-X AC Ammo')).toBe(-1);
  });
});

describe('single terms', () => {
  rule('TW-th-min#3', 'helicopters are too near as anybody else', () => {
    const missiles = armed(weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10', 'LT', 12));
    expect(terms(missiles, { design: 'Warrior Attack Helicopter H-7', elevation: 3 })['TW-th-min']).toBe(4);
    expect(terms(missiles, {})['TW-th-min']).toBe(4);
  });
  rule('TW-th-ammo#2', 'a Silver Bullet is easier to aim', () => {
    expect(terms(armed(weapon('ISSBGR', 'RT'), bin('Silver Bullet Gauss Ammo', 'LT', 8)), {})['TW-th-ammo']).toBe(-1);
    expect(terms(armed(weapon('ISGaussRifle', 'RT'), bin('IS Gauss Ammo', 'LT', 8)), {})['TW-th-ammo']).toBeUndefined();
  });
});

describe('suits and clothes', () => {
  const LASER = armed(weapon('Medium Laser'));
  const squad = (plating: string, ...mounts: readonly Mount[]): Paper => {
    const unit = find('Elemental Battle Armor [Laser](Sqd5)')!;
    return { ...unit, armor: { ...unit.armor, type: plating }, mounts: [...unit.mounts, ...mounts] };
  };
  const CAMO: Mount = { kind: 'equipment', item: 'Camo System', at: 'Squad' };
  const stealth = (plating: string, from: string) => terms(LASER, { design: squad(plating) }, 0, from)['TW-th-tbastealth'];
  rule('TW-th-tbastealth#1', 'basic and prototype coats hide from medium range on', () => {
    for (const plating of ['BA Stealth (Basic)', 'BA Stealth (Prototype)'])
      expect(['0803', '0801'].map(from => stealth(plating, from))).toEqual([undefined, 1]);
  });
  rule('TW-th-tbacamo#1', 'camouflage hides who hardly moves', () => {
    const camo = (hexes: number) =>
      terms(LASER, { design: squad('Standard', CAMO), moved: [hexes > 0 ? 'walk' : 'stand', hexes] })['TW-th-tbacamo'];
    expect([0, 1, 2].map(camo)).toEqual([2, 1, undefined]);
    expect(terms(LASER, { design: squad('Standard') })['TW-th-tbacamo']).toBeUndefined();
  });
  const shooting = (who: string, target: Paper) =>
    eventsOf(
      shoot({ units: [{ at: '0805', facing: 3, design: who }, { at: '0806', design: target }, WITNESS] }, 0, ...MISS, ...NEXT).events,
      'fired',
    )[0]!.toHit.terms;
  const counts = (who: string, target: Paper, id: string) =>
    shooting(who, target).some(({ rule: by, waivedBy, value }) => by === id && value !== 0 && waivedBy === undefined);
  const RIFLES = 'Foot Platoon (Rifle)';
  rule('TW-th-stealth-inf#1', 'foot soldiers look past coats that hide from instruments', () => {
    expect(counts(RIFLES, squad('BA Stealth (Standard)'), 'TW-th-tbastealth')).toBe(false);
  });
  rule('TW-th-stealth-inf#2', 'but not past colours', () => {
    expect(counts(RIFLES, squad('Standard', CAMO), 'TW-th-tbacamo')).toBe(true);
    expect(counts(RIFLES, squad('BA Mimetic'), 'TW-th-tmimetic')).toBe(true);
  });
  rule('TW-th-stealth-inf#3', 'and suits look past nothing', () => {
    expect(counts('Elemental Battle Armor [Laser](Sqd5)', squad('BA Stealth (Standard)'), 'TW-th-tbastealth')).toBe(true);
  });
  const platoon = (more: Partial<NonNullable<Paper['platoon']>>): Paper => {
    const unit = find(RIFLES)!;
    return { ...unit, platoon: { ...unit.platoon!, ...more } };
  };
  test('clothes hide a platoon from eyes and from instruments', () => {
    const sneak = (design: Paper, hexes = 0, from = '0803') =>
      terms(LASER, { design, moved: [hexes > 0 ? 'walk' : 'stand', hexes] }, 0, from)['TW-house-sneak-suits'];
    expect([0, 1, 2, 3].map(hexes => sneak(platoon({ sneak: ['camo'] }), hexes))).toEqual([3, 2, 1, undefined]);
    expect(['0803', '0801'].map(from => sneak(platoon({ sneak: ['ir'] }), 3, from))).toEqual([1, 1]);
    expect([0, 1].map(hexes => sneak(platoon({ dest: true }), hexes))).toEqual([2, 1]);
    expect(counts(RIFLES, platoon({ sneak: ['ir'] }), 'TW-house-sneak-suits')).toBe(false);
    expect(sneak(platoon({}))).toBeUndefined();
  });
  test('nobody overlooks an elephant', () => {
    expect(terms(LASER, { design: platoon({ beast: 'Elephant' }) })['TW-house-big-mounts']).toBe(-1);
    expect(terms(LASER, { design: platoon({ beast: 'Horse' }) })['TW-house-big-mounts']).toBeUndefined();
  });
  test('crops hide men, and nothing else', () => {
    const among = (design: string) =>
      termsOf(
        eventsOf(
          shoot(
            { units: [{ at: '0803', facing: 3, design: LASER }, { at: '0806', design }, WITNESS], ground: { '0806': 'f' } },
            0,
            ...MISS,
            ...NEXT,
          ).events,
          'fired',
        )[0]!.toHit,
      )['TW-house-fields'];
    expect([RIFLES, 'Elemental Battle Armor [Laser](Sqd5)', 'LCT-1V'].map(among)).toEqual([1, 1, undefined]);
  });
});
