import './narrow.css';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { UnitCard } from '../face.ts';
import { TokenPicture } from '../parts/token-picture.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import {
  TheActions,
  TheCentre,
  TheChat,
  TheForces,
  TheLog,
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
import type { Stop } from './stops.ts';
import { Tabs } from './tabs.tsx';

/** A phone: the board is the screen, everything else comes up from below. */
export function Narrow(props: LayoutProps) {
  const t = useT();
  const { refs, desk, panels } = props;
  const talking = desk.snapshot.place === 'remote';
  const [stop, setStop] = useState<Stop>('actions');
  return (
    <>
      <header ref={refs.top} className="battle-top">
        <TheMenu {...props} />
        <TheTurnBar {...props} />
        <TheUndo {...props} small />
        {props.coach?.(props.desk)}
      </header>
      <div className="battle-centre">
        <TheCentre {...props} />
      </div>
      <BottomSheet
        line={refs.bottom}
        stop={stop}
        onStop={setStop}
        above={
          <>
            <TheReportCall
              {...props}
              onReport={() => {
                panels.show('report');
                setStop('sheet');
              }}
            />
            <ThePrompts {...props} />
          </>
        }
        strip={<ForceStrip {...props} />}
        actions={
          <>
            <TheActions {...props} />
            <ThePanel {...props} />
          </>
        }
      >
        <Tabs
          tab={panels.tab}
          onTab={panels.show}
          tabs={[
            { id: 'sheet', label: t('Sheet'), content: <TheSheets {...props} /> },
            { id: 'forces', label: t('Forces'), content: <TheForces {...props} /> },
            { id: 'log', label: t('Log'), content: <TheLog {...props} /> },
            { id: 'report', label: t('Report'), content: <TheReport {...props} /> },
            ...(talking
              ? [{ id: 'chat' as const, label: t('Talk'), content: <TheChat {...props} />, count: desk.snapshot.chat.length }]
              : []),
          ]}
        />
      </BottomSheet>
    </>
  );
}

/** All units in a row that can be swiped. */
function ForceStrip({ desk: { units, turn, choose, snapshot } }: LayoutProps) {
  const t = useT();
  const own = ({ seat }: UnitCard): number => Number(seat === snapshot.facing);
  const strip = useRef<HTMLUListElement>(null);
  const { selected } = turn;
  useEffect(() => {
    if (selected !== undefined) bringIntoSight(strip.current);
  }, [selected]);
  return (
    <ul ref={strip} className="force-strip" aria-label={t('Units')}>
      {units
        .filter(({ lost }) => !lost)
        .sort((a, b) => own(b) - own(a))
        .map(({ key, name, detail, token }) => (
          <li key={key}>
            <button
              type="button"
              className="strip-unit"
              aria-pressed={key === selected}
              aria-label={`${name} ${detail}`}
              data-ready={turn.candidates.includes(key) || undefined}
              onClick={() => choose(key)}
            >
              <TokenPicture token={token} size={34} />
              <span className="strip-name" aria-hidden="true">
                {token.label}
              </span>
            </button>
          </li>
        ))}
    </ul>
  );
}

/** Moves the row, and nothing else on the screen, so that the chosen unit is in its middle unless it is seen anyway. */
function bringIntoSight(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector('[aria-pressed="true"]');
  if (!strip || !chosen) return;
  const [row, unit] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (unit.left >= row.left && unit.right <= row.right) return;
  strip.scrollLeft += (unit.left + unit.right - row.left - row.right) / 2;
}
