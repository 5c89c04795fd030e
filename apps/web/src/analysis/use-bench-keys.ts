import { useEffect, useRef } from 'react';
import { walked } from '../battle/walk.ts';
import type { Drafting } from './drafting.ts';
import type { Bench } from './use-bench.ts';

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.closest('input, select, textarea, dialog') !== null || target.isContentEditable);

/** Arrows move whoever is chosen, Q and E turn it, X changes the sides, Z takes back. */
export function useBenchKeys(bench: Bench, drafting: Drafting): void {
  const now = useRef({ bench, drafting });
  now.current = { bench, drafting };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (act(now.current.bench, now.current.drafting, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function act(bench: Bench, { turned }: Drafting, key: string): boolean {
  const { one, other, scene } = bench;
  const step = STEPS[key];
  if (step && one) {
    bench.put(one, walked(one.token.at, step[0], step[1], scene.ground));
    return true;
  }
  const unit = one && bench.draftOf(one);
  switch (key.toLowerCase()) {
    case 'q':
    case 'e':
      if (unit && turned) bench.replace(unit.id, turned(unit, key.toLowerCase() === 'q' ? -1 : 1));
      return true;
    case 'x':
      if (other) bench.choose(other, 'one');
      return true;
    case 'z':
      bench.undo?.();
      return true;
    case 'y':
      bench.redo?.();
      return true;
    default:
      return false;
  }
}
