/**
 * How it feels to play: clicks and seconds to the first shot, script while hovering, the longest task, frames while the map is dragged, and
 * what the first page loads. `npm run -s feel -- --json` prints figures alone; `--game G` measures one game.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openHouse } from '../../e2e/support/house.ts';
import { findBrowser } from '../../scripts/test/browser.ts';
import { BATTLES, CROWD } from './battles.ts';
import { firstShot } from './first-shot.ts';
import { hoverP95, longestTask, panning, playTo, sitDown } from './table.ts';

interface Felt {
  readonly clicksToFirstShot: number;
  readonly secondsToFirstShot: number;
  readonly hoverP95: number;
  readonly longestTask: number;
  readonly framesPerSecond: number;
}

const LIMITS = { clicks: 8, clicksFirst: 6, hover: 8, task: 100, frames: 60, load: 300_000 };
const WINDOW = { width: 1440, height: 900 };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, game: { type: 'string' } } });
const say = (words: string): void => console.error(words);

async function visit(browser: Browser, base: string, instant = true): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW,
    baseURL: base,
    serviceWorkers: 'block',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  if (instant) await context.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
  return context.newPage();
}

/** Bytes of everything that the first page asks for before somebody plays, compressed as they travel. */
async function firstLoad(browser: Browser, base: string): Promise<number> {
  const page = await visit(browser, base);
  let bytes = 0;
  const answers: Promise<void>[] = [];
  page.on('response', answer => {
    answers.push(
      answer.body().then(
        body => {
          bytes += gzipSync(body).length;
        },
        () => undefined,
      ),
    );
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await Promise.all(answers);
  await page.context().close();
  return bytes;
}

async function feel(browser: Browser, base: string, { plan, button, moves, fires }: (typeof BATTLES)[number]): Promise<Felt> {
  const newcomer = await visit(browser, base);
  const shot = await firstShot(newcomer, button);
  await newcomer.context().close();
  const page = await visit(browser, base);
  await sitDown(page, plan);
  let hover = 0;
  let longest = await longestTask(page, () => playTo(page, moves));
  hover = Math.max(hover, await hoverP95(page));
  longest = Math.max(longest, await longestTask(page, () => playTo(page, fires)));
  hover = Math.max(hover, await hoverP95(page));
  longest = Math.max(longest, await longestTask(page, () => playTo(page, /Turn 2|Turn 3/, 40)));
  const frames = await panning(page);
  await page.context().close();
  return {
    clicksToFirstShot: shot.clicks,
    secondsToFirstShot: shot.seconds,
    hoverP95: hover,
    longestTask: longest,
    framesPerSecond: frames,
  };
}

async function crowdFrames(browser: Browser, base: string): Promise<number> {
  const page = await visit(browser, base);
  await sitDown(page, CROWD);
  await playTo(page, /Movement/);
  const frames = await panning(page);
  await page.context().close();
  return frames;
}

const found = await findBrowser();
if ('missing' in found) {
  say(found.missing);
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const house = await openHouse();
try {
  const games: Record<string, Felt> = {};
  for (const battle of BATTLES) {
    const { game } = battle.plan;
    if (values.game !== undefined && values.game !== game) continue;
    games[game] = await feel(browser, house.url, battle);
    say(`${game}: ${JSON.stringify(games[game])}`);
  }
  const crowd = values.game === undefined ? await crowdFrames(browser, house.url) : undefined;
  const as = games['alpha-strike'];
  if (crowd !== undefined && as) games['alpha-strike'] = { ...as, framesPerSecond: Math.min(as.framesPerSecond, crowd) };
  const firstLoadBytes = await firstLoad(browser, house.url);
  const felt = { games, firstLoadBytes };
  if (values.json) console.log(JSON.stringify(felt));
  else console.log(JSON.stringify(felt, undefined, 2));
  const slow = Object.entries(games).filter(
    ([game, one]) =>
      one.clicksToFirstShot > (game === 'quick-start' ? LIMITS.clicksFirst : LIMITS.clicks) ||
      one.hoverP95 > LIMITS.hover ||
      one.longestTask > LIMITS.task ||
      one.framesPerSecond < LIMITS.frames,
  );
  for (const [game] of slow) say(`${game} misses a limit`);
  if (firstLoadBytes > LIMITS.load) say('the first page misses its limit');
} finally {
  await browser.close();
  await house.close();
}
