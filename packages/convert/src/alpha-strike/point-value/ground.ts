import { sure } from '@sortie/kernel';
import { counted } from '../amount.ts';
import type { Brackets } from '../card.ts';
import { page, READING } from '../rule.ts';
import { isInfantry, isMech } from '../subject.ts';
import type { Appraisal } from './appraisal.ts';
import { POINT, toNearestHalf, upToHalf } from './points.ts';
import { isArmed, reachesOnlyMedium, reachesOnlyShort } from './reach.ts';
import { GROUND, type Method, reading, type StageRule, stage } from './stages.ts';

const BOTH: readonly Method[] = ['ground', 'aero'];

/** Short, twice medium and long range. */
function attackFactor(damage: Brackets, minimal: number): number {
  const [short, medium, long] = damage;
  return (
    counted(sure(short, 'the short range'), minimal) +
    2 * counted(sure(medium, 'the medium range'), minimal) +
    counted(sure(long, 'the long range'), minimal)
  );
}

/** Torpedoes are not in the standard attack but count like it. */
function withTorpedoes(card: Appraisal): number {
  const torpedoes = card.value('TOR');
  return attackFactor(card.damage, 0.5) + (torpedoes?.kind === 'damage' ? attackFactor(torpedoes.brackets, 0.5) : 0);
}

function overheatFactor({ overheat }: Appraisal): number {
  return overheat === 0 ? 0 : 1 + (overheat - 1) * 0.5;
}

const jumps = (card: Appraisal): boolean => card.moves.some(({ code }) => code === 'j');

export const bestMove = (card: Appraisal): number => Math.max(...card.moves.map(({ value }) => value));

