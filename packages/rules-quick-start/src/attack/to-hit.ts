import { type RuleId, tell } from '@sortie/kernel';
import type { Aim, Bracket } from '../questions.ts';
import type { QuickStartRule } from '../rule.ts';
import type { Mode } from '../shape.ts';
import { bracketOf } from './aim.ts';

/** Gunnery 4 is printed on every sheet. */
const baseGunnery: QuickStartRule = { id: 'QS-to-hit-base-gunnery', cite: 'QS p. 5', kind: 'core', base: { toHit: () => 4 } };

/** A 'Mech that has yet to move counts as one that stands. */
const modeOf = ({ moved }: Aim['attacker']): Mode => moved?.mode ?? 'stand';

const attackerMoved = (id: RuleId, mode: Mode, value: number): QuickStartRule => ({
  id,
  cite: 'QS p. 7',
  kind: 'core',
  adds: { toHit: ({ attacker }) => (modeOf(attacker) === mode ? value : undefined) },
});

const modeNotDistance: QuickStartRule = {
  id: 'QS-to-hit-attacker-mode-not-distance',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'none of the four modifiers looks at points or hexes',
};

const targetMoved = (id: RuleId, from: number, to: number, value: number): QuickStartRule => {
  const within = (hexes: number): number | undefined => (hexes >= from && hexes <= to ? value : undefined);
  return {
    id,
    cite: 'QS p. 7',
    kind: 'core',
    adds: { toHit: ({ target }) => within(target.moved?.hexes ?? 0), evasion: ({ hexes }) => within(hexes) },
  };
};

const hexesNotPoints: QuickStartRule = {
  id: 'QS-to-hit-target-hexes-not-mp',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'a move records the hexes entered beside the points spent, and the modifiers look at the hexes',
};

const reversal: QuickStartRule = {
  id: 'QS-to-hit-target-reversal',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'the count of hexes begins again where a walk changes between forward and backward',
};

const targetJumped: QuickStartRule = {
  id: 'QS-to-hit-target-jumped',
  cite: 'QS p. 6',
  kind: 'core',
  adds: {
    toHit: ({ target }) => (modeOf(target) === 'jump' ? 1 : undefined),
    evasion: ({ mode }) => (mode === 'jump' ? 1 : undefined),
  },
};

const times = (count: number, each: number): number | undefined => (count > 0 ? count * each : undefined);

const woodsModifier = (id: RuleId, toHit: (aim: Aim) => number | undefined): QuickStartRule => ({
  id,
  cite: 'QS p. 6',
  kind: 'core',
  adds: { toHit },
});

const attackerWoodsFree: QuickStartRule = {
  id: 'QS-to-hit-attacker-woods-free',
  cite: 'QS p. 4',
  kind: 'core',
  structural: 'nothing asks what the attacker itself stands in',
};

const interveningCap: QuickStartRule = {
  id: 'QS-to-hit-intervening-cap',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'follows from the woods that block a line of sight',
};

const rangeModifier = (id: RuleId, bracket: Bracket, value: number): QuickStartRule => ({
  id,
  cite: 'QS p. 7',
  kind: 'core',
  adds: { toHit: ({ weapon, range }) => (bracketOf(weapon, range) === bracket ? value : undefined) },
});

const rangeCount: QuickStartRule = {
  id: 'QS-to-hit-range-count',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'range is the distance of the geometry, which counts the last hex and not the first',
};
const rangeBrackets: QuickStartRule = {
  id: 'QS-to-hit-range-brackets',
  cite: 'QS p. 6',
  kind: 'core',
  structural: 'a weapon has the last hex of each bracket, and every shot finds its own',
};
const noMinimumRange: QuickStartRule = {
  id: 'QS-to-hit-no-min-range',
  cite: 'QS p. 7',
  kind: 'core',
  structural: 'no rule adds anything for being too near',
};

/** At arm's length there is little to aim. */
const pointBlank: QuickStartRule = {
  id: 'QS-house-point-blank',
  cite: 'house',
  kind: 'optional',
  term: tell('next hex'),
  adds: { toHit: ({ range }) => (range === 1 ? -1 : undefined) },
};

const cumulative: QuickStartRule = {
  id: 'QS-to-hit-modifiers-cumulative',
  cite: 'QS p. 5',
  kind: 'core',
  structural: 'all terms are added, and no rule sets a cap',
};
const gatorSum: QuickStartRule = {
  id: 'QS-to-hit-gator-sum',
  cite: 'QS p. 5',
  kind: 'core',
  covers: ['QS-to-hit-case-wolverine', 'QS-to-hit-case-griffin'],
  structural: 'the to-hit number is the sum of the terms that rules give',
};
const gatorOrder: QuickStartRule = {
  id: 'QS-to-hit-gator-order',
  cite: 'QS p. 5',
  kind: 'core',
  structural: 'the terms of a to-hit number are shown in the order of their letters',
};
const modifiersTable: QuickStartRule = {
  id: 'QS-table-attack-modifiers',
  cite: 'QS p. 7',
  kind: 'core',
  structural: 'the table is the sum of its lines',
};

export const toHitRules: readonly QuickStartRule[] = [
  baseGunnery,
  attackerMoved('QS-to-hit-attacker-stationary', 'stand', 0),
  attackerMoved('QS-to-hit-attacker-walked', 'walk', 1),
  attackerMoved('QS-to-hit-attacker-ran', 'run', 2),
  attackerMoved('QS-to-hit-attacker-jumped', 'jump', 3),
  modeNotDistance,
  targetMoved('QS-to-hit-target-0-2', 0, 2, 0),
  targetMoved('QS-to-hit-target-3-4', 3, 4, 1),
  targetMoved('QS-to-hit-target-5-6', 5, 6, 2),
  targetMoved('QS-to-hit-target-7-9', 7, 9, 3),
  targetMoved('QS-to-hit-target-10-plus', 10, Number.MAX_SAFE_INTEGER, 4),
  hexesNotPoints,
  reversal,
  targetJumped,
  woodsModifier('QS-to-hit-light-woods-target', ({ targetIn }) => (targetIn === 1 ? 1 : undefined)),
  woodsModifier('QS-to-hit-light-woods-intervening', ({ lightBetween }) => times(lightBetween, 1)),
  woodsModifier('QS-to-hit-heavy-woods-target', ({ targetIn }) => (targetIn === 2 ? 2 : undefined)),
  woodsModifier('QS-to-hit-heavy-woods-intervening', ({ heavyBetween }) => times(heavyBetween, 2)),
  attackerWoodsFree,
  interveningCap,
  rangeCount,
  rangeBrackets,
  rangeModifier('QS-to-hit-range-short', 'short', 0),
  rangeModifier('QS-to-hit-range-medium', 'medium', 2),
  rangeModifier('QS-to-hit-range-long', 'long', 4),
  noMinimumRange,
  pointBlank,
  cumulative,
  gatorSum,
  gatorOrder,
  modifiersTable,
];
