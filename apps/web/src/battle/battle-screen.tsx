import './battle.css';
import '../ui/ui.css';
import type { Gesture } from '@sortie/board-view';
import type { Seat, Shape } from '@sortie/kernel';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { say, useT } from '../i18n/index.ts';
import type { Link } from '../link/index.ts';
import { BoardArea } from './board-area.tsx';
import type { GameFace } from './face.ts';
import { HoverCard } from './inspect/hover-card.tsx';
import { Inspector } from './inspect/inspector.tsx';
import { Narrow } from './layout/narrow.tsx';
import { Wide } from './layout/wide.tsx';
import { HandOver } from './parts/hand-over.tsx';
import { Help } from './parts/help.tsx';
import { Passing } from './parts/passing.tsx';
import { DiceTray } from './present/dice-tray.tsx';
import { NamesProvider } from './sums/names.ts';
import { RuleWordsProvider } from './sums/rule-words.ts';
import { useDeeds } from './use-deeds.ts';
import { type Desk, useDesk } from './use-desk.ts';
import { useInsets } from './use-insets.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useWide } from './use-media.ts';
import { usePanels } from './use-panels.ts';
import { nameAt } from './words.ts';

export interface BattleScreenProps {
  readonly link: Link<Shape>;
  readonly face: GameFace<Shape>;
  readonly onLeave: () => void;
  /** After the end. */
  readonly onReplay?: () => void;
  /** What to do next, once it is over. */
  readonly next?: { readonly label: string; readonly go: () => void };
  /** What is played, for pictures of it. */
  readonly title?: string;
  /** Ways to give the game to others, once it is over. */
  readonly share?: (file: () => Promise<string>) => ReactNode;
  /** Links to invite somebody, while seats are open. */
  readonly invitation?: ReactNode;
  /** Somebody who looks over one's shoulder and says a word, below the turn bar. */
  readonly coach?: (desk: Desk) => ReactNode;
}

/** One table on the whole window. */
export function BattleScreen(props: BattleScreenProps) {
  const { link, face } = props;
  const desk = useDesk(link, face);
  const { snapshot } = desk;
  const wide = useWide();
  const describedBy = useId();
  const panels = usePanels(wide);
  const [help, setHelp] = useState(false);
  const [numbers, setNumbers] = useState(false);
  const refs = useEdges();
  const insets = useInsets(wide ? refs : { top: refs.top, bottom: refs.bottom }, `${wide}|${panels.forces}|${panels.sheet}`);
  const onDeed = useDeeds({
    desk,
    link,
    panels,
    help: () => setHelp(true),
    numbers: () => setNumbers(on => !on),
    leave: () => desk.setCursor(undefined),
  });
  const claimed = desk.flow.actions.flatMap(({ key }) => key ?? []);
  useKeyboard({ board: () => desk.board.current, claimed, onDeed });
  useEffect(() => desk.board.current?.focus(), [desk.board]);
  const names = useMemo(() => snapshot.seats.map((_, seat) => nameAt({ seats: snapshot.seats }, seat)), [snapshot.seats]);
  const passing = usePassing(desk, face);
  const covered = passing || snapshot.open ? undefined : snapshot.handOver;
  usePassingOn(desk, link, passing !== undefined);
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
                onGesture={gesture => gestured(desk, gesture)}
              />
            )}
            <Dice desk={desk} />
            <HoverCard desk={desk} />
            <Inspector desk={desk} />
            <Layout {...props} desk={desk} panels={panels} refs={refs} onHelp={() => setHelp(true)} />
            <Spoken desk={desk} face={face} id={describedBy} />
          </div>
          <ToTheNext desk={desk} link={link} passing={passing} covered={covered} />
          <Help open={help} onClose={() => setHelp(false)} actions={desk.flow.actions} />
        </div>
      </NamesProvider>
    </RuleWordsProvider>
  );
}

const Dice = ({ desk: { presented, calm, fightBox } }: { readonly desk: Desk }) => (
  <DiceTray sums={presented.dice} fall={presented.fall} onSkip={presented.skip} calm={calm} fight={fightBox} />
);

/** What lies at the edges of the window, over the board. */
const useEdges = () => ({
  left: useRef<HTMLElement>(null),
  right: useRef<HTMLElement>(null),
  top: useRef<HTMLElement>(null),
  bottom: useRef<HTMLElement>(null),
});

interface ToTheNextProps extends Pick<BattleScreenProps, 'link'> {
  readonly desk: Desk;
  readonly passing: ReturnType<typeof usePassing>;
  readonly covered: Seat | undefined;
}

/** The device goes from hand to hand: nobody sees what is another's. */
function ToTheNext({ desk, link, passing, covered }: ToTheNextProps) {
  const { snapshot, after } = desk;
  return (
    <>
      {passing && (
        <Passing
          {...passing}
          name={nameAt(snapshot, passing.seat)}
          onAnswer={command => after(link.send(command, passing.seat))}
          onTake={passing.take}
        />
      )}
      {covered !== undefined && <HandOver seat={covered} name={nameAt(snapshot, covered)} onTake={() => after(link.hand(covered))} />}
    </>
  );
}

/** Where nothing is hidden the screen goes over by itself, once everything has been shown. */
function usePassingOn({ snapshot, presented, after }: Desk, link: BattleScreenProps['link'], passing: boolean): void {
  const { open, handOver } = snapshot;
  const waits = passing || presented.view !== undefined;
  useEffect(() => {
    if (open && handOver !== undefined && !waits) after(link.hand(handOver));
  }, [open, handOver, waits, after, link]);
}

/** What was done on the board: looking is for everybody, the rest is for the question on the table. */
function gestured(desk: Desk, gesture: Gesture): void {
  if (gesture.kind === 'hover') {
    desk.pointer.move({ ...(gesture.at && { at: gesture.at }), ...(gesture.token !== undefined && { token: gesture.token }) });
  } else {
    desk.setNotice(undefined);
    desk.setCursor(undefined);
    desk.presented.view && desk.presented.skip();
    desk.inspect(gesture.kind === 'look' ? gesture.at : undefined);
  }
  desk.turn.input(gesture);
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
