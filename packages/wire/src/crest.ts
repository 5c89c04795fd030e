import * as z from 'zod';

/** Colours and emblems by which people tell each other apart; how each is drawn is the screen's affair. */
export const COLOURS = ['amber', 'azure', 'coral', 'forest', 'lilac', 'ochre', 'rose', 'rust', 'sand', 'slate', 'teal', 'violet'] as const;
export const EMBLEMS = ['anchor', 'arrow', 'bolt', 'crown', 'cross', 'diamond', 'flame', 'fox', 'hammer', 'moon', 'star', 'tower'] as const;

export type Colour = (typeof COLOURS)[number];
export type Emblem = (typeof EMBLEMS)[number];

export const colour = z.enum(COLOURS, 'choose one of the colours');
export const emblem = z.enum(EMBLEMS, 'choose one of the emblems');

export interface Crest {
  readonly colour: Colour;
  readonly emblem: Emblem;
}

/** The crest of somebody who has chosen none: always the same for the same person, and two strangers seldom share one. */
export function crestOf(id: string, chosen: { readonly colour?: string | null; readonly emblem?: string | null } = {}): Crest {
  let sum = 7;
  for (const sign of id) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  const own = COLOURS[sum % COLOURS.length] ?? 'slate';
  const sign = EMBLEMS[Math.floor(sum / COLOURS.length) % EMBLEMS.length] ?? 'star';
  return {
    colour: COLOURS.find(one => one === chosen.colour) ?? own,
    emblem: EMBLEMS.find(one => one === chosen.emblem) ?? sign,
  };
}
