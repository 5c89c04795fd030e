import { boardOf, MAPS, type Setup, SHEETS } from '@sortie/rules-classic';
import { useT } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';
import type { ForcesProps } from '../face.ts';

/** The maps of the classic game itself; others are chosen below. */
export function Maps({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  return (
    <fieldset className="setup-maps">
      <legend className="unseen">{t('Maps of this game')}</legend>
      {MAPS.map(map => (
        <label key={map} className="setup-map-choice">
          <input type="radio" name="classic-map" checked={setup.map === map} onChange={() => onChange({ ...setup, map })} />
          <BoardThumb board={boardOf(SHEETS[map])} />
          <span className="tiny">{t(SHEETS[map].name ?? map)}</span>
        </label>
      ))}
    </fieldset>
  );
}
