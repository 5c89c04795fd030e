import './battle.css';
import './panels.css';
import './sums.css';
import '../ui/ui.css';
import type { Shape } from '@sortie/kernel';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { say, useT } from '../i18n/index.ts';
import type { Link } from '../link/index.ts';
import { BoardArea } from './board-area.tsx';
import type { GameFace } from './face.ts';
import { Narrow } from './layout/narrow.tsx';
import { Wide } from './layout/wide.tsx';
import { HandOver } from './parts/hand-over.tsx';
import { Help } from './parts/help.tsx';
import { Passing } from './parts/passing.tsx';
import { NamesProvider } from './sums/names.ts';
import { RuleWordsProvider } from './sums/rule-words.ts';
import { useDeeds } from './use-deeds.ts';
import { useDesk } from './use-desk.ts';
import { useInsets } from './use-insets.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useWide } from './use-media.ts';
import { nameAt } from './words.ts';

export interface BattleScreenProps {
  readonly link: Link<Shape>;
  readonly face: GameFace<Shape>;
  readonly onLeave: () => void;
  /** After the end. */
  readonly onReplay?: () => void;
  /** What to do next, once it is over. */
  readonly next?: { readonly label: string; readonly go: () => void };
  /** Links to invite somebody, while seats are open. */
  readonly invitation?: ReactNode;
}

/** One table on the whole window. */
export function BattleScreen(props: BattleScreenProps) {
  const { link, face } = props;
  const desk = useDesk(link, face);
  const { snapshot, turn } = desk;
  const wide = useWide();
  const describedBy = useId();
  const panels = usePanels(wide);
  const [help, setHelp] = useState(false);
  const [numbers, setNumbers] = useState(false);
  const left = useRef<HTMLElement>(null);
  const right = useRef<HTMLElement>(null);
  const top = useRef<HTMLElement>(null);
  const bottom = useRef<HTMLElement>(null);
  const insets = useInsets(wide ? { left, right, top, bottom } : { top, bottom }, `${wide}|${panels.left}|${panels.right}`);
  const onDeed = useDeeds({
    desk,
    link,
    panels,
    help: () => setHelp(true),
    numbers: () => setNumbers(on => !on),
    leave: () => desk.setCursor(undefined),
  });
  const claimed = turn.shown.actions.flatMap(({ key }) => key ?? []);
  useKeyboard({ board: () => desk.board.current?.element() ?? null, claimed, onDeed });
  useEffect(() => desk.board.current?.focus(), [desk.board]);
  const names = useMemo(() => snapshot.seats.map((_, seat) => nameAt({ seats: snapshot.seats }, seat)), [snapshot.seats]);
  const passing = usePassing(desk, face);
  const covered = passing ? undefined : snapshot.handOver;
  const Layout = wide ? Wide : Narrow;
  return (
    <RuleWordsProvider value={face}>
      <NamesProvider value={names}>
        <div className="battle" data-wide={wide || undefined}>
          <div className="battle-table" inert={covered !== undefined}>
            {covered === undefined && (
              <BoardArea
                ref={desk.board}
                scene={desk.scene}
                insets={insets}
                calm={desk.calm}
                numbers={numbers}
                describedBy={describedBy}
                onGesture={gesture => {
                  if (gesture.kind !== 'hover') {
                    desk.setNotice(undefined);
                    desk.setCursor(undefined);
                    desk.presented.view && desk.presented.skip();
                  }
                  turn.input(gesture);
                }}
              />
            )}
            <Layout {...props} desk={desk} panels={panels} refs={{ left, right, top, bottom }} onHelp={() => setHelp(true)} />
            <Spoken desk={desk} face={face} id={describedBy} />
          </div>
          {passing && (
            <Passing
              {...passing}
              name={nameAt(snapshot, passing.seat)}
              onAnswer={command => desk.after(link.send(command, passing.seat))}
              onTake={passing.take}
            />
          )}
          {covered !== undefined && (
            <HandOver seat={covered} name={nameAt(snapshot, covered)} onTake={() => desk.after(link.hand(covered))} />
          )}
          <Help open={help} onClose={() => setHelp(false)} actions={turn.shown.actions} />
        </div>
      </NamesProvider>
    </RuleWordsProvider>
  );
}

/** What a screen reader hears: the hex under the cursor, then the latest sentence of the log. */
function Spoken({ desk, face, id }: { readonly desk: ReturnType<typeof useDesk>; readonly face: GameFace<Shape>; readonly id: string }) {
  const t = useT();
  const last = desk.snapshot.log.at(-1);
  return (
    <>
      <p id={id} className="unseen">
        {t(
          'Tab goes from unit to unit, the arrow keys walk over the hexes, Enter chooses, Space confirms, the question mark lists all keys.',
        )}
      </p>
      <p className="unseen" aria-live="polite">
        {desk.cursor ? face.describe(desk.view, desk.cursor) : ''}
      </p>
      <p className="unseen" aria-live="polite">
        {last ? say(last.telling) : ''}
      </p>
    </>
  );
}

/** A question to the other person at this screen that need not cover it, once everything has been shown. */
function usePassing({ snapshot, view, presented }: ReturnType<typeof useDesk>, face: GameFace<Shape>) {
  const [taken, setTaken] = useState(-1);
  const { handOver: seat, awaiting, entries } = snapshot;
  const asked = awaiting.find(one => one.seat === seat);
  if (seat === undefined || !asked || taken === entries.length) return undefined;
  const answers = face.passing?.(view, asked) ?? [];
  if (answers.length === 0 || presented.view) return undefined;
  return { seat, question: say(asked.prompt), answers, take: () => setTaken(entries.length) };
}

export interface Panels {
  readonly left: boolean;
  readonly right: boolean;
  readonly toggle: (side: 'left' | 'right') => void;
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
}

/** The corner shows one of these at a time. */
export type Tab = 'log' | 'chat' | 'sheet' | 'forces';

function usePanels(wide: boolean): Panels {
  const [open, setOpen] = useState({ left: true, right: true });
  const [tab, setTab] = useState<Tab>(wide ? 'log' : 'sheet');
  return { ...open, toggle: side => setOpen(now => ({ ...now, [side]: !now[side] })), tab, show: setTab };
}
