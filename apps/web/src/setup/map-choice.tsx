import { useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { BoardThumb } from '../maps/board-thumb.tsx';
import { BUILT_IN } from '../maps/library.ts';
import { keptMaps } from '../maps/store.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { SetupFace } from './face.ts';

interface Props {
  readonly face: SetupFace;
  readonly setup: unknown;
  readonly roles: readonly string[];
  readonly onChange: (setup: unknown) => void;
}

/** The map in large, and the others to choose from. */
export function MapChoice({ face, setup, roles, onChange }: Props) {
  const t = useT();
  const kept = useLoaded(keptMaps, []);
  const [{ name, size, ground }, tokens] = useMemo(() => [face.playground(setup), face.tokensOf(setup)] as const, [face, setup]);
  const maps = [...BUILT_IN, ...(kept.state === 'ready' ? kept.value : [])];
  const { withBoard, Boards } = face;
  return (
    <section className="setup-map">
      <BoardThumb board={ground} tokens={tokens} className="setup-map-picture" label={t('Map {name}', { name })} />
      <div className="row spread">
        <h2>{name}</h2>
        <span className="quiet small">{size}</span>
      </div>
      {Boards && <Boards setup={setup} roles={roles} onChange={onChange} />}
      {withBoard && (
        <fieldset className="setup-maps">
          <legend className="unseen">{t('Map')}</legend>
          {maps.map(map => (
            <label key={map.id} className="setup-map-choice">
              <input
                type="radio"
                name="map"
                checked={map.board.name === name}
                onChange={() => onChange(withBoard(setup, map.id, map.board))}
              />
              <BoardThumb board={map.board} />
              <span className="tiny">{map.board.name}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}
