import type { Terrain } from '@sortie/board';
import { sure } from '@sortie/kernel';
import { anywhere } from '../../attack/barrage.ts';
import { blast } from '../../damage/blast.ts';
import type { Shelling } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { sheetFor } from '../../state.ts';
import { lay } from '../../terrain/passing.ts';
import { drift } from './drift.ts';
import { isArtillery, ORDNANCE } from './guns.ts';
import { infernoRules } from './inferno-iv.ts';
import { around, landed } from './landing.ts';

/** Suits that are left fire together: no table, just as often the damage. */
const troopers = ({ aim: { attacker, sheet } }: Shelling): number =>
  sheet.kind === 'battleArmor' ? sheet.locations.filter(at => !attacker.gone.includes(at)).length : 1;

const damageOf = (shelling: Shelling): readonly number[] =>
  sure(ORDNANCE[shelling.aim.weapon.ammo], 'the ordnance').map(points => points * troopers(shelling));

const explosive = munition('TOE-ba-tube-fire', {
  covers: [
    'TOE-artillery-conv-ba-available',
    'TOE-artillery-ba-tube-range',
    'TOE-artillery-ordnance-ba-tube',
    'TOE-artillery-conv-munitions',
  ],
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'STANDARD'),
  steps: {
    shelling: [
      {
        name: 'explosive',
        after: 'land',
        run: (play, shelling) => {
          const at = landed(shelling, 'STANDARD');
          if (at) blast(play, { unit: shelling.unit, weapon: shelling.weapon, at, damage: damageOf(shelling) });
        },
      },
    ],
  },
});

const HALF = 2;

/** Darts: twice as bad for men, half as bad for everything else. */
const darts = munition('TOE-flechette-artillery', {
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'FLECHETTE'),
  steps: {
    shelling: [
      {
        name: 'darts',
        after: 'land',
        run: (play, shelling) => {
          const at = landed(shelling, 'FLECHETTE');
          if (!at) return;
          const { unit, weapon } = shelling;
          const damage = damageOf(shelling).map(points => Math.floor(points / HALF));
          // What men suffer is reckoned from the full damage, twice.
          blast(play, { unit, weapon, at, damage, spares: target => sheetFor(target).kind === 'infantry' });
          blast(play, { unit, weapon, at, damage: damageOf(shelling), men: 2, spares: target => sheetFor(target).kind !== 'infantry' });
        },
      },
    ],
  },
});

const SMOKE: Terrain = { kind: 'smoke', level: 2 };
const SMOKE_TURNS = 3;

/** Thick smoke in the hex and all around it, from every piece that has such shells. */
const smoke = munition('TOE-t414-smoke-users', {
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'SMOKE'),
  steps: {
    shelling: [
      {
        name: 'screen',
        after: 'land',
        run: (play, shelling) => {
          const at = landed(shelling, 'SMOKE');
          if (at) for (const hex of around(play, at)) lay(play, hex, SMOKE, SMOKE_TURNS);
        },
      },
    ],
  },
});

export const FLARE_TURNS = 4;

/** Hexes around the middle that a flare lights: kept as the level of what hangs there. */
export const FLARE: Terrain = { kind: 'other', name: 'flare', level: 3 };

/** Hexes down the wind in a turn, as smoke (TOE-reading-210); a storm beyond storms blows it farther. */
const DRIFTS = 1;
const isFlare = ({ kind, level }: Pick<Terrain, 'kind' | 'level'>): boolean => kind === FLARE.kind && level === FLARE.level;

/** It burns from the turn in which it comes until four turns later. */
const flare = munition('TOE-illumination-artillery', {
  affirms: anywhere(({ weapon, munition: load }) => isArtillery(weapon) && load === 'FLARE'),
  steps: {
    shelling: [
      {
        name: 'flare',
        after: 'land',
        run: (play, shelling) => {
          const at = landed(shelling, 'FLARE');
          if (at) lay(play, at, FLARE, FLARE_TURNS);
        },
      },
    ],
    end: [
      {
        name: 'flaresDrift',
        after: 'lifting',
        run: play => drift(play, isFlare, DRIFTS + play.ask('beyondStorm', { state: play.state }).total),
      },
    ],
  },
});

export const shellRules: readonly ClassicRule[] = [explosive, darts, smoke, flare, ...infernoRules];
