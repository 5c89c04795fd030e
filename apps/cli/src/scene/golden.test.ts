import { readFileSync } from 'node:fs';
import { GAMES } from '@sortie/games';
import { readGame, sure } from '@sortie/kernel';
import { readScenes } from '@sortie/scene';
import { expect, test } from 'vitest';
import { staffFor } from './directors.ts';

/** Recorded games whose moments are looked at, of each game some that differ. */
const RECORDED: { readonly [game: string]: readonly string[] } = {
  'quick-start': ['lance-each'],
  classic: ['lances', 'armor', 'caustic-valley'],
  'alpha-strike': ['meeting', 'lance-duel-hexes', 'combined-arms'],
  impact: ['glow-line'],
  radar: ['duel', 'warships'],
};

const STEP = 25;
const path = (game: string, name: string): URL => new URL(`../../../../golden/${game}/${name}.jsonl`, import.meta.url);

test.each(Object.entries(RECORDED).flatMap(([game, names]) => names.map(name => [game, name] as const)))(
  'any moment of the recorded game %s/%s can be laid out on the analysis board',
  async (game, name) => {
    const { ruleset } = await sure(
      GAMES.find(({ id }) => id === game),
      game,
    ).load();
    const read = readGame(ruleset, readFileSync(path(game, name), 'utf8'));
    if (!read.ok) throw new Error(read.reason);
    const { match } = read.value;
    const scenes = readScenes(JSON.stringify({ game, units: [] }));
    const { bench } = (await staffFor(scenes, '.'))(sure(scenes[0], 'the scene'));
    let laid = 0;
    for (let i = STEP; i < match.before.length; i += STEP) {
      const written = JSON.parse(JSON.stringify(bench.write(match.before[i] ?? match.state))) as { readonly units: readonly unknown[] };
      const again = bench.lay(written as unknown as { readonly [field: string]: unknown });
      expect(again.ok ? '' : `${i}: ${again.problem}`).toBe('');
      if (again.ok && written.units.length > 1) laid += 1;
    }
    expect(laid).toBeGreaterThan(0);
  },
);
