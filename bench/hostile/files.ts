import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fuzzReaders, writeUnit } from '@sortie/convert';
import { keyOf, readGameFile, SeededDice, seedFrom } from '@sortie/kernel';
import { CATALOGUE, nameOf } from '@sortie/roster';
import { goldenFiles } from '@sortie/testkit';
import { cookieFor } from '../support/table.ts';

export interface Damaged {
  readonly files: number;
  /** Files that made a reader throw or hang. */
  readonly crashes: number;
}

/** So many of a hundred are recorded games; the rest are units. Some of the games go to the server as replays. */
const GAMES = 20;
const SENT = 200;

/** A text with a few letters changed, cut off, doubled or swapped. */
function damaged(text: string, luck: SeededDice): string {
  let harmed = text;
  for (let n = 1 + luck.below(4); n > 0; n--) {
    const at = luck.below(Math.max(1, harmed.length));
    const kind = luck.below(4);
    if (kind === 0) harmed = harmed.slice(0, at) + String.fromCharCode(luck.below(256)) + harmed.slice(at + 1);
    else if (kind === 1) harmed = harmed.slice(0, at);
    else if (kind === 2) harmed = harmed.slice(0, at) + harmed.slice(Math.max(0, at - luck.below(500)));
    else harmed = harmed.slice(at) + harmed.slice(0, at);
  }
  return harmed;
}

/** Damages units and recorded games and reads them; some games are sent to the server, which must refuse each with a reason. */
export async function damageFiles(base: string, count: number, say: (text: string) => void): Promise<Damaged> {
  const luck = new SeededDice(keyOf(seedFrom('damaged files')), 0);
  const games = Math.floor((count * GAMES) / 100);
  const samples = CATALOGUE.map(unit => {
    const { ending, text } = writeUnit(unit);
    return { path: `${nameOf(unit)}${ending}`, text };
  });
  let crashes = fuzzReaders(samples, count - games, 1, processorTime).length;
  const folder = fileURLToPath(new URL('../../golden/quick-start', import.meta.url));
  const texts = goldenFiles(folder).map(file => readFileSync(file, 'utf8'));
  for (let n = 0; n < games; n++) {
    try {
      readGameFile(damaged(texts[n % texts.length] ?? '', luck));
    } catch {
      crashes++;
    }
  }
  const cookie = await cookieFor(base, 'Mallory');
  for (let n = 0; n < Math.min(SENT, games); n++) {
    const answer = await fetch(`${base}/api/replays`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain' },
      body: damaged(texts[n % texts.length] ?? '', luck),
    });
    if (answer.status >= 500 && answer.status !== 503) crashes++;
    await answer.text();
  }
  say(`${count} damaged files, ${crashes} crashes`);
  return { files: count, crashes };
}

/** In milliseconds. What other programs do meanwhile is no fault of a file. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
