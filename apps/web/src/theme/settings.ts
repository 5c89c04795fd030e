import { kept } from '../device/kept.ts';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'none';

/** How the app looks to this reader. Kept on the device. */
export interface Settings {
  readonly theme: Theme;
  readonly motion: Motion;
  /** Size of all text, 1 being the browser's own. */
  readonly scale: number;
}

export const SCALES = [0.9, 1, 1.15, 1.3, 1.5] as const;

const STORED = 'sortie.settings';
const DEFAULTS: Settings = { theme: 'system', motion: 'system', scale: 1 };

const settings = kept(STORED, DEFAULTS);
export const useSettings = settings.use;

export function change(changed: Partial<Settings>): void {
  settings.keep(changed);
  show();
}

const prefersLight = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

/** Puts the settings on the page. */
function show(): void {
  const { theme, motion, scale } = settings.now();
  const root = document.documentElement;
  root.dataset['theme'] = theme === 'system' ? (prefersLight().matches ? 'light' : 'dark') : theme;
  root.dataset['motion'] = motion;
  root.style.setProperty('--scale', String(scale));
  const ink = getComputedStyle(root).getPropertyValue('--ink').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ink);
}

/** Before anything is drawn, and again when the device changes its mind. */
export function startTheme(): void {
  show();
  prefersLight().addEventListener('change', show);
}
