import { table as terrain } from '@sortie/board';
import type { Setup } from '@sortie/rules-alpha-strike';
import { useT, word } from '../../i18n/index.ts';
import type { ForcesProps } from '../face.ts';

const SCENES: Readonly<Record<terrain.Scene, string>> = {
  plains: word('Plains'),
  hills: word('Hills'),
  forest: word('Forest'),
  river: word('River'),
  town: word('Town'),
  wasteland: word('Wasteland'),
};

/** Grow a table from a landscape and a number. */
export function Tables({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const order = 'scene' in setup.table ? setup.table : undefined;
  const grow = (change: Partial<terrain.TableOrder>) => onChange({ ...setup, table: { scene: 'hills', seed: 1, ...order, ...change } });
  return (
    <div className="row as-tables">
      <label className="field">
        <span className="label">{t('Landscape')}</span>
        <select className="input" value={order?.scene ?? ''} onChange={event => grow({ scene: event.target.value as terrain.Scene })}>
          {!order && <option value="">{t('As drawn')}</option>}
          {terrain.SCENES.map(scene => (
            <option key={scene} value={scene}>
              {t(SCENES[scene])}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('Number')}</span>
        <input
          className="input"
          type="number"
          min={0}
          max={99999}
          value={order?.seed ?? 1}
          onChange={event => grow({ seed: Math.max(0, Math.round(event.target.valueAsNumber || 0)) })}
        />
      </label>
    </div>
  );
}
