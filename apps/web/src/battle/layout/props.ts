import type { RefObject } from 'react';
import type { BattleScreenProps } from '../battle-screen.tsx';
import type { Desk } from '../use-desk.ts';
import type { Panels } from '../use-panels.ts';

export interface LayoutProps extends BattleScreenProps {
  readonly desk: Desk;
  readonly panels: Panels;
  readonly refs: { readonly [side in 'left' | 'right' | 'top' | 'bottom']: RefObject<HTMLElement | null> };
  readonly onHelp: () => void;
}
