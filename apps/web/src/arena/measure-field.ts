import { balanceOf, type Result } from '@sortie/arena';
import { type MeasureLevel, type MeasureNews, PAUSE, playerOf, type Sides, type Standing } from './measuring.ts';

/** One unit against each of several, one after the other. */
export interface FieldMeasurement {
  readonly field: readonly { readonly name: string; readonly sides: Sides }[];
  /** For each of them. */
  readonly games: number;
  readonly level: MeasureLevel;
  readonly seed: string;
}

/** Everybody is met once before anybody is met again, so that a result that is stopped early is fair. */
export async function measureField(
  { field, games, level, seed }: FieldMeasurement,
  report: (news: MeasureNews) => void,
  now: () => number,
): Promise<void> {
  const players: { readonly name: string; readonly one: (game: number) => Result; readonly results: Result[] }[] = [];
  for (const { name, sides } of field) {
    const play = await playerOf({ sides, level, seed });
    if ('text' in play) return report({ type: 'refused', why: play });
    players.push({ name, one: play.one, results: [] });
  }
  const standings = (): readonly Standing[] => players.map(({ name, results }) => ({ name, balance: balanceOf(results) }));
  let [done, told] = [0, Number.NEGATIVE_INFINITY];
  for (let game = 0; game < games; game++) {
    for (const { one, results } of players) {
      results.push(one(game));
      done++;
      if (now() - told < PAUSE) continue;
      told = now();
      report({ type: 'field', done, over: false, standings: standings() });
    }
  }
  report({ type: 'field', done, over: true, standings: standings() });
}
