import { drawBoard, planOf } from '@sortie/board';
import { misread, type Telling, type Term } from '@sortie/kernel';
import { find } from '@sortie/roster';
import { direct, type SceneLine } from '@sortie/scene';
import { loadFace } from '../battle/faces.ts';
import { fielded } from '../forces/entries.ts';
import type { Tracked } from './document.ts';

/** How two units stand to each other, as people at a table see it. */
export interface Standing {
  /** Hexes or inches. */
  readonly distance: number;
  readonly attackerMoved: Gait;
  readonly targetMoved: Gait;
  /** Hexes that the target moved; only the classic game counts them. */
  readonly hexes: number;
  /** Woods between them: hexes of light woods in the classic game, any at all in Alpha Strike. */
  readonly between: number;
  /** The target stands in light woods. */
  readonly inWoods: boolean;
  /** Which weapon, in the classic game. */
  readonly weapon?: string;
}

export const GAITS = ['none', 'walk', 'run', 'jump'] as const;
export type Gait = (typeof GAITS)[number];

export interface Line {
  readonly words: Telling;
  readonly value: number;
}

export type Summed =
  | { readonly ok: true; readonly total: number; readonly chance: number; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly why: string };

const INCH = 254;
const WIDE = 24;

/** Two units at their distance on an empty table, with woods where somebody said there are some. */
function strikeScene(attacker: Tracked, target: Tracked, { distance, between, inWoods, ...standing }: Standing) {
  const [x, from] = [WIDE / 2, 62];
  const to = from - distance;
  const woods = (id: string, y: number, half: number) => ({
    id,
    kind: 'woods',
    level: 1,
    outline: { kind: 'circle', at: { x: x * INCH, y: Math.round(y * INCH) }, radius: Math.round(half * INCH) },
  });
  const pieces = [
    ...(between > 0 && distance > 4 ? [woods('between', (from + to) / 2, 0.5)] : []),
    ...(inWoods ? [woods('around', to, 1.5)] : []),
  ];
  const mode = (gait: Gait): string => (gait === 'none' ? 'stand' : gait === 'jump' ? 'jump' : 'ground');
  const unit = (id: string, side: number, one: Tracked, y: number, gait: Gait) => ({
    id,
    side,
    unit: cardOf(one),
    x,
    y,
    skill: one.skill,
    heat: Math.min(4, one.hot),
    engine: Math.min(2, one.marked['engine'] ?? 0),
    fireControl: Math.min(4, one.marked['fire-control'] ?? 0),
    weapons: Math.min(4, one.marked['weapons'] ?? 0),
    moved: { mode: mode(gait), inches: gait === 'none' ? 0 : 6 },
  });
  return {
    id: 'sum',
    game: 'alpha-strike',
    map: { width: WIDE * INCH, height: 64 * INCH, pieces },
    units: [unit('a', 0, attacker, from, standing.attackerMoved), unit('t', 1, target, to, standing.targetMoved)],
    ask: { kind: 'fire', attacker: 'a', target: 't' },
  };
}

/** The card of a unit as the game reads it. */
const cardOf = ({ unit, skill }: Tracked): unknown =>
  fielded({ name: '', edition: 'current', members: [{ unit, skill }] }).entries[0]?.card ?? unit;

const hex = (row: number): string => `02${String(row).padStart(2, '0')}`;

/** Two units along one column of hexes. */
function classicScene(attacker: Tracked, target: Tracked, { distance, attackerMoved, targetMoved, hexes, weapon }: Standing) {
  const unit = (id: string, side: number, one: Tracked, row: number, facing: number, moved: { mode: Gait; hexes: number }) => ({
    id,
    side,
    unit: one.unit,
    hex: hex(row),
    facing,
    gunnery: one.skill,
    heat: one.hot,
    moved,
  });
  return {
    id: 'sum',
    game: 'classic',
    map: 'column',
    units: [
      unit('a', 0, attacker, 1, 3, { mode: attackerMoved, hexes: attackerMoved === 'none' ? 0 : 1 }),
      unit('t', 1, target, 1 + distance, 0, { mode: targetMoved, hexes: targetMoved === 'none' ? 0 : hexes }),
    ],
    ask: { kind: 'fire', attacker: 'a', target: 't', weapon: { name: weapon } },
  };
}

function column({ distance, between, inWoods }: Standing) {
  const rows = Array.from({ length: distance + 2 }, (_, row) => {
    const wooded = (row > 0 && row < distance && row <= between) || (inWoods && row === distance);
    return wooded ? '.l.' : '...';
  });
  return planOf(drawBoard({ name: 'column', rows }));
}

async function asked(attacker: Tracked, target: Tracked, standing: Standing): Promise<SceneLine> {
  const plain = (rule: string): string => rule;
  if (attacker.system === 'classic') {
    const { classicScenes } = await import('@sortie/rules-classic');
    const library = {
      unit: (name: string) => {
        const known = find(name);
        return known ? ({ ok: true, value: known } as const) : misread('this device does not know the unit');
      },
      map: () => ({ ok: true, value: column(standing) }) as const,
    };
    const raw = classicScene(attacker, target, standing);
    return direct(classicScenes, library, plain).ask({ ok: true, id: raw.id, game: raw.game, raw });
  }
  const { alphaStrikeScenes } = await import('@sortie/rules-alpha-strike');
  const raw = strikeScene(attacker, target, standing);
  return direct(alphaStrikeScenes, undefined as never, plain).ask({ ok: true, id: raw.id, game: raw.game, raw });
}

interface Answered {
  readonly total?: number;
  readonly chance?: number;
  readonly terms?: readonly (Term & { readonly words: string })[];
  readonly refused?: { readonly reason: string };
  readonly error?: string;
}

/** What an attack needs on two dice, term by term, as the rules of the game reckon it. */
export async function sumOf(attacker: Tracked, target: Tracked, standing: Standing): Promise<Summed> {
  const line = (await asked(attacker, target, standing)) as unknown as Answered;
  const why = line.error ?? line.refused?.reason;
  if (why !== undefined || line.total === undefined) return { ok: false, why: why ?? '' };
  const face = await loadFace(attacker.system);
  const lines = (line.terms ?? [])
    .filter(term => term.waivedBy === undefined)
    .map(term => ({ words: face?.termName(term) ?? { text: term.words }, value: term.value }));
  return { ok: true, total: line.total, chance: line.chance ?? 0, lines };
}
