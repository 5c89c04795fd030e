import { useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import { BoardThumb } from '../maps/board-thumb.tsx';
import { BUILT_IN } from '../maps/library.ts';
import { keptMaps } from '../maps/store.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { SetupFace } from './face.ts';
import { MapStrip, type OfferedMap } from './map-strip.tsx';

interface Props {
  readonly face: SetupFace;
  readonly setup: unknown;
  readonly roles: readonly string[];
  readonly onChange: (setup: unknown) => void;
}

/** The maps that come with the app and those of this device. */
export function useMaps(): readonly OfferedMap[] {
  const kept = useLoaded(keptMaps, []);
  const own = kept.state === 'ready' ? kept.value : undefined;
  return useMemo(() => [...BUILT_IN, ...(own ?? [])].map(({ id, board }) => ({ id, name: board.name, board })), [own]);
}

/** The board in large as it will be played, with both zones, and the others to choose from. */
export function MapChoice({ face, setup, roles, onChange }: Props) {
  const t = useT();
  const maps = useMaps();
  const [{ name, size, ground }, tokens] = useMemo(() => [face.playground(setup), face.tokensOf(setup)] as const, [face, setup]);
  const zones = useMemo(() => face.zonesOf?.(setup) ?? [], [face, setup]);
  const { withBoard, Boards } = face;
  return (
    <section className="setup-map">
      <BoardThumb board={ground} tokens={tokens} zones={zones} className="setup-map-picture" label={t('Map {name}', { name })} />
      <div className="row spread">
        <h2>{name}</h2>
        <span className="quiet small">{size}</span>
      </div>
      {Boards && <Boards setup={setup} roles={roles} onChange={onChange} />}
      {withBoard && !face.choosesMaps && (
        <MapStrip
          label={t('Map')}
          maps={maps}
          chosen={maps.find(({ board }) => board.name === name)?.id}
          onChoose={map => onChange(withBoard(setup, map.id, map.board))}
        />
      )}
    </section>
  );
}
