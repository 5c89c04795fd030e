import type { Colour, Crest as CrestShown, Emblem } from '@sortie/wire';

const FILLS: Readonly<Record<Colour, string>> = {
  amber: '#d99a2b',
  azure: '#3f86d9',
  coral: '#e2705a',
  forest: '#3f8f57',
  lilac: '#a98be0',
  ochre: '#b0812f',
  rose: '#d5678f',
  rust: '#b4532f',
  sand: '#c9b183',
  slate: '#75869b',
  teal: '#2fa79a',
  violet: '#7d5fd1',
};

/** Own drawings on a grid of 24, filled. */
const SIGNS: Readonly<Record<Emblem, string>> = {
  anchor:
    'M12 5a2 2 0 0 1 1 3.7V10h3v2h-3v5c2-.4 3.3-1.7 3.6-3.6l2 .3C18 17.3 15.5 19 12 19s-6-1.7-6.6-5.3l2-.3C7.7 15.3 9 16.6 11 17v-5H8v-2h3V8.7A2 2 0 0 1 12 5z',
  arrow: 'M12 4l6 8h-3.5v8h-5v-8H6z',
  bolt: 'M13.5 3L6 13.5h4.5L9 21l8.5-11H13z',
  crown: 'M4 8l4.5 3.5L12 5l3.5 6.5L20 8l-1.5 10h-13z',
  cross: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  diamond: 'M12 3l7 9-7 9-7-9z',
  flame: 'M12 3c1 3.5 5.5 5.5 5.5 10.5A5.5 5.5 0 0 1 12 20a5.5 5.5 0 0 1-5.5-6.5c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5C11.5 8 11 5.5 12 3z',
  fox: 'M4 4l5 3.5h6L20 4v7.5L12 20l-8-8.5zM8.5 11.5l2 1.5M15.5 11.5l-2 1.5',
  hammer: 'M6 4h9l3.5 3.5V10H14v10h-4V10H6z',
  moon: 'M15 3.5A9 9 0 1 0 20.5 15 7.5 7.5 0 0 1 15 3.5z',
  star: 'M12 3l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2L12 16.5l-5.5 3.3 1.4-6.2L3.2 9.4l6.2-.6z',
  tower: 'M6 4h3v2.5h1.5V4h3v2.5H15V4h3v6h-1.5v10h-9V10H6z',
};

/** By this people tell each other apart, beside the name: a colour and an emblem. Decoration only. */
export const Crest = ({ colour, emblem, size = 24 }: CrestShown & { readonly size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" style={{ flex: 'none' }}>
    <rect x="1" y="1" width="30" height="30" rx="8" fill={FILLS[colour]} />
    <path d={SIGNS[emblem]} transform="translate(4 4)" fill="#fff" stroke="#0006" strokeWidth="0.8" strokeLinejoin="round" />
  </svg>
);
