import { boardOf, lineOfSight, terrainAt } from '@sortie/board';
import { distance, type Hex, hexLabel, line, neighbours, sameHex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { isSet } from '../../electronics/settings.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { DARKNESS as DEGREES } from '../../sight/murk.ts';
import { heightOf } from '../../sight/sight.ts';
import { isFighting, type OnMap, placed } from '../../state.ts';

/** It has a light that is whole and switched on. */
const hasLight = (unit: Unit): boolean => isSet(unit, 'searchlight', 'on');

/** Could a unit see something in a hex, were it day? */
const looksInto = (state: State, unit: OnMap, at: Hex): boolean =>
  lineOfSight(boardOf(state.board), { at: unit.at, height: heightOf(unit) }, { at, height: 2 }).canSee;

/** In the hex that a beam is turned to, or on its way there as far as the carrier sees. */
function isInBeam(state: State, unit: OnMap, light: Hex, at: Hex): boolean {
  if (sameHex(light, at)) return true;
  const crossed = line(unit.at, light)
    .slice(1)
    .some(step => step.some(h => sameHex(h, at)));
  return crossed && looksInto(state, unit, at);
}

/** It lights everybody in one hex to which its carrier could trace a line. */
const searchlight = advanced('TOE-searchlight-illuminates-hex', {
  covers: ['TOE-searchlight-path', 'TOE-searchlight-toggle', 'TOE-searchlight-beam-height'],
  forbids: {
    declare: (view, { unit: id, light, beam }) => {
      const unit = view.units[id];
      if ((beam ?? 0) > REACH - 1) return tell('a beam begins at level {most} at most', { most: REACH - 1 });
      if (!light || !isFighting(unit)) return undefined;
      if (!hasLight(unit)) return tell('it has no searchlight');
      return looksInto(view, unit, light) ? undefined : tell('the beam does not reach {hex}', { hex: hexLabel(light) });
    },
  },
});

/** Flares light the hexes around them as far as their level says. */
const isUnderFlare = ({ passing = [] }: State, at: Hex): boolean =>
  passing.some(({ terrain, at: middle }) => terrain.kind === 'other' && distance(middle, at) <= terrain.level);

/** Lit by somebody's searchlight or a flare. */
const isLit = (state: State, target: Unit): boolean => {
  const { at } = target;
  if (at === null || isUnderFlare(state, at)) return at !== null;
  return state.units.some(
    unit =>
      isFighting(unit) &&
      unit.fire?.light !== undefined &&
      meets(unit.fire.beam ?? 0, target) &&
      isInBeam(state, unit, unit.fire.light, at),
  );
};

/** Levels that a beam is tall, and how far a light that is mounted reaches (TOE-searchlight-beam-height). */
const TALL = 2;
const REACH = 30;

/** Is some of a unit within the levels of a beam? */
const meets = (bottom: number, target: Unit): boolean => {
  const feet = target.elevation ?? 0;
  return !target.flight && feet < bottom + TALL && feet + heightOf(placed(target)) > bottom;
};

interface Darkness {
  readonly weapons: number;
  readonly blows: number;
  /** What is left of it against targets that are lit. */
  readonly lit: number;
  readonly degree: number;
}

const isNearFire = (state: State, { at }: Unit): boolean => {
  const board = boardOf(state.board);
  return at !== null && [at, ...neighbours(at)].some(h => terrainAt(board, h, 'fire') !== undefined);
};

const FIRELIGHT = 2;

/** A fire lights its own hex and those around it: darkness counts two less there, and not at all for blows. */
const firelight = advanced('TOE-fire-illumination', {
  affirms: { firelit: ({ state, target }) => isNearFire(state, target) },
  waives: { blow: ({ state, target }) => (isNearFire(state, target) ? DARKNESS.map(([id]) => id) : undefined) },
});

const dark = (id: ClassicRule['id'], { weapons, blows, lit, degree }: Darkness): ClassicRule =>
  advanced(id, {
    needs: ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'],
    adds: {
      toHit: ({ state, target, firelit }) => {
        const hidden = isLit(state, target) ? lit : weapons;
        return Math.max(0, firelit ? hidden - FIRELIGHT : hidden) || undefined;
      },
      blow: ({ state, target }) => (isLit(state, target) ? undefined : blows || undefined),
    },
    atLeast: { darkness: () => degree },
  });

/** Darkness makes nobody stumble by itself. */
const sureFooted = (id: ClassicRule['id'], darkness: ClassicRule['id'], deleted: ClassicRule['id']): ClassicRule =>
  advanced(id, { covers: [deleted], needs: [darkness], adds: { piloting: () => 0 } });

const DARKNESS: readonly (readonly [id: ClassicRule['id'], darkness: Darkness])[] = [
  ['TOE-full-moon-searchlight', { weapons: 2, blows: 0, lit: 0, degree: DEGREES.fullMoon }],
  ['TOE-moonless-searchlight', { weapons: 3, blows: 1, lit: 0, degree: DEGREES.moonless }],
  ['TOE-pitch-black-searchlight', { weapons: 4, blows: 2, lit: 1, degree: DEGREES.pitchBlack }],
];

export const lightRules: readonly ClassicRule[] = [
  searchlight,
  ...DARKNESS.map(([id, darkness]) => dark(id, darkness)),
  sureFooted('TOE-weather-table-moonless', 'TOE-moonless-searchlight', 'TOE-moonless-delete-paragraph'),
  sureFooted('TOE-weather-table-pitch-black', 'TOE-pitch-black-searchlight', 'TOE-pitch-black-delete-paragraph'),
  firelight,
];
