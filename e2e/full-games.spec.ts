import { readFileSync } from 'node:fs';
import { type Hands, playOut } from './support/hands.ts';
import { expect, test } from './support/test.ts';

const { plan } = JSON.parse(readFileSync(new URL('./support/impact-two-on-two.json', import.meta.url), 'utf8')) as {
  readonly plan: { readonly special: object };
};

/** Small forces and a limit of turns: whole games that end while one looks on. */
const GAMES: { readonly [game: string]: { readonly scenario: string; readonly setup?: unknown } } = {
  'quick-start': { scenario: 'training' },
  classic: { scenario: 'duel', setup: { map: 'hills', forces: [[{ design: 'HBK-4G' }], [{ design: 'GRF-1N' }]], turns: 2 } },
  'alpha-strike': {
    scenario: 'lance-duel',
    setup: {
      table: { scene: 'plains', seed: 2 },
      forces: [
        [{ card: 'Bulwark' }, { card: 'Harrier' }],
        [{ card: 'Sentinel' }, { card: 'Longbow' }],
      ],
      zone: 16,
      limit: 2,
    },
  },
  impact: { scenario: 'glow-line', setup: { ...plan, special: { ...plan.special, turns: 2 } } },
  radar: {
    scenario: 'duel',
    setup: { centre: 'space', forces: [[{ craft: 'Goshawk' }], [{ craft: 'Kestrel' }]], turns: 2, goal: 'rout' },
  },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

for (const hands of ['keyboard', 'mouse', 'touch'] as const satisfies readonly Hands[]) {
  test.describe(`by ${hands} alone`, () => {
    test.use(hands === 'touch' ? PHONE : { viewport: { width: 1440, height: 900 } });
    for (const [game, { scenario, setup }] of Object.entries(GAMES)) {
      test(`a whole game of ${game}`, async ({ page }) => {
        test.setTimeout(900_000);
        await page.addInitScript(() => localStorage.setItem('sortie.staging', '{"pace":"instant","volume":0}'));
        await page.goto('/');
        await page.request.put('/api/me', { data: { name: 'Hands' } });
        const seats = [{ kind: 'me' }, { kind: 'opponent', level: 'recruit' }];
        const laid = await page.request.post('/api/tables', {
          data: { game, scenario, ...(setup ? { setup } : {}), seats, dice: 'seeded' },
        });
        expect(laid.ok(), await laid.text()).toBe(true);
        const { id } = (await laid.json()) as { readonly id: string };
        await page.goto(`/play/${id}`);
        await page.getByRole('application', { name: 'Board' }).waitFor();
        const ready = page.getByRole('button', { name: 'I am ready' });
        await page.locator('.turn-bar[data-mine], .waiting-room, section.result').first().waitFor();
        if ((await ready.count()) > 0) {
          if (hands === 'keyboard') {
            await ready.focus();
            await page.keyboard.press('Enter');
          } else if (hands === 'touch') await ready.tap();
          else await ready.click();
        }
        const decisions = await playOut(page, hands);
        expect(decisions).toBeGreaterThan(2);
        await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      });
    }
  });
}
