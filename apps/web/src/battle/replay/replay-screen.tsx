import '../battle.css';
import '../panels.css';
import '../sums.css';
import './replay.css';
import '../../ui/ui.css';
import type { Overlays, Scene } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoardArea, type BoardHandle } from '../board-area.tsx';
import type { GameFace, UnitCard, UnitKey } from '../face.ts';
import { MapTools } from '../layout/map-tools.tsx';
import { NamesProvider } from '../sums/names.ts';
import { RuleWordsProvider } from '../sums/rule-words.ts';
import { Sums } from '../sums/sums.tsx';
import { useInsets } from '../use-insets.ts';
import { useCalm, useWide } from '../use-media.ts';
import { type Frame, framesOf } from './frames.ts';
import type { Recording } from './recording.ts';
import { ReplaySides } from './sides.tsx';
import { Timeline } from './timeline.tsx';
import { usePlayer } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useWatching } from './use-watching.ts';

export interface ReplayScreenProps {
  readonly recording: Recording;
  readonly face: GameFace<Shape>;
  readonly onLeave: () => void;
  /** Links to share it and to keep it, from whoever knows how. */
  readonly share?: ReactNode;
}

/** A game watched again: every number with its sum, at any speed. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { recording, face } = props;
  const wide = useWide();
  return (
    <RuleWordsProvider value={face}>
      <NamesProvider value={recording.names}>
        <div className="battle replay" data-wide={wide || undefined}>
          <Replay {...props} wide={wide} />
        </div>
      </NamesProvider>
    </RuleWordsProvider>
  );
}

function Replay({ recording, face, onLeave, share, wide }: ReplayScreenProps & { readonly wide: boolean }) {
  const t = useT();
  const board = useRef<BoardHandle>(null);
  const frames = useMemo(() => framesOf(recording, face), [recording, face]);
  const player = usePlayer({
    frames,
    face,
    show: effects => board.current?.view()?.play(effects) ?? Promise.resolve(),
    stop: () => board.current?.view()?.skip(),
  });
  useReplayKeys(player, frames);
  const frame = frames[player.at]!;
  const units = useMemo(() => face.units(frame.view, 0), [face, frame]);
  const { chosen, choose, overlays, gesture } = useWatching(recording, face, frame);
  const described = useId();
  const refs = useSides();
  return (
    <>
      <BoardArea
        ref={board}
        scene={useScene(face, frame, units, chosen, overlays)}
        insets={useInsets(wide ? refs : { top: refs.top, bottom: refs.bottom }, `${wide}`)}
        calm={useCalm()}
        numbers={false}
        describedBy={described}
        onGesture={gesture}
      />
      <nav className="battle-corner" aria-label={t('Table')}>
        <button type="button" className="button" onClick={onLeave}>
          <Icon name="back" /> {t('Leave')}
        </button>
        {share}
      </nav>
      {wide && <MapTools board={board} />}
      <header ref={refs.top} className="battle-top">
        <div className="turn-bar" role="status">
          <div className="turn-who">
            <strong>{t('Replay')}</strong>
            <span className="turn-phase">{say(face.phase(frame.view))}</span>
          </div>
        </div>
      </header>
      {wide && <ReplaySides {...{ recording, face, frames, at: player.at, units, chosen, onChoose: choose, board, refs }} />}
      <footer className="battle-bottom replay-bottom">
        <Moment frame={frame} id={described} />
        <div ref={refs.bottom as RefObject<HTMLDivElement | null>} className="replay-controls">
          <Timeline frames={frames} player={player} />
        </div>
      </footer>
    </>
  );
}

const useSides = () => ({
  top: useRef<HTMLElement>(null),
  bottom: useRef<HTMLElement>(null),
  left: useRef<HTMLElement>(null),
  right: useRef<HTMLElement>(null),
});

/** What has just happened, with the sums open. */
function Moment({ frame: { line, told }, id }: { readonly frame: Frame; readonly id: string }) {
  return (
    <div className="replay-moment panel" id={id} aria-live="polite" hidden={!line}>
      {line && <p>{say(line.telling)}</p>}
      {told?.sums && <Sums sums={told.sums} />}
    </div>
  );
}

function useScene(
  face: GameFace<Shape>,
  { view, told }: Frame,
  units: readonly UnitCard[],
  chosen: UnitKey | undefined,
  watched: Overlays,
): Scene {
  const ground = face.ground(view);
  return useMemo(() => {
    const tokens = units.filter(({ onMap }) => onMap).map(({ token }) => token);
    const [actor, target] = told?.units ?? [];
    const selected = chosen ?? actor;
    return {
      ground,
      tokens,
      overlays: { ...watched, ...(selected !== undefined && { selected }), ...(target !== undefined && { target }) },
    };
  }, [ground, units, told, chosen, watched]);
}
