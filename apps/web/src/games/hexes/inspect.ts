import { type Board, describeTerrain, siteAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { type Answer, tell } from '@sortie/kernel';
import type { Fact, UnitKey } from '../../battle/face.ts';
import { plain } from '../../battle/inspect/plain.ts';
import { t } from '../../i18n/index.ts';

/** What lies in a hex, one thing a line, and how high it is. */
export function groundFacts(board: Board, at: Hex): readonly Fact[] {
  const site = siteAt(board, at);
  if (!site) return [];
  const words = site.terrains.map(describeTerrain).filter(text => text !== undefined);
  const ground = (words.length > 0 ? words : ['clear']).map(text => t(text)).join('; ');
  return [
    { label: tell('Ground'), value: plain(ground) },
    { label: tell('Level'), value: plain(String(site.level).replace('-', '−')) },
  ];
}

/** What it costs to come into a hex, the cheapest way first, and how much it can be. */
export function costFacts(costs: readonly Answer[]): readonly Fact[] {
  const sorted = [...costs].sort((a, b) => a.total - b.total);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return [{ label: tell('To enter'), value: tell('nobody can come in here') }];
  const value =
    least.total === most.total
      ? tell('{points} MP', { points: least.total })
      : tell('{least} to {most} MP, by where it comes from', { least: least.total, most: most.total });
  return [{ label: tell('To enter'), value, answer: least }];
}

/** Who sees a place, friends and enemies. */
export function seenFacts(friends: readonly UnitKey[], foes: readonly UnitKey[]): readonly Fact[] {
  const nobody = tell('nobody');
  return [
    { label: tell('Your side sees it'), ...(friends.length > 0 ? { units: friends } : { value: nobody }) },
    { label: tell('The enemy sees it'), ...(foes.length > 0 ? { units: foes } : { value: nobody }) },
  ];
}
