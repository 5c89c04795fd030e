import { GAMES } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import type { Offer } from './offers.ts';

interface Props {
  readonly game: string;
  readonly offers: readonly Offer[];
  readonly scenario: string | undefined;
  readonly onGame: (game: string) => void;
  readonly onScenario: (scenario: string) => void;
}

/** Which game, and which of its ready set-ups, with the points of a side. */
export function OfferChoice({ game, offers, scenario, onGame, onScenario }: Props) {
  const t = useT();
  return (
    <>
      <label className="field">
        <span className="label">{t('Game')}</span>
        <select className="input" value={game} onChange={event => onGame(event.target.value)}>
          {GAMES.map(({ id, title }) => (
            <option key={id} value={id}>
              {t(title)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('Set-up')}</span>
        <select className="input" value={scenario ?? ''} onChange={event => onScenario(event.target.value)}>
          {offers.map(({ scenario: { id, title }, points }) => (
            <option key={id} value={id}>
              {points === undefined ? t(title) : t('{title} · {points} points', { title: t(title), points })}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
