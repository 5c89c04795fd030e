import type { Shape } from '@sortie/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Link, Refused, Snapshot, Told } from '../link/index.ts';
import { doors } from './doors.ts';

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly link: Link<Shape> }
  | { readonly state: 'refused'; readonly refusal: Refused };

/** A table by its id: in this browser if it was laid here, otherwise on the server. */
export async function openTable(id: string): Promise<Told<Link<Shape>>> {
  const { openLocal, openRemote } = await doors();
  const local = await openLocal(id);
  return local.ok || local.refusal.code !== 'not-found' ? local : openRemote(id);
}

async function openWatched(token: string): Promise<Told<Link<Shape>>> {
  const { house, openRemote } = await doors();
  const card = await house.watch(token);
  return card.ok ? openRemote(card.value.id, { watch: token }) : card;
}

/** Opens a link for as long as the page is there. */
export function useLink(id: string, as: 'guest' | 'spectator' = 'guest'): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let gone = false;
    let link: Link<Shape> | undefined;
    setOpened({ state: 'opening' });
    void (as === 'spectator' ? openWatched(id) : openTable(id)).then(told => {
      if (told.ok) link = told.value;
      if (gone) link?.close();
      else setOpened(told.ok ? { state: 'open', link: told.value } : { state: 'refused', refusal: told.refusal });
    });
    return () => {
      gone = true;
      link?.close();
    };
  }, [id, as]);
  return opened;
}

export const useSnapshot = (link: Link<Shape>): Snapshot<Shape> => useSyncExternalStore(link.subscribe, link.snapshot);
