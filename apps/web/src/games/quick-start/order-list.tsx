import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly name: string; readonly content: ReactNode }[];
  readonly onMove: (at: number, by: 1 | -1) => void;
}

/** Things in an order that can be changed without dragging. */
export function OrderList({ label, items, onMove }: Props) {
  const t = useT();
  return (
    <ol className="weapons" aria-label={label}>
      {items.map(({ key, name, content }, i) => (
        <li key={key} className="weapon">
          <span className="order-buttons">
            <button
              type="button"
              className="order-button"
              disabled={i === 0}
              aria-label={t('{name}: earlier', { name })}
              onClick={() => onMove(i, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="order-button"
              disabled={i === items.length - 1}
              aria-label={t('{name}: later', { name })}
              onClick={() => onMove(i, 1)}
            >
              ↓
            </button>
          </span>
          {content}
        </li>
      ))}
    </ol>
  );
}
