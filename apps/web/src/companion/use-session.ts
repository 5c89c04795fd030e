import { useEffect, useState, useSyncExternalStore } from 'react';
import { evenings, type Kept } from './kept.ts';
import { Session, type Shown } from './session.ts';

const CODE = /^[2-9A-Z]{8}$/;

/** As people type a code: small letters and blanks do not matter. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return CODE.test(code) ? code : undefined;
};

/** An evening by its id on this device, or by the code of somebody else's. */
async function keptAs(id: string): Promise<Kept | undefined> {
  const known = (await evenings.get(id)) ?? (await evenings.all()).find(({ code }) => code === id);
  if (known) return known;
  const code = readCode(id);
  return code === undefined ? undefined : { id: code, code, title: '', changedAt: Date.now(), settled: [], since: 0, own: [] };
}

export type Opened = { readonly state: 'opening' } | { readonly state: 'open'; readonly session: Session } | { readonly state: 'none' };

/** Talks to the server as long as the page is open. */
export function useSession(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    keptAs(id)
      .then(kept => {
        if (gone) return;
        if (!kept) return setOpened({ state: 'none' });
        const session = new Session(kept);
        stop = session.start();
        setOpened({ state: 'open', session });
      })
      .catch(() => setOpened({ state: 'none' }));
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);
  return opened;
}

export const useShown = (session: Session): Shown => useSyncExternalStore(session.subscribe, session.snapshot);
