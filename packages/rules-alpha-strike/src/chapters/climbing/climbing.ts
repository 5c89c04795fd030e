import { table as terrain } from '@sortie/board';
import { type Handler, nth } from '@sortie/kernel';
import { fallDamage } from '../../buildings/wreck.ts';
import { has } from '../../card/specials.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { controlMargin } from '../../movement/control.ts';
import { type AlphaRule, option } from '../../rule.ts';
import type { AlphaStrike, Point, State, Unit } from '../../shape.ts';
import { INCH, isMech, isOn, isProto, isSuperheavy, radiusOf } from '../../state.ts';
import { freeSpot } from '../../transport/transport.ts';

/** Weak: an inch of a climb costs so many times what an inch of a step costs; a leap down costs what a step down costs. */
export const CLIMB_FACTOR = 2;
/** Weak: what falling on somebody adds to the number to hit, as death from above does. */
export const FALL_MODIFIER = 3;
/** The least height from which a unit can fall on somebody: more than it would step down. */
export const FALL_HEIGHT = 2 * INCH;

/** Whoever has hands climbs: not four-legged 'Mechs, nor those with hardly any arms. */
const climbs = (unit: Unit): boolean => isMech(unit) && !has(unit, 'QUAD') && !unit.quirks.includes('no-minimal-arms');

const climb: AlphaRule = option('AS-climb', {
  covers: ['ASC-term-design-quirk'],
  base: {
    clamber: ({ unit, mode, up, rate }) => (up && mode === 'ground' && climbs(unit) ? CLIMB_FACTOR * rate : undefined),
    // Up the wall of a building to its roof, which bears no superheavy.
    scaling: ({ unit, mode, toRoof, rate }) =>
      toRoof && mode === 'ground' && climbs(unit) && !isSuperheavy(unit) ? CLIMB_FACTOR * rate : undefined,
  },
});

/** The deepest single drop on a path, by what lies under each stretch of it. */
export function deepestDrop({ table }: State, path: readonly Point[]): number {
  let deepest = 0;
  let before: number | undefined;
  for (let i = 1; i < path.length; i++) {
    for (const { ground } of terrain.spansOf(table, nth(path, i - 1), nth(path, i))) {
      const height = ground.elevation - ground.depth;
      deepest = Math.max(deepest, (before ?? height) - height);
      before = height;
    }
  }
  return deepest;
}

const leap: AlphaRule = option('AS-leap', {
  base: { clamber: ({ unit, mode, up, rate }) => (!up && mode === 'ground' && (isMech(unit) || isProto(unit)) ? rate : undefined) },
  follows: {
    moved: (state, { unit: id, path, mode }) => {
      const unit = state.units[id];
      const from = unit?.moved?.from;
      if (!unit || !from || mode !== 'ground' || path.length === 0 || !(isMech(unit) || isProto(unit))) return undefined;
      const drop = deepestDrop(state, [from, ...path]);
      return drop > 0 ? [{ type: 'landLeap', unit: id, drop }] : undefined;
    },
  },
});

/** A Control Roll on landing, where the drop was more than a step; whoever fails it has fallen. */
export const landLeap: Handler<AlphaStrike, 'landLeap'> = (play, { unit: id, drop }) => {
  const unit = play.state.units[id];
  if (!isOn(unit) || drop <= play.ask('step', { unit, mode: 'ground' }).total * INCH) return;
  const needs = play.ask('control', { state: play.state, unit, why: 'leap', inches: Math.floor(drop / INCH) });
  const roll = play.roll(2, 6, 'AS-control-roll');
  const good = controlMargin(play, unit, needs, roll) >= 0;
  play.emit({ type: 'rolled', unit: id, rule: 'AS-leap', what: good ? 'lands on its feet' : 'falls', needs, roll, good });
  if (!good) hurt(play, id, fallDamage(drop), byRule('AS-leap'));
};

/** From a height onto somebody below: it hurts both, and the attacker ends up beside its target. */
const fall: AlphaRule = option('AS-fall', {
  permits: { blow: ['fall'] },
  affirms: { plunges: ({ how }) => how === 'fall' },
  forbids: {
    attack: ({ units }, { unit: id, target, how }) => {
      const [unit, foe] = [units[id], units[target]];
      if (how !== 'fall' || !isOn(unit) || !isOn(foe)) return undefined;
      if (!isMech(unit)) return 'it cannot attack like that';
      return unit.z - foe.z < FALL_HEIGHT ? 'there is no height to fall from' : undefined;
    },
  },
  adds: {
    toHit: ({ how }) => (how === 'fall' ? FALL_MODIFIER : undefined),
    damage: ({ how, attacker, target }) => (how === 'fall' ? attacker.card.size + fallDamage(attacker.z - target.z) : undefined),
  },
  steps: {
    attack: [
      {
        name: 'come down',
        after: 'apply',
        run: (play, { aim }) => {
          const [unit, target] = [play.state.units[aim.attacker.id], play.state.units[aim.target.id]];
          if (aim.how !== 'fall' || !isOn(unit) || !isOn(target)) return;
          const drop = unit.z - target.z;
          const at = freeSpot(play.state, target, radiusOf(unit)) ?? unit.at;
          const { elevation, depth } = terrain.groundAt(play.state.table, at);
          play.emit({ type: 'fellOn', unit: unit.id, at, z: elevation - depth });
          hurt(play, unit.id, fallDamage(drop), byRule('AS-fall'));
        },
      },
    ],
  },
});

export const climbingRules: readonly AlphaRule[] = [climb, leap, fall];
