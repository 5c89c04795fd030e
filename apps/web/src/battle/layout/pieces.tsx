import '../parts/choices.css';
import './pieces.css';
import type { Place } from '@sortie/board-view';
import { type Shape, sure, tell } from '@sortie/kernel';
import { lazy, memo, Suspense, useState } from 'react';
import { say, t as translate, useT } from '../../i18n/index.ts';
import type { GameFace } from '../face.ts';
import { PlaceLine } from '../inspect/place-line.tsx';
import { ActionBar } from '../parts/action-bar.tsx';
import { Chat } from '../parts/chat.tsx';
import { ForceList } from '../parts/force-list.tsx';
import { Log } from '../parts/log.tsx';
import { ManualDice } from '../parts/manual-dice.tsx';
import { Proposal } from '../parts/proposal.tsx';
import { TurnBar } from '../parts/turn-bar.tsx';
import { UndoButton, UndoQuestion } from '../parts/undo-button.tsx';
import { WaitingRoom } from '../parts/waiting-room.tsx';
import { Weighed } from '../parts/weighed.tsx';
import { mayRead } from '../present/presenter.ts';
import { PhaseReports } from '../report/phase-report.tsx';
import { ReportCall } from '../report/report-call.tsx';
import { TheResult } from '../report/the-result.tsx';
import { WhyNot } from '../sums/why-not.tsx';
import { useSame, useStable } from '../use-stable.ts';
import { hintOf } from '../use-turn.ts';
import { nameAt, whoseMove } from '../words.ts';
import { takenBack, takenBy } from '../words-of-undo.ts';
import { MiniMap } from './mini-map.tsx';
import type { LayoutProps } from './props.ts';

const LastMove = lazy(async () => ({ default: (await import('../../review/last-move.tsx')).LastMove }));

export { TheMenu } from './table-menu.tsx';
export { ThePanel } from './the-panel.tsx';

const WATCHING = tell('Tap or press K to skip to the end.');

const Bar = memo(TurnBar);

export function TheTurnBar({ desk: { snapshot, turn, view, presented, after }, face, link }: LayoutProps) {
  const { thinking, clocks, connection, busy } = snapshot;
  const watching = presented.view !== undefined;
  const hurry = useStable(() => after(link.moveNow()));
  return (
    <Bar
      {...(watching ? { who: translate('Watch'), seat: undefined, mine: false } : whoseMove(snapshot))}
      phase={useSame(face.phase(view))}
      hint={useSame(watching ? WATCHING : hintOf(turn, snapshot))}
      progress={useSame(watching || !turn.awaiting ? undefined : turn.progress)}
      thinking={thinking}
      clocks={clocks}
      connection={connection}
      busy={busy}
      onMoveNow={snapshot.mine.length > 0 ? hurry : undefined}
    />
  );
}

const Forces = memo(ForceList);

export function TheForces({ desk: { snapshot, units, turn, choose, view }, face }: LayoutProps) {
  const { mine, seats } = snapshot;
  const rows = seats.map((_, seat) => ({
    seat,
    name: nameAt(snapshot, seat),
    role: face.role(view, seat),
    mine: mine.length === 1 && mine.includes(seat),
    away: !seats[seat]?.present,
  }));
  // One's own force first.
  const sorted = useSame([...rows].sort((a, b) => Number(b.mine) - Number(a.mine)));
  return (
    <Forces
      units={units}
      seats={sorted}
      selected={turn.selected}
      ready={useSame(turn.candidates)}
      group={useSame(turn.group)}
      onChoose={useStable(choose)}
    />
  );
}

type Kept = Pick<GameFace<Shape>, 'Sheet' | 'Aside'>;
const known = new WeakMap<GameFace<Shape>, Kept>();

/** Sheets are drawn again when something on them has changed, and not before. */
function kept(face: GameFace<Shape>): Kept {
  const made = known.get(face) ?? { Sheet: memo(face.Sheet), ...(face.Aside && { Aside: memo(face.Aside) }) };
  known.set(face, made);
  return made;
}

export function TheSheets({ desk: { view, turn, units, snapshot }, face }: LayoutProps) {
  const t = useT();
  const { Sheet, Aside } = kept(face);
  const aside = Aside && <Aside view={view} book={snapshot.book} />;
  const keys = [turn.selected, turn.other].filter(
    (key, i, all) => key !== undefined && all.indexOf(key) === i && units.some(unit => unit.key === key),
  );
  return (
    <>
      {keys.length === 0 && <p className="quiet panel-empty">{t('Choose a unit to see its record sheet.')}</p>}
      {keys.map(key => (
        <Sheet key={key} view={view} book={snapshot.book} unit={sure(key, 'the key')} />
      ))}
      {aside}
    </>
  );
}

const Lines = memo(Log);

export function TheLog({ desk, face, size = 'tall' }: LayoutProps & { readonly size?: 'small' | 'tall' }) {
  const { snapshot, go, presented, view, setTrail } = desk;
  const { weighed } = snapshot;
  const look = (steps: readonly Parameters<GameFace<Shape>['placed']>[1][]): void => setTrail(steps.map(at => face.placed(view, at)));
  const log = presented.upTo ? snapshot.log.filter(({ key }) => mayRead(presented, key)) : snapshot.log;
  const place = useStable((at: Place) => go([at]));
  return (
    <>
      <Suspense>{size === 'tall' && <LastMove snapshot={snapshot} onLook={look} />}</Suspense>
      {weighed && size === 'tall' && (
        <Weighed weighed={weighed} name={nameAt(snapshot, weighed.seat)} hidden={presented.view !== undefined} onLook={look} />
      )}
      <Lines
        log={log}
        ruleset={snapshot.game.ruleset}
        entries={snapshot.entries}
        views={snapshot.views}
        face={face}
        size={size}
        onPlace={place}
      />
    </>
  );
}

