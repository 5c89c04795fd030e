import { hexesOf, hexLabel, nth } from '@sortie/geometry';
import type { Board } from '../board.ts';
import type { Site } from '../terrain.ts';
import { BOARD_FORMAT, BOARD_VERSION, type BoardJson, type SiteJson } from './json.ts';

/** A board as a JSON value; `readBoardJson` gives an equal board back. */
export function boardJson(board: Board): BoardJson {
  const { name, width, height, theme, tags, options, extras } = board;
  const hexes: Record<string, SiteJson> = {};
  const all = hexesOf(board);
  const digits = Math.max(2, String(width).length, String(height).length);
  board.sites.forEach((site, i) => {
    const json = siteJson(site);
    if (Object.keys(json).length > 0) hexes[hexLabel(nth(all, i), digits)] = json;
  });
  return {
    format: BOARD_FORMAT,
    version: BOARD_VERSION,
    name,
    width,
    height,
    ...(theme === undefined ? {} : { theme }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(Object.keys(options).length === 0 ? {} : { options }),
    ...(extras.length === 0 ? {} : { extras }),
    hexes,
  };
}

const siteJson = ({ level, theme, terrains }: Site): SiteJson => ({
  ...(level === 0 ? {} : { level }),
  ...(theme === undefined ? {} : { theme }),
  ...(terrains.length === 0 ? {} : { terrains }),
});

/** A board as text of our own format, one hex a line. */
export function writeBoard(board: Board): string {
  const { hexes, ...head } = boardJson(board);
  const lines = Object.entries(hexes).map(([label, site]) => `    ${JSON.stringify(label)}: ${JSON.stringify(site)}`);
  const opening = JSON.stringify(head, null, 2).slice(0, -2);
  return lines.length === 0 ? `${opening},\n  "hexes": {}\n}\n` : `${opening},\n  "hexes": {\n${lines.join(',\n')}\n  }\n}\n`;
}
