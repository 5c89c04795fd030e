import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly open: boolean;
  /** As wide as the page allows, for what is drawn by hand. */
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser itself: it keeps the focus inside, closes with Escape and gives the focus back. */
export function Sheet({ title, open, wide = false, onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog className={wide ? 'sheet sheet-wide' : 'sheet'} ref={dialog} aria-labelledby={id} onClose={onClose}>
      {open && (
        <>
          <div className="sheet-head">
            <h2 id={id}>{title}</h2>
            <button type="button" className="button button-plain button-icon" aria-label={t('Close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="sheet-body">{children}</div>
        </>
      )}
    </dialog>
  );
}