/** Furthest that an airborne LAM can go in its other shape. */
function lamMove(card: Appraisal): readonly [inches: number, thrust: number] | undefined {
  const value = card.value('LAM');
  const found = value?.kind === 'text' ? /\((\d+)"g\/(\d+)a\)/.exec(value.text) : undefined;
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

const fireControl = ['AFC', 'BFC'] as const;

const lacksFireControl = (card: Appraisal): boolean =>
  (card.type === 'IM' || card.type === 'SV') && !fireControl.some(code => card.has(code));

const ARMOR_BY_CODE: Readonly<Record<string, number>> = {
  t: 1.8,
  n: 1.8,
  s: 1.8,
  r: 1.8,
  w: 1.7,
  'w(b)': 1.7,
  'w(m)': 1.7,
  h: 1.7,
  v: 1.5,
  g: 1.5,
};

function armorMultiplier(card: Appraisal): number {
  const base = card.vehicle ? (ARMOR_BY_CODE[card.moves[0]?.code ?? ''] ?? 2) + (card.has('ARS') ? 0.1 : 0) : 2;
  return card.has('BAR') ? base / 2 : base;
}

function structureMultiplier(card: Appraisal): number {
  if (isInfantry(card.type)) return 2;
  return card.type === 'IM' || card.has('BAR') ? 0.5 : 1;
}

const flies = (card: Appraisal): boolean => card.moves.some(({ code }) => code === 'v' || code === 'g');

const isLarge = (card: Appraisal): boolean => card.has('LG') || card.has('VLG') || card.has('SLG');

const MOVE_BANDS: readonly (readonly [upTo: number, modifier: number])[] = [
  [4, 0],
  [8, 1],
  [12, 2],
  [18, 3],
  [34, 4],
];

const moveModifier = (move: number): number => MOVE_BANDS.find(([upTo]) => move <= upTo)?.[1] ?? 5;

const notForRange = (card: Appraisal): boolean =>
  !isArmed(card) || bestMove(card) < 2 || card.has('BT') || card.specials.some(({ code }) => code.startsWith('ART'));

/** Ground price of the book. */
const BOOK: readonly StageRule[] = [
  stage('ASC-pv-ground-attack-factor', 138, GROUND, 'attack', card => attackFactor(card.damage, 0), [
    'ASC-pv-ground-offense-sum',
    'ASC-pv-three-families',
    'ASC-pv-base-skill-4',
    'ASC-term-point-value',
    'ASC-pv-ground-scope',
  ]),
  stage('ASC-pv-ground-size-factor', 138, GROUND, 'attack', ({ type, size }) => (isMech(type) || type === 'PM' ? size / 2 : undefined)),
  stage(
    'ASC-pv-ground-overheat-factor',
    138,
    GROUND,
    'attack',
    card => (card.overheat === 0 ? undefined : overheatFactor(card) / (reachesOnlyShort(card) ? 2 : 1)),
    ['ASC-pv-ground-overheat-short-only'],
  ),
  stage('ASC-pv-ground-blanket-c3', 139, GROUND, 'blanket', card =>
    card.specials.some(({ code }) => code.startsWith('C3') && code !== 'C3RS') ? 0.1 : undefined,
  ),
  stage('ASC-pv-ground-blanket-vrt', 139, GROUND, 'blanket', card => (card.has('VRT') ? 0.1 : undefined)),
  stage(
    'ASC-pv-ground-blanket-to-hit',
    139,
    GROUND,
    'blanket',
    card => -0.1 * ['BFC', 'SHLD', 'DRO'].filter(code => card.has(code)).length || undefined,
    ['ASC-pv-ground-blanket', 'ASC-tbl-pv-ground-blanket'],
  ),
  stage('ASC-pv-ground-blanket-no-fire-control', 139, GROUND, 'blanket', card => (lacksFireControl(card) ? -0.2 : undefined)),
  { id: 'ASC-pv-ground-offense-round', cite: page(139), methods: GROUND, stage: 'round-offense', round: upToHalf },
  stage('ASC-pv-ground-move-factor', 139, GROUND, 'movement', card => bestMove(card) / 8 + (jumps(card) ? 0.5 : 0)),
  stage('ASC-pv-ground-armor-factor', 140, GROUND, 'armor', card => card.armor * armorMultiplier(card), [
    'ASC-pv-ground-armor-ars',
    'ASC-tbl-pv-ground-armor',
  ]),
  stage('ASC-pv-ground-structure-factor', 140, GROUND, 'structure', card => card.structure * structureMultiplier(card), [
    'ASC-pv-ground-structure-once',
    'ASC-tbl-pv-structure',
  ]),
  stage('ASC-pv-ground-defense-factor', 140, GROUND, 'defense-factor', card => Math.max(0, bookDefense(card)) * 0.1, [
    'ASC-pv-ground-df-move-bands',
    'ASC-pv-ground-df-jump',
    'ASC-pv-ground-df-battle-armor',
    'ASC-pv-ground-df-protomech',
    'ASC-pv-ground-df-vtol-wige',
    'ASC-pv-ground-df-large',
    'ASC-pv-ground-df-stealth',
    'ASC-pv-ground-df-mimetic',
    'ASC-tbl-pv-ground-defense-factor',
    'ASC-pv-ground-defense-sum',
  ]),
  { id: 'ASC-pv-ground-dir', cite: page(140), methods: GROUND, stage: 'round-resistance', round: upToHalf },
  stage(
    'ASC-pv-ground-short-only',
    141,
    GROUND,
    'scale',
    card => (!notForRange(card) && reachesOnlyShort(card) && bestMove(card) >= 6 && bestMove(card) <= 10 ? 0.75 : undefined),
    ['ASC-pv-ground-subtotal', 'ASC-pv-ground-range-mult-gate'],
  ),
  stage('ASC-pv-ground-slow-short-only', 141, GROUND, 'scale', card =>
    !notForRange(card) && reachesOnlyShort(card) && bestMove(card) < 6 ? 0.5 : undefined,
  ),
  stage('ASC-pv-ground-slow-sm-only', 141, GROUND, 'scale', card =>
    !notForRange(card) && reachesOnlyMedium(card) && bestMove(card) < 6 ? 0.75 : undefined,
  ),
];

function bookDefense(card: Appraisal): number {
  const move = moveModifier(bestMove(card)) + (jumps(card) ? 1 : 0);
  const hidden = card.has('MAS') || card.has('LMAS') ? 3 : 0;
  const kind = (card.type === 'BA' ? 1 : 0) + (card.type === 'PM' ? 1 : 0) + (card.vehicle && flies(card) ? 1 : 0);
  return Math.max(move, hidden) + kind - (isLarge(card) ? 1 : 0) + (card.has('STL') ? 2 : 0);
}

/** Jumping far better than walking makes a unit harder to hit. */
function nowDefense(card: Appraisal): number {
  const { type } = card;
  const jump = jumps(card) && (isInfantry(type) || !isArmed(card)) ? 1 : 0;
  const strong = card.rating('JMPS') * 0.5 + card.rating('SUBS') * 0.5;
  const move = card.tmm + jump + strong;
  const hidden = card.has('MAS') ? 3 : card.has('LMAS') ? 2 : 0;
  const base = hidden > move ? hidden : move;
  const kind = (type === 'BA' ? 1 : 0) + (type === 'PM' ? 1 : 0) + (flies(card) ? 1 : 0);
  return base + kind - (isLarge(card) ? 1 : 0) + (card.has('STL') ? 1 : 0);
}

const bracketed = (sum: number): number => (sum > 2 ? sum * 0.25 : sum * 0.1);

/** Extra worth of a fast unit with teeth. */
function agile(card: Appraisal): number | undefined {
  const effective = card.tmm + card.rating('JMPS') / 2;
  const [short, medium] = card.damage;
  const atMedium = counted(sure(medium, 'the medium range'), 0.5);
  const worth = atMedium > 0 ? (effective - 1) * atMedium : (effective - 2) * counted(sure(short, 'the short range'), 0.5);
  return worth > 0 ? worth : undefined;
}

/** Tons of troops that any vehicle can bring to the fight; their short reach makes them no cheaper. */
const EASILY_CARRIED = 8;

function brawler(card: Appraisal, subtotal: number): number | undefined {
  if (notForRange(card) || (isInfantry(card.type) && card.rating('CAR') <= EASILY_CARRIED)) return undefined;
  const move = bestMove(card);
  const onlyShort = reachesOnlyShort(card);
  const factor = move >= 6 && move <= 10 && onlyShort ? 0.25 : move < 6 && onlyShort ? 0.5 : move < 6 && reachesOnlyMedium(card) ? 0.25 : 0;
  return factor === 0 ? undefined : -toNearestHalf(subtotal * factor) / POINT;
}

const hasC3 = (card: Appraisal): boolean =>
  card.specials.some(({ code }) => (code.startsWith('C3') && code !== 'C3RS') || code === 'NC3' || code === 'NOVA');

/** What current cards do otherwise. */
const NOW: readonly StageRule[] = [
  reading('HOUSE-as-pv-minimal-damage', BOTH, 'attack', withTorpedoes, ['ASC-pv-ground-attack-factor', 'ASC-pv-aero-attack-factor']),
  reading('HOUSE-as-pv-overheat', BOTH, 'attack', card => (card.overheat === 0 ? undefined : overheatFactor(card)), [
    'ASC-pv-ground-overheat-factor',
    'ASC-pv-aero-overheat-factor',
  ]),
  reading(
    'HOUSE-as-pv-blanket',
    ['ground', 'aero', 'large'],
    'blanket',
    card => {
      const penalties = ['BFC', 'SHLD'].filter(code => card.has(code)).length;
      const worth = (card.has('ATAC') ? 0.1 : 0) + (card.has('VRT') ? 0.1 : 0) - 0.1 * penalties - (lacksFireControl(card) ? 0.2 : 0);
      return worth === 0 ? undefined : worth;
    },
    [
      'ASC-pv-ground-blanket-c3',
      'ASC-pv-ground-blanket-vrt',
      'ASC-pv-ground-blanket-to-hit',
      'ASC-pv-ground-blanket-no-fire-control',
      'ASC-pv-aero-blanket-atac',
      'ASC-pv-aero-blanket-vrt',
      'ASC-pv-aero-blanket-to-hit',
      'ASC-pv-aero-blanket-no-fire-control',
    ],
  ),
  {
    id: 'HOUSE-as-pv-offense-exact',
    cite: READING,
    methods: BOTH,
    stage: 'round-offense',
    round: value => value,
    replaces: ['ASC-pv-ground-offense-round', 'ASC-pv-aero-offense-round'],
  },
  reading(
    'HOUSE-as-pv-lam-move',
    GROUND,
    'movement',
    card => {
      const lam = lamMove(card);
      const inches = Math.max(bestMove(card), lam?.[0] ?? 0);
      return inches / 8 + (lam ? lam[1] / 4 : 0) + (jumps(card) ? 0.5 : 0);
    },
    ['ASC-pv-ground-move-factor'],
  ),
  reading('HOUSE-as-pv-defense-factor', GROUND, 'defense-factor', card => bracketed(nowDefense(card)), ['ASC-pv-ground-defense-factor']),
  {
    id: 'HOUSE-as-pv-resistance-nearest',
    cite: READING,
    methods: ['ground', 'aero'],
    stage: 'round-resistance',
    round: toNearestHalf,
    replaces: ['ASC-pv-ground-dir'],
  },
  reading('HOUSE-as-pv-agile', GROUND, 'bonus', agile),
  reading('HOUSE-as-pv-c3', ['ground', 'aero', 'large'], 'bonus', (card, { subtotal }) =>
    hasC3(card) ? toNearestHalf(subtotal * 0.05) / POINT : undefined,
  ),
  reading('HOUSE-as-pv-brawler', GROUND, 'bonus', (card, { subtotal }) => brawler(card, subtotal), [
    'ASC-pv-ground-short-only',
    'ASC-pv-ground-slow-short-only',
    'ASC-pv-ground-slow-sm-only',
  ]),
];

export const GROUND_PRICE: readonly StageRule[] = [...BOOK, ...NOW];
