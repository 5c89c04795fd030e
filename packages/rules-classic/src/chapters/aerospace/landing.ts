import { type Board, boardOf, onMap, siteAt, terrainAt } from '@sortie/board';
import { type Hex, neighbour, turn } from '@sortie/geometry';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { lostParts, placeOf } from '../../state.ts';
import { AEROSPACE, house } from './rule.ts';
import { runOf } from './runway.ts';

/** What the ground adds to a landing, and what lies or burns on it; the worst hex counts (TOE-reading-140: the printed column is not to be had). */
const LANDING = [
  ['woods', 5],
  ['jungle', 5],
  ['rubble', 4],
  ['rough', 3],
  ['swamp', 3],
  ['mud', 2],
  ['ice', 2],
  ['fire', 2],
  ['snow', 1],
  ['fields', 1],
  ['sand', 1],
] as const;

const modifierAt = (board: Board, at: Hex): number =>
  LANDING.reduce((sum, [kind, value]) => sum + (terrainAt(board, at, kind) ? value : 0), 0);

function worst({ board: plan }: State, unit: Unit): number {
  const board = boardOf(plan);
  const back = turn(unit.facing, 3);
  let modifier = 0;
  let hex = placeOf(unit);
  for (let i = 0; i < runOf(unit) && onMap(board, hex); i++, hex = neighbour(hex, back))
    modifier = Math.max(modifier, modifierAt(board, hex));
  return modifier;
}

const ground = advanced('TOE-landing-modifier-column', {
  needs: [AEROSPACE],
  adds: { piloting: ({ state, unit, cause }) => (cause === 'rollOut' ? worst(state, unit) || undefined : undefined) },
});

const NO_WHEELS = 5;

const wheels = house('TW-house-aero-wheels', {
  needs: [AEROSPACE],
  adds: { piloting: ({ unit, cause }) => (cause === 'rollOut' && lostParts(unit, 'undercarriage') > 0 ? NO_WHEELS : undefined) },
});

const isDeck = (board: Board, at: Hex): boolean =>
  siteAt(board, at)?.terrains.some(({ kind, name }) => kind === 'other' && name === 'landing deck') === true;

/** On a deck that was made for it aircraft come down as on pavement, whatever lies below. */
const deck = advanced('TOE-landing-deck', {
  needs: [AEROSPACE],
  affirms: { landable: ({ board, at }) => isDeck(board, at) },
});

export const landingRules: readonly ClassicRule[] = [ground, wheels];
export const deckRules: readonly ClassicRule[] = [deck];