export const TheReport = ({ desk: { reports, units, showAgain } }: LayoutProps) => (
  <PhaseReports reports={reports} units={units} onShow={showAgain} />
);

/** A phase is over: the line that leads to its report. */
export const TheReportCall = ({
  desk: { reports, presented, snapshot },
  panels,
  onReport,
}: LayoutProps & { readonly onReport: () => void }) => (
  <ReportCall
    reports={reports}
    hidden={presented.view !== undefined || snapshot.stage === 'over' || (panels.tab === 'report' && panels.log !== 'off')}
    log={panels.log}
    onOpen={onReport}
  />
);

/** The whole board in the corner. */
export function TheMap({ desk, panels, face }: LayoutProps) {
  const { board, scene, focus, fight } = desk;
  return (
    <MiniMap board={board} scene={scene} selection={focus} fight={fight} open={panels.map} onToggle={() => panels.toggle('map')}>
      <PlaceLine desk={desk} face={face} />
    </MiniMap>
  );
}

export const TheChat = ({ desk: { snapshot, after }, link }: LayoutProps) => (
  <Chat chat={snapshot.chat} onSay={text => after(link.chat(text))} />
);

const Actions = memo(ActionBar);

export const TheActions = ({ desk: { flow } }: LayoutProps) => <Actions actions={useSame(flow.actions)} onAct={useStable(flow.act)} />;

export function TheUndo({ desk: { snapshot, after }, link, small = false }: LayoutProps & { readonly small?: boolean }) {
  if (snapshot.stage !== 'playing' || snapshot.mine.length === 0) return null;
  return (
    <UndoButton
      undo={snapshot.undo}
      back={takenBack(snapshot)}
      small={small}
      onUndo={() => after(link.undo(snapshot.undo.may === 'no' ? undefined : snapshot.undo.to))}
    />
  );
}

/** Things that ask for an answer, and the reasons why something was not done. */
export function ThePrompts({ desk, link }: LayoutProps) {
  const { snapshot, notice, after } = desk;
  const { proposal, rolling } = snapshot;
  return (
    <>
      {proposal && (
        <Proposal
          proposal={proposal}
          name={nameAt(snapshot, proposal.seat)}
          taken={takenBy(snapshot, proposal.to)}
          mine={snapshot.mine.includes(proposal.seat)}
          asked={proposal.missing.some(seat => snapshot.mine.includes(seat))}
          onAnswer={yes => after(link.answer(yes))}
        />
      )}
      {rolling && (
        <ManualDice
          key={rolling.typed}
          rolling={rolling}
          busy={snapshot.busy}
          who={rolling.seat >= 0 ? nameAt(snapshot, rolling.seat) : translate('Somebody')}
          onFaces={faces => after(link.dice(faces))}
          onWithdraw={() => after(link.withdraw())}
        />
      )}
      {desk.flow.asking && <Sure desk={desk} />}
      {notice && <NoticeBox desk={desk} link={link} />}
    </>
  );
}

/** Something would be given away: asked once, answered with the same key. */
function Sure({ desk: { flow } }: Pick<LayoutProps, 'desk'>) {
  const t = useT();
  const { asking } = flow;
  if (!asking?.gives) return null;
  return (
    <div className="prompt" role="alert">
      <p>{say(asking.gives)}</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={() => flow.act(asking.id)}>
          {say(asking.label)} <kbd className="action-key">{t('Space')}</kbd>
        </button>
        <button type="button" className="button" onClick={flow.back}>
          {t('Back')} <kbd className="action-key">Esc</kbd>
        </button>
      </div>
    </div>
  );
}

/** Why something was not done, or what a taken back move would take along. */
function NoticeBox({ desk, link }: Pick<LayoutProps, 'desk' | 'link'>) {
  const t = useT();
  const { notice, snapshot, after } = desk;
  const { undo } = snapshot;
  if (notice?.undo) {
    if (undo.may !== 'ask') return null;
    const back = takenBack(snapshot);
    return (
      <div className="prompt" role="alert">
        <UndoQuestion undo={undo} back={back}>
          <button type="button" className="button button-primary" onClick={() => after(link.undo(undo.to))}>
            {back.alone ? t('Take it back') : t('Ask the other side')} <kbd className="action-key">Z</kbd>
          </button>
        </UndoQuestion>
      </div>
    );
  }
  return (
    <div className="prompt notice" role="alert">
      {notice?.refusals ? <WhyNot refusals={notice.refusals} /> : <p>{t(notice?.words ?? '')}</p>}
    </div>
  );
}

/** Before the game and after it. */
export function TheCentre(props: LayoutProps) {
  const { desk, link, invitation } = props;
  const { snapshot, after } = desk;
  const [seen, setSeen] = useState(false);
  if (snapshot.stage === 'waiting') {
    return (
      <WaitingRoom seats={snapshot.seats} mine={snapshot.mine} onReady={ready => after(link.ready(ready))}>
        {invitation}
      </WaitingRoom>
    );
  }
  if (snapshot.stage !== 'over' || !snapshot.outcome || desk.presented.view) return null;
  if (seen)
    return (
      <button type="button" className="button result-again" onClick={() => setSeen(false)}>
        {translate('Battle report')}
      </button>
    );
  return <TheResult {...props} onClose={() => setSeen(true)} />;
}
