import type { Shape, Telling } from '@sortie/kernel';
import type { GameFace, Tally, UnitKey } from '../face.ts';
import type { Happening } from './chronicle.ts';

/** What happened to one unit in one phase. */
export interface TargetReport {
  readonly unit: UnitKey;
  readonly shots: number;
  readonly hits: number;
  readonly points: number;
  readonly criticals: number;
  readonly falls: number;
  readonly killed: boolean;
  readonly happenings: readonly Happening[];
}

/** What one phase came to, by whom it happened to. */
export interface PhaseReport {
  /** Stable over the life of the table. */
  readonly key: string;
  readonly title: Telling;
  /** The next phase has begun. */
  readonly over: boolean;
  readonly targets: readonly TargetReport[];
}

interface Section {
  readonly happenings: readonly Happening[];
  readonly over: boolean;
}

/** Lines between two marks of a turn or a phase. */
function sections(all: readonly Happening[]): readonly Section[] {
  const found: { happenings: Happening[]; over: boolean }[] = [{ happenings: [], over: false }];
  for (const one of all) {
    const { mark } = one.told;
    if (!one.line.standing) continue;
    if (mark === 'turn' || mark === 'phase') {
      for (const last of found.slice(-1)) last.over = true;
      found.push({ happenings: [], over: false });
    } else found.at(-1)?.happenings.push(one);
  }
  return found;
}

const hit = ({ told }: Happening): boolean => told.sums?.[0]?.good === true;
const counted = (all: readonly Happening[], what: Tally['what']): readonly Happening[] =>
  all.filter(({ told }) => told.tally?.what === what);

function targetReport(unit: UnitKey, all: readonly Happening[]): TargetReport {
  const shots = counted(all, 'shot');
  return {
    unit,
    shots: shots.length,
    hits: shots.filter(hit).length,
    points: all.reduce((sum, { told }) => sum + (told.tally?.points ?? 0), 0),
    criticals: counted(all, 'critical').length,
    falls: counted(all, 'fall').length,
    killed: counted(all, 'kill').length > 0,
    happenings: all,
  };
}

/** Whoever was hit hardest comes first. */
const weight = ({ killed, points, criticals, falls, hits }: TargetReport): number =>
  (killed ? 1e6 : 0) + points * 100 + criticals * 10 + falls * 10 + hits;

function reportOn({ happenings, over }: Section, face: GameFace<Shape>): PhaseReport | undefined {
  const byUnit = new Map<UnitKey, Happening[]>();
  for (const one of happenings) {
    const to = one.told.tally?.to;
    if (to === undefined) continue;
    const own = byUnit.get(to);
    if (own) own.push(one);
    else byUnit.set(to, [one]);
  }
  const first = happenings.find(({ told, before }) => told.tally && before);
  if (!first?.before) return undefined;
  const targets = [...byUnit].map(([unit, own]) => targetReport(unit, own)).sort((a, b) => weight(b) - weight(a));
  return { key: first.line.key, title: face.phase(first.before), over, targets };
}

/** The phases in which something happened to somebody, oldest first. */
export const phaseReports = (all: readonly Happening[], face: GameFace<Shape>): readonly PhaseReport[] =>
  sections(all)
    .map(section => reportOn(section, face))
    .filter(report => report !== undefined);
