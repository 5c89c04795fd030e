import { create } from 'zustand';

/** What the frame tells about the device: does the server answer, and does a newer version wait? */
export const useOffline = create<{ readonly online: boolean; readonly waiting: ServiceWorker | undefined }>(() => ({
  online: navigator.onLine,
  waiting: undefined,
}));

/** How long to wait before asking a silent server again. */
const PAUSE = 20_000;

/** Browsers know whether there is a network, not whether it leads anywhere; so the server itself is asked. */
async function look(): Promise<void> {
  const online = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  useOffline.setState({ online });
  if (!online) setTimeout(() => void look(), PAUSE);
}

/** Keeps the app on the device from the first visit on. Development serves no worker. */
export function startOffline(): void {
  void look();
  addEventListener('online', () => void look());
  addEventListener('offline', () => useOffline.setState({ online: false }));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // After the page is quiet, so that the first visit does not wait for it.
  const start = (): void => void register();
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const note = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) useOffline.setState({ waiting: registration.waiting });
    };
    note();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', note));
  } catch {
    // Without a worker the app still works, only not offline.
  }
}

/** Moves to the version that waits. Games are kept on the device or the server, so a reload loses nothing. */
export function update(): void {
  const { waiting } = useOffline.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}
