import { test as base } from '@playwright/test';
import { type House, openHouse } from './house.ts';

/** Tests share one server for each worker; who breaks it takes one of its own with `openHouse`. */
export const test = base.extend<object, { readonly house: House }>({
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
