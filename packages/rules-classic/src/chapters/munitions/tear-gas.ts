import { boardOf, siteAt, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { munitionOf } from '../../attack/barrage.ts';
import type { Entering, Shelling } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { munition } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { callSign, fighting, isFighting, sheetFor, unitAt } from '../../state.ts';
import { lay } from '../../terrain/passing.ts';
import { ridersOf } from '../../vehicles/carrying.ts';

/** Odd kinds of smoke are light; this one is gas. */
const GAS = 7;
const GAS_HEIGHT = 1;
const MORE_TURNS = 2;
const MOST_TURNS = 15;

const isGas = ({ kind, level }: Pick<Terrain, 'kind' | 'level'>): boolean => kind === 'smoke' && level === GAS;

const inGas = ({ board }: State, at: Hex): boolean => siteAt(boardOf(board), at)?.terrains.some(isGas) ?? false;

/** Men without suits of their own air, and suits that were said to be open. */
const breathes = (unit: Unit): boolean => {
  const { kind, sealed } = sheetFor(unit);
  if (kind === 'battleArmor') return unit.unsealed === true;
  return kind === 'infantry' && !sealed;
};

const SEEPS_IN = 8;

/** Does the gas get at a unit? Civil vehicles that are not sealed may be lucky. */
function isExposed(play: Play, unit: Unit): boolean {
  if (breathes(unit)) return true;
  const { support, sealed } = sheetFor(unit);
  return support && !sealed && play.roll(2, 6, 'TOE-tear-gas-vulnerable').total >= SEEPS_IN;
}

/** Whoever rides in what the gas has got into breathes it too. */
function expose(play: Play, unit: Unit): void {
  if (!isExposed(play, unit)) return;
  breathe(play, unit);
  for (const rider of ridersOf(play.state, unit.id)) if (breathes(rider)) breathe(play, rider);
}

function breathe(play: Play, unit: Unit): void {
  const roll = play.roll(1, 6, 'TOE-tear-gas-duration');
  const before = Math.max(unit.gassed ?? 0, play.state.turn);
  const until = Math.min(before + roll.total + MORE_TURNS, play.state.turn + MOST_TURNS);
  play.emit({ type: 'gassed', unit: unit.id, roll, until });
}

const isGassed = (state: Pick<State, 'turn'>, unit: Unit | undefined): boolean => unit?.gassed !== undefined && unit.gassed >= state.turn;

function fill(play: Play, { lands, munition: load }: Shelling): void {
  if (!lands || load !== 'TEAR_GAS') return;
  const turns = play.roll(1, 6, 'TOE-tear-gas-cloud').total + MORE_TURNS;
  lay(play, lands, { kind: 'smoke', level: GAS, height: GAS_HEIGHT }, turns);
}

function breatheIn(play: Play, { unit, to }: Entering): void {
  if (inGas(play.state, to)) expose(play, unitAt(play.state, unit));
}

const cloud = munition('TOE-tear-gas-cloud', {
  covers: ['TOE-tear-gas-vulnerable', 'TOE-tear-gas-duration'],
  affirms: { lobbed: ({ munition: load }) => load === 'TEAR_GAS' },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      return shots.some(shot => munitionOf(unit, shot) === 'TEAR_GAS') ? tell('tear gas is fired at hexes alone') : undefined;
    },
  },
  steps: {
    shelling: [{ name: 'gas', after: 'land', run: fill }],
    entering: [{ name: 'gas', after: 'swamp', run: breatheIn }],
    landing: [{ name: 'gas', after: 'swamp', run: breatheIn }],
    end: [
      {
        name: 'gas',
        before: 'lifting',
        run: play => {
          if (!play.state.passing) return;
          for (const unit of fighting(play.state)) if (inGas(play.state, unit.at)) expose(play, unit);
        },
      },
    ],
  },
});

const HARDER = 3;

/** Whoever has breathed it moves and does nothing else. */
const effect = munition('TOE-tear-gas-effect', {
  adds: { piloting: ({ state, unit }) => (isGassed(state, unit) ? HARDER : undefined) },
  forbids: {
    declare: (view, { unit: id, shots, spots, barrages, batters }) => {
      const acts = shots.length > 0 || spots !== undefined || barrages !== undefined || batters !== undefined;
      return acts && isGassed(view, view.units[id]) ? tell('the {unit} can only move: gas', { unit: callSign(view, id) }) : undefined;
    },
    strike: (view, { unit: id, blows }) =>
      blows.length > 0 && isGassed(view, view.units[id]) ? tell('the {unit} can only move: gas', { unit: callSign(view, id) }) : undefined,
  },
});

/** Launchers with Artemis beside them do not take it, and Streak launchers have no such missiles. */
const incompatible = munition('TOE-tear-gas-incompatible', {
  forbids: {
    declare: (view, { unit: id, barrages = [] }) => {
      const unit = view.units[id];
      if (!isFighting(unit)) return undefined;
      const { weapons, gear } = sheetFor(unit);
      const guided = barrages.some(
        barrage =>
          munitionOf(unit, barrage) === 'TEAR_GAS' &&
          gear.some(({ kind, at }) => (kind === 'artemis' || kind === 'artemis5') && at === weapons[barrage.weapon]?.at),
      );
      return guided ? tell('launchers with Artemis take no tear gas') : undefined;
    },
  },
});

export const gasRules: readonly ClassicRule[] = [cloud, effect, incompatible];
