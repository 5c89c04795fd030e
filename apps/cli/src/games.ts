import { type AnyOffer, offer } from './offer.ts';
import { plainFace } from './plain-face.ts';

/** A game that the shell can play, simulate, replay and verify; loaded when somebody wants it. */
interface Shelved {
  readonly id: string;
  readonly title: string;
  load(): Promise<AnyOffer>;
}

const shelf: readonly Shelved[] = [
  {
    id: 'quick-start',
    title: 'BattleTech Quick-Start',
    load: async () => {
      const [{ quickStart }, { quickStartFace }] = await Promise.all([
        import('@sortie/rules-quick-start'),
        import('./quick-start/face.ts'),
      ]);
      return offer(quickStart, quickStartFace);
    },
  },
  {
    id: 'impact',
    title: 'M.A.A.S. Impact',
    load: async () => {
      const { impact } = await import('@sortie/rules-impact');
      return offer(impact, plainFace(impact.ruleset));
    },
  },
  {
    id: 'classic',
    title: 'Classic BattleTech',
    load: async () => {
      const { classic } = await import('@sortie/rules-classic');
      return offer(classic, plainFace(classic.ruleset));
    },
  },
  {
    id: 'radar',
    title: 'Alpha Strike in space',
    load: async () => {
      const [{ radar }, { radarFace }] = await Promise.all([import('@sortie/rules-radar'), import('./radar/face.ts')]);
      return offer(radar, radarFace);
    },
  },
  {
    id: 'alpha-strike',
    title: 'Alpha Strike',
    load: async () => {
      const [{ alphaStrike }, { alphaStrikeFace }] = await Promise.all([
        import('@sortie/rules-alpha-strike'),
        import('./alpha-strike/face.ts'),
      ]);
      return offer(alphaStrike, alphaStrikeFace);
    },
  },
];

export const gameNamed = async (id: string): Promise<AnyOffer | undefined> => shelf.find(game => game.id === id.toLowerCase())?.load();

export const allGames = (): Promise<readonly AnyOffer[]> => Promise.all(shelf.map(game => game.load()));

export const gameNames = (): string => shelf.map(({ id, title }) => `  ${id.padEnd(14)} ${title}`).join('\n');
