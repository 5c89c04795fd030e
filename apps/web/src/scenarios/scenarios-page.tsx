import '../setup/setup.css';
import './scenarios.css';
import type { RuleId, Scenario, Shape } from '@sortie/kernel';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { GAMES, type LoadedGame, type OfferedGame } from '../games-registry.ts';
import { say, useT } from '../i18n/index.ts';
import type { SetupFace } from '../setup/face.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Choices } from '../ui/choices.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { openScenario, writeScenario } from './file.ts';
import { type KeptScenario, keepScenario, keptScenarios, removeScenario } from './store.ts';

const route = getRouteApi('/frame/scenarios');
const USUAL = 'classic';

/** Scenarios of one's own for every game, and those in the box to begin from. */
export function ScenariosPage() {
  const t = useT();
  const go = useNavigate();
  const { game: wanted = USUAL } = route.useSearch();
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(keptScenarios, [version]);
  const kept = loaded.state === 'ready' ? loaded.value : [];
  const open = async (text: string) => {
    const id = await keepScenario(text);
    await go({ to: '/scenarios/$id', params: { id } });
  };
  return (
    <Page
      title={t('Scenarios')}
      lead={t('Write your own battles: map, forces, rules, briefing. Keep them, pass them on by a link, print them, play them.')}
      actions={<ImportButton onRead={open} />}
    >
      <div className="scenarios">
        <section className="panel setup-part">
          <h2>{t('My scenarios')}</h2>
          {kept.length === 0 && <p className="quiet">{t('None yet. Begin with one from the box, or import a file.')}</p>}
          <ul className="stack-tight">
            {kept.map(one => (
              <Kept key={one.id} scenario={one} onRemoved={() => setVersion(version + 1)} />
            ))}
          </ul>
        </section>
        <div className="stack">
          <Choices
            label={t('Game')}
            value={wanted}
            choices={GAMES.map(({ id, title }) => ({ value: id, label: t(title) }))}
            onChange={game => void go({ to: '/scenarios', search: { game } })}
          />
          {GAMES.filter(({ id }) => id === wanted).map(offer => (
            <Box key={offer.id} offer={offer} onWritten={text => void open(text)} />
          ))}
        </div>
      </div>
    </Page>
  );
}

interface BoxProps {
  readonly offer: OfferedGame;
  readonly onWritten: (text: string) => void;
}

/** The scenarios that come with a game, and its quick way to a new one. */
function Box({ offer, onWritten }: BoxProps) {
  const loaded = useLoaded(() => Promise.all([offer.load(), offer.setupFace()]), [offer]);
  if (loaded.state !== 'ready') return <Waiting />;
  const [game, face] = loaded.value;
  return <Boxed offer={offer} game={game} face={face} onWritten={onWritten} />;
}

function Boxed({ offer, game, face, onWritten }: BoxProps & { readonly game: LoadedGame; readonly face: SetupFace }) {
  const t = useT();
  const { Design } = face;
  const write = ({ id: _, ...scenario }: Scenario<Shape>): void =>
    onWritten(writeScenario(game, { ...scenario, title: t(scenario.title), summary: t(scenario.summary), game: offer.id }));
  const made = (setup: unknown, rules: readonly RuleId[]): void => {
    const [first] = game.scenarios;
    const usual = Object.values(game.ruleset.editions)[0] ?? [];
    if (first) write({ ...first, title: t('Our own fight'), summary: '', rules: [...usual, ...rules], setup: setup as never });
  };
  return (
    <>
      {Design && <Design onMade={made} />}
      <section className="panel setup-part">
        <div className="row spread">
          <h2>{t('From the box')}</h2>
          {offer.id === 'impact' && (
            <Link to="/scenarios/print" className="button">
              {t('Print and play')}
            </Link>
          )}
        </div>
        <ul className="stack-tight scenario-box">
          {game.scenarios.map(scenario => (
            <li key={scenario.id} className="scenario-row">
              <span>
                <strong>{t(scenario.title)}</strong> <span className="quiet small">{t(scenario.summary)}</span>
              </span>
              <button
                type="button"
                className="button"
                aria-label={t('Copy and change {title}', { title: scenario.title })}
                onClick={() => write(scenario)}
              >
                {t('Copy and change')}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Kept({ scenario: { id, title, game }, onRemoved }: { readonly scenario: KeptScenario; readonly onRemoved: () => void }) {
  const t = useT();
  const name = title || t('Untitled');
  return (
    <li className="scenario-row">
      <Link to="/scenarios/$id" params={{ id }}>
        {name}
      </Link>
      <span className="quiet small">{t(GAMES.find(one => one.id === game)?.title ?? '')}</span>
      <button
        type="button"
        className="button"
        aria-label={t('Remove {name}', { name })}
        onClick={() => void removeScenario(id).then(onRemoved)}
      >
        {t('Remove')}
      </button>
    </li>
  );
}

function ImportButton({ onRead }: { readonly onRead: (text: string) => Promise<void> }) {
  const t = useT();
  const [trouble, setTrouble] = useState<string>();
  const open = async (file: File) => {
    const text = await file.text();
    const read = await openScenario(text);
    if (read.ok) await onRead(text);
    else setTrouble(t('Line {line}: {reason}', { line: read.line, reason: say(read.said) }));
  };
  return (
    <>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('The file was not understood: {reason}', { reason: trouble })}
        </p>
      )}
      <FileButton accept=".json" label={t('Scenario file')} onFile={file => void open(file)}>
        <Icon name="upload" /> {t('Import a scenario')}
      </FileButton>
    </>
  );
}
