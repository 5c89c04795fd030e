import { useState } from 'react';
import { AnalyseButton } from '../../analysis/from-game.tsx';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sheet as Dialog } from '../../ui/sheet.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { StagingChoices } from '../parts/staging-button.tsx';
import type { LayoutProps } from './props.ts';

/** Leave, concede, pause, speed and sound, help. */
export function TheMenu({ desk, link, onLeave, onHelp }: LayoutProps) {
  const t = useT();
  const { snapshot, after } = desk;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const playing = snapshot.stage === 'playing' && snapshot.mine.length > 0;
  const drawable = playing && snapshot.proposal === undefined && snapshot.seats.every(({ kind }) => kind === 'human');
  /** Closes the menu, then does it. */
  const then = (deed: () => void) => () => {
    close();
    deed();
  };
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
          {snapshot.stage === 'playing' && (
            <button type="button" className="button" aria-pressed={desk.consider.open} onClick={then(desk.consider.toggle)}>
              <Glyph name="consider" /> {t('What if')}
            </button>
          )}
          <AnalyseButton moment={{ ruleset: snapshot.game.ruleset, book: snapshot.book, view: snapshot.view }} />
          <StagingChoices />
          <button type="button" className="button" onClick={then(onHelp)}>
            {t('Keys, mouse and fingers')}
          </button>
          {drawable && (
            <button type="button" className="button" onClick={then(() => after(link.draw()))}>
              {t('Offer a draw')}
            </button>
          )}
          {playing && <Concede onConcede={then(() => after(link.concede()))} />}
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

/** Asked twice, because it ends the game. */
function Concede({ onConcede }: { readonly onConcede: () => void }) {
  const t = useT();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="button button-danger" onClick={() => setSure(true)}>
        <Glyph name="flag" /> {t('Concede')}
      </button>
    );
  return (
    <div className="note note-ember stack-tight">
      <p>{t('The other side wins at once. This cannot be undone.')}</p>
      <button type="button" className="button button-danger" onClick={onConcede}>
        {t('Concede the game')}
      </button>
    </div>
  );
}
