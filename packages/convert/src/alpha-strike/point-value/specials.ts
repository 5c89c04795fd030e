import type { RuleId } from '@sortie/kernel';
import { page, READING, type RuleHead } from '../rule.ts';
import { ART_DAMAGE } from '../special-abilities/artillery.ts';
import type { Appraisal } from './appraisal.ts';

/** What a special ability adds to a part of the price. */
export interface PriceRule extends RuleHead {
  /** Part of the price that it belongs to. */
  readonly part: 'ground-offense' | 'ground-defense' | 'ground-force' | 'aero-offense' | 'aero-defense' | 'aero-force';
  /** The ability that it prices, when it is one alone. */
  readonly code?: string;
  readonly worth: (card: Appraisal) => number | undefined;
}

type Part = PriceRule['part'];

const PREFIX: Readonly<Record<Part, readonly [prefix: string, at: number]>> = {
  'ground-offense': ['ASC-pv-ground-off-', 139],
  'ground-defense': ['ASC-pv-ground-def-', 140],
  'ground-force': ['ASC-pv-ground-force-', 140],
  'aero-offense': ['ASC-pv-aero-off-', 143],
  'aero-defense': ['ASC-pv-aero-def-', 143],
  'aero-force': ['ASC-pv-aero-force-', 143],
};

function flat(part: Part, code: string, worth: number): PriceRule {
  const [prefix, at] = PREFIX[part];
  return {
    id: `${prefix}${code.toLowerCase()}` as RuleId,
    cite: page(at),
    part,
    code,
    worth: card => (card.has(code) ? worth : undefined),
  };
}

function rated(part: Part, code: string, each: number): PriceRule {
  const [prefix, at] = PREFIX[part];
  return {
    id: `${prefix}${code.toLowerCase()}` as RuleId,
    cite: page(at),
    part,
    code,
    worth: card => (card.has(code) ? card.rating(code) * each : undefined),
  };
}

/** So much for every three points of armor, halved on armor below full quality. */
function perArmor(part: Part, code: string, each: number): PriceRule {
  const [prefix, at] = PREFIX[part];
  return {
    id: `${prefix}${code.toLowerCase()}` as RuleId,
    cite: page(at),
    part,
    code,
    worth: card => (card.has(code) ? (Math.floor(card.armor / 3) * each) / (card.has('BAR') ? 2 : 1) : undefined),
  };
}

/** Rating of IF: half a point for 0*. */
function indirect(card: Appraisal): number | undefined {
  const value = card.value('IF');
  if (value?.kind !== 'text') return undefined;
  return value.text === '0*' ? 0.5 : Number(value.text);
}

function heatRating(card: Appraisal): number | undefined {
  const value = card.value('HT');
  if (value?.kind !== 'damage') return undefined;
  const best = Math.max(...value.brackets.map(({ points }) => points));
  return best + ((value.brackets[1]?.points ?? 0) > 0 ? 0.5 : 0);
}

/** Artillery by the figures of the book. */
function artilleryByBook(card: Appraisal): number | undefined {
  let worth = 0;
  for (const { code, value } of card.specials) {
    const figures = code.startsWith('ART') && code.endsWith('-') ? ART_DAMAGE[code.slice(3, -1)] : undefined;
    if (!figures || value?.kind !== 'number') continue;
    const [inner, outer, radius] = figures;
    worth += value.value * (inner * 4 + outer * 2 + radius);
  }
  return worth === 0 ? undefined : worth;
}

/** What each piece of artillery is worth on current cards. */
const ARTILLERY_NOW: Readonly<Record<string, number>> = {
  AIS: 12,
  AC: 12,
  T: 6,
  S: 12,
  LT: 27,
  BA: 6,
  TC: 3,
  SC: 6,
  LTC: 12,
  CM5: 30,
  CM7: 54,
  CM9: 72,
  CM12: 93,
};

function artilleryNow(card: Appraisal): number | undefined {
  let worth = 0;
  const arcs = Object.values(card.arcs ?? {}).flatMap(arc => arc.specials);
  for (const { code, value } of [...card.specials, ...arcs]) {
    if (code.startsWith('ART') && code.endsWith('-') && value?.kind === 'number')
      worth += value.value * (ARTILLERY_NOW[code.slice(3, -1)] ?? 0);
  }
  return worth === 0 ? undefined : worth;
}

const bestMove = (card: Appraisal): number => Math.max(...card.moves.map(({ value }) => value));

const boobyTrap = (card: Appraisal): number | undefined => (card.has('BT') ? card.size * bestMove(card) * 0.5 : undefined);

const overheatAtLong = (card: Appraisal): number | undefined => (card.has('OVL') ? card.overheat * 0.25 : undefined);

function radicalSinks(card: Appraisal): number | undefined {
  if (!card.has('RHS')) return undefined;
  return card.has('OVL') ? 1 : card.overheat > 0 ? 0.5 : 0.25;
}

/** A headquarters is worth less and less for each further point. */
const headquarters = (rating: number): number => (rating <= 4 ? rating : 4 + Math.ceil((rating - 5) / 5));

const one = (id: RuleId, at: number, part: Part, worth: PriceRule['worth']): PriceRule => ({ id, cite: page(at), part, worth });

const house = (id: RuleId, part: Part, worth: PriceRule['worth'], replaces: readonly RuleId[] = []): PriceRule => ({
  id,
  cite: READING,
  part,
  worth,
  ...(replaces.length > 0 ? { replaces } : {}),
});

