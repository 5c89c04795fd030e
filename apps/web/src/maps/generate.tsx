import { generateBoard, LANDSCAPES, type Landscape } from '@sortie/board';
import { numberAt } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useT, word } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { BoardThumb } from './board-thumb.tsx';
import { playedOn } from './game-for.ts';
import { SHEET } from './library.ts';
import { keepMap } from './store.ts';

const NAMES: Readonly<Record<Landscape, string>> = {
  grassland: word('Grassland'),
  woods: word('Woods'),
  hills: word('Hills'),
  river: word('River'),
  desert: word('Desert'),
  town: word('Town'),
};

/** Map sheets side by side and above each other. */
const SIZES = [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
] as const;

interface Order {
  readonly landscape: Landscape;
  readonly seed: number;
  readonly size: number;
  readonly plain: boolean;
}

const anySeed = (): number => numberAt(crypto.getRandomValues(new Uint16Array(1)), 0);

/** A map from a landscape and a number: the same number always gives the same map. */
export function Generate({ onKept }: { readonly onKept: () => void }) {
  const t = useT();
  const go = useNavigate();
  const [order, setOrder] = useState<Order>({ landscape: 'woods', seed: 1, size: 0, plain: true });
  const wanted = useDeferredValue(order);
  const board = useMemo(() => {
    const [across, down] = SIZES[wanted.size] ?? SIZES[0];
    return generateBoard({ ...wanted, width: SHEET.width * across, height: SHEET.height * down });
  }, [wanted]);
  const keep = async () => {
    const id = await keepMap(board, board.name);
    onKept();
    return id;
  };
  const play = async () => {
    const { game, search } = playedOn(board, await keep());
    await go({ to: '/set-up/$game', params: { game }, search });
  };
  return (
    <section className="panel generate" aria-labelledby="generate-title">
      <BoardThumb board={board} className="generate-picture" label={t('Map {name}', { name: board.name })} />
      <div className="stack">
        <h2 id="generate-title">{t('Generate a map')}</h2>
        <OrderForm order={order} onChange={setOrder} />
        <div className="row">
          <button type="button" className="button button-primary" onClick={() => void play()}>
            {t('Play here')}
          </button>
          <button type="button" className="button" onClick={() => void keep()}>
            {t('Save on this device')}
          </button>
        </div>
      </div>
    </section>
  );
}

function OrderForm({ order, onChange }: { readonly order: Order; readonly onChange: (order: Order) => void }) {
  const t = useT();
  return (
    <>
      <div className="generate-fields">
        <label className="field">
          <span className="label">{t('Landscape')}</span>
          <select
            className="input"
            value={order.landscape}
            onChange={event => onChange({ ...order, landscape: event.target.value as Landscape })}
          >
            {LANDSCAPES.map(landscape => (
              <option key={landscape} value={landscape}>
                {t(NAMES[landscape])}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('Size')}</span>
          <select className="input" value={order.size} onChange={event => onChange({ ...order, size: Number(event.target.value) })}>
            {SIZES.map(([across, down], i) => (
              <option key={`${across} ${down}`} value={i}>
                {t('{width} × {height} hexes', { width: SHEET.width * across, height: SHEET.height * down })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="field">
        <label htmlFor="map-seed">{t('Map number')}</label>
        <div className="join-row">
          <input
            id="map-seed"
            className="input"
            type="number"
            min={0}
            value={order.seed}
            onChange={event => onChange({ ...order, seed: Math.max(0, Math.round(event.target.valueAsNumber || 0)) })}
          />
          <button type="button" className="button" onClick={() => onChange({ ...order, seed: anySeed() })}>
            <Icon name="dice" /> {t('Another')}
          </button>
        </div>
      </div>
      <label className="row small check">
        <input type="checkbox" checked={order.plain} onChange={event => onChange({ ...order, plain: event.target.checked })} />
        {t('Only clear ground and woods, as the Quick-Start wants it')}
      </label>
    </>
  );
}
