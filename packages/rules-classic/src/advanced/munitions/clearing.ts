import { boardOf, terrainAt } from '@sortie/board';
import { tell } from '@sortie/kernel';
import { munitionOf } from '../../attack/barrage.ts';
import { isHit } from '../../cluster/cluster.ts';
import { munitionOf as loadOf } from '../../equipment/fire-control.ts';
import type { ClassicRule } from '../../rule.ts';
import { isFighting, sheetFor } from '../../state.ts';
import { blast } from '../artillery/blast.ts';
import { ratedDamage } from './clouds.ts';
import { munition } from './rule.ts';

const THIN = 6;
const TENTH = 10;

/** They are made for the ground: whoever stands there in thin armor feels a tenth of the salvo. */
const clearing = munition('TOE-mine-clearance-missiles', {
  adds: { barrage: ({ munition: load }) => (load === 'MINE_CLEARANCE' ? 1 : undefined) },
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
  adds: { barrage: ({ munition: load }) => (load === 'INCENDIARY_LRM' ? 1 : undefined) },
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

const COOLS = 3;
const COOLS_MORE = 4;
const MOST = 9;

/** Coolant out of flamers: a unit that tracks heat loses some, up to a point. */
const coolant = munition('TOE-coolant-ammo', {
  adds: { cooling: ({ unit }) => (unit.built.coolant === undefined ? undefined : Math.min(MOST, unit.built.coolant)) },
  steps: {
    attack: [
      {
        name: 'coolant',
        before: 'strike',
        run: (play, attack) => {
          const { weapon } = attack.aim;
          if (!weapon.flamer || !isHit(attack) || loadOf(attack.aim) !== 'COOLANT' || attack.lead !== undefined) return;
          attack.groups = [];
          play.emit({ type: 'doused', unit: attack.target, points: weapon.heavyFlamer ? COOLS_MORE : COOLS });
        },
      },
    ],
  },
});

export const clearingRules: readonly ClassicRule[] = [clearing, kindling, coolant];
