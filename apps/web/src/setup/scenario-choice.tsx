import type { GameId } from '@sortie/games';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { LoadedGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { BoardThumb } from '../maps/board-thumb.tsx';
import { AboutGame } from '../scenarios/about-game.tsx';
import { keptScenarios } from '../scenarios/store.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { SetupFace } from './face.ts';

type Scenario = LoadedGame['scenarios'][number];

interface Props {
  /** Knows what the board of a scenario looks like. */
  readonly face: SetupFace;
  readonly id: GameId;
  readonly game: LoadedGame;
  readonly chosen: string;
  readonly onChoose: (scenario: Scenario) => void;
}

export function ScenarioChoice({ face, id, game, chosen, onChoose }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  // A scenario that comes with the address may be far down the list.
  useEffect(() => {
    const [box, label] = [list.current, list.current?.querySelector('label:has(input:checked)')];
    if (box && label instanceof HTMLElement) box.scrollTop = label.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, []);
  return (
    <section className="panel setup-part">
      <h2 id="scenario-title">{t('Scenario')}</h2>
      <OwnScenarios game={id} />
      <Link to="/scenarios" search={{ game: id }} className="small">
        {t('Write your own scenario')}
      </Link>
      <div ref={list} className="stack-tight setup-scenarios" role="radiogroup" aria-labelledby="scenario-title">
        {game.scenarios.map(scenario => (
          <label key={scenario.id} className="setup-choice">
            <input type="radio" name="scenario" checked={scenario.id === chosen} onChange={() => onChoose(scenario)} />
            <ScenarioPicture face={face} scenario={scenario} />
            <span className="setup-choice-body">
              <strong>{t(scenario.title)}</strong>
              {scenario.id === chosen && <span className="quiet small">{t(scenario.summary)}</span>}
              {scenario.id === chosen && <AboutGame game={game} scenario={scenario} />}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

/** Scenarios that were written on this device: they open where they can be changed and played. */
function OwnScenarios({ game }: { readonly game: string }) {
  const t = useT();
  const loaded = useLoaded(keptScenarios, []);
  const own = loaded.state === 'ready' ? loaded.value.filter(one => one.game === game) : [];
  if (own.length === 0) return null;
  return (
    <ul className="setup-own small">
      {own.map(({ id, title }) => (
        <li key={id}>
          <Link to="/scenarios/$id" params={{ id }}>
            {t('My scenario: {title}', { title: title || t('Untitled') })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The board with whoever fights on it. */
function ScenarioPicture({ face, scenario: { setup } }: { readonly face: SetupFace; readonly scenario: Scenario }) {
  const picture = useMemo(() => ({ board: face.playground(setup).ground, tokens: face.tokensOf(setup) }), [face, setup]);
  return <BoardThumb {...picture} fitting="cover" className="scenario-picture" />;
}
