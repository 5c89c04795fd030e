import { type Match, nth } from '@sortie/kernel';
import { passages } from './journal.ts';
import type { BattleResult, Campaign, CrewId, Report, State } from './shape.ts';

/** A mission as people remember it. */
export interface Mission {
  readonly number: number;
  /** The day of the campaign on which it was fought; the first is day 1. */
  readonly day: number;
  /** What it was for the first army. */
  readonly result: BattleResult;
  readonly scores?: readonly [number, number];
  /** What each army lost: units by their names, the destroyed and those left on the field. */
  readonly lost: readonly [readonly string[], readonly string[]];
  /** How many of each army took part. */
  readonly fielded: readonly [number, number];
}

/** What a crew has behind it. */
export interface Career {
  readonly missions: number;
  readonly victories: number;
}

export interface Chronicle {
  readonly missions: readonly Mission[];
  readonly careers: ReadonlyMap<CrewId, Career>;
  /** The day that it is now. */
  readonly today: number;
}

/** A tenth of difference in scores makes a victory; what somebody says counts more. */
const TENTH = 10;
function resultOf({ result, scores }: Report): BattleResult {
  if (result || !scores) return result ?? 'draw';
  const [ours, theirs] = scores;
  if (Math.abs(ours - theirs) * TENTH <= Math.max(ours, theirs)) return 'draw';
  return ours > theirs ? 'victory' : 'defeat';
}

function missionOf(state: State, report: Report, hours: number, number: number): Mission {
  const named = (seat: number, lost: boolean): readonly string[] =>
    report.units
      .filter(({ unit, fate }) => state.units[unit]?.seat === seat && (!lost || fate !== 'active'))
      .map(({ unit }) => nth(state.units, unit).card.name);
  return {
    number,
    day: dayOf(hours),
    result: resultOf(report),
    ...(report.scores && { scores: report.scores }),
    lost: [named(0, true), named(1, true)],
    fielded: [named(0, false).length, named(1, false).length],
  };
}

const DAY = 24;
const dayOf = (hours: number): number => 1 + Math.floor(hours / DAY);

const WINNER: { readonly [R in BattleResult]: number } = { victory: 0, defeat: 1, draw: -1 };

/** The missions of a campaign in their order, what its crews have been through, and the day that it is. What was taken back never happened. */
export function chronicle(match: Match<Campaign>): Chronicle {
  const missions: Mission[] = [];
  const careers = new Map<CrewId, Career>();
  let hours = 0;
  for (const { entry, facts, struck } of passages(match)) {
    if (struck || entry.kind !== 'command') continue;
    const { command } = entry;
    // A game master or the leader of the campaign sets how long it is to the next mission.
    const passed = facts.reduce((sum, { event }) => sum + (event.type === 'intervalSet' ? event.hours : 0), 0);
    hours += passed;
    if (command.type !== 'battle') continue;
    const state = nth(match.before, entry.n);
    const mission = missionOf(state, command.report, hours - passed, missions.length + 1);
    missions.push(mission);
    for (const { unit } of command.report.units) {
      const { crew, seat } = nth(state.units, unit);
      const { missions: so, victories } = (crew !== null && careers.get(crew)) || { missions: 0, victories: 0 };
      if (crew !== null) careers.set(crew, { missions: so + 1, victories: victories + (WINNER[mission.result] === seat ? 1 : 0) });
    }
  }
  return { missions, careers, today: dayOf(hours) };
}
