import { boardOf, siteAt, type Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import type { Sequences } from '../../questions.ts';
import type { ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Command, State, Unit } from '../../shape.ts';
import { isFighting } from '../../state.ts';

type Declaration = Extract<Command, { readonly type: 'declare' }>;

/** What an aimed shot at a turret adds (the page is not at hand: TOE-reading-236). */
const AIMED = 3;

const named = ({ board }: Pick<State, 'board'>, at: Hex, name: string): Terrain | undefined =>
  siteAt(boardOf(board), at)?.terrains.find(terrain => terrain.kind === 'other' && terrain.name === name);

const TURRET = 'turret';
const turretAt = (state: Pick<State, 'board'>, at: Hex): Terrain | undefined => named(state, at, TURRET);

/** Within a structure that moves: below its roof. */
export const isWithin = (state: Pick<State, 'board'>, { at, elevation }: Pick<Unit, 'at' | 'elevation'>): boolean => {
  if (!at || !named(state, at, 'mobile structure')) return false;
  const roof = siteAt(boardOf(state.board), at)?.terrains.find(({ kind }) => kind === 'building')?.height ?? 0;
  return (elevation ?? 0) < roof;
};

/** Nobody fires through its walls, in or out. */
function throughWalls(view: View, { unit: id, shots }: Declaration): Telling | undefined {
  const unit = view.units[id];
  if (!isFighting(unit)) return undefined;
  const inside = isWithin(view, unit);
  const parted = shots.some(({ target }) => {
    const other = view.units[target];
    return isFighting(other) && isWithin(view, other) !== inside;
  });
  return parted ? tell('nobody fires through the walls of a mobile structure') : undefined;
}

function noTurret(view: View, { batters = [] }: Declaration): Telling | undefined {
  return batters.some(({ purpose, at }) => purpose === 'turret' && !turretAt(view, at)) ? tell('there is no turret to fire at') : undefined;
}

/** A hit as strong as the turret is the end of it. */
function strikeTurret(play: Play, { battery: { purpose, at }, damage }: Sequences['battering']): void {
  const turret = purpose === 'turret' && damage !== undefined ? turretAt(play.state, at) : undefined;
  if (turret && (damage ?? 0) >= turret.level) play.emit({ type: 'turretFell', at });
}

/** Structures that move are attacked as buildings are; their turrets by aimed shots, and nobody inside or from inside. */
const attacks = advanced('TOE-mobile-structure-attacks', {
  term: tell('aimed at a turret'),
  permits: { purpose: ['turret'] },
  adds: { toHit: ({ shot }) => (shot.purpose === 'turret' ? AIMED : undefined) },
  forbids: { declare: (view, command) => throughWalls(view, command) ?? noTurret(view, command) },
  steps: { battering: [{ name: 'turrets', after: 'walls', run: strikeTurret }] },
});

export const mobileStructureRules: readonly ClassicRule[] = [attacks];
