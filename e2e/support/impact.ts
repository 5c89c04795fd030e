import { expect, type Locator, type Page } from '@playwright/test';
import { pointOnMap } from './battle-map.ts';
import { settled } from './settled.ts';

export type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A command, who gives it, and which of the answers it is where there is a list of them. */
export interface Planned {
  readonly seat: number;
  readonly question: string;
  readonly command: Command;
  readonly option?: number;
}

/** Somebody who plays Impact with the mouse and a few keys. */
export class Soldiering {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get actions(): Locator {
    return this.page.getByRole('toolbar', { name: 'Actions' });
  }

  button(name: string | RegExp): Locator {
    return this.actions.getByRole('button', { name, disabled: false }).first();
  }

  /** Points at a place of the rules: column and half row are packed into one number. */
  async point(at: number): Promise<void> {
    await this.page.getByRole('application', { name: 'Board' }).focus();
    await this.page.keyboard.press('0');
    await settled(this.page);
    const middle = { x: 34 + (at & 255) * 45, y: 34 + (at >> 8) * 26 };
    const { x, y } = await pointOnMap(this.page, middle);
    await this.page.mouse.click(x, y);
  }

  /** Chooses a unit in the force list; units are counted over both sides. */
  async choose(unit: number, sizes: readonly number[]): Promise<void> {
    const seat = unit < sizes[0]! ? 0 : 1;
    const name = seat === 0 ? /^Force of (?!Kim)/ : 'Force of Kim';
    const list = this.page.getByRole('region', { name }).getByRole('listitem');
    await list
      .nth(seat === 0 ? unit : unit - sizes[0]!)
      .getByRole('button')
      .click();
  }

  /** How many lines the log has: something has happened when there are more. */
  lines(): Promise<number> {
    return this.page.locator('.log-line').count();
  }
}

/** Does what the command says, by the screen alone. */
export async function carryOut(player: Soldiering, planned: Planned, sizes: readonly number[]): Promise<void> {
  const { page } = player;
  await comeToIt(page, planned);
  const { command } = planned;
  const { type } = command;
  if (planned.option !== undefined) return player.actions.getByRole('button').nth(planned.option).click();
  if (type === 'deploy') return deploy(player, command, sizes);
  if (type === 'activate' || type === 'rally') {
    await player.choose(command['unit'] as number, sizes);
    return player.button(type === 'activate' ? /^Activate/ : /^Check morale/).click();
  }
  if (type === 'step') {
    await player.point(command['to'] as number);
    return player.button(/^Go to/).click();
  }
  if (type === 'bounce') {
    await player.button(/^(Bounce|Change height)/).click();
    return page.getByRole('button', { name: `Level ${command['level']}: `, exact: false }).click();
  }
  if (type === 'fire' || type === 'paint') return aim(player, command, sizes);
  if (type === 'react') {
    await player.choose(command['unit'] as number, sizes);
    return page.keyboard.press('r');
  }
  const names: Readonly<Record<string, RegExp>> = {
    ready: /^Set-up is finished/,
    done: /^End the activation/,
    pass: /^Pass/,
    hold: /^Hold fire/,
    land: command['pay'] ? /^Land/ : /^Crash-land/,
  };
  await player.button(names[type]!).click();
  // Whoever ends what has not begun is asked once.
  const sure = page.getByRole('alert').getByRole('button', { name: names[type]! });
  await settled(page);
  if ((await sure.count()) > 0) await sure.click();
}

/** Takes the screen for the seat that is asked. A reaction is asked without covering it; whoever reacts takes it. */
async function comeToIt(page: Page, { question }: Planned): Promise<void> {
  const passing = page.locator('.passing');
  const cover = page.locator('.cover');
  await expect
    .poll(async () => (await passing.count()) + (await cover.count()) + (await page.locator('.action-bar button').count()), {
      timeout: 10_000,
    })
    .toBeGreaterThan(0);
  if (question === 'reaction' && (await passing.count()) > 0) await page.keyboard.press('y');
  await settled(page);
  if ((await cover.count()) > 0) await cover.getByRole('button').click();
  await expect(page.locator('.action-bar button').first()).toBeVisible();
}

async function deploy(player: Soldiering, command: Command, sizes: readonly number[]): Promise<void> {
  await player.choose(command['unit'] as number, sizes);
  const level = command['level'] as number;
  if (level > 0) await player.page.getByRole('slider').fill(String(level));
  await player.point(command['at'] as number);
  await player.button(/^Here/).click();
}

async function aim(player: Soldiering, { type, target, mode }: Command, sizes: readonly number[]): Promise<void> {
  await player.choose(target as number, sizes);
  if (type === 'paint') return player.button(/^Paint/).click();
  const names: Readonly<Record<string, RegExp>> = {
    stationary: /^Aimed fire/,
    assault: /^Fire on the move/,
    targeted: /^Targeted fire/,
    rapid: /^Rapid fire/,
  };
  await player.page.getByRole('radio', { name: names[mode as string]! }).check();
  await player.button(names[mode as string]!).click();
}
