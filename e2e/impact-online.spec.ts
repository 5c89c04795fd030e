import type { Page } from '@playwright/test';
import { spotAt } from '../packages/geometry/src/lattice/spot.ts';
import { Soldiering } from './support/impact.ts';
import { visitor } from './support/online.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** Woods of the first panel, in which somebody can hide. */
const HIDDEN = spotAt(8, 10);
const MINE = spotAt(14, 20);
const NOTE = 'Zinnober 4711';

const plan = {
  title: 'Somewhere in the ashes',
  situation: '',
  map: { kind: 'panels', rows: [[{ panel: 'A' }]] },
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: [
        { type: 'ranger', count: 1 },
        { type: 'assault', count: 1 },
      ],
      build: 30,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: [
        { type: 'sniper', count: 1 },
        { type: 'crusader', count: 1 },
      ],
      build: 30,
      friendly: ['east'],
      setsUp: { panels: [0], hidden: true, mines: { explosive: 1, nuclear: 0, dummies: 0 } },
    },
  ],
  special: { turns: 3, glow: 2 },
  victory: { awards: [{ kind: 'kills', seat: 0, armored: 1 }], sudden: [], margin: 1, otherwise: 1, text: 'Marten holds.' },
};

/** Everything that a page hears: frames of its sockets, and answers of the house. */
function listen(page: Page): { readonly text: () => string; readonly values: () => readonly unknown[] } {
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async response => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''));
  });
  const parsed = (text: string): readonly unknown[] => {
    try {
      return [JSON.parse(text)];
    } catch {
      return [];
    }
  };
  return { text: () => heard.join('\n'), values: () => heard.flatMap(parsed) };
}

type Thing = Readonly<Record<string, unknown>>;

/** Every record anywhere inside. */
function* things(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Thing;
  for (const part of Object.values(value)) yield* things(part);
}

/** What somebody who sits in `seat` must not have heard while nothing of it was shown. */
function secretsIn(values: readonly unknown[], seat: number, shown: ReadonlySet<number>): readonly Thing[] {
  return [...things(values)].filter(thing => {
    const { type } = thing;
    const owner = thing['seat'];
    if (type === 'dealt' || type === 'assigned') return owner !== seat;
    if (type === 'mineLaid') return owner !== seat && thing['kind'] !== null;
    if (type === 'noted') return seat !== 1;
    if (type === 'deployed') return seat !== 1 && thing['hidden'] === true && thing['at'] !== null;
    const unit = 'tag' in thing && 'morale' in thing;
    if (!unit || owner === seat || shown.has(thing['id'] as number)) return false;
    return thing['card'] !== null || thing['note'] !== '' || (thing['hidden'] === true && thing['at'] !== null);
  });
}

/** Units whose cards were turned over for everybody. */
const shownIn = (values: readonly unknown[]): ReadonlySet<number> =>
  new Set(
    [...things(values)].flatMap(thing =>
      thing['type'] === 'shown' ? [thing['unit'] as number] : thing['known'] === 2 ? [thing['id'] as number] : [],
    ),
  );

const isMine = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.turn-bar[data-mine]') !== null);

/** What is suggested, or else the end of the activation. The answer of the house may take a button away just now. */
async function goOn(page: Page): Promise<void> {
  const quickly = { timeout: 2000 };
  const primary = page.locator('.action-bar .button-primary').first();
  const end = page.locator('.action-bar').getByRole('button', { name: /^End the activation/ });
  if ((await primary.count()) > 0) await primary.click(quickly).catch(() => undefined);
  else if ((await end.count()) > 0) {
    await end.click(quickly).catch(() => undefined);
    await page
      .getByRole('alert')
      .getByRole('button', { name: /^End the activation/ })
      .click(quickly)
      .catch(() => undefined);
  }
}

