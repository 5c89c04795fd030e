import type { Problem } from '@sortie/convert';
import { useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { tn, useT } from '../../i18n/index.ts';
import { download } from '../../maps/files.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ProblemList } from '../detail/findings.tsx';
import { openLibrary } from '../library/library.ts';
import { type FoundFile, foundIn } from './found.ts';
import type { Progress } from './messages.ts';
import { type Outcome, runImport } from './run.ts';

type State =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly progress: Progress; readonly cancel: () => void }
  | { readonly state: 'done'; readonly outcome: Outcome }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly reason: string };

const BEGIN: Progress = { done: 0, total: 0, units: 0, problems: 0 };

export interface Importing {
  readonly state: State;
  readonly take: (files: readonly FoundFile[]) => Promise<void>;
  readonly close: () => void;
}

/** One import at a time: its progress, its end, and how to stop it. */
export function useImport(): Importing {
  const [state, setState] = useState<State>({ state: 'none' });
  const take = async (files: readonly FoundFile[]): Promise<void> => {
    if (files.length === 0 || state.state === 'running') return;
    const running = runImport(files, progress => setState(now => (now.state === 'running' ? { ...now, progress } : now)));
    setState({ state: 'running', progress: BEGIN, cancel: running.cancel });
    try {
      const outcome = await running.outcome;
      await openLibrary();
      setState(outcome ? { state: 'done', outcome } : { state: 'cancelled' });
    } catch (error) {
      setState({ state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return { state, take, close: () => setState(now => (now.state === 'running' ? now : { state: 'none' })) };
}

/** Buttons that choose files or a folder. */
export function ImportButtons({ onFiles }: { readonly onFiles: (files: readonly FoundFile[]) => void }) {
  const t = useT();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    const found = foundIn(input.files);
    input.value = '';
    onFiles(found);
  };
  return (
    <>
      <input ref={files} type="file" accept=".mtf,.blk,.zip" multiple hidden onChange={event => chosen(event.target)} data-import="files" />
      <input
        ref={element => {
          folder.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        onChange={event => chosen(event.target)}
        data-import="folder"
      />
      <button type="button" className="button" onClick={() => files.current?.click()}>
        <Icon name="upload" /> {t('Import files')}
      </button>
      <button type="button" className="button button-plain" onClick={() => folder.current?.click()}>
        <Icon name="upload" /> {t('Import a folder')}
      </button>
    </>
  );
}

/** How far an import is, and what came of it. */
export function ImportReport({ importing: { state, close } }: { readonly importing: Importing }) {
  const t = useT();
  const [problems, setProblems] = useState<readonly Problem[]>();
  if (state.state === 'none') return undefined;
  if (state.state === 'running') return <Bar {...state} />;
  return (
    <section className={state.state === 'failed' ? 'note note-ember import-report' : 'note import-report'}>
      <p role="status">
        {state.state === 'cancelled' && t('The import was cancelled. Nothing of it was kept.')}
        {state.state === 'failed' && t('The import failed: {reason}. Nothing of it was kept.', { reason: state.reason })}
        {state.state === 'done' && <Summary outcome={state.outcome} />}
      </p>
      <div className="row">
        {state.state === 'done' && state.outcome.problems.length > 0 && (
          <button type="button" className="button" onClick={() => setProblems(state.outcome.problems)}>
            {t('What was not understood')}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={close}>
          {t('Close')}
        </button>
      </div>
      <ProblemSheet problems={problems} onClose={() => setProblems(undefined)} />
    </section>
  );
}

function Summary({ outcome: { set, problems } }: { readonly outcome: Outcome }) {
  const t = useT();
  return (
    <>
      {t('{name}:', { name: set.name })} {tn('{n} unit came in', '{n} units came in', set.units)}
      {problems.length > 0 && `, ${tn('{n} remark', '{n} remarks', problems.length)}`}.{set.units === 0 && ` ${t('Nothing was kept.')}`}
    </>
  );
}

function Bar({ progress, cancel }: Extract<State, { readonly state: 'running' }>) {
  const t = useT();
  const { done, total, units } = progress;
  return (
    <section className="panel import-bar" aria-label={t('Import')}>
      <div>
        <progress aria-label={t('Import')} value={done} max={Math.max(1, total)} />
        <p className="small quiet" role="status">
          {total === 0
            ? t('Looking through the files …')
            : t('{done} of {total} files, {units} units', {
                done: formatNumber(done),
                total: formatNumber(total),
                units: formatNumber(units),
              })}
        </p>
      </div>
      <button type="button" className="button" onClick={cancel}>
        {t('Cancel')}
      </button>
    </section>
  );
}

/** All problems of an import; they can be kept as a table. */
export function ProblemSheet({ problems, onClose }: { readonly problems: readonly Problem[] | undefined; readonly onClose: () => void }) {
  const t = useT();
  const save = (all: readonly Problem[]) => {
    const lines = all.map(({ file, line, field, reason }) => [file, line, field, reason].join('\t'));
    download('problems.tsv', `${['file\tline\tfield\treason', ...lines].join('\n')}\n`, 'text/tab-separated-values');
  };
  return (
    <Sheet title={t('What was not understood')} open={problems !== undefined} onClose={onClose}>
      {problems && (
        <>
          <ProblemList problems={problems} />
          <div>
            <button type="button" className="button" onClick={() => save(problems)}>
              <Icon name="download" /> {t('Save as file')}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
