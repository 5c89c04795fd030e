import { nth, type Shape } from '@sortie/kernel';
import { type RefObject, useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import type { BoardHandle } from '../board-area.tsx';
import type { GameFace, UnitCard, UnitKey } from '../face.ts';
import { LogPanel } from '../layout/log-panel.tsx';
import { SheetPanel } from '../layout/wide.tsx';
import { ForceList } from '../parts/force-list.tsx';
import { Log } from '../parts/log.tsx';
import type { Panels } from '../use-panels.ts';
import type { Frame } from './frames.ts';
import type { Recording } from './recording.ts';

interface Props {
  readonly recording: Recording;
  readonly face: GameFace<Shape>;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly units: readonly UnitCard[];
  readonly chosen: UnitKey | undefined;
  readonly onChoose: (unit: UnitKey) => void;
  readonly board: RefObject<BoardHandle | null>;
  readonly panels: Panels;
  readonly refs: { readonly left: RefObject<HTMLElement | null>; readonly right: RefObject<HTMLElement | null> };
}

/** Forces and log at the left, the sheets of whoever acts at the right. */
export function ReplaySides({ recording, face, frames, at, units, chosen, onChoose, board, refs, panels }: Props) {
  const t = useT();
  const { view, told } = nth(frames, at);
  const lines = useMemo(() => frames.slice(0, at + 1).flatMap(({ line }) => line ?? []), [frames, at]);
  const shown = [chosen, ...(told?.units ?? [])].filter((key, i, all): key is UnitKey => key !== undefined && all.indexOf(key) === i);
  const { Sheet, Aside } = face;
  return (
    <>
      {panels.forces && (
        <aside ref={refs.left} className="battle-left" aria-label={t('Forces')}>
          <div className="panel side-forces">
            <ForceList
              units={units}
              seats={recording.names.map((name, seat) => ({ seat, name, role: face.role(view, seat), mine: false, away: false }))}
              selected={chosen}
              ready={[]}
              onChoose={onChoose}
            />
          </div>
        </aside>
      )}
      {panels.log !== 'off' && (
        <LogPanel size={panels.log} onSize={size => panels.size('log', size)}>
          <Log
            log={lines}
            ruleset={recording.game.ruleset}
            entries={recording.hearing.entries}
            views={recording.hearing.before}
            face={face}
            open
            size={panels.log === 'tall' ? 'tall' : 'small'}
            onPlace={place => board.current?.view()?.see([place])}
          />
        </LogPanel>
      )}
      <SheetPanel panels={panels} refs={refs}>
        {shown.map(unit => (
          <Sheet key={unit} view={view} book={recording.hearing.book} unit={unit} />
        ))}
        {shown.length === 0 && <p className="quiet panel-empty">{t('Choose a unit to see its record sheet.')}</p>}
        {Aside && <Aside view={view} book={recording.hearing.book} />}
      </SheetPanel>
    </>
  );
}
