import { type Telling, tell } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { useEffect } from 'react';
import { useFigures } from '../../arena/figures.ts';
import type { Measurement } from '../../arena/measuring.ts';
import { useMeasure } from '../../arena/use-measure.ts';
import { currentLanguage, say, tn, useT } from '../../i18n/index.ts';

/** Enough for a first impression; the balance lab plays as many as one likes. */
const GAMES = 12;

interface Props {
  readonly own: Force;
  readonly rival: () => Promise<Force>;
}

async function ordered(own: Force, rival: Force): Promise<Measurement | Telling> {
  const { contest } = await import('../../games/alpha-strike/contest.ts');
  const staged = await contest.meet(own, rival);
  if ('text' in staged) return staged;
  const names = [own.name, rival.name] as const;
  return { game: 'alpha-strike', staged, games: GAMES, level: 'recruit', seed: 'fair fight', names, language: currentLanguage() };
}

/** What the balance lab expects of the fight, game by game as it plays them. */
export function Expected({ own, rival }: Props) {
  const t = useT();
  const { percent } = useFigures();
  const { measured, start } = useMeasure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opponent is another of these.
  useEffect(() => void start(rival().then(force => ordered(own, force))), [start]);
  if (measured.state === 'refused') return <p className="note">{say(measured.why)}</p>;
  if (measured.state === 'failed') return <p className="note">{say(tell('The balance lab could not play this fight.'))}</p>;
  const balance = 'balance' in measured ? measured.balance : undefined;
  if (!balance || balance.games === 0) return <p className="quiet small">{t('The balance lab is playing this fight …')}</p>;
  return (
    <div className="stack-tight expected" role="status">
      <div className="expected-bar" aria-hidden="true">
        <span style={{ width: percent(balance.chance).replaceAll(/\s/g, '') }} />
      </div>
      <p className="small">
        {tn(
          'The balance lab expects you to win {chance} of such fights ({from} to {to} after 1 game).',
          'The balance lab expects you to win {chance} of such fights ({from} to {to} after {n} games).',
          balance.games,
          { chance: percent(balance.chance), from: percent(balance.interval.from), to: percent(balance.interval.to) },
        )}
      </p>
    </div>
  );
}
