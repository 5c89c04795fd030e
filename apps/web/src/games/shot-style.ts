import type { ShotStyle } from '@sortie/board-view';

const STYLES: readonly (readonly [RegExp, ShotStyle])[] = [
  [/pulse/i, 'pulse'],
  [/laser|TAG/i, 'beam'],
  [/PPC|plasma|particle/i, 'bolt'],
  [/gauss|rail/i, 'slug'],
  [/flamer|inferno/i, 'flame'],
  [/arrow|long tom|sniper|thumper|artillery|mortar|cruise/i, 'artillery'],
  [/LRM|SRM|MRM|ATM|missile|rocket|streak|narc|torpedo|thunderbolt|LRT|SRT/i, 'missiles'],
];

/** What a shot looks like, by the name of the weapon. */
export const styleOfWeapon = (name: string): ShotStyle => STYLES.find(([words]) => words.test(name))?.[1] ?? 'shells';
