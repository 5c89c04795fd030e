/**
 * Makes the pictures of the README and a gallery: `npm run screenshots`. Starts the built server, plays a few turns in a real browser and
 * writes small PNG files to docs/screenshots; then takes every view of every game to .cache/gallery. `-- --gallery` takes the gallery alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { decide } from '../e2e/support/duel.ts';
import { openHouse } from '../e2e/support/house.ts';
import { Player } from '../e2e/support/player.ts';
import { FILM, filmOf, takeFilm } from './screenshots/film.ts';
import { takeGallery } from './screenshots/gallery.ts';
import { shrink } from './screenshots/shrink.ts';
import { root } from './shell.ts';
import { findBrowser } from './test/browser.ts';

const folder = join(root, 'docs/screenshots');
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

mkdirSync(folder, { recursive: true });
const found = await findBrowser();
if ('missing' in found) {
  console.error(found.missing);
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
const house = await openHouse();
try {
  if (!process.argv.includes('--gallery')) {
    await pages();
    await battle();
    await replay('quick-start/lance-each', 4, 24, 'replay');
    await replay('alpha-strike/meeting', 2, 20, 'alpha-strike');
    await replay('impact/glow-line', 2, 40, 'impact');
    await analysis();
    await film();
  }
  const gallery = join(root, '.cache/gallery');
  console.log(`${await takeGallery(browser, house.url, root, gallery)} views in .cache/gallery`);
} finally {
  await browser.close();
  await house.close();
}

async function visit(options: BrowserContextOptions, colorScheme: 'dark' | 'light' = 'dark'): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    colorScheme,
    baseURL: house.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  // Dice that still lie on the table would hide what the picture is about; boards are painted after the page stands.
  await page.locator('.dice-tray').waitFor({ state: 'hidden' });
  await page.waitForTimeout(700);
  const png = shrink(await page.screenshot());
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`docs/screenshots/${name}.png  ${Math.round(png.length / 1024)} kB`);
}

async function pages(): Promise<void> {
  const desk = await visit(DESK);
  await desk.goto('/');
  await desk.getByRole('list', { name: 'Scenarios' }).waitFor();
  await shoot(desk, 'home');
  await desk.goto('/set-up/quick-start?scenario=lance-each');
  await desk.getByRole('heading', { name: 'Who plays' }).waitFor();
  await shoot(desk, 'set-up');
  await desk.goto('/rules?q=woods');
  await desk.getByRole('list', { name: 'Part of the game' }).waitFor();
  await shoot(desk, 'rules');
  await desk.goto('/units');
  await desk.getByText('Atlas AS7-D').click();
  await desk.getByRole('button', { name: 'Print' }).waitFor();
  await shoot(desk, 'units');
  const paper = await visit(DESK, 'light');
  await paper.goto('/maps/grassland/edit');
  await paper.getByRole('application').waitFor();
  await shoot(paper, 'map-editor');
  await desk.context().close();
  await paper.context().close();
}

/** A solo game up to the first moment of each kind that is worth a picture. */
async function battle(): Promise<void> {
  for (const [options, suffix] of [
    [DESK, ''],
    [PHONE, '-phone'],
  ] as const) {
    const page = await visit(options);
    await page.goto('/');
    if (suffix !== '') await shoot(page, 'home-phone');
    await page.getByRole('button', { name: 'Play now' }).click();
    const me = new Player(page);
    await until(me, async () => (await me.offered(/^Run/)) && (await me.turnBar.textContent())?.includes('Turn 2') === true);
    await me.press('r', 'ArrowUp', 'ArrowRight');
    await page.keyboard.press('Enter');
    await shoot(page, `movement${suffix}`);
    await me.press('Escape');
    await until(me, () => me.offered(/^Declare/));
    await shoot(page, `attack${suffix}`);
    await page.context().close();
  }
}

async function until(player: Player, reached: () => Promise<boolean>): Promise<void> {
  for (let decisions = 0; decisions < 60; decisions += 1) {
    await player.untilAsked();
    if (await reached()) return;
    await decide(player);
  }
  throw new Error('the game did not come to the moment of the picture');
}

/** A recorded game, some turns and steps after its beginning. */
async function replay(game: string, turns: number, steps: number, name: string): Promise<void> {
  const page = await visit(DESK);
  const buffer = readFileSync(join(root, `golden/${game}.jsonl`));
  await page.goto('/games');
  await page.locator('input[type=file]').setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer });
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await moment.waitFor();
  for (let turn = 0; turn < turns; turn += 1) await page.getByRole('button', { name: 'Next turn' }).click();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  await shoot(page, name);
  await page.context().close();
}

/** A turn that moves, for the top of the README. */
async function film(): Promise<void> {
  const page = await visit(FILM, 'light');
  const svg = filmOf(await takeFilm(page));
  writeFileSync(join(folder, 'turn.svg'), svg);
  console.log(`docs/screenshots/turn.svg  ${Math.round(svg.length / 1024)} kB`);
  await page.context().close();
}

/** The analysis board with dice. */
async function analysis(): Promise<void> {
  const page = await visit(DESK);
  await page.goto('/analysis');
  await page.getByRole('button', { name: /^Roll/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).waitFor({ timeout: 120_000 });
  await shoot(page, 'analysis');
  await page.context().close();
}
