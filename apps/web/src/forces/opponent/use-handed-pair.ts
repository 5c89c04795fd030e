import type { Force } from '@sortie/roster';
import { useEffect, useRef } from 'react';
import { handedOver, handedRival } from '../handover.ts';
import { keptForce } from '../store.ts';

/** Takes the force that was handed over together with whom it is to meet, both at once; a force alone is left to its side. */
export function useHandedPair(take: (own: Force, rival: Force) => void): void {
  const now = useRef(take);
  now.current = take;
  useEffect(() => {
    const rival = handedRival();
    const id = rival && handedOver();
    if (!rival || id === undefined) return;
    void keptForce(id).then(kept => kept && now.current(kept.force, rival));
  }, []);
}
