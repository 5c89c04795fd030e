import type { RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import { Glyph } from '../parts/glyph.tsx';
import { MapTools } from './map-tools.tsx';
import {
  TheActions,
  TheCentre,
  TheChat,
  TheForces,
  TheLog,
  TheMenu,
  ThePanel,
  ThePrompts,
  TheSheets,
  TheTurnBar,
  TheUndo,
} from './pieces.tsx';
import type { LayoutProps } from './props.ts';
import { Tabs } from './tabs.tsx';

/** Panels float at the edges of the board and fold away. */
export function Wide(props: LayoutProps) {
  const t = useT();
  const { panels, refs, desk } = props;
  const talking = desk.snapshot.place === 'remote';
  return (
    <>
      <header ref={refs.top} className="battle-top">
        <TheTurnBar {...props} />
      </header>
      <nav className="battle-corner" aria-label={t('Table')}>
        <TheMenu {...props} />
        <button
          type="button"
          className="button button-icon"
          aria-label={t('Force list')}
          aria-pressed={panels.left}
          onClick={() => panels.toggle('left')}
        >
          <Glyph name="forces" />
        </button>
        <button type="button" className="button button-icon" aria-label={t('Help')} onClick={props.onHelp}>
          <Glyph name="help" />
        </button>
        <TheUndo {...props} />
      </nav>
      {panels.left && (
        <aside ref={refs.left} className="battle-left" aria-label={t('Forces and log')}>
          <div className="panel side-forces">
            <TheForces {...props} />
          </div>
          <div className="panel side-log">
            {talking ? (
              <Tabs
                tab={panels.tab === 'chat' ? 'chat' : 'log'}
                onTab={panels.show}
                tabs={[
                  { id: 'log', label: t('Log'), content: <TheLog {...props} /> },
                  { id: 'chat', label: t('Talk'), content: <TheChat {...props} />, count: desk.snapshot.chat.length },
                ]}
              />
            ) : (
              <TheLog {...props} />
            )}
          </div>
        </aside>
      )}
      <button
        type="button"
        className="button button-icon battle-fold"
        aria-label={t('Record sheet')}
        aria-pressed={panels.right}
        onClick={() => panels.toggle('right')}
      >
        <Glyph name="sheet" />
      </button>
      {panels.right && (
        <aside ref={refs.right} className="battle-right panel" aria-label={t('Record sheets')}>
          <ThePanel {...props} />
          <TheSheets {...props} />
        </aside>
      )}
      <MapTools board={desk.board} />
      <div className="battle-centre">
        <TheCentre {...props} />
      </div>
      <footer className="battle-bottom">
        <ThePrompts {...props} />
        {!panels.right && <ThePanel {...props} />}
        <div ref={refs.bottom as RefObject<HTMLDivElement | null>} className="battle-bar">
          <TheActions {...props} />
        </div>
      </footer>
    </>
  );
}
