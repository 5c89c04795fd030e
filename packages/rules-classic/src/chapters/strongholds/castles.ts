import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { batterBuilding } from '../../buildings/buildings.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { CASTLE_BRIAN } from './fortresses.ts';

const isCastle = ({ board }: Pick<State, 'board'>, at: Hex): boolean =>
  terrainAt(boardOf(board), at, 'building')?.buildingClass === CASTLE_BRIAN;

/** What bursts does twice its damage to walls; only those of a Castle Brian take it as it is. */
const bursts = advanced('TOE-building-castles-brian-area-effect', {
  multiplies: { wallDamage: ({ state, at, area }) => (area && !isCastle(state, at) ? 2 : undefined) },
});

/** Points that one point of armor against ships is worth. */
const CAPITAL = 20;

/** Their armor was made against ships: a twentieth of the damage gets through, halves rounded up. */
const capital = advanced('TOE-scaled-damage-capital', {
  adds: { wallDamage: ({ state, at, points }) => (isCastle(state, at) ? Math.floor(points / CAPITAL + 0.5) - points : undefined) },
});

const TENTH = 10;
/** The roll from which on a hit beyond the threshold breaks more than it strikes; from memory (TOE-reading-134). */
const CRACKS = 8;

/** A hit of more than a tenth of what a hex of walls still stands, both on the scale of its armor, may crack it: the same again is lost. */
const threshold = advanced('TOE-scaled-damage-threshold', {
  needs: ['TOE-scaled-damage-capital'],
  steps: {
    shaken: [
      {
        name: 'threshold',
        insteadOf: 'cracks',
        run: (play, { at, factor, points }) => {
          const most = Math.ceil(factor / TENTH);
          if (points > most && play.roll(2, 6, 'TOE-scaled-damage-threshold').total >= CRACKS) batterBuilding(play, at, most);
        },
      },
    ],
  },
});

export const castleRules: readonly ClassicRule[] = [bursts, capital, threshold];
