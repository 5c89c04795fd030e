import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

/** Where a machine keeps a Chromium. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export type Browser = { readonly path: string } | { readonly missing: string };

/** A Chromium for the browser tests: the one named, one of this machine, Playwright's own, or one installed where that is allowed. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH names ${named}, which does not exist.` };
  const found = usual.find(existsSync) ?? (await playwrightsOwn()) ?? (await installed());
  return found
    ? { path: found }
    : { missing: 'No Chromium was found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.' };
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function installed(): Promise<string | undefined> {
  return (await installPackages('chromium')) ? usual.find(existsSync) : undefined;
}
