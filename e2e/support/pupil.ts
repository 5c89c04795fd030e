import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Somebody who does what the coach says and points at, and nothing else. */
export class Pupil {
  readonly page: Page;
  /** The steps of the lesson in the order in which they were seen. */
  readonly seen: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** The step that is on, or `done`. */
  step(): Promise<string | undefined> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('.coach')?.dataset['step']);
  }

  /** One thing: reads, presses what is ringed, or waits for the others. Answers whether there is anything left to do. */
  async follow(): Promise<boolean> {
    const step = await this.step();
    if (step !== undefined && this.seen.at(-1) !== step) this.seen.push(step);
    if (step === 'done') return false;
    const read = this.page.locator('.coach .button-primary');
    if ((await read.count()) > 0) await read.click({ timeout: 5000 }).catch(() => undefined);
    else await this.pressRinged();
    return true;
  }

  /** A button that is still to be pressed, else the place: the button to confirm comes once the place has been chosen. */
  private async pressRinged(): Promise<void> {
    const rings = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.coach-ring:not([hidden])')].map(ring => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        return { kind: ring.dataset['kind'], x: left + width / 2, y: top + height / 2 };
      }),
    );
    const button = rings.find(({ kind }) => kind === 'button' || kind === 'otherwise');
    const place = rings.find(({ kind }) => kind === 'place');
    const goal = button ?? place;
    if (goal) await this.page.mouse.click(goal.x, goal.y);
    if (!button && place) await this.page.mouse.move(4, 4);
    await this.page.waitForTimeout(150);
  }

  /** Follows the coach until a step, or to the end. */
  async followTo(step: string, patience = 400): Promise<void> {
    for (let n = 0; n < patience; n++) {
      if ((await this.step()) === step) return;
      await this.follow();
    }
    expect(await this.step(), `after ${this.seen.join(', ')}`).toBe(step);
  }
}
