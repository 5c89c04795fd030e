import { expect, type Locator, type Page } from '@playwright/test';

export type Standing = 'covered' | 'mine' | 'waiting' | 'over';

/** Machines are sometimes busy with other things. */
const PATIENCE = 120_000;

interface Place {
  readonly column: number;
  readonly row: number;
}

/** Somebody who plays with the keyboard alone: keys go to the board, Space confirms, Enter takes over the screen. */
export class Player {
  readonly page: Page;
  readonly board: Locator;
  readonly actions: Locator;
  readonly log: Locator;
  readonly turnBar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.board = page.getByRole('application', { name: 'Board' });
    this.actions = page.getByRole('toolbar', { name: 'Actions' });
    this.log = page.getByRole('list', { name: 'Log' });
    this.turnBar = page.locator('.turn-bar');
  }

  /** What somebody who looks at the screen sees: is it covered, is it my move, is it over? */
  standing(): Promise<Standing> {
    return this.page.evaluate(() => {
      if (document.querySelector('[role=dialog][aria-modal]')) return 'covered';
      if (document.querySelector('section.result')) return 'over';
      return document.querySelector('.turn-bar[data-mine]') ? 'mine' : 'waiting';
    });
  }

  async untilAsked(timeout = 120_000): Promise<Standing> {
    await expect.poll(() => this.standing(), { timeout, intervals: [30] }).not.toBe('waiting');
    return this.standing();
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.board.focus();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The hex under the cursor, as a screen reader hears it. */
  async cursor(): Promise<Place | undefined> {
    const words = (await this.page.locator('p.unseen[aria-live]').first().textContent()) ?? '';
    const number = /Hex (\d\d)(\d\d)/.exec(words);
    return number ? { column: Number(number[1]), row: Number(number[2]) } : undefined;
  }

  /** Walks the cursor to a hex and chooses it. */
  async point(column: number, row: number): Promise<void> {
    const from = await this.cursorOnBoard();
    const across = Array.from({ length: Math.abs(column - from.column) }, () => (column > from.column ? 'ArrowRight' : 'ArrowLeft'));
    const down = Array.from({ length: Math.abs(row - from.row) }, () => (row > from.row ? 'ArrowDown' : 'ArrowUp'));
    await this.press(...across, ...down);
    await expect.poll(() => this.cursor(), { intervals: [20], timeout: PATIENCE }).toEqual({ column, row });
    await this.press('Enter');
  }

  private async cursorOnBoard(): Promise<Place> {
    if (!(await this.cursor())) await this.press('ArrowUp');
    await expect.poll(() => this.cursor(), { intervals: [20], timeout: PATIENCE }).toBeDefined();
    return (await this.cursor())!;
  }

  /** Whether the bar offers something by this name. */
  async offered(name: RegExp): Promise<boolean> {
    return (await this.actions.getByRole('button', { name, disabled: false }).count()) > 0;
  }

  /** What has happened so far: the log, its latest sentence as it is read out, whose turn it is, a covered screen, a result. */
  private happened(): Promise<string> {
    return this.page.evaluate(() =>
      ['.log-lines', 'p.unseen[aria-live]:last-of-type', '.turn-bar strong', '.cover', 'section.result']
        .map(selector => document.querySelector(selector)?.textContent ?? '')
        .join('\n'),
    );
  }

  /** Presses a key that settles something, and waits until it has happened. */
  async settle(key: string): Promise<void> {
    const before = await this.happened();
    await this.page.keyboard.press(key);
    await expect.poll(() => this.happened(), { intervals: [20, 30, 50], timeout: PATIENCE }).not.toBe(before);
  }

  /** Confirms what is prepared on the board. */
  async confirm(): Promise<void> {
    await expect(this.actions.locator('.button-primary')).toBeVisible({ timeout: PATIENCE });
    await this.board.focus();
    await this.settle('Space');
  }
}
