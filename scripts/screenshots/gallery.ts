import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** What a view is looked at with. */
export interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

const DESK = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const dark = { name: 'dark', options: { ...DESK, colorScheme: 'dark', locale: 'en-GB' } } as const satisfies Look;
const light = { name: 'light', options: { ...DESK, colorScheme: 'light', locale: 'en-GB' } } as const satisfies Look;
const german = { name: 'german', options: { ...DESK, colorScheme: 'dark', locale: 'de-DE' } } as const satisfies Look;
const phone = { name: 'phone', options: { ...PHONE, colorScheme: 'dark', locale: 'en-GB' } } as const satisfies Look;

/** One view: where it is, what is done there before the picture, and with what it is looked at. */
interface View {
  readonly name: string;
  readonly path: string;
  readonly looks: readonly Look[];
  readonly act?: (page: Page) => Promise<void>;
}

const GAMES = ['quick-start', 'classic', 'alpha-strike', 'impact', 'radar'] as const;

/** A recorded game, some turns and steps after its beginning. */
const replayed =
  (root: string, file: string, turns: number, steps: number) =>
  async (page: Page): Promise<void> => {
    const buffer = readFileSync(join(root, 'golden', file));
    await page.locator('input[type=file]').first().setInputFiles({ name: 'game.jsonl', mimeType: 'application/json', buffer });
    await page.locator('input[type=range]').first().waitFor();
    for (let turn = 0; turn < turns; turn += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  };

const analysed =
  (game: string) =>
  async (page: Page): Promise<void> => {
    const games = page.locator('.bench-grounds select').first();
    if ((await games.count()) === 0) await page.locator('[role=tab]').last().click();
    if (game !== 'classic') await games.selectOption(game);
    await page.waitForTimeout(800);
    if ((await page.locator('[role=tab]').count()) > 0) await page.locator('[role=tab]').first().click();
    await page.locator('.odds .button').first().click();
    await page.locator('.histogram').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
  };

/** A recorded game of each that shows what it is like. */
const RECORDED: { readonly [G in (typeof GAMES)[number]]: string } = {
  'quick-start': 'lance-each',
  classic: 'lances',
  'alpha-strike': 'meeting',
  impact: 'glow-line',
  radar: 'duel',
};
/** Worlds whose ground is their own. */
const WORLDS = ['caustic-valley', 'crystalline-canyon', 'fungal-crevasse'] as const;

function viewsOf(root: string): readonly View[] {
  return [
    { name: 'home', path: '/', looks: [dark, light, german, phone] },
    ...GAMES.map((game): View => ({ name: `set-up-${game}`, path: `/set-up/${game}`, looks: game === 'classic' ? [dark, phone] : [dark] })),
    { name: 'rules', path: '/rules?q=woods', looks: [dark, german] },
    { name: 'units', path: '/units', looks: [dark, phone] },
    { name: 'forces', path: '/forces', looks: [light] },
    { name: 'maps', path: '/maps', looks: [light] },
    { name: 'map-editor', path: '/maps/grassland/edit', looks: [dark] },
    { name: 'campaigns', path: '/campaigns', looks: [dark] },
    { name: 'balance', path: '/balance', looks: [dark] },
    ...GAMES.map((game): View => {
      const turns = game === 'impact' ? 1 : 2;
      return {
        name: `battle-${game}`,
        path: '/games',
        looks: [dark, phone],
        act: replayed(root, `${game}/${RECORDED[game]}.jsonl`, turns, 12),
      };
    }),
    ...WORLDS.map(
      (world): View => ({ name: `world-${world}`, path: '/games', looks: [dark], act: replayed(root, `classic/${world}.jsonl`, 1, 12) }),
    ),
    ...GAMES.map(
      (game): View => ({
        name: `analysis-${game}`,
        path: '/analysis',
        looks: game === 'classic' ? [dark, light, german, phone] : [dark],
        act: analysed(game),
      }),
    ),
  ];
}

/** Takes every view, one after the other, into a folder with a page that shows them all. Answers how many there are. */
export async function takeGallery(browser: Browser, base: string, root: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const taken: string[] = [];
  for (const { name, path, looks, act } of viewsOf(root)) {
    for (const look of looks) {
      const context = await browser.newContext({ ...look.options, baseURL: base, reducedMotion: 'reduce', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await act?.(page);
      await page.waitForTimeout(900);
      const file = `${name}-${look.name}.png`;
      await page.screenshot({ path: join(folder, file) });
      taken.push(file);
      console.log(`${file}`);
      await context.close();
    }
  }
  const pictures = taken
    .map(file => `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`)
    .join('\n');
  const style =
    'body{background:#12151a;color:#e8ecf1;font:14px sans-serif}img{max-width:100%}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(24rem,1fr));gap:1rem}';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Sortie: views</title><style>${style}</style><main>${pictures}</main>\n`);
  return taken.length;
}
