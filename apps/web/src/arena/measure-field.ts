import { balanceOf, type Result, type Staged } from '@sortie/arena';
import type { Shape } from '@sortie/kernel';
import { type MeasureNews, PAUSE, type Playing, playerOf, type Standing } from './measuring.ts';

/** One unit against each of several, one after the other. */
export interface FieldMeasurement extends Playing {
  /** Each of them is met as often as there are games. */
  readonly field: readonly { readonly name: string; readonly staged: Staged<Shape> }[];
}

/** Everybody is met once before anybody is met again, so that a result that is stopped early is fair. */
export async function measureField(
  { field, ...playing }: FieldMeasurement,
  report: (news: MeasureNews) => void,
  now: () => number,
): Promise<void> {
  const play = await playerOf(playing);
  const players = field.map(one => ({ ...one, results: [] as Result[] }));
  const standings = (): readonly Standing[] => players.map(({ name, results }) => ({ name, balance: balanceOf(results) }));
  let [done, told] = [0, Number.NEGATIVE_INFINITY];
  for (let game = 0; game < playing.games; game++) {
    for (const { staged, results } of players) {
      results.push(play(staged, game));
      done++;
      if (now() - told < PAUSE) continue;
      told = now();
      report({ type: 'field', done, over: false, standings: standings() });
    }
  }
  report({ type: 'field', done, over: true, standings: standings() });
}
