import { boardOf, terrainAt } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { munitionOf } from '../../attack/barrage.ts';
import { blast } from '../../damage/blast.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { isFighting, sheetFor } from '../../state.ts';
import { fieldsIn } from '../minefields/fields.ts';
import { ratedDamage } from './clouds.ts';

const THIN = 6;
const TENTH = 10;
/** Each field in the hex is cleared from this roll on (TOE-reading-201). */
const CLEARED = 5;

/** They are made for the mines in the ground; whoever stands there in thin armor feels a tenth of the salvo. */
const clearing = munition('TOE-mine-clearance-missiles', {
  affirms: { lobbed: ({ munition: load }) => load === 'MINE_CLEARANCE' },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      return shots.some(shot => munitionOf(unit, shot) === 'MINE_CLEARANCE') ? tell('these missiles are fired at hexes alone') : undefined;
    },
  },
  steps: {
    shelling: [
      {
        name: 'clearing',
        after: 'land',
        run: (play, { lands, munition: load, aim, unit, weapon }) => {
          if (!lands || load !== 'MINE_CLEARANCE') return;
          for (const field of fieldsIn(play.state, lands)) {
            const roll = play.roll(2, 6, 'TOE-mine-clearance-missiles');
            play.emit({ type: 'minesSought', field, unit, roll, cleared: roll.total >= CLEARED });
          }
          const points = Math.max(1, Math.floor(ratedDamage(aim.weapon) / TENTH));
          blast(play, { unit, weapon, at: lands, damage: [points], spares: target => sheetFor(target).bar > THIN });
        },
      },
    ],
  },
});

const FLAMMABLE = ['woods', 'jungle', 'building', 'fields'] as const;
const COMMON = 9;
const EASIER = 4;

/** Missiles that are made to set something on fire. */
const kindling = munition('TOE-incendiary-lrm-fire', {
  affirms: { lobbed: ({ munition: load }) => load === 'INCENDIARY_LRM' },
  steps: {
    shelling: [
      {
        name: 'kindling',
        after: 'land',
        run: (play, { lands, munition: load }) => {
          const board = boardOf(play.state.board);
          if (!lands || load !== 'INCENDIARY_LRM' || !FLAMMABLE.some(kind => terrainAt(board, lands, kind))) return;
          if (terrainAt(board, lands, 'fire') || play.roll(2, 6, 'TOE-incendiary-lrm-fire').total < COMMON - EASIER) return;
          play.emit({ type: 'laid', at: lands, terrain: { kind: 'fire', level: 1 }, until: null });
        },
      },
    ],
  },
});

export const clearingRules: readonly ClassicRule[] = [clearing, kindling];
