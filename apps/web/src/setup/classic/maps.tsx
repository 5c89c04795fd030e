import { boardOf, joinFault, MAPS, type Setup, SHEETS } from '@sortie/rules-classic';
import { useT } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';
import type { ForcesProps } from '../face.ts';
import { Choice, Field } from './fields.tsx';

/** The same set-up on another map; what lies beside it stays there if it still fits. */
export function onMap(setup: Setup, map: Setup['map']): Setup {
  const { beside, ...rest } = setup;
  return beside && !joinFault({ map, beside }) ? { ...rest, map, beside } : { ...rest, map };
}

/** The maps of the classic game itself; others are chosen below. */
export function Maps({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  return (
    <>
      <fieldset className="setup-maps">
        <legend className="unseen">{t('Maps of this game')}</legend>
        {MAPS.map(map => (
          <label key={map} className="setup-map-choice">
            <input type="radio" name="classic-map" checked={setup.map === map} onChange={() => onChange(onMap(setup, map))} />
            <BoardThumb board={boardOf(SHEETS[map])} />
            <span className="tiny">{t(SHEETS[map].name ?? map)}</span>
          </label>
        ))}
      </fieldset>
      <BesideIt setup={setup} onChange={onChange} />
    </>
  );
}

type MapName = (typeof MAPS)[number];
const NAMES = Object.fromEntries(MAPS.map(map => [map, SHEETS[map].name ?? map])) as { readonly [M in MapName]: string };

/** A second map along the eastern edge, and how it lies to the first. */
function BesideIt({ setup, onChange }: { readonly setup: Setup; readonly onChange: (setup: Setup) => void }) {
  const t = useT();
  const { beside, ...rest } = setup;
  const fitting = MAPS.filter(map => joinFault({ map: setup.map, beside: { map } }) === undefined);
  if (fitting.length === 0) return null;
  const lie = (raise: number | undefined) => (raise === undefined ? {} : { raise });
  return (
    <div className="classic-setup-beside">
      <Choice
        label={t('A second map to the east')}
        none={t('no second map')}
        value={fitting.find(map => map === beside?.map)}
        names={NAMES}
        choices={fitting}
        onChange={map => onChange(map ? { ...rest, beside: { map, ...lie(beside?.raise) } } : rest)}
      />
      {beside && (
        <Field
          label={t('Levels that it is raised by')}
          value={beside.raise}
          least={-9}
          most={9}
          onChange={raise => onChange({ ...rest, beside: { map: beside.map, ...lie(raise) } })}
        />
      )}
    </div>
  );
}
