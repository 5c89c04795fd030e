import { nth } from '@sortie/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GAMES, type OfferedGame, offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { Choices } from '../ui/choices.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** The ready-made set-ups of one game at a time; the code of a game comes when somebody asks for it. */
export function ReadyGames() {
  const t = useT();
  const [chosen, choose] = useState(nth(GAMES, 0).id);
  const game = offeredGame(chosen);
  return (
    <section className="ready" aria-labelledby="ready-title">
      <div className="row spread ready-head">
        <h2 id="ready-title">{t('Ready games')}</h2>
        <Choices
          label={t('Game')}
          quietLabel
          value={chosen}
          choices={GAMES.map(({ id, title }) => ({ value: id, label: t(title) }))}
          onChange={choose}
        />
      </div>
      {game && <Scenarios key={chosen} game={game} />}
    </section>
  );
}

/** Each set-up with the map it is played on. */
function Scenarios({ game }: { readonly game: OfferedGame }) {
  const t = useT();
  const loaded = useLoaded(async () => ({ game: await game.load(), face: await game.setupFace() }), [game]);
  if (loaded.state !== 'ready') return <div className="ready-coming" />;
  const { face } = loaded.value;
  const { scenarios } = loaded.value.game;
  return (
    <ul className="ready-games" aria-label={t('Scenarios')}>
      {scenarios.map(({ id, title, summary, setup }) => (
        <li key={id}>
          <Link to="/set-up/$game" params={{ game: game.id }} search={{ scenario: id }} className="panel ready-game">
            <MapPicture board={face.playground(setup).ground} tokens={face.tokensOf(setup)} />
            <span className="ready-words">
              <strong>{t(title)}</strong>
              <span className="quiet small">{t(summary)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
