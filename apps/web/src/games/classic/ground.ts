import { type Board, describeTerrain, siteAt } from '@sortie/board';
import type { Ground, Sky } from '@sortie/board-view';
import { FACING_NAMES, type Hex, hexesOf, hexLabel, sameHex } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { boardOf, type Classic, callSign, cellsOf, isFighting, type OnMap, sheetFor } from '@sortie/rules-classic';
import { t } from '../../i18n/index.ts';

type Seen = View<Classic>;

const skies = new WeakMap<Board, Map<string, Ground>>();

/** The country of a map that does not name it: alien worlds are told by their tags. */
const COUNTRIES: readonly (readonly [word: RegExp, theme: string])[] = [
  [/caustic/i, 'caustic'],
  [/fung|spore|poison/i, 'fungal'],
  [/crystal/i, 'crystalline'],
  [/lunar|moon|vacuum/i, 'lunar'],
  [/volcan|magma/i, 'volcano'],
  [/desert|dune|waste/i, 'desert'],
  [/snow|ice|arctic|glacier/i, 'snow'],
  [/city|town|urban/i, 'urban'],
  [/bay|sea|ocean|coast/i, 'sea'],
];

function countryOf({ theme, name = '', tags = [] }: Board): { readonly theme?: string } {
  const words = [name, ...tags].join(' ');
  const found = COUNTRIES.find(([word]) => word.test(words))?.[1];
  const known = found ?? theme;
  return known === undefined ? {} : { theme: known };
}

const WEATHERS: { readonly [weather: string]: Sky } = {
  lightSnow: { weather: 'snow', strength: 0.4 },
  moderateSnow: { weather: 'snow', strength: 0.65 },
  heavySnow: { weather: 'snow', strength: 1 },
  blizzard: { weather: 'snow', strength: 1 },
  sleet: { weather: 'hail', strength: 0.7 },
  heavyRain: { weather: 'rain', strength: 0.7 },
  torrential: { weather: 'rain', strength: 1 },
  lightGale: { weather: 'sand', strength: 0.2 },
  moderateGale: { weather: 'sand', strength: 0.4 },
  strongGale: { weather: 'sand', strength: 0.6 },
};

/** The map under its sky; made once for each board and weather, so that its picture is too. */
export function groundOf({ board: plan, conditions }: Pick<Seen, 'board' | 'conditions'>): Ground {
  const board = boardOf(plan);
  const sky = WEATHERS[conditions?.weather ?? ''];
  const known = skies.get(board) ?? new Map<string, Ground>();
  skies.set(board, known);
  const key = conditions?.weather ?? '';
  const found = known.get(key);
  if (found) return found;
  const { width, height, sites } = board;
  const made: Ground = { width, height, sites, ...countryOf(board), ...(sky && { sky }) };
  known.set(key, made);
  return made;
}

export const hexesOn = (view: Seen): readonly Hex[] => hexesOf(boardOf(view.board));

/** A vessel lies in many hexes. */
const hexesUnder = (unit: OnMap): readonly Hex[] => (sheetFor(unit).vessel ? cellsOf(unit).map(cell => cell.at) : [unit.at]);

/** A hex in words: number, level, ground, who stands there. */
export function describeAt(view: Seen, at: Hex): string {
  const site = siteAt(boardOf(view.board), at);
  const terrains = site?.terrains.map(terrain => t(describeTerrain(terrain) ?? '')).filter(text => text !== '') ?? [];
  const level = site && site.level !== 0 ? [t('level {level}', { level: site.level })] : [];
  const ground = [...level, ...terrains].join(', ') || t('clear');
  const place = t('Hex {hex}: {ground}', { hex: hexLabel(at), ground });
  const there = view.units.filter(one => isFighting(one) && hexesUnder(one).some(h => sameHex(h, at)));
  const units = there.map(unit => t('{unit}, facing {facing}', { unit: callSign(view, unit.id), facing: FACING_NAMES[unit.facing] }));
  return [place, ...units].join('. ');
}
