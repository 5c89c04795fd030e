import { nth } from '@sortie/kernel';
import { counted } from '../amount.ts';
import type { Brackets } from '../card.ts';
import { page } from '../rule.ts';
import type { Appraisal } from './appraisal.ts';
import { upToHalf } from './points.ts';
import { reachesOnlyShort } from './reach.ts';
import { AERO, LARGE, type Method, reading, type StageRule, stage } from './stages.ts';

const FLYING: readonly Method[] = ['aero', 'large'];

const thrust = (card: Appraisal): number => card.moves[0]?.value ?? 0;

const isAerodyne = ({ type, spheroid }: Appraisal): boolean => type === 'DA' || (type === 'SC' && !spheroid);

/** Short, medium and long range of one class in one arc. */
const near = (brackets: Brackets, minimal: number): number =>
  counted(nth(brackets, 0), minimal) + counted(nth(brackets, 1), minimal) + counted(nth(brackets, 2), minimal);

/** Damage of all arcs: standard and missiles in full, other capital weapons in part. */
function arcFactor(card: Appraisal, minimal: number): number {
  const aerodyne = isAerodyne(card);
  let full = 0;
  let capital = 0;
  for (const [name, arc] of Object.entries(card.arcs ?? {})) {
    if (aerodyne && name === 'rear') continue;
    full += near(arc.standard, minimal) + near(arc.missiles, minimal);
    capital += near(arc.capital, minimal) + near(arc.subCapital, minimal);
  }
  return full + capital / (aerodyne ? 4 : 5);
}

function offenseDivisor(card: Appraisal): number {
  const { type } = card;
  if (type === 'JS' || type === 'SS' || card.satellite) return 3;
  return isAerodyne(card) ? 1 : 4;
}

const armorFactor = (card: Appraisal, each: number): number => (card.armor * each) / (card.has('BAR') ? 2 : 1);

const thresholdByBook = (card: Appraisal): number => (Math.ceil(card.armor / 3) * card.size) / 2;

const attack = ({ damage }: Appraisal): number => counted(nth(damage, 0), 0) + 2 * counted(nth(damage, 1), 0) + counted(nth(damage, 2), 0);

const penalties = (card: Appraisal): number => ['BFC', 'SHLD', 'DRO'].filter(code => card.has(code)).length;

const BOOK: readonly StageRule[] = [
  stage('ASC-pv-aero-attack-factor', 142, AERO, 'attack', attack, ['ASC-pv-aero-scope', 'ASC-pv-aero-offense-sum']),
  stage(
    'ASC-pv-aero-overheat-factor',
    142,
    AERO,
    'attack',
    card => (card.overheat === 0 ? undefined : (1 + (card.overheat - 1) * 0.5) / (reachesOnlyShort(card) ? 2 : 1)),
    ['ASC-pv-aero-overheat-short-only'],
  ),
  stage('ASC-pv-aero-blanket-atac', 143, AERO, 'blanket', card => (card.has('ATAC') ? 0.1 : undefined), [
    'ASC-pv-aero-blanket',
    'ASC-tbl-pv-aero-blanket',
  ]),
  stage('ASC-pv-aero-blanket-vrt', 143, AERO, 'blanket', card => (card.has('VRT') ? 0.1 : undefined)),
  stage('ASC-pv-aero-blanket-to-hit', 143, AERO, 'blanket', card => (penalties(card) > 0 ? -0.1 * penalties(card) : undefined)),
  stage('ASC-pv-aero-blanket-no-fire-control', 143, AERO, 'blanket', card =>
    card.type === 'SV' && !card.has('AFC') && !card.has('BFC') ? -0.2 : undefined,
  ),
  { id: 'ASC-pv-aero-offense-round', cite: page(142), methods: AERO, stage: 'round-offense', round: upToHalf },
  stage('ASC-pv-aero-move-factor', 142, AERO, 'movement', card => thrust(card) / 4 + (thrust(card) >= 10 ? 1 : 0)),
  stage('ASC-pv-aero-armor-factor', 142, AERO, 'armor', card => armorFactor(card, 1.5)),
  stage('ASC-pv-aero-structure-factor', 142, AERO, 'structure', card => card.structure),
  stage('ASC-pv-aero-threshold-factor', 142, AERO, 'threshold', thresholdByBook, ['ASC-pv-aero-defense-sum']),
  stage('ASC-pv-large-spheroid-subtotal', 144, LARGE, 'attack', card => arcFactor(card, 0), [
    'ASC-pv-large-aerodyne-subtotal',
    'ASC-pv-large-scope',
    'ASC-tbl-pv-large',
    'ASC-pv-large-aerodyne-capital-share',
    'ASC-pv-large-spheroid-capital-share',
  ]),
  stage('ASC-pv-large-offense', 144, LARGE, 'offense-share', card => 1 / offenseDivisor(card)),
  stage('ASC-pv-large-move-factor', 144, LARGE, 'movement', card => thrust(card) / 4 + (thrust(card) >= 10 ? 1 : 0)),
  stage('ASC-pv-large-armor-factor', 144, LARGE, 'armor', card => armorFactor(card, 1.5)),
  stage('ASC-pv-large-structure-factor', 144, LARGE, 'structure', card => card.structure),
  stage('ASC-pv-large-threshold-factor', 144, LARGE, 'threshold', thresholdByBook, ['ASC-pv-large-defense-sum']),
];

function highThrust(value: number): number {
  return value >= 10 ? 1 : value >= 7 ? 0.5 : 0;
}

const NOW: readonly StageRule[] = [
  reading(
    'HOUSE-as-pv-aero-move',
    FLYING,
    'movement',
    card => {
      const station = card.moves[0]?.code === 'k';
      const points = station ? 2 : thrust(card);
      return 4 + points / 4 + highThrust(points);
    },
    ['ASC-pv-aero-move-factor', 'ASC-pv-large-move-factor'],
  ),
  reading('HOUSE-as-pv-aero-armor', AERO, 'armor', card => armorFactor(card, 1.3 + card.threshold / 10), ['ASC-pv-aero-armor-factor']),
  reading(
    'HOUSE-as-pv-aero-defense',
    AERO,
    'defense-factor',
    card => {
      const sum = 2 - (card.has('LG') || card.has('VLG') || card.has('SLG') ? 1 : 0) + (card.has('STL') ? 1 : 0);
      return sum > 2 ? sum * 0.25 : Math.max(0, sum) * 0.1;
    },
    ['ASC-pv-aero-threshold-factor'],
  ),
  reading('HOUSE-as-pv-large-share', LARGE, 'offense-share', card => 1 / (card.type === 'SC' ? 4 : offenseDivisor(card)), [
    'ASC-pv-large-offense',
  ]),
  reading('HOUSE-as-pv-large-threshold', LARGE, 'threshold', card => (card.threshold * card.size) / 2, ['ASC-pv-large-threshold-factor']),
];

export const SPACE_PRICE: readonly StageRule[] = [...BOOK, ...NOW];