export const PRICE_RULES: readonly PriceRule[] = [
  rated('ground-offense', 'BTAS', 0.25),
  flat('ground-offense', 'CNARC', 0.5),
  flat('ground-offense', 'ECS', 0.25),
  one('ASC-pv-ground-off-if', 139, 'ground-offense', indirect),
  rated('ground-offense', 'INARC', 1),
  flat('ground-offense', 'LTAG', 0.25),
  rated('ground-offense', 'MDS', 1),
  flat('ground-offense', 'MEL', 0.5),
  rated('ground-offense', 'MTAS', 1),
  rated('ground-offense', 'SNARC', 1),
  flat('ground-offense', 'TAG', 0.5),
  flat('ground-offense', 'TSM', 1),
  one('ASC-pv-ground-art-factor', 138, 'ground-offense', artilleryByBook),
  one('ASC-pv-ground-bt', 138, 'ground-offense', boobyTrap),
  one('ASC-pv-ground-ht', 138, 'ground-offense', heatRating),
  one('ASC-pv-ground-rhs', 138, 'ground-offense', radicalSinks),
  one('ASC-pv-ground-ovl', 138, 'ground-offense', overheatAtLong),
  one('ASC-pv-ground-tsemp', 138, 'ground-offense', card => (card.has('TSEMP') ? Math.min(5, card.rating('TSEMP')) : undefined)),
  house('HOUSE-as-pv-artillery', 'ground-offense', artilleryNow, ['ASC-pv-ground-art-factor', 'ASC-pv-aero-off-artx']),
  house('HOUSE-as-pv-tsemp', 'ground-offense', card => (card.has('TSEMP') ? card.rating('TSEMP') * 5 : undefined), ['ASC-pv-ground-tsemp']),
  house('HOUSE-as-pv-bomb', 'ground-offense', card => (card.has('BOMB') ? card.rating('BOMB') : undefined)),
  house('HOUSE-as-pv-iatm', 'ground-offense', card => {
    const value = card.value('IATM');
    return value?.kind === 'damage' ? value.brackets[2]?.points : undefined;
  }),
  flat('ground-defense', 'ABA', 0.5),
  flat('ground-defense', 'AMS', 1),
  perArmor('ground-defense', 'BHJ2', 1),
  perArmor('ground-defense', 'BHJ3', 1.5),
  perArmor('ground-defense', 'BRA', 0.75),
  flat('ground-defense', 'CR', 0.25),
  house('HOUSE-as-pv-cr', 'ground-defense', card => (card.has('CR') && card.structure > 2 ? 0.25 : undefined), ['ASC-pv-ground-def-cr']),
  flat('ground-defense', 'FR', 0.5),
  perArmor('ground-defense', 'IRA', 0.5),
  rated('ground-defense', 'PNT', 1),
  flat('ground-defense', 'RAMS', 1.25),
  perArmor('ground-defense', 'RCA', 1),
  perArmor('ground-defense', 'SHLD', 1),
  one('ASC-pv-ground-arm', 140, 'ground-defense', card => (card.has('ARM') ? (card.structure > 1 ? 0.5 : 0) : undefined)),
  house('HOUSE-as-pv-aero-stealth', 'ground-defense', card => (card.has('STL') && card.aerospace ? 2 : undefined)),
  flat('ground-force', 'AECM', 3),
  flat('ground-force', 'BH', 2),
  flat('ground-force', 'C3RS', 2),
  flat('ground-force', 'ECM', 2),
  flat('ground-force', 'LECM', 0.5),
  one('ASC-pv-ground-force-mhq', 140, 'ground-force', card => (card.has('MHQ') ? Math.floor(card.rating('MHQ')) : undefined)),
  house('HOUSE-as-pv-mhq', 'ground-force', card => (card.has('MHQ') ? headquarters(Math.floor(card.rating('MHQ'))) : undefined), [
    'ASC-pv-ground-force-mhq',
    'ASC-pv-aero-force-mhq',
  ]),
  flat('ground-force', 'PRB', 1),
  flat('ground-force', 'LPRB', 1),
  flat('ground-force', 'RCN', 2),
  flat('ground-force', 'TRN', 2),
  one('ASC-pv-aero-off-artx', 143, 'aero-offense', artilleryByBook),
  one('ASC-pv-aero-off-bt', 143, 'aero-offense', boobyTrap),
  flat('aero-offense', 'CNARC', 0.5),
  one('ASC-pv-aero-off-ht', 143, 'aero-offense', heatRating),
  rated('aero-offense', 'INARC', 1),
  one('ASC-pv-aero-off-ovl', 143, 'aero-offense', overheatAtLong),
  rated('aero-offense', 'SNARC', 1),
  rated('aero-defense', 'PNT', 1),
  perArmor('aero-defense', 'RCA', 1),
  flat('aero-defense', 'STL', 2),
  flat('aero-force', 'AECM', 3),
  flat('aero-force', 'BH', 2),
  flat('aero-force', 'C3RS', 2),
  flat('aero-force', 'ECM', 2),
  flat('aero-force', 'LECM', 0.5),
  one('ASC-pv-aero-force-mhq', 143, 'aero-force', card => (card.has('MHQ') ? Math.floor(card.rating('MHQ')) : undefined)),
  flat('aero-force', 'PRB', 1),
  flat('aero-force', 'LPRB', 1),
  flat('aero-force', 'RCN', 2),
];
