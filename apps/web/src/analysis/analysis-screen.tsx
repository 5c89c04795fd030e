import '../battle/battle.css';
import '../battle/layout/wide.css';
import '../ui/ui.css';
import './analysis.css';
import type { Shape } from '@sortie/kernel';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BoardArea, type BoardHandle } from '../battle/board-area.tsx';
import type { GameFace } from '../battle/face.ts';
import { NamesProvider } from '../battle/sums/names.ts';
import { RuleWordsProvider } from '../battle/sums/rule-words.ts';
import { useInsets } from '../battle/use-insets.ts';
import { useCalm, useWide } from '../battle/use-media.ts';
import { useT } from '../i18n/index.ts';
import { BenchPanel } from './bench-panel.tsx';
import { BenchTools } from './bench-tools.tsx';
import type { Draft, Drafting } from './drafting.ts';
import { FightPanel } from './fight-panel.tsx';
import { type Bench, useBench } from './use-bench.ts';
import { useBenchKeys } from './use-bench-keys.ts';

export interface AnalysisScreenProps {
  readonly first: Draft;
  readonly drafting: Drafting;
  readonly face: GameFace<Shape>;
  readonly onGame: (game: string) => void;
  readonly onOpen: (draft: Draft) => void;
  readonly onLeave: () => void;
}

/** A board to think on: units of any game anywhere, every number between them, and dice. */
export function AnalysisScreen(props: AnalysisScreenProps) {
  const t = useT();
  const bench = useBench(props.first, props.drafting, props.face);
  if (typeof bench === 'string')
    return (
      <main className="page page-narrow">
        <h1>{t('Analysis board')}</h1>
        <p className="note note-ember">{bench}</p>
        <button type="button" className="button" onClick={() => props.onOpen(props.drafting.example)}>
          {t('Begin anew')}
        </button>
      </main>
    );
  return (
    <RuleWordsProvider value={props.face}>
      <NamesProvider value={[t('Blue'), t('Orange')]}>
        <OnTheBench {...props} bench={bench} />
      </NamesProvider>
    </RuleWordsProvider>
  );
}

type Part = 'fight' | 'bench';

function OnTheBench({ bench, ...props }: AnalysisScreenProps & { readonly bench: Bench }) {
  const t = useT();
  const wide = useWide();
  const board = useRef<BoardHandle>(null);
  const [left, right, bottom] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const described = useId();
  const [part, setPart] = useState<Part>('fight');
  useBenchKeys(bench, props.drafting);
  const insets = useInsets(wide ? { left, right, bottom } : { bottom }, `${wide}`);
  useInSight(board, bench, `${insets.left} ${insets.right} ${insets.bottom}`);
  const units = <BenchPanel bench={bench} {...props} onSee={place => board.current?.view()?.see([place])} />;
  const fight = <FightPanel bench={bench} drafting={props.drafting} />;
  return (
    <main className="battle analysis" data-wide={wide || undefined}>
      <h1 className="unseen">{t('Analysis board')}</h1>
      <BoardArea
        ref={board}
        scene={bench.scene}
        insets={insets}
        calm={useCalm()}
        numbers={false}
        describedBy={described}
        onGesture={bench.gesture}
      />
      <p className="unseen" id={described}>
        {t('Drag a unit, or choose one and tap a place. Arrow keys move it, Q and E turn it.')}
      </p>
      {wide ? (
        <>
          <aside ref={left} className="analysis-left panel" aria-label={t('Position')}>
            {units}
          </aside>
          <aside ref={right} className="analysis-right panel" aria-label={t('Numbers')}>
            {fight}
          </aside>
          <footer ref={bottom} className="analysis-tools">
            <BenchTools bench={bench} {...props} />
          </footer>
        </>
      ) : (
        <footer ref={bottom} className="analysis-sheet panel">
          <BenchTools bench={bench} {...props} />
          <div className="analysis-tabs" role="tablist" aria-label={t('Panels')}>
            {(['fight', 'bench'] as const).map(one => (
              <button key={one} type="button" role="tab" className="button" aria-selected={part === one} onClick={() => setPart(one)}>
                {one === 'fight' ? t('Numbers') : t('Position')}
              </button>
            ))}
          </div>
          <div className="analysis-body" role="tabpanel" aria-label={part === 'fight' ? t('Numbers') : t('Position')}>
            {part === 'fight' ? fight : units}
          </div>
        </footer>
      )}
    </main>
  );
}

/** The two who are looked at are in view when somebody else is chosen; dragging one of them does not move the map. */
function useInSight(board: RefObject<BoardHandle | null>, { one, other }: Bench, room: string): void {
  const places = [one, other].flatMap(card => (card ? [card.token.at] : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only others, or other panels, move the map.
  useEffect(() => {
    if (places.length > 0) board.current?.view()?.see(places);
  }, [one?.key, other?.key, room]);
}
