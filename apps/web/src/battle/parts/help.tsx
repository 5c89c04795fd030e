import './help.css';
import { say, useT } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { Action } from '../face.ts';
import { KEY_HELP } from '../keys.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly actions: readonly Action[];
}

/** Every key, and what mouse and fingers do. */
export function Help({ open, onClose, actions }: Props) {
  const t = useT();
  const own = actions.filter(({ key }) => key !== undefined);
  return (
    <Sheet title={t('How to play with keys, mouse and fingers')} open={open} onClose={onClose}>
      {own.length > 0 && (
        <section className="stack-tight">
          <h3>{t('Now')}</h3>
          <dl className="keys">
            {own.map(({ id, key, label }) => (
              <div key={id}>
                <dt>
                  <kbd>{key?.toUpperCase()}</kbd>
                </dt>
                <dd>{say(label)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="stack-tight">
        <h3>{t('Keys')}</h3>
        <dl className="keys">
          {KEY_HELP.map(([keys, text]) => (
            <div key={text}>
              <dt>
                {keys.map(key => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack-tight">
        <h3>{t('Mouse')}</h3>
        <p className="small">
          {t(
            'Click chooses, dragging a unit draws its way, dragging elsewhere or with the right button moves the map, the wheel zooms, a right click looks at a unit.',
          )}
        </p>
      </section>
      <section className="stack-tight">
        <h3>{t('Fingers')}</h3>
        <p className="small">{t('Tap chooses, one finger moves the map, two fingers zoom, a long press looks at a unit.')}</p>
      </section>
    </Sheet>
  );
}
