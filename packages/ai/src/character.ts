import { LEVELS, type Level, type Personality } from './level.ts';

/** Opponents that one can tell apart by how they play. */
export const CHARACTERS = ['cautious', 'brawler', 'sniper', 'raider', 'commander'] as const;
export type Character = (typeof CHARACTERS)[number];

/**
 * What each of them is like. The traits bend weights of the game's own where it has them: hexes nearer or farther than one's weapons like,
 * what blows count for, what heat costs, and so on.
 */
export const PERSONALITIES: { readonly [C in Character]: Personality } = {
  cautious: { aggression: 0.85, caution: 1.6, traits: { distance: 2, blows: 0.6, heat: 2.5, fall: 1.7 } },
  brawler: { aggression: 1.3, caution: 0.5, traits: { distance: -8, closing: 3.4, blows: 2, heat: 0.5, fall: 0.6 } },
  sniper: { caution: 1.1, traits: { distance: 4, aloof: 0.8, blows: 0.4, heat: 1.5 } },
  raider: { aggression: 1.1, caution: 0.9, traits: { jumping: 5, lively: 2.3, rear: 1.6, flank: 1.35 } },
  commander: { objective: 1.6, traits: { focus: 2, heat: 0.8 } },
};

/** Who plays: how well, and perhaps in a way of its own. */
export interface Opponent {
  readonly level: Level;
  readonly character?: Character;
}

/** "veteran", or "veteran-sniper". */
export function opponentNamed(name: string): Opponent | undefined {
  const [first, second, ...rest] = name.toLowerCase().split('-');
  const level = LEVELS.find(one => one === first);
  const character = CHARACTERS.find(one => one === second);
  if (!level || rest.length > 0 || (second !== undefined && !character)) return undefined;
  return character ? { level, character } : { level };
}

/** What somebody of that name goes by. */
export const personalityOf = ({ character }: Opponent): { readonly personality?: Personality } =>
  character ? { personality: PERSONALITIES[character] } : {};
