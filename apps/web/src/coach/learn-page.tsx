import './learn.css';
import { offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { tableOf, useLessonsKept } from './kept.ts';
import type { Lesson } from './lesson.ts';
import { LessonButton } from './lesson-button.tsx';
import { LESSONS } from './lessons/index.ts';

/** The guided first game and one lesson for each idea, with what was done on this device. */
export function LearnPage() {
  const t = useT();
  return (
    <Page
      title={t('Learn to play')}
      lead={t('A coach beside you in a running game: one idea at a time, and you do it yourself. What you finish is kept on this device.')}
    >
      <ul className="lessons" aria-label={t('Lessons')}>
        {LESSONS.map(lesson => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </Page>
  );
}

function LessonRow({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const { done } = useLessonsKept();
  const finished = done[lesson.id] !== undefined;
  const begun = tableOf(lesson.id) !== undefined && !finished;
  const verb = finished ? t('Take it again') : begun ? t('Continue') : t('Begin');
  const game = offeredGame(lesson.game);
  return (
    <li className="panel lesson" data-done={finished || undefined}>
      <div className="stack-tight">
        <h2 className="lesson-title">
          {t(lesson.title)} {finished && <Icon name="check" />}
          {finished && <span className="unseen">{t('finished')}</span>}
        </h2>
        <p className="quiet small">
          {game && t(game.title)} · {t('{n} min', { n: lesson.minutes })}
        </p>
        <p>{t(lesson.summary)}</p>
      </div>
      <div className="row">
        <LessonButton
          lesson={async () => lesson}
          afresh={finished}
          className={finished ? 'button' : 'button button-primary'}
          label={`${verb}: ${t(lesson.title)}`}
        >
          {verb}
        </LessonButton>
        {begun && (
          <LessonButton lesson={async () => lesson} afresh className="button button-plain">
            {t('From the beginning')}
          </LessonButton>
        )}
      </div>
    </li>
  );
}
