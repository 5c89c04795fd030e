import '../battle.css';
import '../layout/wide.css';
import '../parts/turn-bar.css';
import './replay.css';
import '../../ui/ui.css';
import type { Overlays, Place, Scene } from '@sortie/board-view';
import { nth, type Shape, type Telling } from '@sortie/kernel';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { AnalyseButton } from '../../analysis/from-game.tsx';
import { say, useT } from '../../i18n/index.ts';
import { ForecastLine } from '../../review/forecast-line.tsx';
import { MoveReview } from '../../review/move-review.tsx';
import { moveOf } from '../../review/moves.ts';
import { Icon } from '../../ui/icon.tsx';
import { BoardArea, type BoardHandle } from '../board-area.tsx';
import type { GameFace, UnitCard, UnitKey } from '../face.ts';
import { MiniMap } from '../layout/mini-map.tsx';
import { ReplayReport } from '../report/replay-report.tsx';
import { sounds } from '../sound/sound.ts';
import { NamesProvider } from '../sums/names.ts';
import { RuleWordsProvider } from '../sums/rule-words.ts';
import { Sums } from '../sums/sums.tsx';
import { useInsets } from '../use-insets.ts';
import { useCalm, useWide } from '../use-media.ts';
import { usePanels } from '../use-panels.ts';
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
  const board = useRef<BoardHandle>(null);
  const frames = useMemo(() => framesOf(recording, face), [recording, face]);
  const player = usePlayer({
    frames,
    face,
    show: (effects, speed) => {
      sounds.effects(effects, speed);
      return board.current?.view()?.play(effects, speed) ?? Promise.resolve();
    },
    stop: () => board.current?.view()?.skip(),
  });
  useReplayKeys(player, frames);
  const frame = nth(frames, player.at);
  const units = useMemo(() => face.units(frame.view, 0), [face, frame]);
  const { chosen, choose, overlays, gesture } = useWatching(recording, face, frame);
  const described = useId();
  const refs = useSides();
  const panels = usePanels(wide);
  const scene = useScene(face, frame, units, chosen, overlays);
  const focus = useFocus(scene, board);
  return (
    <>
      <BoardArea
        ref={board}
        scene={scene}
        insets={useInsets(wide ? refs : { top: refs.top, bottom: refs.bottom }, `${wide}|${panels.forces}|${panels.sheet}`)}
        calm={useCalm()}
        numbers={false}
        describedBy={described}
        onGesture={gesture}
      />
      <Corner recording={recording} face={face} onLeave={onLeave} share={share} frame={frame} />
      {wide && (
        <MiniMap
          board={board}
          scene={scene}
          selection={focus}
          fight={focus.length > 1 ? focus : scene.tokens.map(({ at }) => at)}
          open={panels.map}
          onToggle={() => panels.toggle('map')}
        />
      )}
      <header ref={refs.top} className="battle-top">
        <PhaseShown phase={face.phase(frame.view)} />
      </header>
      {wide && <ReplaySides {...{ recording, face, frames, at: player.at, units, chosen, onChoose: choose, board, refs, panels }} />}
      <footer className="battle-bottom replay-bottom">
        <Moment recording={recording} frame={frame} id={described} />
        <div ref={refs.bottom as RefObject<HTMLDivElement | null>} className="replay-controls">
          <ForecastLine recording={recording} frames={frames} at={player.at} />
          <Timeline frames={frames} player={player} />
        </div>
      </footer>
    </>
  );
}

function Corner({ recording, face, onLeave, share, frame }: ReplayScreenProps & { readonly frame: Frame }) {
  const t = useT();
  return (
    <nav className="battle-corner" aria-label={t('Table')}>
      <button type="button" className="button" onClick={onLeave}>
        <Icon name="back" /> {t('Leave')}
      </button>
      {share}
      <ReplayReport recording={recording} face={face} />
      <AnalyseButton moment={{ ruleset: recording.game.ruleset, book: recording.hearing.book, view: frame.view }} />
    </nav>
  );
}

function PhaseShown({ phase }: { readonly phase: Telling }) {
  const t = useT();
  return (
    <div className="turn-bar" role="status">
      <div className="turn-who">
        <strong>{t('Replay')}</strong>
        <span className="turn-phase">{say(phase)}</span>
      </div>
    </div>
  );
}

/** Who acts and whom it is about: the map moves when they are out of view. */
function useFocus({ tokens, overlays }: Scene, board: RefObject<BoardHandle | null>): readonly Place[] {
  const { selected, target } = overlays;
  const places = tokens.filter(({ id }) => id === selected || id === target).map(({ at }) => at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only others move the map.
  useEffect(() => {
    if (places.length > 0) board.current?.view()?.see(places);
  }, [selected, target]);
  return places;
}

const useSides = () => ({
  top: useRef<HTMLElement>(null),
  bottom: useRef<HTMLElement>(null),
  left: useRef<HTMLElement>(null),
  right: useRef<HTMLElement>(null),
});

/** What has just happened, with the sums open. */
function Moment({ recording, frame: { line, told }, id }: { readonly recording: Recording; readonly frame: Frame; readonly id: string }) {
  const t = useT();
  const n = line && Number.parseInt(line.key, 10);
  const move = useMemo(() => (n === undefined ? undefined : moveOf({ ...recording.hearing, game: recording.game }, n)), [recording, n]);
  return (
    <div className="replay-moment panel" id={id} aria-live="polite" hidden={!line}>
      {line && <p>{say(line.telling)}</p>}
      {told?.sums && <Sums sums={told.sums} />}
      <MoveReview asked={move} id={String(n)} label={t('Rate this move')} />
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
