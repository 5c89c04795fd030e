import { expect } from '@playwright/test';
import type { Player, Standing } from './player.ts';

/** Column 8 of the desert has no trees from edge to edge. */
const COLUMN = 8;
const NORTH = { start: 1, meet: 8 } as const;
const SOUTH = { start: 15, meet: 9 } as const;

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
  await player.point(COLUMN, NORTH.start);
  if (!(await prepared(player))) await player.point(COLUMN, SOUTH.start);
}

async function move(player: Player): Promise<void> {
  // The cursor starts from the unit that is to move.
  await player.press('Escape', 'ArrowDown');
  await expect.poll(() => player.cursor(), { intervals: [20] }).toBeDefined();
  const { column, row } = (await player.cursor())!;
  const meet = row <= NORTH.meet + 1 ? NORTH.meet : SOUTH.meet;
  const there = column === COLUMN && row - 1 === meet;
  if (!there && (await player.offered(/^Run/))) {
    await player.press('r');
    await player.point(COLUMN, meet);
    if (await prepared(player)) return;
  }
  await player.press('s');
}

/** Was the choice of a hex accepted? Give the screen a moment to say so. */
async function prepared(player: Player): Promise<boolean> {
  await player.page.waitForTimeout(60);
  return (await player.actions.locator('.button-primary').count()) > 0;
}
