import { tell } from '@sortie/kernel';
import { useState } from 'react';
import { t as translate, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet as Dialog } from '../../ui/sheet.tsx';
import { ActionBar } from '../parts/action-bar.tsx';
import { Chat } from '../parts/chat.tsx';
import { ForceList } from '../parts/force-list.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Log } from '../parts/log.tsx';
import { ManualDice } from '../parts/manual-dice.tsx';
import { Proposal } from '../parts/proposal.tsx';
import { Result } from '../parts/result.tsx';
import { TurnBar } from '../parts/turn-bar.tsx';
import { UndoButton } from '../parts/undo-button.tsx';
import { WaitingRoom } from '../parts/waiting-room.tsx';
import { Weighed } from '../parts/weighed.tsx';
import { DiceTray } from '../present/dice-tray.tsx';
import { mayRead } from '../present/presenter.ts';
import { saveFile } from '../save-file.ts';
import { WhyNot } from '../sums/why-not.tsx';
import { hintOf } from '../use-turn.ts';
import { nameAt, whoseMove } from '../words.ts';
import type { LayoutProps } from './props.ts';

const WATCHING = tell('A tap or the key K skips to the end.');

export function TheTurnBar({ desk: { snapshot, turn, view, presented, after }, face, link }: LayoutProps) {
  const { thinking, clocks, connection, busy } = snapshot;
  const watching = presented.view !== undefined;
  return (
    <TurnBar
      {...(watching ? { who: translate('Watch'), seat: undefined, mine: false } : whoseMove(snapshot))}
      phase={face.phase(view)}
      hint={watching ? WATCHING : hintOf(turn, snapshot)}
      thinking={thinking}
      clocks={clocks}
      connection={connection}
      busy={busy}
      onMoveNow={snapshot.mine.length > 0 ? () => after(link.moveNow()) : undefined}
    />
  );
}

export function TheForces({ desk: { snapshot, units, turn, choose, view }, face }: LayoutProps) {
  const { mine, seats } = snapshot;
  const rows = seats.map((_, seat) => ({
    seat,
    name: nameAt(snapshot, seat),
    role: face.role(view, seat),
    mine: mine.length === 1 && mine.includes(seat),
  }));
  // One's own force first.
  const sorted = [...rows].sort((a, b) => Number(b.mine) - Number(a.mine));
  return <ForceList units={units} seats={sorted} selected={turn.selected} ready={turn.candidates} onChoose={choose} />;
}

export function TheSheets({ desk: { view, turn, units, snapshot }, face }: LayoutProps) {
  const t = useT();
  const { Sheet, Aside } = face;
  const aside = Aside && <Aside view={view} book={snapshot.book} />;
  const keys = [turn.selected, turn.other].filter(
    (key, i, all) => key !== undefined && all.indexOf(key) === i && units.some(unit => unit.key === key),
  );
  return (
    <>
      {keys.length === 0 && <p className="quiet panel-empty">{t('Choose a unit to see its record sheet.')}</p>}
      {keys.map(key => (
        <Sheet key={key} view={view} book={snapshot.book} unit={key!} />
      ))}
      {aside}
    </>
  );
}

export function TheLog({ desk, face }: LayoutProps) {
  const { snapshot, go, presented, view, setTrail } = desk;
  const { weighed } = snapshot;
  const log = presented.upTo ? snapshot.log.filter(({ key }) => mayRead(presented, key)) : snapshot.log;
  return (
    <>
      {weighed && (
        <Weighed
          weighed={weighed}
          name={nameAt(snapshot, weighed.seat)}
          hidden={presented.view !== undefined}
          onLook={steps => setTrail(steps.map(at => face.placed(view, at)))}
        />
      )}
      <Log log={log} ruleset={snapshot.game.ruleset} entries={snapshot.entries} views={snapshot.views} face={face} onPlace={at => go(at)} />
    </>
  );
}

export const TheChat = ({ desk: { snapshot, after }, link }: LayoutProps) => (
  <Chat chat={snapshot.chat} onSay={text => after(link.chat(text))} />
);

export const TheActions = ({ desk: { turn } }: LayoutProps) => (
  <ActionBar actions={turn.shown.actions} onAct={id => turn.input({ kind: 'act', id })} />
);

export function TheUndo({ desk: { snapshot, after }, link, small = false }: LayoutProps & { readonly small?: boolean }) {
  if (snapshot.stage !== 'playing' || snapshot.mine.length === 0) return null;
  return (
    <UndoButton
      undo={snapshot.undo}
      small={small}
      onUndo={() => after(link.undo(snapshot.undo.may === 'no' ? undefined : snapshot.undo.to))}
    />
  );
}

