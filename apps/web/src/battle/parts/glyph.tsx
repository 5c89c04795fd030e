import { LineDrawing } from '../../ui/icon.tsx';

/** Own line drawings for the battle screen, on a grid of 24; decoration only. */
const PATHS = {
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.4h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  focus: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5',
  fight: 'M4 4l9 9M4 4v4M4 4h4M20 4l-9 9M20 4v4M20 4h-4M7 14l3 3M5 19l3-3M17 14l-3 3M19 19l-3-3',
  map: 'M3 6.5l6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5-6 2.5zM9 4v13.5M15 6.5v13.5',
  taller: 'M7 9l5-5 5 5M7 15l5 5 5-5',
  smaller: 'M7 4l5 5 5-5M7 20l5-5 5 5',
  fold: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5.5v13l10.5-6.5z',
  skip: 'M5 6v12l8-6zM13 6v12l8-6z',
  previous: 'M19 6v12l-10-6zM6 6v12',
  next: 'M5 6v12l10-6zM18 6v12',
  place: 'M12 21c4-5 6-8.3 6-11a6 6 0 1 0-12 0c0 2.7 2 6 6 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  sheet: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  forces: 'M4 6h16M4 12h16M4 18h10',
  consider: 'M5 21v-9a7 7 0 0 1 14 0v9l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2zM9.5 11h.01M14.5 11h.01',
  log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  seal: 'M12 3l2.2 2 3-.3.8 2.9 2.6 1.5-1 2.9 1 2.9-2.6 1.5-.8 2.9-3-.3L12 21l-2.2-2-3 .3-.8-2.9-2.6-1.5 1-2.9-1-2.9L6 7.6l.8-2.9 3 .3zM8.5 12l2.5 2.5L16 9.5',
  turnLeft: 'M7 8H3V4M3.5 8A9 9 0 1 1 3 13',
  turnRight: 'M17 8h4V4M20.5 8A9 9 0 1 0 21 13',
} as const;

export type GlyphName = keyof typeof PATHS;

export const Glyph = ({ name, size = 18 }: { readonly name: GlyphName; readonly size?: number }) => (
  <LineDrawing path={PATHS[name]} size={size} />
);
