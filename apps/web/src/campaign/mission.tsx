import { mustered } from '@sortie/campaign';
import { loadGame } from '@sortie/games';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { FileButton } from '../ui/file-button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type BroughtIn, bringIn, readBattle } from './bring-in.ts';
import { ReportForm } from './report-form.tsx';
import { Strip } from './strip.tsx';
import type { Books } from './use-books.ts';

/** A game that is over comes in by itself, unless its result has just been taken back: then somebody wants to look at it first. */
function useResult({ kept, act }: Books, table: string | undefined): void {
  const { state, entries } = kept.journal.match;
  const struck = entries.at(-1)?.kind === 'undo';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table, not for every page of the books
  useEffect(() => {
    let here = true;
    if (table !== undefined && !struck)
      void bringIn(table, state).then(brought => {
        if (here && brought.ok) void act(0, { type: 'battle', report: brought.report });
      });
    return () => {
      here = false;
    };
  }, [table, struck]);
}

/** The next mission: lay its table, bring its result in, or type in what happened on paper. */
export function Mission({ books }: { readonly books: Books }) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const [typing, setTyping] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const number = state.mission + 1;
  const table = books.kept.table?.mission === number ? books.kept.table.id : undefined;
  const take = async (coming: Promise<BroughtIn>) => {
    const brought = await coming;
    if (!brought.ok) setTrouble(brought.reason);
    else {
      setTrouble(undefined);
      await books.act(0, { type: 'battle', report: brought.report });
    }
  };
  useResult(books, table);
  return (
    <Strip title={t('Mission {number}', { number })}>
      {table === undefined ? (
        <Choose id={books.kept.id} number={number} ready={mustered(state, 0).length} />
      ) : (
        <div className="stack-tight">
          <p>{t('This mission is on the table.')}</p>
          <div className="row">
            <button type="button" className="button button-primary" onClick={() => void take(bringIn(table, state))}>
              {t('Bring the result in')}
            </button>
            <Link to="/play/$id" params={{ id: table }} className="button">
              {t('To the table')}
            </Link>
            <button type="button" className="button button-plain" onClick={() => void books.forgetTable()}>
              {t('Fight another mission instead')}
            </button>
          </div>
        </div>
      )}
      {trouble !== undefined && (
        <p className="note note-ember small" role="alert">
          {trouble}
        </p>
      )}
      <div className="row">
        <button type="button" className="button" aria-expanded={typing} onClick={() => setTyping(!typing)}>
          {t('Type in what happened')}
        </button>
        <GameFile onText={text => void take(readBattle(text, state))} />
        <CloseButton books={books} />
      </div>
      {typing && <ReportForm books={books} />}
    </Strip>
  );
}

interface ChooseProps {
  readonly id: string;
  readonly number: number;
  readonly ready: number;
}

/** Which of the ready missions it is to be; forces come from the campaign. */
function Choose({ id, number, ready }: ChooseProps) {
  const t = useT();
  const game = useLoaded(() => loadGame('alpha-strike'), []);
  const scenarios = game.state === 'ready' ? (game.value?.scenarios ?? []) : [];
  const [chosen, setChosen] = useState('');
  const scenario = scenarios.find(one => one.id === chosen) ?? scenarios[0];
  if (ready === 0) return <p className="note note-ember small">{t('Nobody of your army can fight now.')}</p>;
  return (
    <div className="stack-tight">
      <div className="campaign-fields">
        <label className="field">
          <span className="label">{t('What it is about')}</span>
          <select className="input" value={scenario?.id ?? ''} onChange={event => setChosen(event.target.value)}>
            {scenarios.map(one => (
              <option key={one.id} value={one.id}>
                {t(one.title)}
              </option>
            ))}
          </select>
        </label>
        <Link
          to="/set-up/$game"
          params={{ game: 'alpha-strike' }}
          search={{ campaign: id, ...(scenario && { scenario: scenario.id }) }}
          className="button button-primary"
        >
          {t('Set up mission {number}', { number })}
        </Link>
      </div>
      {scenario && <p className="small quiet">{t(scenario.summary)}</p>}
    </div>
  );
}

/** A game of Alpha Strike that was played elsewhere, with forces of this campaign. */
function GameFile({ onText }: { readonly onText: (text: string) => void }) {
  const t = useT();
  return (
    <FileButton accept=".jsonl" label={t('File of a finished game')} onFile={file => void file.text().then(onText)}>
      {t('Take it from a game file')}
    </FileButton>
  );
}

function CloseButton({ books }: { readonly books: Books }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return asked ? (
    <button
      type="button"
      className="button button-danger"
      onClick={() => void books.act(0, { type: 'close' })}
      onBlur={() => setAsked(false)}
    >
      {t('Really end it, after a month of work')}
    </button>
  ) : (
    <button type="button" className="button button-plain" onClick={() => setAsked(true)}>
      {t('End the campaign')}
    </button>
  );
}
