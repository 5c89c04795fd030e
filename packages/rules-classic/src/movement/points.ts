import { isStrong } from '../physical/hands.ts';
import { type Book, CITE, type ClassicRule, structural } from '../rule.ts';
import { type Manner, type Mode, type Move, type Unit, WALKED } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { canAct, fittedPieces, isMech, isUnscathed, sheetFor, struckIn, workingPieces } from '../state.ts';

const LEG_PARTS = ['upperLeg', 'lowerLeg', 'foot'] as const;

const hipStruck = (unit: Unit, leg: Location): boolean => struckIn(unit, leg, 'hip') > 0;

/** Points of walking that the legs still allow (TW-leg-mp-biped). */
function onTwoLegs(unit: Unit): number {
  const { walk, legs } = sheetFor(unit);
  if (isUnscathed(unit)) return walk;
  const gone = legs.filter(leg => unit.gone.includes(leg)).length;
  if (gone > 0) return gone === 1 ? Math.min(1, walk) : 0;
  const hips = legs.filter(leg => hipStruck(unit, leg)).length;
  if (hips > 1) return 0;
  const loss = actuatorLoss(unit, legs);
  return Math.max(0, (hips === 1 ? Math.ceil(walk / 2) : walk) - loss);
}

function onFourLegs(unit: Unit): number {
  const { walk, legs } = sheetFor(unit);
  const standing = legs.filter(leg => !unit.gone.includes(leg));
  const gone = legs.length - standing.length;
  if (gone >= 3) return 0;
  if (gone === 2) return Math.min(1, walk);
  let points = walk - gone;
  for (const leg of standing) if (hipStruck(unit, leg)) points = Math.ceil(points / 2);
  return Math.max(0, points - actuatorLoss(unit, standing));
}

const actuatorLoss = (unit: Unit, legs: readonly Location[]): number =>
  legs.reduce((sum, leg) => (hipStruck(unit, leg) ? sum : LEG_PARTS.reduce((more, part) => more + struckIn(unit, leg, part), sum)), 0);

const biped: ClassicRule = {
  id: 'TW-leg-mp-biped',
  cite: CITE,
  kind: 'core',
  covers: ['TW-mp-actuators', 'TW-crit-hip', 'TW-crit-upleg', 'TW-crit-loleg', 'TW-crit-foot'],
  base: { walkMp: ({ unit }) => (!isMech(unit) || sheetFor(unit).quad ? undefined : onTwoLegs(unit)) },
};

const quad: ClassicRule = {
  id: 'TW-leg-mp-quad',
  cite: CITE,
  kind: 'core',
  base: { walkMp: ({ unit }) => (sheetFor(unit).quad ? onFourLegs(unit) : undefined) },
};

const heat: ClassicRule = {
  id: 'TW-mp-heat',
  cite: CITE,
  kind: 'core',
  adds: {
    walkMp: ({ unit }) => {
      const loss = Math.min(5, Math.floor(unit.heat / 5));
      return loss > 0 ? -loss : undefined;
    },
  },
  atLeast: { walkMp: () => 0 },
};

const myomer: ClassicRule = {
  id: 'TW-mp-tsm',
  cite: CITE,
  kind: 'core',
  adds: { walkMp: ({ unit }) => (isStrong(unit) ? 2 : undefined) },
};

/** A biped short of a leg, or a quad short of two, does not run. */
const lame = (unit: Unit): boolean => {
  const { quad: four, legs } = sheetFor(unit);
  return legs.filter(leg => unit.gone.includes(leg)).length >= (four ? 2 : 1);
};

const run: ClassicRule = {
  id: 'TW-mp-run',
  cite: CITE,
  kind: 'core',
  base: { runMp: ({ walk }) => Math.ceil((walk * 3) / 2) },
  adds: { runMp: ({ unit }) => (isMech(unit) && sheetFor(unit).hardened ? -1 : undefined) },
};

const noRun: ClassicRule = {
  id: 'TW-leg-run',
  cite: CITE,
  kind: 'core',
  atMost: { runMp: ({ unit }) => (lame(unit) ? 0 : undefined) },
};

const jets: ClassicRule = {
  id: 'TW-crit-jj',
  cite: CITE,
  kind: 'core',
  base: {
    jumpMp: ({ unit }) => {
      const sheet = sheetFor(unit);
      return Math.max(0, sheet.jump - (fittedPieces(sheet, 'jet') - workingPieces(unit, 'jet')));
    },
  },
};

/** A move keeps the manner that it began in. */
export const mannerOf = (unit: Unit, move: Move): Manner | undefined =>
  unit.moved
    ? unit.moved.manner
    : onFoot(move) && move.manner && WALKED.has(move.manner) === (move.mode === 'walk')
      ? move.manner
      : undefined;

const onFoot = (move: Move): move is Extract<Move, { readonly mode: 'walk' | 'run' }> => move.mode === 'walk' || move.mode === 'run';

/** What is left of some points where another gravity than ours pulls; it comes after everything else. */
function pulled(book: Book, unit: Unit, points: number): number {
  const { pull } = unit;
  return Math.max(0, pull === undefined ? points : points + book.ask('gravityMp', { unit, pull, points }).total);
}

/** Whoever is asked for its points is asked again: where it may go, whether it may, and on its way. */
let lastBook: Book | undefined;
let lastUnit: Unit | undefined;
let lastWalk = 0;

function walkOf(book: Book, unit: Unit): number {
  if (unit === lastUnit && book === lastBook) return lastWalk;
  lastWalk = pulled(book, unit, book.ask('walkMp', { unit }).total);
  lastBook = book;
  lastUnit = unit;
  return lastWalk;
}

/** Points that a unit has for a mode now; who cannot act has none. */
export function pointsFor(book: Book, unit: Unit, mode: Mode, manner: Manner | undefined = unit.moved?.manner): number {
  if (mode === 'stand' || !canAct(unit)) return 0;
  if (mode === 'jump') return pulled(book, unit, book.ask('jumpMp', { unit }).total);
  if (unit.stuck) return 0;
  const walk = walkOf(book, unit);
  if (mode === 'walk' && !manner) return walk;
  const points = Math.max(0, book.ask('runMp', { unit, walk }).total);
  return manner ? Math.max(0, book.ask('mannerMp', { unit, manner, walk, run: points }).total) : points;
}

export const pointRules: readonly ClassicRule[] = [
  biped,
  quad,
  heat,
  myomer,
  run,
  noRun,
  jets,
  structural('TW-mp-order', 'the order in which the lines about movement points are asked'),
];
