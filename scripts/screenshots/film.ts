import type { Page } from '@playwright/test';
import { Pupil } from '../../e2e/support/pupil.ts';

/** A desk in three quarters of its size. */
export const FILM = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.75 } as const;
/** How long each picture stands, in seconds. */
const EACH = 1.6;
const QUALITY = 34;
/** A first turn takes about so many steps. */
const STEPS = 14;

/** The first turn of the guided game, picture by picture as the coach leads through it. */
export async function takeFilm(page: Page): Promise<readonly Buffer[]> {
  await page.addInitScript(() => localStorage.setItem('sortie.quick-dice', 'yes'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await page.locator('.coach').waitFor();
  const pupil = new Pupil(page);
  const frames: Buffer[] = [];
  for (let n = 0; n < STEPS; n += 1) {
    await page.waitForTimeout(500);
    frames.push(await page.screenshot({ type: 'jpeg', quality: QUALITY }));
    if (!(await pupil.follow())) break;
  }
  return frames.filter((frame, i) => i === 0 || !frame.equals(frames[i - 1] ?? Buffer.alloc(0)));
}

/** Pictures one after the other in one SVG file, which moves by itself wherever it is shown. */
export function filmOf(frames: readonly Buffer[]): string {
  const { width, height } = FILM.viewport;
  const all = frames.length * EACH;
  const share = 100 / frames.length;
  const pictures = frames.map(
    (frame, i) =>
      `<image width="${width}" height="${height}" style="animation-delay:${(i * EACH).toFixed(1)}s" href="data:image/jpeg;base64,${frame.toString('base64')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A turn of the guided first game">
<style>image{opacity:0;animation:show ${all.toFixed(1)}s step-end infinite}@keyframes show{0%{opacity:1}${share.toFixed(3)}%{opacity:0}}</style>
${pictures.join('\n')}
</svg>
`;
}
