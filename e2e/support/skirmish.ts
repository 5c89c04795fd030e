import { expect, type Page } from '@playwright/test';
import { Player } from './player.ts';
import { settled } from './settled.ts';

/** What has to happen in the game that the test plays. */
export interface Deeds {
  physical: boolean;
  overheated: boolean;
  critical: boolean;
}

const FACES: { readonly [total: number]: readonly [number, number] } = { 3: [1, 2], 4: [1, 3], 11: [5, 6] };

/** Somebody who plays Alpha Strike against the opponent with real dice, which fall as the test needs them. */
export class Skirmisher extends Player {
  readonly deeds: Deeds = { physical: false, overheated: false, critical: false };
  private initiative = 0;
  /** Whose command the dice are rolled for. */
  private mine = false;
  private placed = 0;

  /** Whether everything that has to happen has happened. */
  get done(): boolean {
    return Object.values(this.deeds).every(Boolean);
  }

  get dice() {
    return this.page.locator('form.manual-dice');
  }

  /** Types what fell: I win initiative and hit, the opponent misses, and whatever is hit inside loses its fire control. */
  private async roll(): Promise<void> {
    // Read at one glance: after a reload the form may go away again until the command is given anew.
    const asked = await this.page.evaluate(() => {
      const form = document.querySelector<HTMLElement>('form.manual-dice');
      return form && { rule: form.dataset['rule'] ?? '', text: form.textContent ?? '' };
    });
    if (!asked) return;
    const { rule, text } = asked;
    const count = Number(/Roll (\d+) dice/.exec(text)?.[1] ?? 2);
    let total = 11;
    if (rule === 'AS-init-roll') total = this.initiative++ % 2 === 0 ? 11 : 3;
    else if (rule === 'AS-dice') total = this.mine ? 11 : 3;
    else if (rule.includes('crit')) total = 4;
    const faces = count === 2 ? (FACES[total] ?? [5, 6]) : Array.from({ length: count }, () => 4);
    for (const face of faces) await this.page.getByRole('button', { name: `Rolled a ${face}` }).click();
    await this.page.getByRole('button', { name: 'Use these dice' }).click();
  }

  /** The log so far; there is none before anything has happened. */
  private told(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('.log-lines')?.textContent ?? '');
  }

  private async answer(question: string): Promise<void> {
    this.mine = true;
    if (/Deployment/.test(question)) await this.deploy();
    else if (/Movement/.test(question)) await this.close();
    else if (/Combat/.test(question)) await this.strike();
    else await this.press('Space');
  }

  private async deploy(): Promise<void> {
    this.placed += 1;
    const steps = Array.from({ length: 3 * this.placed }, () => 'ArrowRight');
    await this.press('Escape', ...steps, 'Enter');
    await this.commit();
  }

  /** Confirms what is prepared; the dice may be wanted before anything is told. */
  private async commit(): Promise<void> {
    await expect(this.actions.locator('.button-primary')).toBeVisible({ timeout: 120_000 });
    const before = await this.told();
    await this.press('Space');
    await expect
      .poll(async () => (await this.dice.count()) > 0 || (await this.told()) !== before || (await this.standing()) !== 'mine', {
        timeout: 120_000,
      })
      .toBe(true);
  }

  /** Up to the nearest enemy or towards it; if there is no way it stands. */
  private async close(): Promise<void> {
    await this.press('t');
    await settled(this.page);
    if (!(await this.offered(/there: /))) await this.press('Escape', 's');
    await this.commit();
  }

  /** A kick where bases touch; otherwise everything with all the heat there is, until that has done its work. */
  private async strike(): Promise<void> {
    const kick = this.page.getByRole('list', { name: 'Ways to attack' }).getByRole('radio', { name: 'Kick or punch' });
    if (!this.deeds.physical && (await kick.count()) > 0) {
      await kick.check();
      return this.commit();
    }
    if ((this.deeds.critical && this.deeds.overheated) || !(await this.offered(/ %/))) {
      this.mine = false;
      return this.finish();
    }
    const hotter = this.page.getByRole('group', { name: 'Overheat for more damage' }).getByRole('button').last();
    if ((await hotter.count()) > 0) await hotter.click();
    return this.commit();
  }

  private async finish(): Promise<void> {
    await this.press('x');
    await settled(this.page);
    // Asked once where somebody could still shoot.
    if ((await this.page.getByRole('alert').getByRole('button', { name: 'End attacks' }).count()) > 0) await this.press('x');
    await expect
      .poll(async () => (await this.dice.count()) > 0 || !/Your move.*Combat/.test((await this.turnBar.textContent()) ?? ''))
      .toBe(true);
  }

  /** Answers whatever is asked of me now. */
  async decide(): Promise<void> {
    await this.answer((await this.turnBar.textContent()) ?? '');
  }

  /** Plays until this turn begins. */
  async playTo(turn: number): Promise<void> {
    for (let decisions = 0; !new RegExp(`Turn ${turn}(?!\\d)`).test(await this.told()); decisions += 1) {
      expect(decisions, 'the game goes on').toBeLessThan(400);
      await expect
        .poll(async () => (await this.dice.count()) > 0 || (await this.standing()) !== 'waiting', { timeout: 120_000 })
        .toBe(true);
      if ((await this.dice.count()) > 0) await this.roll();
      else if ((await this.standing()) === 'over') return;
      else await this.decide();
      await settled(this.page);
      if ((await this.dice.count()) === 0 && (await this.standing()) === 'waiting') this.mine = false;
      await this.note();
    }
  }

  private async note(): Promise<void> {
    const told = await this.told();
    this.deeds.physical ||= /strikes at .+ and hits/.test(told);
    this.deeds.overheated ||= /is at heat|overheats/.test(told);
    this.deeds.critical ||= /fire control hit/.test(told);
  }
}

/** Builds a force in the picker; `page` shows the list of forces before and the force afterwards. */
export async function buildForce(page: Page, name: string, ...units: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New force' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const unit of units) {
    await page.getByRole('searchbox', { name: 'Search units' }).fill(unit);
    await page.getByRole('button', { name: `Add ${unit}`, exact: true }).click();
    await expect(page.getByText(`${unit} added to the force.`)).toBeVisible();
  }
}
