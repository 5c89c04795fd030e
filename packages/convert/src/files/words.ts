import type { Engine, EngineType, HeatSinkType, TechBase } from '@sortie/roster';

const ENGINE_WORDS: readonly (readonly [word: string, type: EngineType])[] = [
  ['xxl', 'XXL'],
  ['xl', 'XL'],
  ['light', 'Light'],
  ['compact', 'Compact'],
  ['fuel', 'Fuel Cell'],
  ['fission', 'Fission'],
  ['i.c.e', 'ICE'],
  ['ice', 'ICE'],
  ['none', 'None'],
  ['battery', 'Battery'],
  ['solar', 'Solar'],
  ['steam', 'Steam'],
  ['fusion', 'Fusion'],
];

/** "300 XL (Clan) Engine(IS)": the last remark only repeats the chassis. */
export function readEngine(text: string, base: TechBase, mixed: boolean): Engine | undefined {
  const words = text.toLowerCase();
  const rating = Number.parseInt(words, 10);
  const type = ENGINE_WORDS.find(([word]) => words.includes(word))?.[1];
  if (!type || !(rating >= 0)) return undefined;
  const clan = words.includes('(clan)') || (base === 'clan' && (!mixed || !words.includes('(is)')) && !words.includes('(inner sphere)'));
  return { type, rating, ...(clan ? { clan: true } : {}), ...(rating > 400 ? { large: true } : {}) };
}

/** "Ferro-Fibrous(Inner Sphere)" as name and maker. */
export function readArmorName(text: string, base: TechBase): readonly [name: string, tech: TechBase] {
  const open = text.lastIndexOf('(');
  const remark = open < 0 ? '' : text.slice(open).toLowerCase();
  const isRemark = /^\((?:is|clan|inner sphere|is\/clan|\(?unknown.*)\)/.test(remark) || remark.includes('unknown');
  let name = (isRemark ? text.slice(0, open) : text).trim();
  if (name.endsWith('(')) name = name.slice(0, -1).trim();
  const prefix = /^(?:IS|Clan) /.exec(name)?.[0] ?? '';
  name = name.slice(prefix.length).replace(/ Armor$/i, '');
  const clan = remark.includes('clan') && !remark.includes('is/') ? true : remark.includes('sphere') ? false : base === 'clan';
  return [name === '' ? 'Standard' : name, clan ? 'clan' : 'inner-sphere'];
}

export function readSinkType(text: string): HeatSinkType {
  const words = text.toLowerCase();
  if (words.includes('laser')) return 'Laser';
  if (words.includes('compact')) return 'Compact';
  return words.includes('double') ? 'Double' : 'Single';
}
