import { table as terrain } from '@sortie/board';
import type { Contribution, RuleId } from '@sortie/kernel';
import { blockedBy } from '../../movement/move.ts';
import { find, terrainRules } from '../../movement/terrain.ts';
import type { Questions, Shot, Truths } from '../../questions.ts';
import type { AlphaRule } from '../../rule.ts';
import type { Mode, Unit } from '../../shape.ts';
import { occupiedBy } from '../../sight/see.ts';
import { INCH, isOn, motive, moveBy, tallness } from '../../state.ts';
import { environmentRules } from '../environment/environment.ts';
import { choiceOf, knows } from './knows.ts';
import { less, priceOf, waterPrice } from './price.ts';
import { spa } from './spa.ts';

type Step = Questions['surcharge'];

/** A term for ground that somebody goes over more easily than others do. */
const easier = (id: string, of: (step: Step) => number | undefined): NonNullable<AlphaRule['adds']> => ({
  surcharge: step => (knows(step.unit, id) && step.mode !== 'jump' ? of(step) : undefined),
});

const ULTRA = 3;
/** Ultra-heavy growth, and every building. */
const thickets = (step: Step): number => {
  const growth = find(step.ground, 'woods', 'jungle');
  return Math.max(growth && terrain.levelOf(growth) >= ULTRA ? priceOf(step, growth.kind) : 0, priceOf(step, 'building'));
};

const walks = (mode: Mode): boolean => ['ground', 'evade', 'roll', 'glide', 'sub'].includes(mode);
/** Inches more each turn, and so many when sprinting; the target movement modifier is worked out without them. */
const faster = (id: string, inches: number, sprinting: number): NonNullable<AlphaRule['adds']> => ({
  move: ({ unit, mode }) => {
    if (!knows(unit, id) || moveBy(unit, false) === 0) return undefined;
    return mode === 'sprint' ? sprinting : walks(mode) ? inches : undefined;
  },
});

const inside = (state: Questions['toHit']['state'], unit: Unit, ...kinds: readonly terrain.PieceKind[]): boolean =>
  isOn(unit) && !unit.airborne && occupiedBy(state, unit).some(({ kind }) => kinds.includes(kind));

const basic = terrainRules.find(({ id }) => id === 'AS-tbl-terrain-cost');
const barredByKind = (about: Truths['barred']): boolean => basic?.affirms?.barred?.(about) === true;
const SHALLOW = INCH;
/** Ground that a vehicle is not made for and that its driver takes all the same. */
const crossed = ({ unit, mode, ground }: Truths['barred']): boolean =>
  knows(unit, 'cross-country') &&
  mode !== 'jump' &&
  find(ground, 'jungle') === undefined &&
  (find(ground, 'woods', 'rough', 'rubble') !== undefined || (ground.depth > 0 && ground.depth <= SHALLOW));

const passing = ({ state, unit, command }: Questions['toll']): boolean =>
  isOn(unit) &&
  command.path.length > 0 &&
  command.mode !== 'jump' &&
  blockedBy(state, unit, [unit.at, ...command.path], unit.z) !== undefined;

/** Where the dark adds nothing, a specialist of the night has nothing to take off. */
const seesInTheDark = ({ attacker }: Shot): readonly RuleId[] | undefined => {
  if (!knows(attacker, 'terrain-master-nightwalker')) return undefined;
  return choiceOf(attacker, 'environmental-specialist') === 'night'
    ? ['AS-env-darkness', 'ASC-spa-environmental-specialist']
    : ['AS-env-darkness'];
};

