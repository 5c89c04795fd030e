import type { RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import type { BoardHandle } from '../board-area.tsx';
import { Glyph } from '../parts/glyph.tsx';

/** Zoom for those who have neither wheel nor fingers at hand. */
export function MapTools({ board }: { readonly board: RefObject<BoardHandle | null> }) {
  const t = useT();
  const view = () => board.current?.view();
  return (
    <fieldset className="map-tools plain-group" aria-label={t('Map')}>
      <button type="button" className="button button-icon" aria-label={t('Zoom in')} onClick={() => view()?.zoomBy(1.4)}>
        <Glyph name="plus" />
      </button>
      <button type="button" className="button button-icon" aria-label={t('Zoom out')} onClick={() => view()?.zoomBy(1 / 1.4)}>
        <Glyph name="minus" />
      </button>
      <button type="button" className="button button-icon" aria-label={t('Whole map')} onClick={() => view()?.fit()}>
        <Glyph name="fit" />
      </button>
    </fieldset>
  );
}
