import type { Effect } from '@sortie/board-view';
import { type Ruleset, type Shape, seenBy, sure, type View } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Snapshot } from '../link/index.ts';
import type { GameFace, Sum } from './face.ts';
import { Presenter, REST, type Showing, WATCHABLE } from './present/presenter.ts';
import { speedOf, useStaging } from './present/staging.ts';
import { sounds } from './sound/sound.ts';

interface Options {
  readonly snapshot: Snapshot<Shape>;
  readonly face: GameFace<Shape>;
  readonly play: (effects: readonly Effect[], speed: number) => Promise<void>;
  readonly stop: () => void;
  /** Nothing moves: news is simply there, and its dice lie still. */
  readonly calm: boolean;
  /** Nothing is shown at all: the log and the report tell it. */
  readonly instant: boolean;
}

/** Milliseconds that dice lie on the table where nothing moves, and how many rolls at most. */
const CALM_DICE = 5000;
const CALM_ROLLS = 6;

function diceOf(
  ruleset: Ruleset<Shape>,
  face: GameFace<Shape>,
  entries: readonly HeardEntry<Shape>[],
  views: readonly View<Shape>[],
): readonly Sum[] {
  const sums = entries.flatMap((entry, i) => {
    let view = views[i];
    if (!view || !('events' in entry)) return [];
    return entry.events.flatMap(event => {
      const { sums: told = [], brief } = face.told(sure(view, 'the view'), event);
      view = seenBy<Shape>(ruleset.evolve(sure(view, 'the view'), event));
      return brief ? [] : told;
    });
  });
  return sums.filter(({ roll }) => roll !== undefined).slice(-CALM_ROLLS);
}

/** Presents what is new since the last look. What was there before is not shown again. */
export function usePresented({ snapshot, face, play, stop, calm, instant }: Options): Showing & { readonly skip: () => void } {
  const [showing, setShowing] = useState<Showing>(REST);
  const wake = useRef<(() => void) | undefined>(undefined);
  const tools = useRef({ play, stop });
  tools.current = { play, stop };
  const { game } = snapshot;
  const presenter = useMemo(
    () =>
      new Presenter({
        ruleset: game.ruleset,
        face,
        play: (effects, speed) => tools.current.play(effects, speed),
        speed: () => speedOf(useStaging.getState().pace),
        onDice: sounds.dice,
        wait: milliseconds =>
          new Promise(resolve => {
            const timer = setTimeout(resolve, milliseconds);
            wake.current = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
        onShow: setShowing,
      }),
    [game, face],
  );
  const { entries, views, facing } = snapshot;
  const known = useRef({ count: entries.length, facing });
  // Before anything is painted: nobody sees the end before the beginning.
  useLayoutEffect(() => {
    const { count, facing: before } = known.current;
    known.current = { count: entries.length, facing };
    const fresh = entries.slice(count);
    if (before !== facing || fresh.length === 0 || fresh.length > WATCHABLE || instant) return;
    if (!calm) {
      presenter.add(fresh, views.slice(count));
      return;
    }
    setShowing({ view: undefined, dice: diceOf(game.ruleset, face, fresh, views.slice(count)) });
    const timer = setTimeout(() => setShowing(REST), CALM_DICE);
    return () => clearTimeout(timer);
  }, [entries, views, facing, calm, instant, presenter, face, game]);
  const skip = (): void => {
    presenter.skip();
    wake.current?.();
    tools.current.stop();
  };
  return { ...showing, skip };
}
