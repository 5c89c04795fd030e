import './wide.css';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import { Glyph } from '../parts/glyph.tsx';
import { StagingButton } from '../parts/staging-button.tsx';
import type { Panels } from '../use-panels.ts';
import { LogPanel } from './log-panel.tsx';
import {
  TheActions,
  TheCentre,
  TheChat,
  TheForces,
  TheLog,
  TheMap,
  TheMenu,
  ThePanel,
  ThePrompts,
  TheReport,
  TheReportCall,
  TheSheets,
  TheTurnBar,
  TheUndo,
} from './pieces.tsx';
import type { LayoutProps } from './props.ts';
import { Tabs } from './tabs.tsx';

/** The board is the screen; slim panels lie over its edges and fold away. */
export function Wide(props: LayoutProps) {
  const t = useT();
  const { panels, refs } = props;
  return (
    <>
      <header ref={refs.top} className="battle-top">
        <TheTurnBar {...props} />
        {props.coach?.(props.desk)}
      </header>
      <nav className="battle-corner" aria-label={t('Table')}>
        <TheMenu {...props} />
        <Fold label={t('Force list')} glyph="forces" open={panels.forces} onToggle={() => panels.toggle('forces')} />
        <Fold label={t('Log')} glyph="log" open={panels.log !== 'off'} onToggle={() => panels.toggle('log')} />
        {props.desk.snapshot.stage === 'playing' && (
          <Fold label={t('What if')} glyph="consider" open={props.desk.consider.open} onToggle={props.desk.consider.toggle} />
        )}
        <StagingButton />
        <button type="button" className="button button-icon" aria-label={t('Help')} title={t('Help')} onClick={props.onHelp}>
          <Glyph name="help" />
        </button>
        <TheUndo {...props} />
      </nav>
      {panels.forces && (
        <aside ref={refs.left} className="battle-left" aria-label={t('Forces')}>
          <div className="panel side-forces">
            <TheForces {...props} />
          </div>
        </aside>
      )}
      {panels.log !== 'off' && <TheLogPanel {...props} />}
      <TheReportCall {...props} onReport={() => panels.open('report')} />
      <SheetPanel panels={props.desk.consider.open ? { ...panels, sheet: 'tall' } : panels} refs={refs}>
        <ThePanel {...props} />
        <TheSheets {...props} />
      </SheetPanel>
      <TheMap {...props} />
      <div className="battle-centre">
        <TheCentre {...props} />
      </div>
      <footer className="battle-bottom">
        <ThePrompts {...props} />
        {panels.sheet === 'off' && !props.desk.consider.open && <ThePanel {...props} />}
        <div ref={refs.bottom as RefObject<HTMLDivElement | null>} className="battle-bar">
          <TheActions {...props} />
        </div>
      </footer>
    </>
  );
}

/** What happened and what was said, as tall as one likes. */
function TheLogPanel(props: LayoutProps) {
  const t = useT();
  const { panels, desk } = props;
  const log = <TheLog {...props} size={panels.log === 'tall' ? 'tall' : 'small'} />;
  const talking = desk.snapshot.place === 'remote';
  return (
    <LogPanel size={panels.log} onSize={size => panels.size('log', size)}>
      <Tabs
        tab={panels.tab}
        onTab={panels.show}
        tabs={[
          { id: 'log', label: t('Log'), content: log },
          { id: 'report', label: t('Report'), content: <TheReport {...props} /> },
          ...(talking ? [{ id: 'chat' as const, label: t('Talk'), content: <TheChat {...props} />, count: desk.unread }] : []),
        ]}
      />
    </LogPanel>
  );
}

interface FoldProps {
  readonly label: string;
  readonly glyph: 'forces' | 'log' | 'consider';
  readonly open: boolean;
  readonly onToggle: () => void;
}

const Fold = ({ label, glyph, open, onToggle }: FoldProps) => (
  <button type="button" className="button button-icon" aria-label={label} title={label} aria-pressed={open} onClick={onToggle}>
    <Glyph name={glyph} />
  </button>
);

/** The right edge: half as high as the window, as high as it, or away. */
export function SheetPanel({
  panels,
  refs,
  children,
}: {
  readonly panels: Pick<Panels, 'sheet' | 'size'>;
  readonly refs: Pick<LayoutProps['refs'], 'right'>;
  readonly children: ReactNode;
}) {
  const t = useT();
  const { sheet, size } = panels;
  if (sheet === 'off')
    return (
      <button
        type="button"
        className="button button-icon battle-unfold"
        aria-label={t('Record sheet')}
        title={t('Record sheet')}
        aria-expanded="false"
        onClick={() => size('sheet', 'small')}
      >
        <Glyph name="sheet" />
      </button>
    );
  const tall = sheet === 'tall';
  return (
    <aside ref={refs.right} className="battle-right panel" data-size={sheet} aria-label={t('Record sheets')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="battle-right-body" tabIndex={0}>
        {children}
      </div>
      <div className="fold-tools">
        <button
          type="button"
          className="button button-icon"
          aria-label={tall ? t('Less of the record sheets') : t('More of the record sheets')}
          title={tall ? t('Less of the record sheets') : t('More of the record sheets')}
          aria-pressed={tall}
          onClick={() => size('sheet', tall ? 'small' : 'tall')}
        >
          <Glyph name={tall ? 'smaller' : 'taller'} size={14} />
        </button>
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Fold away')}
          title={t('Fold away')}
          onClick={() => size('sheet', 'off')}
        >
          <Glyph name="fold" size={14} />
        </button>
      </div>
    </aside>
  );
}
