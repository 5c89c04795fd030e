import { expect } from '@playwright/test';
import type { Player, Standing } from './player.ts';
import { settled } from './settled.ts';

/** Column 8 of the desert has no trees from edge to edge. */
const COLUMN = 8;
const NORTH = { start: 1, meet: 8 } as const;
const SOUTH = { start: 15, meet: 9 } as const;

/** So long the screen may take to answer a choice, in milliseconds, and so often one looks before a refusal counts as the answer to it. */
const PATIENCE = 2000;
const LOOKS = 5;

/**
 * One decision of a training duel, the simplest that brings it to an end: both run to the middle of the map and shoot at each other.
 * Answers how things stood before it.
 */
export async function decide(player: Player): Promise<Standing> {
  const standing = await player.untilAsked();
  // The button that takes over the screen has the focus.
  if (standing === 'covered') await player.settle('Enter');
  if (standing === 'mine') await answer(player);
  return standing;
}

async function answer(player: Player): Promise<void> {
  if ((await player.turnBar.textContent())?.includes('Deployment')) await deploy(player);
  else if (await player.offered(/^Stand/)) await move(player);
  await player.confirm();
}

/** The attacker sets up in the north, the defender in the south; only one of the two is allowed. */
async function deploy(player: Player): Promise<void> {
  const north = player.actions.getByRole('button', { name: `Set up in ${place(NORTH.start)}` });
  await player.point(COLUMN, NORTH.start);
  const refused = player.page.getByRole('alert');
  await expect.poll(async () => (await north.count()) + (await refused.count()), { intervals: [20], timeout: 15_000 }).toBeGreaterThan(0);
  if ((await north.count()) > 0) return;
  await player.point(COLUMN, SOUTH.start);
  await expect(player.actions.getByRole('button', { name: `Set up in ${place(SOUTH.start)}` })).toBeVisible();
}

const place = (row: number): string => `${String(COLUMN).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** Runs to the meeting place; once there, turns towards the enemy; if nothing else can be done, stands. */
async function move(player: Player): Promise<void> {
  // The cursor starts from the unit that is to move.
  await player.press('Escape', 'ArrowDown');
  await expect.poll(() => player.cursor(), { intervals: [20], timeout: 15_000 }).toBeDefined();
  const below = (await player.cursor())!;
  const here = { column: below.column, row: below.row - 1 };
  const meet = here.row <= NORTH.meet ? NORTH.meet : SOUTH.meet;
  if (here.column !== COLUMN || here.row !== meet) {
    await player.press('r');
    await player.point(COLUMN, meet);
    if (await prepared(player)) return;
    // Somebody else stands there and was chosen instead: back to the one that is to move.
    await player.press('Tab');
  }
  await player.press('w');
  await player.point(here.column, here.row);
  if (!(await prepared(player))) await player.press('s');
}

/** Was the choice of a hex accepted? A refusal is told; where somebody else was chosen instead nothing is prepared for a while. */
async function prepared({ page, actions }: Player): Promise<boolean> {
  const primary = actions.locator('.button-primary');
  const refusal = page.getByRole('alert');
  const until = Date.now() + PATIENCE;
  for (let looks = 1; Date.now() < until; looks += 1) {
    if ((await primary.count()) > 0) return true;
    if (looks > LOOKS && (await refusal.count()) > 0) return false;
    await settled(page);
  }
  return false;
}
