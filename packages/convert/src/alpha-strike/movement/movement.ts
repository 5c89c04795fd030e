import type { Move } from '../card.ts';
import { firstVoice, page, READING, type RuleHead, voicesIn } from '../rule.ts';
import { isAerospace, isInfantry, isMech, type Subject } from '../subject.ts';
import { quadMode, suitSpeed, tableMode } from './modes.ts';

/** A factor on walking or cruising speed. */
interface Factor {
  readonly times: number;
  readonly over: number;
}

export interface MovementRule extends RuleHead {
  /** Drives that make a unit faster. */
  readonly boosts?: (subject: Subject) => Factor | undefined;
  /** Movement points lost for good. */
  readonly slows?: (subject: Subject) => number | undefined;
  /** The code of its way of moving. */
  readonly mode?: (subject: Subject) => string | undefined;
  /** The whole Move field, for units that do not walk or cruise. */
  readonly moves?: (subject: Subject, mode: string) => readonly Move[] | undefined;
  /** Further ways of moving beside the first. */
  readonly also?: (subject: Subject, ground: number) => Move | undefined;
  /** Points are rounded before they become inches. */
  readonly wholePoints?: true;
  /** Inches for each point. */
  readonly scale?: number;
}

const inches = (value: number, code: string): Move => ({ value, code, inches: true });
const thrust = (value: number, code: string): Move => ({ value, code, inches: false });

const isWaterborne = ({ unit }: Subject): boolean => unit.motive === 'naval' || unit.motive === 'submarine' || unit.motive === 'hydrofoil';

/** How many different drives speed up its legs or wheels. */
const drives = (subject: Subject): number =>
  subject.has('masc')
    ? new Set(
        subject.fittings.filter(({ item }) => item.traits.has('masc')).map(({ item }) => (item.id === 'Supercharger' ? item.id : 'MASC')),
      ).size
    : 0;

/** Driven by no more than what keeps it in its orbit: a tenth of a gravity. */
const keepsStation = ({ type, unit }: Subject): boolean => type === 'JS' || type === 'SS' || unit.motive === 'station-keeping';

const flies = ({ unit }: Subject): boolean => unit.motive === 'vtol';

