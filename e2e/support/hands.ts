import { expect, type Locator, type Page } from '@playwright/test';

/** With what somebody plays: keys alone, a mouse alone, a thumb alone. */
export type Hands = 'keyboard' | 'mouse' | 'touch';

/** Words that lead on, best first, where nothing is filled: somebody who wants to see the game through. */
const WISHES: readonly RegExp[] = [
  /^Set up all/,
  /^All /,
  /^Fire/,
  /^Attack/,
  /%/,
  /^Stand/,
  /^Stay/,
  /^Hold/,
  /^Activate/,
  /^End/,
  /^Done/,
];

/** A button as somebody sees it: its place in the bar or the panel, and the key printed on it. */
interface Offer {
  readonly words: string;
  readonly key: string | null;
  readonly primary: boolean;
  readonly panel: boolean;
  readonly place: number;
}

/** All that can be pressed now, in the order in which it stands there. Marks each so that it can be pressed. */
const offers = (page: Page): Promise<readonly Offer[]> =>
  page.evaluate(() => {
    const open = [
      ...document.querySelectorAll<HTMLElement>(
        '.cover button, [role=alert] button, .prompt button, .action-bar button, .question-panel .choice-list button, .question-panel button',
      ),
    ].filter(one => one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled') && one.offsetParent !== null);
    return open.map((one, place) => {
      one.dataset['offer'] = String(place);
      return {
        words: (one.querySelector('span')?.textContent ?? one.textContent ?? '').trim(),
        key: one.querySelector('kbd')?.textContent ?? null,
        primary: one.classList.contains('button-primary'),
        panel: one.closest('.question-panel') !== null,
        place,
      };
    });
  });

/** What somebody would press: what asks for an answer over everything else, what is filled, or what leads on. */
function chosen(all: readonly Offer[], tries: number): Offer | undefined {
  // Whoever gets nowhere with the best tries the next one.
  const ranked = [
    ...all.filter(({ words }) => /^(Set up all|All )/.test(words)),
    ...all.filter(({ primary }) => primary),
    ...WISHES.flatMap(wish => all.filter(({ words }) => wish.test(words))),
    ...all.filter(({ panel }) => panel),
    ...all,
  ];
  const unlike = ranked.filter((one, i) => ranked.indexOf(one) === i);
  return unlike[tries % Math.max(1, unlike.length)];
}

/** What has happened so far, as it stands on the screen. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.turn-bar', '.log-lines', 'p.unseen[aria-live]:last-of-type', '.action-bar', '.cover', 'section.result', '[role=alert]']
      .map(selector => document.querySelector(selector)?.textContent ?? '')
      .join('\n'),
  );

async function press(page: Page, hands: Hands, offer: Offer): Promise<void> {
  const button: Locator = page.locator(`[data-offer="${offer.place}"]`).first();
  if (hands === 'mouse') await button.click({ timeout: 3000 }).catch(() => undefined);
  else if (hands === 'touch') await button.tap({ timeout: 3000 }).catch(() => undefined);
  else if (offer.key && offer.key.length === 1) await page.keyboard.press(offer.key.toLowerCase());
  else if (offer.primary) await page.keyboard.press('Space');
  else {
    // What has no key of its own is reached as every button of a page is.
    await button.focus({ timeout: 3000 }).catch(() => undefined);
    await page.keyboard.press('Enter');
  }
}

const MOST = 600;

/** Plays a game to its end with one kind of hands. Answers how many decisions it took. */
export async function playOut(page: Page, hands: Hands): Promise<number> {
  let tries = 0;
  for (let decisions = 0; decisions < MOST; decisions += 1) {
    await page.waitForFunction(
      () => document.querySelector('.turn-bar[data-mine], .cover, section.result, .waiting-room button'),
      undefined,
      { timeout: 120_000, polling: 50 },
    );
    if ((await page.locator('section.result').count()) > 0) return decisions;
    const before = await told(page);
    const offer = chosen(await offers(page), tries);
    if (offer) await press(page, hands, offer);
    // A busy machine takes its time; whoever gets no answer tries something else.
    const answered = await expect
      .poll(() => told(page), { timeout: 2500, intervals: [30, 50, 100] })
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    tries = answered ? 0 : tries + 1;
  }
  throw new Error(`the game did not end after ${MOST} decisions: ${(await told(page)).slice(0, 300)}`);
}
