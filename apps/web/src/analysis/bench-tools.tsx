import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import type { AnalysisScreenProps } from './analysis-screen.tsx';
import { asksOf } from './fight-panel.tsx';
import { ShareDraft } from './share-draft.tsx';
import type { Bench } from './use-bench.ts';

/** What concerns the whole position: back and forth, turning, the other way round, giving it away. */
export function BenchTools({ bench, drafting, onOpen, onLeave }: AnalysisScreenProps & { readonly bench: Bench }) {
  const t = useT();
  const { undo, redo, one, other, choose, draftOf, replace } = bench;
  const turn = (by: 1 | -1): void => {
    const unit = one && draftOf(one);
    if (unit && drafting.turned) replace(unit.id, drafting.turned(unit, by));
  };
  return (
    <div className="bench-tools" role="toolbar" aria-label={t('Analysis board')}>
      <button type="button" className="button button-icon" aria-label={t('Leave')} onClick={onLeave}>
        <Icon name="back" />
      </button>
      <button type="button" className="button button-icon" aria-label={t('Undo')} title={t('Undo')} disabled={!undo} onClick={undo}>
        <Icon name="undo" />
      </button>
      <button type="button" className="button button-icon" aria-label={t('Redo')} title={t('Redo')} disabled={!redo} onClick={redo}>
        <Icon name="redo" />
      </button>
      {drafting.turned && (
        <>
          <button type="button" className="button" disabled={!one} onClick={() => turn(-1)}>
            <span aria-hidden="true">↺</span> <span className="bench-word">{t('Turn left')}</span> <kbd>Q</kbd>
          </button>
          <button type="button" className="button" disabled={!one} onClick={() => turn(1)}>
            <span aria-hidden="true">↻</span> <span className="bench-word">{t('Turn right')}</span> <kbd>E</kbd>
          </button>
        </>
      )}
      <button type="button" className="button" disabled={!other} onClick={() => other && choose(other, 'one')}>
        <span aria-hidden="true">⇄</span> <span className="bench-word">{t('Swap')}</span> <kbd>X</kbd>
      </button>
      <ShareDraft draft={bench.draft} asks={asksOf(bench, true)} onOpen={onOpen} />
    </div>
  );
}