export const groundRules: readonly AlphaRule[] = [
  spa('animal-mimicry', { adds: easier('animal-mimicry', step => less(thickets(step), 2)) }),
  spa('natural-grace', {
    adds: {
      ...easier('natural-grace', step => less(thickets(step), 1)),
    },
    affirms: { bears: ({ attacker }) => knows(attacker, 'natural-grace') },
  }),
  spa('maneuvering-ace', { adds: easier('maneuvering-ace', step => less(priceOf(step, 'woods', 'jungle'), 1)) }),
  spa('terrain-master-forest-ranger', {
    adds: {
      ...easier('terrain-master-forest-ranger', step => less(priceOf(step, 'woods', 'jungle'), 1)),
      toHit: ({ state, target }) =>
        knows(target, 'terrain-master-forest-ranger') && inside(state, target, 'woods', 'jungle') ? 1 : undefined,
    },
  }),
  spa('terrain-master-frogman', {
    adds: easier('terrain-master-frogman', step => (step.ground.depth >= tallness(step.unit) ? less(waterPrice(step), 1) : undefined)),
  }),
  spa('terrain-master-mountaineer', {
    adds: {
      ...easier('terrain-master-mountaineer', step => less(priceOf(step, 'rough', 'rubble'), 1)),
      climb: ({ unit, mode }) => (knows(unit, 'terrain-master-mountaineer') && mode !== 'jump' ? -1 : undefined),
      // The height of a step costs an inch less; the double rate of a climb is that of the whole height, so that one inch comes back.
      clamber: ({ unit, up }) => (up && knows(unit, 'terrain-master-mountaineer') ? 1 : undefined),
    },
    atLeast: { climb: () => 0 },
  }),
  spa('terrain-master-swamp-beast', {
    adds: {
      ...easier('terrain-master-swamp-beast', step => less(priceOf(step, 'swamp'), 1)),
      toHit: ({ state, target }) => (knows(target, 'terrain-master-swamp-beast') && inside(state, target, 'mud', 'swamp') ? 1 : undefined),
    },
    affirms: {
      sure: ({ state, unit, why }) => why === 'bog' && knows(unit, 'terrain-master-swamp-beast') && inside(state, unit, 'mud', 'swamp'),
    },
  }),
  spa('terrain-master-drag-racer', {
    adds: {
      pavement: ({ unit, mode }) => (knows(unit, 'terrain-master-drag-racer') ? (mode === 'sprint' ? 4 : 2) : undefined),
      control: ({ unit, why }) => (why === 'skid' && knows(unit, 'terrain-master-drag-racer') ? -2 : undefined),
    },
  }),
  spa('cross-country', {
    // Walls, rails and buildings keep it out as ever.
    denies: { barred: about => crossed(about) && !find(about.ground, 'wall', 'building') && motive(about.unit) !== 'r' },
    adds: {
      // Twice what a 'Mech pays for the inch: the inch and the price of the ground once more.
      surcharge: step => (crossed(step) && barredByKind(step) ? 1 + priceOf(step, 'woods', 'rough', 'rubble') : undefined),
    },
  }),
  spa('speed-demon', { adds: faster('speed-demon', 2, 4) }),
  spa('light-horseman', {
    adds: { ...faster('light-horseman', 2, 2), ...easier('light-horseman', step => less(priceOf(step, 'woods', 'rough'), 1)) },
  }),
  spa('foot-cavalry', {
    adds: {
      ...faster('foot-cavalry', 2, 2),
      ...easier('foot-cavalry', step => less(priceOf(step, 'woods', 'jungle', 'rough', 'rubble', 'building'), 1)),
    },
  }),
  spa('stand-aside', {
    affirms: { slips: ({ unit }) => knows(unit, 'stand-aside') },
    adds: {
      toll: about => (knows(about.unit, 'stand-aside') && passing(about) ? 1 : undefined),
    },
  }),
  spa('environmental-specialist', {
    adds: {
      surcharge: ({ unit, mode, weather }) =>
        knows(unit, 'environmental-specialist') && choiceOf(unit, 'environmental-specialist') === 'fog' && mode !== 'jump'
          ? less(weather.fog, 2)
          : undefined,
      toHit: aim => weatherBonus(aim.attacker, ({ adds }) => adds?.toHit?.(aim)),
      toHitPlace: shot => weatherBonus(shot.attacker, ({ adds }) => adds?.toHitPlace?.(shot)),
    },
  }),
  spa('terrain-master-nightwalker', {
    waives: { toHit: seesInTheDark, toHitPlace: seesInTheDark },
  }),
];

const CONDITION_RULES: { readonly [condition: string]: string } = { night: 'AS-env-darkness', fog: 'AS-env-fog', hail: 'AS-env-hail' };

/** One less of what the weather adds, where it adds anything. */
function weatherBonus(attacker: Unit, said: (rule: AlphaRule) => Contribution | undefined): number | undefined {
  if (!knows(attacker, 'environmental-specialist')) return undefined;
  const rule = environmentRules.find(({ id }) => id === CONDITION_RULES[choiceOf(attacker, 'environmental-specialist')]);
  const value = rule && said(rule);
  return value !== undefined && value !== 0 ? -1 : undefined;
}
