import { type RuleId, type Shape, seedFrom, sure } from '@sortie/kernel';
import type { GameOrders, Offer } from '../offer.ts';
import { type PlayedOut, playOut } from './play-out.ts';
import { playerNamed } from './player.ts';

/** Some of the games of a simulation, in words that can be sent to another thread. */
export interface Share {
  readonly game: string;
  readonly scenario: string;
  readonly rules: readonly RuleId[];
  readonly setup: unknown;
  /** Names of the players by seat. */
  readonly players: readonly string[];
  readonly seed: string;
  /** Numbers of the games to play. */
  readonly games: readonly number[];
  /** Break a game off after so many commands. */
  readonly commands: number;
  /** Another table and other forces than the scenario has. */
  readonly orders?: GameOrders;
  /** Every second game is played with the forces in each other's place. */
  readonly swap?: true;
}

/** The set-up of one game: that of the scenario, or what was ordered for this number. */
export function setupFor<G extends Shape>(
  { face }: Offer<G>,
  setup: G['setup'],
  { orders, seed, swap }: Pick<Share, 'orders' | 'seed' | 'swap'>,
  game: number,
): { readonly setup: G['setup'] } | { readonly problem: string } {
  if (!orders) return { setup };
  const placed = swap && game % 2 === 1 ? { ...orders, swapped: true } : orders;
  return face.withOrders?.(setup, placed, `${seed} game ${game}`) ?? { problem: 'this game has no tables and forces to choose' };
}

/** Play a share of the games. Every game depends on its number and on nothing else, so shares can be cut at will. */
export function playShare<G extends Shape>(offer: Offer<G>, share: Share, onGame: (game: number, played: PlayedOut) => void): void {
  const players = share.players.map(name => playerNamed(offer.game, name));
  if (players.some(player => player === undefined)) throw new Error('a share names players that exist');
  const seated = players.map(player => sure(player, 'the player'));
  for (const game of share.games) {
    const seed = seedFrom(`${share.seed} game ${game}`);
    const ordered = setupFor(offer, share.setup, share, game);
    if ('problem' in ordered) throw new Error(ordered.problem);
    onGame(
      game,
      playOut(offer, { scenario: { rules: share.rules, setup: ordered.setup }, players: seated, seed, commands: share.commands }),
    );
  }
}
