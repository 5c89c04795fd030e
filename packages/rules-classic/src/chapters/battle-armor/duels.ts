import { isHit } from '../../cluster/cluster.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { sheetFor } from '../../state.ts';

/** Dice, and what is added to them, of weapons that were made against suits; each trooper that hits rolls for himself. */
const AGAINST_SUITS: { readonly [item: string]: readonly [dice: number, more: number] } = {
  'Machine Gun (Bearhunter AC)': [3, 0],
  ISBAKingDavidLightGaussRifle: [1, 0],
  ISBAPlasmaRifle: [1, 2],
};

const suits = advanced('TOE-ba-vs-ba', {
  steps: {
    attack: [
      {
        name: 'suits',
        after: 'cluster',
        run: (play, attack) => {
          const { weapon, attacker, target } = attack.aim;
          const dice = AGAINST_SUITS[weapon.item];
          const both = [attacker, target].every(unit => sheetFor(unit).kind === 'battleArmor');
          if (!isHit(attack) || !both || !dice) return;
          if (weapon.energy && /Fire Resistant/.test(sheetFor(target).plating)) return;
          attack.groups = attack.groups.map(() => play.roll(dice[0], 6, 'TOE-ba-vs-ba').total + dice[1]);
        },
      },
    ],
  },
});

export const duelRules: readonly ClassicRule[] = [suits];
