import { useEffect, useRef } from 'react';
import { type Frame, jump } from './frames.ts';
import type { Player } from './use-player.ts';

/** Space plays, arrows step, with Shift from turn to turn, Home and End go to the ends. */
export function useReplayKeys(player: Player, frames: readonly Frame[]): void {
  const latest = useRef({ player, frames });
  latest.current = { player, frames };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog[open], [role="dialog"]'))
        return;
      const { player: now, frames: all } = latest.current;
      const step = (by: 1 | -1): void => now.go(event.shiftKey ? jump(all, now.at, by, 'turn') : now.at + by);
      if (event.key === ' ' && target.tagName !== 'BUTTON' && target.tagName !== 'SUMMARY') now.toggle();
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'Home') now.go(0);
      else if (event.key === 'End') now.go(all.length - 1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
