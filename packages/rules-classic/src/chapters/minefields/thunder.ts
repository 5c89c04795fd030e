import { anywhere } from '../../attack/barrage.ts';
import type { Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { unitAt } from '../../state.ts';
import { isArtillery, scatter } from '../artillery/guns.ts';
import type { MineKind } from './shape.ts';

/** Missiles that lay mines, and what kind. */
const THUNDER: { readonly [munition: string]: MineKind } = {
  THUNDER: 'standard',
  THUNDER_AUGMENTED: 'standard',
  THUNDER_INFERNO: 'inferno',
  THUNDER_VIBRABOMB: 'vibrabomb',
  THUNDER_ACTIVE: 'active',
};
/** Vibrabombs that are scattered are set for everything of this weight. */
const SETTING = 20;
const STRAYED = 5;
/** Mines have no owner's dispenser to be taken from. */
const NONE = 99;

function lay(play: Play, { unit, lands }: Shelling, kind: MineKind, density: number): void {
  if (!lands || density <= 0) return;
  const { seat } = unitAt(play.state, unit);
  const setting = kind === 'vibrabomb' ? { setting: SETTING } : {};
  play.emit({ type: 'minesLaid', unit, which: NONE, field: { kind, at: lands, seat, density, since: play.state.turn, ...setting } });
}

/** As many points as there are missiles; what strays is thinner. */
const thunder = munition('TOE-thunder-scatter', {
  affirms: { lobbed: ({ weapon, munition: load }) => weapon.missile && THUNDER[load] !== undefined },
  steps: {
    shelling: [
      {
        name: 'strayMines',
        after: 'roll',
        run: (play, shelling) => {
          if (THUNDER[shelling.munition]) scatter(play, shelling, 'TOE-thunder-scatter');
        },
      },
      {
        name: 'thunder',
        after: 'land',
        run: (play, shelling) => {
          const kind = THUNDER[shelling.munition];
          if (kind) lay(play, shelling, kind, shelling.aim.weapon.rack - (shelling.scatter ? STRAYED : 0));
        },
      },
    ],
  },
});

/** Density of what artillery lays; from memory, the table itself is not part of the errata. */
const DENSITY: { readonly [ammo: string]: number } = { LONG_TOM: 25, SNIPER: 20, THUMPER: 15, ARROW_IV: 30 };

const scattered = munition('TOE-fascam-density', {
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'FASCAM'),
  steps: {
    shelling: [
      {
        name: 'fascam',
        after: 'land',
        run: (play, shelling) => {
          if (shelling.munition === 'FASCAM') lay(play, shelling, 'standard', DENSITY[shelling.aim.weapon.ammo] ?? 0);
        },
      },
    ],
  },
});

export const minerRules: readonly ClassicRule[] = [thunder, scattered];
