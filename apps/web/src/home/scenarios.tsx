import { Link } from '@tanstack/react-router';
import type { OfferedGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** The ready-made set-ups of a game, each with the map it is played on. */
export function Scenarios({ game }: { readonly game: OfferedGame }) {
  const t = useT();
  const loaded = useLoaded(async () => ({ game: await game.load(), face: await game.setupFace() }), [game]);
  if (loaded.state !== 'ready') return <div className="scenarios scenarios-coming" />;
  const { face } = loaded.value;
  const { scenarios } = loaded.value.game;
  return (
    <ul className="scenarios" aria-label={t('Scenarios')}>
      {scenarios.map(({ id, title, summary, setup }) => (
        <li key={id}>
          <Link to="/set-up/$game" params={{ game: game.id }} search={{ scenario: id }} className="panel scenario">
            <MapPicture board={face.playground(setup).ground} tokens={face.tokensOf(setup)} />
            <span className="scenario-words">
              <strong>{t(title)}</strong>
              <span className="quiet small">{t(summary)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
