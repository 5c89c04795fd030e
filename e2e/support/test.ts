import { test as base } from '@playwright/test';
import { sameDice, sameThoughts } from './dice.ts';
import { type House, openHouse } from './house.ts';

interface Options {
  /** Whose dice fall: every game that this browser lays by itself has the same seed in every run. */
  readonly seed: number;
}

/** Tests share one server for each worker; who breaks it takes one of its own with `openHouse`. */
export const test = base.extend<Options, { readonly house: House }>({
  seed: [7, { option: true }],
  context: async ({ context, seed }, use) => {
    await context.addInitScript(sameDice, seed);
    await context.addInitScript(sameThoughts, seed);
    await use(context);
  },
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

export { expect } from '@playwright/test';
