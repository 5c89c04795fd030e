import { nth } from '@sortie/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GAMES, type OfferedGame, offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { MapPicture } from '../maps/map-picture.tsx';
import { AboutGame } from '../scenarios/about-game.tsx';
import { findGames } from '../scenarios/find-games.ts';
import { Choices } from '../ui/choices.tsx';
import { Icon } from '../ui/icon.tsx';
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
  const [words, setWords] = useState('');
  const loaded = useLoaded(async () => ({ game: await game.load(), face: await game.setupFace() }), [game]);
  // The books come with the first word that is looked for.
  const looking = words !== '';
  const lines = useLoaded(
    async () => (looking ? (await import('../rules/lines-of.ts')).linesOf(await game.load()) : undefined),
    [game, looking],
  );
  if (loaded.state !== 'ready') return <div className="ready-coming" />;
  const { face } = loaded.value;
  const titleOf = (id: string): string => (lines.state === 'ready' ? (lines.value?.get(id)?.title ?? id) : id);
  const found = findGames(loaded.value.game, words, t, titleOf);
  return (
    <>
      <div className="input-search ready-search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={t('Find a game by the rules it teaches')}
          placeholder={t('Find a game by the rules it teaches')}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </div>
      {found.length === 0 && <p className="quiet small">{t('No ready game of this kind has these words.')}</p>}
      <ul className="ready-games" aria-label={t('Scenarios')}>
        {found.map(scenario => (
          <li key={scenario.id}>
            <Link to="/set-up/$game" params={{ game: game.id }} search={{ scenario: scenario.id }} className="panel ready-game">
              <MapPicture board={face.playground(scenario.setup).ground} tokens={face.tokensOf(scenario.setup)} />
              <span className="ready-words">
                <strong>{t(scenario.title)}</strong>
                <span className="quiet small">{t(scenario.summary)}</span>
                <AboutGame game={loaded.value.game} scenario={scenario} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