/** What the question itself wants to show above its buttons. */
export function ThePanel({ desk: { turn } }: LayoutProps) {
  const Panel = turn.interaction?.Panel;
  if (!Panel) return null;
  return (
    <div className="question-panel">
      <Panel moment={turn.moment} state={turn.state} input={turn.input} change={turn.change} />
    </div>
  );
}

/** Things that ask for an answer, and the reasons why something was not done. */
export function ThePrompts({ desk, link }: LayoutProps) {
  const { snapshot, notice, after, presented } = desk;
  const { proposal, rolling } = snapshot;
  return (
    <>
      <DiceTray sums={presented.dice} onSkip={presented.skip} calm={desk.calm} />
      {proposal && (
        <Proposal
          proposal={proposal}
          name={nameAt(snapshot, proposal.seat)}
          mine={snapshot.mine.includes(proposal.seat)}
          asked={proposal.missing.some(seat => snapshot.mine.includes(seat))}
          onAnswer={yes => after(link.answer(yes))}
        />
      )}
      {rolling && (
        <ManualDice
          key={rolling.typed}
          rolling={rolling}
          who={rolling.seat >= 0 ? nameAt(snapshot, rolling.seat) : translate('Somebody')}
          onFaces={faces => after(link.dice(faces))}
          onWithdraw={() => after(link.withdraw())}
        />
      )}
      {notice && (
        <div className="prompt notice" role="alert">
          {notice.refusals ? <WhyNot refusals={notice.refusals} /> : <p>{translate(notice.words ?? '')}</p>}
        </div>
      )}
    </>
  );
}

/** Before the game and after it. */
export function TheCentre({ desk, link, invitation, onReplay, next }: LayoutProps) {
  const { snapshot, after } = desk;
  const [seen, setSeen] = useState(false);
  if (snapshot.stage === 'waiting') {
    return (
      <WaitingRoom seats={snapshot.seats} mine={snapshot.mine} onReady={ready => after(link.ready(ready))}>
        {invitation}
      </WaitingRoom>
    );
  }
  if (snapshot.stage !== 'over' || !snapshot.outcome || seen || desk.presented.view) return null;
  return (
    <Result
      outcome={snapshot.outcome}
      names={snapshot.seats.map((_, seat) => nameAt(snapshot, seat))}
      mine={snapshot.mine}
      commitment={snapshot.commitment}
      onVerify={link.verify}
      onFile={() => void link.file().then(text => saveFile(`sortie-${snapshot.table}.jsonl`, text))}
      onReplay={onReplay}
      next={next}
      onClose={() => setSeen(true)}
    />
  );
}

/** Leave, concede, pause, dice without a show, help. */
export function TheMenu({ desk, link, onLeave, onHelp }: LayoutProps) {
  const t = useT();
  const { snapshot, after, quick } = desk;
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState(false);
  const close = () => {
    setOpen(false);
    setSure(false);
  };
  const playing = snapshot.stage === 'playing' && snapshot.mine.length > 0;
  return (
    <>
      <button type="button" className="button button-icon" aria-label={t('Menu')} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      <Dialog title={t('This table')} open={open} onClose={close}>
        <div className="stack-tight">
          <button type="button" className="button" onClick={onLeave}>
            {t('Leave; the game is kept')}
          </button>
          {playing && (
            <button type="button" className="button" onClick={() => after(snapshot.paused ? link.resume() : link.pause())}>
              {snapshot.paused ? t('Go on') : t('Pause')}
            </button>
          )}
          <button type="button" className="button" aria-pressed={quick.on} onClick={quick.toggle}>
            {quick.on ? t('Show falling dice and motion') : t('Dice and moves without a show')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              onHelp();
            }}
          >
            {t('Keys, mouse and fingers')}
          </button>
          {playing && !sure && (
            <button type="button" className="button button-danger" onClick={() => setSure(true)}>
              <Glyph name="flag" /> {t('Concede')}
            </button>
          )}
          {playing && sure && (
            <div className="note note-ember stack-tight">
              <p>{t('The other side wins at once. This cannot be undone.')}</p>
              <button
                type="button"
                className="button button-danger"
                onClick={() => {
                  close();
                  after(link.concede());
                }}
              >
                {t('Concede the game')}
              </button>
            </div>
          )}
          {snapshot.commitment && (
            <p className="small quiet">
              {t('The dice of this game were fixed before it began. Their seal:')} <code className="seal">{snapshot.commitment}</code>
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
