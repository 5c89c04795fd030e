import { defineConfig } from '@playwright/test';

/** The tests start the built server themselves, each worker with a data folder and a port of its own. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/build.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  // A second try is reported as flaky, by name; it keeps one slow moment of a shared machine from hiding what else a run found.
  retries: 1,
  // Far above what an idle machine needs: a test waits for states, and a busy machine takes its time to reach them.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Every test is a first visit; what the worker keeps is tested where it matters.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
