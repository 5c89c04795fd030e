import type { Board } from '@sortie/board';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { BoardThumb } from '../maps/board-thumb.tsx';

export interface OfferedMap {
  readonly id: string;
  readonly name: string;
  readonly board: Board;
}

interface Props {
  readonly label: string;
  readonly maps: readonly OfferedMap[];
  readonly chosen: string | undefined;
  readonly onChoose: (map: OfferedMap) => void;
}

/** So few need no search. */
const FEW = 8;
/** Pictures that are painted at once; the search finds the others. */
const SHOWN = 24;

/** Maps to choose from, found by name and size. */
export function MapStrip({ label, maps, chosen, onChoose }: Props) {
  const t = useT();
  const [q, setQ] = useState('');
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = maps.filter(({ name, board }) => {
    const text = `${name} ${board.tags.join(' ')} ${board.width}×${board.height} ${board.width}x${board.height}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
  const shown = found.slice(0, SHOWN);
  return (
    <div className="stack-tight">
      {maps.length > FEW && (
        <input
          className="input"
          type="search"
          aria-label={t('Search the maps')}
          placeholder={t('Search {count} maps by name or size', { count: maps.length })}
          value={q}
          onChange={event => setQ(event.target.value)}
        />
      )}
      <fieldset className="setup-maps">
        <legend className="unseen">{label}</legend>
        {shown.map(map => (
          <label key={map.id} className="setup-map-choice">
            <input type="radio" name={label} checked={map.id === chosen} onChange={() => onChoose(map)} />
            <BoardThumb board={map.board} />
            <span className="tiny">{map.name}</span>
          </label>
        ))}
      </fieldset>
      {found.length === 0 && <p className="quiet small">{t('No map is like that.')}</p>}
      {found.length > SHOWN && <p className="quiet tiny">{t('{count} more: search for them.', { count: found.length - SHOWN })}</p>}
    </div>
  );
}
