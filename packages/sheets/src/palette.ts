import type { Ink } from './drawing.ts';

export type Palette = Readonly<Record<Ink, string>>;

/** Warm paper with brass and ember, as the light theme of the app. */
export const COLOUR: Palette = {
  ink: '#1b1d21',
  quiet: '#6a6558',
  line: '#b9b09c',
  paper: '#fbf8f1',
  panel: '#ece5d6',
  brass: '#8a6418',
  ember: '#b23f17',
  teal: '#17695f',
  none: 'none',
};

/** White paper, thin grey lines, no filled areas. */
export const INK_SAVING: Palette = {
  ink: '#000000',
  quiet: '#555555',
  line: '#999999',
  paper: '#ffffff',
  panel: '#ffffff',
  brass: '#000000',
  ember: '#000000',
  teal: '#000000',
  none: 'none',
};
