/** Draws the PNG icons of the app from `public/icon.svg`: `node apps/web/scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const statics = join(import.meta.dirname, '../public');
const svg = readFileSync(join(statics, 'icon.svg'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
});
for (const [file, size, drawing] of [
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  // A mask may cut off a fifth on every side, and the corners must be filled.
  ['icon-maskable-512.png', 512, svg.replace('rx="96"', '').replaceAll('<path', '<path transform="translate(51.2 51.2) scale(.8)"')],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  writeFileSync(join(statics, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
