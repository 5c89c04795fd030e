import type { OfferedGame } from '../games-registry.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** A game as a picture of a real board, painted when its parts have come. */
export function GamePicture({ game, className = '' }: { readonly game: OfferedGame; readonly className?: string }) {
  const picture = useLoaded(game.picture, [game]);
  if (picture.state !== 'ready') return <div className={`map-picture ${className}`} />;
  const { ground, tokens = [] } = picture.value;
  return <MapPicture board={ground} tokens={tokens} className={className} />;
}
