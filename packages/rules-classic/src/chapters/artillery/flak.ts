import { sameHex } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { tell } from '@sortie/kernel';
import { blast } from '../../damage/blast.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { sightBetween } from '../../sight/sight.ts';
import { fighting, isFighting, isFlying, sheetFor } from '../../state.ts';
import { isArtillery, ORDNANCE } from './guns.ts';

/** Everything but the shooter's own movement and damage, and the woods between. */
const SET_ASIDE: readonly RuleId[] = [
  'TW-th-short',
  'TW-th-med',
  'TW-th-long',
  'TW-th-min',
  'TW-th-immobile',
  'TW-th-twoods',
  'TW-th-cover',
  'TW-if-mods',
  'TW-th-flak',
  'TW-los-fields',
  'TW-los-bldg-same',
];
const HARDER = 3;

/** The ground row of the high-altitude map: nothing beyond it is reached. */
const HIGHEST = 10;

/** Shells at what flies: it must be there, and be seen. */
const use = munition('TOE-artillery-flak-use', {
  forbids: {
    declare: (view, { unit: id, barrages = [] }, _seat, book) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      for (const { weapon, at, way } of barrages) {
        if (way !== 'flak') continue;
        const gun = sheetFor(unit).weapons[weapon];
        if (!gun || !isArtillery(gun)) return tell('only artillery fires at what flies over a hex');
        if (gun.crew > 0) {
          if (!book.holds('fieldFlak', { unit })) return tell('men with guns do not fire at what flies');
          if (unit.moved && unit.moved.mode !== 'stand') return tell('who has moved serves no guns');
        }
        const flyer = fighting(view).find(other => other.seat !== unit.seat && isFlying(other) && sameHex(other.at, at));
        if (!flyer) return tell('nothing flies there');
        if ((flyer.flight?.altitude ?? 0) > HIGHEST) return tell('what flies there is too high for artillery');
        if (!sightBetween(view, unit, flyer).canSee) return tell('what flies there is not to be seen');
      }
      return undefined;
    },
  },
  steps: {
    shelling: [
      {
        name: 'bursts',
        after: 'land',
        run: (play, { lands, way, aim, unit, weapon, munition: load }) => {
          const points = ORDNANCE[aim.weapon.ammo]?.[0];
          if (lands && way === 'flak' && load === 'STANDARD' && points)
            blast(play, { unit, weapon, at: lands, damage: [points], airborne: true });
        },
      },
    ],
  },
});

/** Altitudes that a gun reaches without effort, and again for each point. */
const BAND = 3;

/** What flies over a hex as fighters do: the highest, if there are several. */
const altitudeOver = ({ state, target }: Aim): number =>
  fighting(state).reduce(
    (most, { at, flight }) => (target.at && flight && sameHex(at, target.at) ? Math.max(most, flight.altitude) : most),
    0,
  );

/** Three more, and one for every three altitudes above the first three. */
const modifiers = munition('TOE-artillery-flak-modifiers', {
  adds: { toHit: aim => (aim.shot.way === 'flak' ? HARDER + Math.max(0, Math.ceil(altitudeOver(aim) / BAND) - 1) : undefined) },
  waives: { toHit: ({ shot }) => (shot.way === 'flak' ? SET_ASIDE : undefined) },
});

/** Platoons with artillery fire at what flies as other artillery does. */
const field = munition('TOE-field-artillery-flak', { affirms: { fieldFlak: () => true } });

export const flakRules: readonly ClassicRule[] = [use, modifiers, field];
