import './inspector.css';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { Glyph } from '../parts/glyph.tsx';
import { placeBeside } from '../present/beside.ts';
import type { Desk } from '../use-desk.ts';
import { Facts } from './facts.tsx';

/** What the inspector does not cover if it can help it. */
const PANELS = '.battle-right, .battle-left, .battle-log, .battle-top, .battle-bar, .mini-map, .bottom-strip, .bottom-body';

/** Everything about one place: terrain, height, what it costs to enter, who sees it. */
export function Inspector({ desk }: { readonly desk: Desk }) {
  const t = useT();
  const { inspected } = desk;
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place lies elsewhere.
  useLayoutEffect(() => {
    const own = card.current;
    const view = desk.board.current?.view();
    if (!own || !view || !inspected) return;
    const { x, y } = view.screenOf(inspected.at);
    const box = { left: x - 30, top: y - 30, right: x + 30, bottom: y + 30 };
    const others = [...document.querySelectorAll(PANELS)].map(panel => panel.getBoundingClientRect());
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    const { left, top } = placeBeside(size, { width: innerWidth, height: innerHeight }, box, others);
    own.style.translate = `${left}px ${top}px`;
  }, [inspected]);
  if (!inspected) return null;
  return (
    <section ref={card} className="inspector panel" aria-label={t('What is here')}>
      <div className="inspector-head">
        <h2>{inspected.title}</h2>
        <button type="button" className="button button-icon button-plain" aria-label={t('Close')} onClick={() => desk.inspect(undefined)}>
          <Glyph name="fold" size={14} />
        </button>
      </div>
      <Facts facts={inspected.facts} units={desk.units} />
    </section>
  );
}
