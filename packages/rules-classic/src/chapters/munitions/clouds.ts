import type { Terrain } from '@sortie/board';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { lay } from '../../terrain/passing.ts';

const LIGHT = 1;
const HEAVY = 2;
const LITTLE = 5;
const TURNS = 3;
const HEIGHT = 2;

/** What a full salvo does. */
export const ratedDamage = ({ damage, rack }: Weapon): number => damage[0] * rack;

/** A column of smoke: as thick as the salvo is strong. */
export const smokeOf = (weapon: Weapon): Terrain => ({
  kind: 'smoke',
  level: ratedDamage(weapon) <= LITTLE ? LIGHT : HEAVY,
  height: HEIGHT,
});

const smoke = munition('TOE-smoke-missiles', {
  affirms: { lobbed: ({ weapon, munition: load }) => weapon.missile && load === 'SMOKE_WARHEAD' },
  steps: {
    shelling: [
      {
        name: 'smoke',
        after: 'land',
        run: (play, { lands, munition: load, aim }) => {
          if (lands && load === 'SMOKE_WARHEAD' && aim.weapon.missile) lay(play, lands, smokeOf(aim.weapon), TURNS);
        },
      },
    ],
  },
});

export const cloudRules: readonly ClassicRule[] = [smoke];
