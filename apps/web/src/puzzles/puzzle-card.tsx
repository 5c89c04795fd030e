import '../coach/coach.css';
import './puzzles.css';
import type { Plan, Puzzle } from '@sortie/arena';
import type { Shape } from '@sortie/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { leadsTo } from '../coach/advice.ts';
import { Rings } from '../coach/rings.tsx';
import type { Spot } from '../coach/spots.ts';
import { useT } from '../i18n/index.ts';
import { keepAnswer } from './kept.ts';
import { useJudged } from './use-judged.ts';
import { figuresOf, KIND_NAMES, KIND_TASKS, planWords } from './words.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly desk: Desk;
  readonly face: GameFace<Shape>;
  readonly onAgain: () => void;
  readonly onPuzzles: () => void;
}

/** The first thing that the player did at this table: the answer. */
function answerOf({ snapshot }: Desk, { played, seat }: Puzzle): unknown {
  const entry = snapshot.entries.find(one => one.kind === 'command' && one.seat === seat && one.n > played.length);
  return entry?.kind === 'command' ? entry.command : undefined;
}

const NO_SPOTS: readonly Spot[] = [];

/** The task, then the verdict with the figures of both plans. */
export function PuzzleCard(props: Props) {
  const t = useT();
  const { puzzle, desk, face } = props;
  const answer = answerOf(desk, puzzle);
  const judged = useJudged(puzzle, answer);
  const [shown, setShown] = useState(false);
  const before = desk.snapshot.views[puzzle.played.length + 1] ?? desk.snapshot.view;
  const solution = puzzle.plans[0];
  const spots = useMemo((): readonly Spot[] => {
    const at = shown && solution ? leadsTo({ ...desk.snapshot, view: before }, face, solution.command as Shape['command']) : undefined;
    return at ? [{ kind: 'place', at }] : NO_SPOTS;
  }, [shown, solution, before, face, desk.snapshot]);
  return (
    <section className="panel coach" aria-label={t('Puzzle')} data-puzzle={puzzle.id} data-state={judged.state}>
      <p>
        <strong className="puzzle-kind">{t(KIND_NAMES[puzzle.kind])}</strong>{' '}
        {judged.state === 'none' && <span>{t(KIND_TASKS[puzzle.kind])}</span>}
      </p>
      {judged.state === 'thinking' && <p role="status">{t('Playing your answer out in many worlds …')}</p>}
      {judged.state === 'judged' && (
        <Verdict
          {...props}
          plan={judged.plan}
          words={command => planWords(desk.snapshot, before, face, command)}
          onShow={() => setShown(true)}
        />
      )}
      <Rings spots={spots} desk={desk} />
    </section>
  );
}

interface VerdictProps extends Props {
  readonly plan: Plan | null;
  readonly words: (command: unknown) => string;
  readonly onShow: () => void;
}

function Verdict({ puzzle, plan, words, onShow, onAgain, onPuzzles }: VerdictProps) {
  const t = useT();
  const [solution] = puzzle.plans;
  const solved = plan !== null && solution !== undefined && plan.score >= solution.score - puzzle.margin;
  useEffect(() => keepAnswer(puzzle.id, solved ? 'solved' : 'missed'), [puzzle.id, solved]);
  if (!solution) return null;
  return (
    <div className="stack-tight" role="status" data-solved={solved}>
      <p>
        <strong>{solved ? t('Solved!') : t('There is a better plan.')}</strong>
      </p>
      {plan === null && <p>{t('Your answer could not be played out.')}</p>}
      {plan && <PlanRow title={t('Your plan')} words={words(plan.command)} plan={plan} />}
      <PlanRow title={t('The solution')} words={words(solution.command)} plan={solution} />
      <div className="coach-foot">
        <button type="button" className="button" onClick={onShow}>
          {t('Show it on the map')}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {t('Try again')}
        </button>
        <button type="button" className="button button-primary" onClick={onPuzzles}>
          {t('More puzzles')}
        </button>
      </div>
    </div>
  );
}

const PlanRow = ({ title, words, plan }: { readonly title: string; readonly words: string; readonly plan: Plan }) => (
  <p className="puzzle-plan">
    <b>{title}:</b> {words} <span className="quiet small">{figuresOf(plan.reckoning).join(' · ')}</span>
  </p>
);
