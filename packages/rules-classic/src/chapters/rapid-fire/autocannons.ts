import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';

/** Plain and light autocannons; the others have rates of their own. */
const isPlain = ({ ammo }: Weapon): boolean => ammo === 'AC' || ammo === 'LAC';

/** Whatever they are loaded with, they may fire twice. */
const twice = advanced('TOE-autocannon-rapid-any-ammo', { adds: { rate: ({ weapon }) => (isPlain(weapon) ? 1 : undefined) } });

const JAMS_AT = 4;

const jam = advanced('TOE-autocannon-rapid-jam', {
  needs: ['TOE-autocannon-rapid-any-ammo'],
  steps: {
    attack: [
      {
        name: 'rapidJam',
        after: 'roll',
        run: (_play, attack) => {
          const { weapon, shot } = attack.aim;
          if (isPlain(weapon) && (shot.rate ?? 1) > 1 && attack.roll && attack.roll.total <= JAMS_AT) attack.jams = true;
        },
      },
    ],
  },
});

export const rapidFireRules: readonly ClassicRule[] = [twice, jam];