export const MOVEMENT_RULES: readonly MovementRule[] = [
  {
    id: 'ASC-conv-move-ground-rate',
    cite: page(92),
    covers: ['ASC-conv-move-record', 'ASC-tbl-movement-modifiers'],
    scale: 2,
  },
  {
    id: 'ASC-conv-move-aero-rate',
    cite: page(92),
    moves: (subject, mode) =>
      isAerospace(subject) && !keepsStation(subject)
        ? [thrust(subject.unit.movement.walk - (subject.has('modular-armor') ? 1 : 0), mode)]
        : undefined,
  },
  {
    id: 'ASC-conv-move-station-keeping',
    cite: page(94),
    covers: ['ASC-conv-move-station-keeping-code'],
    moves: subject => (keepsStation(subject) ? [thrust(0.2, 'k')] : undefined),
  },
  {
    id: 'ASC-conv-move-ms-rate',
    cite: page(94),
    covers: ['ASC-conv-move-ms-modes'],
    moves: (subject, mode) => (subject.type === 'MS' ? [inches(subject.unit.movement.walk * 2, mode)] : undefined),
  },
  {
    id: 'HOUSE-as-move-frogmen',
    cite: READING,
    replaces: ['ASC-conv-move-inf-umu-dual'],
    moves: subject => {
      const swim = isInfantry(subject.type) ? (subject.unit.movement.swim ?? 0) : 0;
      return swim > 0 ? [inches(swim * 2, 's')] : undefined;
    },
  },
  {
    id: 'ASC-conv-move-inf-fastest',
    cite: page(93),
    covers: [
      'ASC-conv-move-inf-uniform',
      'ASC-conv-move-inf-single-value',
      'ASC-conv-move-inf-foot-default',
      'ASC-conv-move-ba-dwp-ignored',
    ],
    moves: (subject, code) => {
      if (!isInfantry(subject.type)) return undefined;
      const { walk, jump } = suitSpeed(subject);
      if (jump >= walk && jump > 0) return [inches(jump * 2, code === 'v' ? 'v' : 'j')];
      return [inches(walk * 2, subject.unit.motive === 'jump' && jump > 0 ? 'j' : code)];
    },
  },
  {
    id: 'ASC-conv-move-masc-or-sc',
    cite: page(94),
    covers: ['ASC-conv-move-masc-not-jump', 'ASC-conv-move-masc-not-vtol'],
    boosts: subject => (drives(subject) === 1 && !flies(subject) && !isWaterborne(subject) ? { times: 5, over: 4 } : undefined),
  },
  {
    id: 'ASC-conv-move-vtol-jet-booster',
    cite: page(94),
    boosts: subject => (flies(subject) && subject.has('jet-booster') ? { times: 5, over: 4 } : undefined),
  },
  {
    id: 'ASC-conv-move-masc-naval',
    cite: page(94),
    boosts: subject =>
      isWaterborne(subject) && subject.fittings.some(({ item }) => item.id === 'Supercharger') ? { times: 5, over: 4 } : undefined,
  },
  {
    id: 'ASC-conv-move-masc-and-sc',
    cite: page(94),
    boosts: subject => (drives(subject) === 2 ? { times: 3, over: 2 } : undefined),
  },
  {
    id: 'ASC-conv-move-penalty-hardened',
    cite: page(94),
    covers: ['ASC-conv-move-penalty-order'],
    slows: ({ unit }) => (unit.armor.type === 'Hardened' ? 1 : undefined),
  },
  {
    id: 'HOUSE-as-move-hardened',
    cite: READING,
    replaces: ['ASC-conv-move-penalty-hardened'],
    slows: ({ unit, type }) => (unit.armor.type === 'Hardened' && isMech(type) ? 1 : undefined),
  },
  { id: 'HOUSE-as-move-whole-points', cite: READING, wholePoints: true },
  {
    id: 'ASC-conv-move-penalty-modular',
    cite: page(94),
    slows: subject => (subject.has('modular-armor') ? 1 : undefined),
  },
  {
    id: 'ASC-conv-move-penalty-shield',
    cite: page(94),
    slows: subject =>
      (subject.has('club') ? subject.fittings : []).filter(
        ({ item }) => item.kind === 'equipment' && (item.subtype === 2048 || item.subtype === 4096),
      ).length || undefined,
  },
  {
    id: 'ASC-conv-move-jump-different',
    cite: page(93),
    covers: ['ASC-conv-move-jump-equal'],
    also: (subject, ground) => {
      const jump = jumpPoints(subject);
      return jump > 0 && !isInfantry(subject.type) && ground >= 0 ? inches(jump * 2, 'j') : undefined;
    },
  },
  {
    id: 'ASC-conv-move-umu-dual',
    cite: page(94),
    also: subject => {
      const swim = isInfantry(subject.type) ? 0 : swimPoints(subject);
      return swim > 0 ? inches(swim * 2, 's') : undefined;
    },
  },
  {
    id: 'ASC-conv-move-inf-umu-dual',
    cite: page(94),
    also: subject => {
      const swim = isInfantry(subject.type) ? swimPoints(subject) : 0;
      return swim > 0 ? inches(swim * 2, 's') : undefined;
    },
  },
  {
    id: 'ASC-conv-move-glider',
    cite: page(124),
    also: ({ type, unit }) => (type === 'PM' && unit.movement.glide !== undefined ? inches(unit.movement.glide * 2, 'g') : undefined),
  },
  { id: 'ASC-conv-move-quadvee', cite: page(129), covers: ['ASC-tbl-movement-mode', 'ASC-tbl-movement-modifiers'], mode: quadMode },
  { id: 'ASC-tbl-movement-mode', cite: page(93), covers: ['ASC-conv-move-default-mode'], mode: tableMode },
];

