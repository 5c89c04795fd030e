import { around, type Beside, boardOf, EDGES, joinFault, MAPS, type Setup, SHEETS } from '@sortie/rules-classic';
import { useT, word } from '../../i18n/index.ts';
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

const EDGE_NAMES: { readonly [E in (typeof EDGES)[number]]: string } = {
  north: word('Map to the north'),
  east: word('Map to the east'),
  south: word('Map to the south'),
  west: word('Map to the west'),
};

/** Maps along the edges of the first, and how they lie to it. */
function BesideIt({ setup, onChange }: { readonly setup: Setup; readonly onChange: (setup: Setup) => void }) {
  const t = useT();
  const { beside: _, ...rest } = setup;
  const maps = around(setup);
  const change = (side: (typeof EDGES)[number], map: Beside['map'] | undefined, raise: number | undefined): void => {
    const others = maps.filter(one => (one.side ?? 'east') !== side);
    const next: readonly Beside[] = map ? [...others, { map, side, ...(raise !== undefined && { raise }) }] : others;
    onChange(next.length > 0 ? { ...rest, beside: next } : rest);
  };
  return (
    <details className="setup-always" open={maps.length > 0}>
      <summary>{t('Maps beside it')}</summary>
      {EDGES.map(side => {
        const one = maps.find(({ side: edge = 'east' }) => edge === side);
        const fitting = MAPS.filter(map => joinFault({ map: setup.map, beside: { map, side } }) === undefined);
        return (
          <div key={side} className="classic-setup-beside">
            <Choice
              label={t(EDGE_NAMES[side])}
              none={t('none there')}
              value={fitting.find(map => map === one?.map)}
              names={NAMES}
              choices={fitting}
              onChange={map => change(side, map, one?.raise)}
            />
            {one && (
              <Field
                label={t('Raised by (levels)')}
                value={one.raise}
                least={-9}
                most={9}
                onChange={raise => change(side, one.map, raise)}
              />
            )}
          </div>
        );
      })}
    </details>
  );
}
