import './puzzles.css';
import type { Puzzle } from '@sortie/arena';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { because, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { beginPuzzle } from './begin.ts';
import { dayOf, puzzleBook, puzzleOn } from './book.ts';
import { usePuzzlesKept } from './kept.ts';
import { KIND_NAMES, KIND_TASKS } from './words.ts';

/** One for today, and all the others. */
export function PuzzlesPage() {
  const t = useT();
  const loaded = useLoaded(puzzleBook, []);
  return (
    <Page
      title={t('Puzzles')}
      lead={t(
        'Positions from real games, one decision each. Your answer is played out against the solution in the same worlds, and both plans are shown with their numbers.',
      )}
    >
      {loaded.state === 'failed' && (
        <p className="note note-ember">{t('The puzzles could not be loaded. Try again when you are online.')}</p>
      )}
      {loaded.state === 'ready' && <Shelf puzzles={loaded.value} />}
    </Page>
  );
}

function Shelf({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const t = useT();
  const { answers } = usePuzzlesKept();
  const { solve, trouble } = useSolve();
  const today = puzzles[puzzleOn(dayOf(new Date()), puzzles.length)];
  const solved = puzzles.filter(({ id }) => answers[id] === 'solved').length;
  return (
    <>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {t('The table could not be set up: {reason}', { reason: trouble })}
        </p>
      )}
      {today && (
        <section className="panel puzzle-today" aria-labelledby="puzzle-today">
          <h2 id="puzzle-today">
            {t('Today’s puzzle')}: {t(KIND_NAMES[today.kind])}
          </h2>
          <p className="quiet">{t(offeredGame(today.game)?.title ?? '')}</p>
          <p>{t(KIND_TASKS[today.kind])}</p>
          <div className="row">
            <button type="button" className="button button-primary" onClick={() => solve(today)}>
              {answers[today.id] === 'solved' ? t('Solve it again') : t('Solve it')}
            </button>
          </div>
        </section>
      )}
      <section className="stack-tight" aria-labelledby="puzzle-all">
        <h2 id="puzzle-all">{t('All puzzles')}</h2>
        <p className="quiet">{t('{n} of {all} solved on this device', { n: solved, all: puzzles.length })}</p>
        <ul className="puzzle-list">
          {puzzles.map((puzzle, n) => (
            <li key={puzzle.id}>
              <button type="button" className="button" onClick={() => solve(puzzle)}>
                <span>
                  {n + 1}. {t(KIND_NAMES[puzzle.kind])}
                </span>
                {answers[puzzle.id] === 'solved' && (
                  <>
                    <Icon name="check" size={16} />
                    <span className="unseen">{t('solved')}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function useSolve() {
  const go = useNavigate();
  const [trouble, setTrouble] = useState<string>();
  const solve = (puzzle: Puzzle): void => {
    void beginPuzzle(puzzle).then(laid => {
      if (laid.ok) void go({ to: '/play/$id', params: { id: laid.value } });
      else setTrouble(because(laid.refusal));
    });
  };
  return { solve, trouble };
}
