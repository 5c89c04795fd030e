import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, mech, mounts, platoon, ship, support, vehicle } from '../units.fixture.ts';
import { type Profile, preferredRange, ROLE_RULES } from './role.ts';

interface Sketch extends Partial<Omit<Profile, 'has' | 'rating'>> {
  readonly abilities?: Readonly<Record<string, number>>;
}

/** What role the rules find for a unit of move 8", armor 6 and damage 3/3/0. */
function roleFor({ abilities = {}, ...over }: Sketch): string | undefined {
  const profile: Profile = {
    ground: true,
    infantry: false,
    fighter: false,
    largeCraft: false,
    armed: true,
    military: true,
    move: 8,
    jumps: false,
    armor: 6,
    damage: [3, 3, 0],
    has: code => code in abilities,
    rating: code => abilities[code] ?? 0,
    ...over,
  };
  for (const { role } of ROLE_RULES) {
    const found = role(profile);
    if (found !== undefined) return found;
  }
  return undefined;
}
const inTheAir = (over: Sketch) => roleFor({ ground: false, fighter: true, ...over });

rule('ASC-role-guideline-only', 'a stated role stands, whatever the figures say', () => {
  expect(companion(mech({ role: 'Scout', mounts: mounts('PPC@RA*3') })).role).toBe('Scout');
});
rule('ASC-role-ground-scope', 'armed ’Mechs and vehicles have a role', () => {
  expect(companion(mech({ mounts: mounts('Medium Laser@RA*4') })).role).toBe('Brawler');
  expect(companion(vehicle({ mounts: mounts('Medium Laser@FR*4') })).role).not.toBe('Support');
});
rule('ASC-role-support', 'the unarmed are support', () => {
  expect(companion(mech()).role).toBe('Support');
  expect(companion(support()).role).toBe('Support');
});
rule('ASC-role-infantry-none', 'troops have none', () => expect(companion(platoon()).role).toBe('None'));
rule('ASC-role-ambusher', 'slow, thin and close', () => expect(roleFor({ move: 6, armor: 5, damage: [4, 2, 0] })).toBe('Ambusher'));
rule('ASC-role-brawler', 'in the middle of everything', () => {
  expect(roleFor({ move: 8, armor: 6, damage: [3, 3, 0] })).toBe('Brawler');
  expect(roleFor({ move: 12, armor: 9, damage: [3, 3, 0] })).toBe('Brawler');
});
rule('ASC-role-juggernaut', 'slow, thick and able to strip its own armor in two attacks', () => {
  expect(roleFor({ move: 6, armor: 8, damage: [4, 4, 0] })).toBe('Juggernaut');
  expect(roleFor({ move: 6, armor: 8, damage: [3, 3, 0] })).not.toBe('Juggernaut');
});
rule('ASC-role-missile-boat', 'LRM and indirect fire, or artillery', () => {
  expect(roleFor({ damage: [1, 2, 2], abilities: { LRM: 2, IF: 2 } })).toBe('Missile Boat');
  expect(roleFor({ damage: [1, 1, 1], abilities: { ART: 1 } })).toBe('Missile Boat');
  expect(roleFor({ damage: [1, 2, 2] })).toBe('Sniper');
});
rule('ASC-role-scout', 'fast, thin, with eyes', () => {
  expect(roleFor({ move: 12, armor: 3, damage: [2, 1, 0], abilities: { RCN: 1 } })).toBe('Scout');
  expect(roleFor({ move: 12, armor: 5, damage: [2, 1, 0], abilities: { RCN: 1 } })).not.toBe('Scout');
});
rule('ASC-role-skirmisher', 'fast, or 8" with jets, of middling armor', () => {
  expect(roleFor({ move: 10, armor: 6, damage: [3, 3, 1] })).toBe('Skirmisher');
  expect(roleFor({ move: 8, jumps: true, armor: 5, damage: [3, 3, 1] })).toBe('Skirmisher');
  expect(roleFor({ move: 8, armor: 5, damage: [3, 3, 1] })).toBe('Brawler');
});
rule('ASC-role-sniper', 'as strong at long range as elsewhere', () => expect(roleFor({ damage: [2, 2, 2] })).toBe('Sniper'));
rule('ASC-role-striker', 'fast, thin and close', () => expect(roleFor({ move: 12, armor: 4, damage: [4, 2, 0] })).toBe('Striker'));
rule('ASC-tbl-role-ground', 'what it prefers follows from its damage', () => {
  const prefers = (short: number, medium: number, long: number) => preferredRange({ damage: [short, medium, long] } as unknown as Profile);
  expect([prefers(4, 2, 0), prefers(3, 3, 1), prefers(2, 2, 1)]).toEqual(['short', 'medium', 'long']);
});
rule('ASC-role-aero-scope', 'armed fighters have a role of the air', () => {
  expect(companion(fighter({ mounts: mounts('Medium Laser@NOS*6') })).role).toBe('Dogfighter');
});
rule('ASC-role-air-support', 'unarmed aircraft', () => expect(companion(fighter()).role).toBe('Air-Support'));
rule('ASC-role-aero-by-type', 'a DropShip is what it is', () => {
  expect(companion(ship({ mounts: mounts('PPC@NOS*4') })).role).toBe('None');
});
rule('ASC-role-attack-fighter', 'thrust up to 5, close', () => expect(inTheAir({ move: 4, damage: [5, 2, 0] })).toBe('Attack Fighter'));
rule('ASC-role-dogfighter', 'thrust 5 to 7, medium', () => expect(inTheAir({ move: 6, damage: [3, 3, 0] })).toBe('Dogfighter'));
rule('ASC-role-fast-dogfighter', 'thrust 7 to 9, medium', () => expect(inTheAir({ move: 8, damage: [3, 3, 0] })).toBe('Fast Dogfighter'));
rule('ASC-role-fire-support', 'thrust 5 to 7, long', () => expect(inTheAir({ move: 6, damage: [2, 2, 2] })).toBe('Fire Support'));
rule('ASC-role-interceptor', 'thrust 10 and more', () => expect(inTheAir({ move: 10, damage: [2, 2, 0] })).toBe('Interceptor'));
rule('ASC-role-transport', 'unarmed with bays; cargo alone needs 50 tons', () => {
  expect(inTheAir({ armed: false, abilities: { MT: 4 } })).toBe('Transport');
  expect(inTheAir({ armed: false, abilities: { CT: 50 } })).toBe('Transport');
  expect(inTheAir({ armed: false, abilities: { CT: 49 } })).toBe('Air-Support');
});
rule('ASC-tbl-role-aero', 'thrust 7 is decided by range', () => {
  expect(inTheAir({ move: 7, damage: [3, 3, 0] })).toBe('Fast Dogfighter');
  expect(inTheAir({ move: 7, damage: [3, 3, 3] })).toBe('Fire Support');
});
