import type { OpenBody } from '@sortie/wire';
import { type LoadedGame, type OfferedGame, offeredGame } from '../games-registry.ts';
import { currentLanguage } from '../i18n/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';

type Scenario = LoadedGame['scenarios'][number];
export type Pace = OpenBody['listing']['pace'];
export type Tongue = OpenBody['listing']['language'];

/** A ready game as the lobby offers it, with the points of the larger side where the game counts points. */
export interface Offer {
  readonly game: OfferedGame;
  readonly scenario: Scenario;
  readonly points?: number;
}

async function offersOf(id: string): Promise<readonly Offer[]> {
  const game = offeredGame(id);
  if (!game) return [];
  const [{ scenarios }, face] = await Promise.all([game.load(), game.setupFace()]);
  return scenarios.map(scenario => {
    const points = face.points?.(scenario.setup);
    return { game, scenario, ...(points !== undefined && points > 0 && { points: Math.round(points) }) };
  });
}

/** None while they come: those of another game would be the wrong ones. */
export function useOffers(game: string): readonly Offer[] {
  const loaded = useLoaded(() => offersOf(game), [game]);
  return loaded.state === 'ready' ? loaded.value.filter(offer => offer.game.id === game) : [];
}

const MINUTE = 60_000;
/** Thinking time of each side for the whole game, and what every command gives back. Play by days has none. */
const CLOCKS = {
  quick: { main: 20 * MINUTE, increment: 10_000 },
  relaxed: { main: 60 * MINUTE, increment: 30_000 },
} as const;

export interface Wish {
  readonly offer: Offer;
  readonly pace: Pace;
  readonly language: Tongue;
  /** The seat I take; the others are open. */
  readonly seat: number;
}

export const wishOf = ({ offer: { game, scenario, points }, pace, language, seat }: Wish): OpenBody => ({
  plan: {
    game: game.id,
    scenario: scenario.id,
    seats: scenario.roles.map((_, i) => (i === seat ? { kind: 'me' } : { kind: 'open' })),
    dice: 'seeded',
    ...(pace !== 'days' && { clock: CLOCKS[pace] }),
  },
  listing: { pace, language, ...(points !== undefined && { points }) },
});

export const myTongue = (): Tongue => currentLanguage();
