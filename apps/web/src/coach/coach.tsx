import './coach.css';
import type { Shape } from '@sortie/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { GameFace } from '../battle/face.ts';
import type { Desk } from '../battle/use-desk.ts';
import { useStable } from '../battle/use-stable.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { type Seen, stepNow } from './holds.ts';
import { keepDone, keepStep, useLessonsKept } from './kept.ts';
import type { Check, Lesson, Step } from './lesson.ts';
import { Rings } from './rings.tsx';
import { type Spot, spotsOf } from './spots.ts';

interface Props {
  readonly lesson: Lesson;
  readonly desk: Desk;
  readonly face: GameFace<Shape>;
  /** Leaves the table for the list of lessons. */
  readonly onLessons: () => void;
}

const NO_SPOTS: readonly Spot[] = [];

function seenBy({ snapshot, turn, flow }: Desk, since: number): Seen {
  return {
    view: snapshot.view,
    question: turn.awaiting?.question,
    events: snapshot.entries.slice(since).flatMap(entry => ('events' in entry ? entry.events : [])),
    actions: flow.actions,
    selected: turn.selected,
    over: snapshot.stage === 'over',
  };
}

/** Points, explains, and lets the pupil do it. What is done is read off the table, never off a click. */
export function Coach({ lesson, desk, face, onLessons }: Props) {
  const { table } = desk.snapshot;
  const { step: at, since } = useLessonsKept().begun[table] ?? { step: 0, since: 0 };
  const resting = desk.presented.view === undefined && !desk.snapshot.busy;
  const step = lesson.steps[at];
  const entries = desk.snapshot.entries.length;
  const go = (next: number): void => {
    keepStep(table, { lesson: lesson.id, step: next, since: entries });
    if (next >= lesson.steps.length) keepDone(lesson.id);
  };
  // Whatever changes on the desk may have finished the step.
  useEffect(() => {
    if (!resting) return;
    const next = stepNow(lesson, at, seenBy(desk, since));
    if (next !== at) go(next);
  });
  const spots = useSpots(step, desk, face, resting);
  useInView(spots, desk);
  return (
    <>
      {step ? (
        <Card key={step.id} lesson={lesson} step={step} at={at} onNext={() => go(at + 1)} />
      ) : (
        <Finished lesson={lesson} onLessons={onLessons} />
      )}
      <Rings spots={spots} desk={desk} />
    </>
  );
}

/** Found once for each picture: asking a good player takes a moment. */
function useSpots(step: Step | undefined, desk: Desk, face: GameFace<Shape>, resting: boolean): readonly Spot[] {
  const { view } = desk.snapshot;
  const question = desk.turn.awaiting?.question;
  const offered = desk.flow.actions.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is new with every movement of the pointer.
  return useMemo(
    () => (step?.points && resting ? spotsOf(step.points, desk, face, !isRead(step.until)) : NO_SPOTS),
    [step, view, question, offered, resting, desk.turn.selected],
  );
}

/** How long the map needs to make room for what the coach says, in milliseconds. */
const ROOM = 250;

/** What the coach points at on the map is brought into view. */
function useInView(spots: readonly Spot[], { go }: Desk): void {
  const see = useStable(go);
  useEffect(() => {
    const places = spots.flatMap(spot => (spot.kind === 'place' ? [spot.at] : []));
    if (places.length === 0) return;
    const timer = setTimeout(() => see(places), ROOM);
    return () => clearTimeout(timer);
  }, [spots, see]);
}

interface CardProps {
  readonly lesson: Lesson;
  readonly step: Step;
  readonly at: number;
  readonly onNext: () => void;
}

/** Is it enough to have read it? */
const isRead = (check: Check): boolean => check.kind === 'read' || (check.kind === 'any' && check.of.some(isRead));

function Card({ lesson, step, at, onNext }: CardProps) {
  const t = useT();
  const [folded, setFolded] = useState(false);
  const reads = isRead(step.until);
  return (
    <section className="panel coach" aria-label={t('Coach')} data-step={step.id}>
      <header className="coach-head">
        <strong>{t(lesson.title)}</strong>
        <span className="quiet small">{t('{n} of {all}', { n: at + 1, all: lesson.steps.length })}</span>
        <button
          type="button"
          className="button button-plain button-icon"
          aria-expanded={!folded}
          aria-label={folded ? t('Unfold the coach') : t('Fold the coach')}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'down' : 'close'} size={16} />
        </button>
      </header>
      {!folded && (
        <>
          <p aria-live="polite">{t(step.says)}</p>
          <div className="coach-foot">
            <button type="button" className={reads ? 'button button-primary' : 'button button-plain'} onClick={onNext}>
              {reads ? t('Got it') : t('Skip this step')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function Finished({ lesson, onLessons }: { readonly lesson: Lesson; readonly onLessons: () => void }) {
  const t = useT();
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <section className="panel coach" aria-label={t('Coach')} data-step="done">
      <p>
        <strong>{t('Lesson finished: {title}', { title: lesson.title })}</strong>
      </p>
      <div className="coach-foot">
        <button type="button" className="button" onClick={() => setGone(true)}>
          {t('Play on')}
        </button>
        <button type="button" className="button button-primary" onClick={onLessons}>
          {t('More lessons')}
        </button>
      </div>
    </section>
  );
}
