import { boardOf, terrainAt } from '@sortie/board';
import { sideStruck } from '../../arcs/arcs.ts';
import { munitionOf } from '../../equipment/fire-control.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { munition } from '../../rule.ts';
import { isFighting, sheetFor } from '../../state.ts';

const HOT = -2;

const isBurning = ({ state, target }: Aim): boolean =>
  target.at !== null && terrainAt(boardOf(state.board), target.at, 'fire') !== undefined;

/** Right behind the engines of whatever flies. */
const isBehind = ({ state, target, attacker }: Aim): boolean =>
  sheetFor(target).kind === 'fighter' && isFighting(target) && isFighting(attacker) && sideStruck(state, target, attacker) === 'rear';

/** Missiles that go after heat find what burns, and the tail of a fighter. */
const seekers = munition('TOE-heat-seeking-aft', {
  adds: { toHit: aim => (munitionOf(aim) === 'HEAT_SEEKING' && (isBurning(aim) || isBehind(aim)) ? HOT : undefined) },
});

export const heatSeekingRules: readonly ClassicRule[] = [seekers];
