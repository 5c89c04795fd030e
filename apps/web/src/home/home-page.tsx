import './home.css';
import { Link } from '@tanstack/react-router';
import { LessonButton } from '../coach/lesson-button.tsx';
import { GAMES, type OfferedGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/page.tsx';
import { Continue } from './continue.tsx';
import { GamePicture } from './game-picture.tsx';
import { JoinByLink } from './join-by-link.tsx';
import { QuickPlay } from './quick-play.tsx';
import { ReadyGames } from './ready-games.tsx';

const firstLesson = async () => (await import('../coach/lessons/first-game.ts')).firstGame;

export function HomePage() {
  const t = useT();
  useTitle('Sortie');
  return (
    <div className="page home">
      <header className="home-head">
        <h1>{t('Armored combat on your table, in your browser')}</h1>
        <p className="quiet">
          {t(
            'Five tabletop games with every rule enforced and every number explained: alone against a computer opponent, with a friend at one screen, or online. No account needed.',
          )}
        </p>
        <div className="row">
          <LessonButton lesson={firstLesson} className="button button-large">
            <Icon name="person" /> {t('Learn to play')}
          </LessonButton>
          <Link to="/learn" className="button button-plain">
            {t('All lessons')}
          </Link>
          <Link to="/guide" className="button button-plain">
            {t('Guide')}
          </Link>
          <Link to="/puzzles" className="button button-plain">
            {t('Today’s puzzle')}
          </Link>
        </div>
      </header>
      <Continue />
      <div className="games">
        {GAMES.map((game, i) => (
          <GameTile key={game.id} game={game} first={i === 0} />
        ))}
      </div>
      <ReadyGames />
      <div className="home-doors">
        <JoinByLink />
        <Door to="/games" title={t('My games')} words={t('Go on where you stopped, or watch a finished game again.')} />
        <Door
          to="/units"
          title={t('Units')}
          words={t('Search every unit, import your own files, and see why each number is what it is.')}
        />
        <Door to="/forces" title={t('Forces')} words={t('Build a force to a limit of points, print its cards, and play it.')} />
        <Door
          to="/campaigns"
          title={t('Campaigns')}
          words={t('Lead a force from battle to battle: repair, salvage, hire and train between missions.')}
        />
        <Door
          to="/companion"
          title={t('At a real table')}
          words={t('Miniatures on the table? Track armor, heat and ammunition on your phones, in step with each other.')}
        />
        <Door to="/rules" title={t('Rules')} words={t('Search every rule, with the page of the book and what is in force.')} />
        <Door to="/maps" title={t('Maps')} words={t('Look at maps, import .board files, or draw your own.')} />
      </div>
    </div>
  );
}

/** A game as a picture of its board, with the shortest way to the table. The first is what a newcomer plays. */
function GameTile({ game, first }: { readonly game: OfferedGame; readonly first: boolean }) {
  const t = useT();
  return (
    <section className="game" aria-labelledby={`game-${game.id}`}>
      <GamePicture game={game} className="game-picture" />
      <div className="game-words">
        {first && <span className="chip game-first">{t('Start here')}</span>}
        <h2 id={`game-${game.id}`}>{t(game.title)}</h2>
        <p>{t(game.summary)}</p>
        <div className="row">
          <QuickPlay game={game} first={first} />
          <Link to="/set-up/$game" params={{ game: game.id }} className="button" aria-label={t('Set up {game}', { game: game.title })}>
            {t('Set up')}
          </Link>
        </div>
      </div>
    </section>
  );
}

interface DoorProps {
  readonly to: '/games' | '/units' | '/forces' | '/campaigns' | '/companion' | '/rules' | '/maps';
  readonly title: string;
  readonly words: string;
}

const Door = ({ to, title, words }: DoorProps) => (
  <Link to={to} className="panel door">
    <strong>{title}</strong>
    <span className="quiet small">{words}</span>
  </Link>
);