test('neither the enemy nor a spectator ever receives what is hidden', async ({ browser, house }) => {
  test.setTimeout(900_000);
  const [host, guest, eyes] = [await visitor(browser, house.url), await visitor(browser, house.url), await visitor(browser, house.url)];
  for (const { page } of [host, guest, eyes]) await page.setViewportSize({ width: 1440, height: 900 });
  const [hostHears, guestHears, eyesHear] = [listen(host.page), listen(guest.page), listen(eyes.page)];

  await host.page.goto('/scenarios');
  const text = JSON.stringify({
    sortie: 'scenario',
    format: 1,
    game: 'impact',
    rules: ['MAAS-14.10-hidden-setup', 'MAAS-14.6-mine-trigger'],
    plan,
  });
  await host.page
    .getByLabel('Scenario file')
    .setInputFiles({ name: 'ashes.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await host.page.getByRole('combobox', { name: 'Marten' }).selectOption('A player I invite by link');
  await host.page.getByRole('button', { name: 'Create the table and invite' }).click();
  const invitation = await host.page.getByLabel(/^Link for the Marten/).inputValue();
  const watchLink = await host.page.getByLabel('Link for spectators').inputValue();
  await guest.page.goto(invitation);
  await guest.page.getByLabel('Name at the table').fill('Kim');
  await guest.page.getByRole('button', { name: 'Take the seat' }).click();
  await eyes.page.goto(watchLink);
  for (const { page } of [host, guest]) await page.getByRole('button', { name: 'I am ready' }).click();

  // Kim sets up: a mine, a soldier in the woods, another in the open, and a note for herself.
  const kim = new Soldiering(guest.page);
  await expect(guest.page.locator('.turn-bar')).toContainText('Your move');
  await kim.point(MINE);
  await kim.button(/^Here/).click();
  // What is set up next is chosen once the house has answered.
  await expect.poll(() => guestHears.text()).toMatch(new RegExp(`"at":${MINE}[,}]`));
  await settled(guest.page);
  const own = guest.page.getByRole('region', { name: 'Force of Kim' }).getByRole('listitem');
  await own.nth(0).getByRole('button').click();
  await kim.point(HIDDEN);
  await expect(guest.page.getByLabel('Hidden: the enemy does not see where')).toBeChecked();
  await kim.button(/^Here/).click();
  await expect(own.nth(0)).toContainText('hidden');
  await own.nth(1).getByRole('button').click();
  await kim.point(spotAt(28, 18));
  await kim.button(/^Here/).click();
  await expect(own.nth(1)).not.toContainText('not on the map yet');
  await own.nth(0).getByRole('button').click();
  await guest.page.getByText('Note', { exact: true }).click();
  await guest.page.getByLabel(/^Note on the card/).fill(NOTE);
  await guest.page.getByRole('button', { name: 'Write' }).click();
  await expect(guest.page.locator('.tracking-note')).toHaveText(NOTE);
  await kim.button(/^Set-up is finished/).click();

  // Then both play on for a while; the host brings soldiers on and ends their turns.
  for (let decisions = 0; decisions < 9; ) {
    for (const { page } of [host, guest]) {
      const buttons = page.locator('.action-bar button');
      if (!(await isMine(page)) || (await buttons.count()) === 0) continue;
      const before = await page.locator('.turn-bar').textContent();
      await goOn(page);
      await expect
        .poll(async () => (await isMine(page)) && (await page.locator('.turn-bar').textContent()) === before, { timeout: 120_000 })
        .toBe(false);
      decisions += 1;
    }
    await settled(host.page);
  }
  await expect(eyes.page.locator('.log-line').first()).toBeVisible();

  // Kim herself has heard everything, so the search can find it.
  expect(guestHears.text()).toContain(NOTE);
  expect(guestHears.text()).toMatch(new RegExp(`"at":${HIDDEN}[,}]`));
  expect(secretsIn(guestHears.values(), 0, new Set()).length).toBeGreaterThan(0);
  for (const [hears, seat] of [
    [hostHears, 0],
    [eyesHear, -1],
  ] as const) {
    expect(hears.text().length).toBeGreaterThan(1000);
    expect(hears.text()).not.toContain(NOTE);
    expect(hears.text()).not.toMatch(new RegExp(`"at":${HIDDEN}[,}]`));
    expect(hears.text()).not.toMatch(/"seed"/);
    expect(secretsIn(hears.values(), seat, shownIn(hears.values()))).toEqual([]);
  }
  for (const { context } of [host, guest, eyes]) await context.close();
});