function jumpPoints(subject: Subject): number {
  const { unit } = subject;
  if (isMech(subject.type)) {
    const jets = subject.count('jump-jet');
    if (jets === 0) return springs(subject);
    const wing = subject.has('partial-wing') ? (unit.tons <= 55 ? 2 : 1) : 0;
    return jets + wing - (subject.has('modular-armor') ? 1 : 0);
  }
  if (subject.type === 'PM') return unit.movement.jump;
  return unit.movement.jump || subject.count('jump-jet');
}

/** Mechanical jump boosters state their reach as their size. */
const springs = (subject: Subject): number => (subject.has('jump-booster') ? subject.unit.movement.jump : 0);

function swimPoints(subject: Subject): number {
  if (isMech(subject.type)) return subject.count('umu');
  if (subject.type === 'PM') return subject.count('umu');
  return isInfantry(subject.type) ? (subject.unit.movement.swim ?? 0) : 0;
}

/** TMM by inches of Move, for the card's field. */
export const TMM_RULE: RuleHead = { id: 'HOUSE-as-tmm', cite: READING };

const TMM_BANDS: readonly (readonly [upTo: number, tmm: number])[] = [
  [4, 0],
  [8, 1],
  [12, 2],
  [18, 3],
  [34, 4],
];

export const tmmOf = (move: number): number => TMM_BANDS.find(([upTo]) => move <= upTo)?.[1] ?? 5;

const modeVoices = voicesIn<MovementRule, 'mode'>('mode');
const moveVoices = voicesIn<MovementRule, 'moves'>('moves');
const alsoVoices = voicesIn<MovementRule, 'also'>('also');
const boostVoices = voicesIn<MovementRule, 'boosts'>('boosts');
const slowVoices = voicesIn<MovementRule, 'slows'>('slows');

/** Works out the Move field. */
export function movesOf(rules: readonly MovementRule[], subject: Subject): readonly Move[] {
  const { work } = subject;
  const mode = firstVoice(modeVoices(rules), run => run(subject));
  if (mode) work.speaks(mode.id);
  const whole = firstVoice(moveVoices(rules), run => run(subject, mode?.value ?? ''));
  if (whole) work.term('move', whole.id, whole.value[0]?.value ?? 0, undefined, 'base');
  const ground = whole ? whole.value : [groundMove(rules, subject, mode?.value ?? '')];
  const moves = [...ground];
  for (const { id, run } of alsoVoices(rules)) {
    const move = run(subject, ground[0]?.value ?? 0);
    if (!move || (isAerospace(subject) && !isMech(subject.type))) continue;
    moves.push(move);
    work.term('move', id, move.value, `code ${move.code}`);
  }
  work.total('move', moves[0]?.value ?? 0);
  return moves;
}

function groundMove(rules: readonly MovementRule[], subject: Subject, mode: string): Move {
  const { work, unit } = subject;
  const scale = rules.find(rule => rule.scale !== undefined);
  const rate = scale?.scale ?? 2;
  let quarters = unit.movement.walk * 4;
  work.term('move', scale?.id ?? 'ASC-conv-move-ground-rate', unit.movement.walk, 'walking or cruising points', 'base');
  for (const { id, run } of boostVoices(rules)) {
    const factor = run(subject);
    if (!factor) continue;
    quarters = (quarters * factor.times) / factor.over;
    work.term('move', id, factor.times / factor.over, undefined, 'multiply');
  }
  for (const { id, run } of slowVoices(rules)) {
    const points = run(subject);
    if (points === undefined) continue;
    quarters -= points * 4;
    work.term('move', id, -points);
  }
  const wholePoints = rules.some(rule => rule.wholePoints);
  const moved = wholePoints ? Math.floor(quarters / 4 + 0.5) * rate : Math.floor((quarters * rate) / 4 + 0.5);
  return inches(Math.max(0, moved), mode);
}
