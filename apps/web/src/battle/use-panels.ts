import { useState } from 'react';

/** The corner shows one of these at a time. */
export type Tab = 'log' | 'report' | 'chat' | 'sheet' | 'forces';

/** How much of a panel is shown. */
export type Size = 'off' | 'small' | 'tall';

interface Shown {
  readonly forces: boolean;
  readonly sheet: Size;
  readonly log: Size;
  readonly map: boolean;
}

export interface Panels extends Shown {
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  /** Shows one of the corner's tabs in full; once more folds it again. */
  readonly open: (tab: 'log' | 'report') => void;
  /** Folds a panel away, or brings it back. */
  readonly toggle: (panel: keyof Shown) => void;
  readonly size: (panel: 'sheet' | 'log', size: Size) => void;
}

const KEPT = 'sortie.panels';
const FIRST: Shown = { forces: true, sheet: 'small', log: 'small', map: true };
const SIZES: readonly Size[] = ['small', 'tall', 'off'];

function kept(): Shown {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Shown>) };
  } catch {
    return FIRST;
  }
}

/** Which panels lie over the board; the device remembers it. */
export function usePanels(wide: boolean): Panels {
  const [shown, setShown] = useState<Shown>(kept);
  const [tab, setTab] = useState<Tab>(wide ? 'log' : 'sheet');
  const change = (next: Shown): void => {
    localStorage.setItem(KEPT, JSON.stringify(next));
    setShown(next);
  };
  return {
    ...shown,
    tab,
    show: setTab,
    open: wanted => {
      const again = tab === wanted && shown.log === 'tall';
      change({ ...shown, log: again ? 'small' : 'tall' });
      setTab(again ? 'log' : wanted);
    },
    toggle: panel => change({ ...shown, [panel]: turned(shown[panel]) }),
    size: (panel, size) => change({ ...shown, [panel]: size }),
  };
}

/** A panel with sizes goes through them; the others come and go. */
const turned = (now: boolean | Size): boolean | Size =>
  typeof now === 'boolean' ? !now : (SIZES[(SIZES.indexOf(now) + 1) % SIZES.length] ?? 'small');
