import type { Me } from '@sortie/wire';
import { useTold } from './use-told.ts';

export interface MeAsked {
  readonly state: 'waiting' | 'ready';
  /** Nothing for somebody who has not said a name, or while the house cannot be reached. */
  readonly me: Me | undefined;
  readonly again: () => void;
}

/** Who I am to this house. */
export function useMe(): MeAsked {
  const { told, again } = useTold<Me | undefined>('me');
  return { state: told ? 'ready' : 'waiting', me: told?.ok ? told.value : undefined, again };
}
