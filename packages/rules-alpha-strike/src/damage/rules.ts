import { type AlphaRule, core } from '../rule.ts';

/** A printed 0* deals a point on 4 and more. */
export const MINIMAL_NEEDS = 4;

const minimal: AlphaRule = core('AS-damage-minimal', {
  steps: {
    attack: [
      {
        name: 'minimal',
        insteadOf: 'minimal',
        run: (play, attack) => {
          if (!attack.hit || !attack.value.minimal) return;
          const die = play.roll(1, 6, 'AS-damage-minimal');
          const good = die.total >= MINIMAL_NEEDS;
          play.emit({ type: 'rolled', unit: attack.aim.attacker.id, rule: 'AS-damage-minimal', what: 'minimal damage', roll: die, good });
          if (good) attack.value = { points: 1, minimal: false };
        },
      },
    ],
  },
  covers: ['ASC-minimal-damage-roll', 'ASC-minimal-damage-side-effects', 'ASC-minimal-damage-scope'],
});

export const damageRules: readonly AlphaRule[] = [
  minimal,
  core('AS-damage-timing', { structural: 'damage is marked at once, and what it does is settled in the End Phase' }),
];
