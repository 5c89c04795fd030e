import type { Shape } from '@sortie/kernel';
import type { News } from './news.ts';
import type { Outlook } from './outlook.ts';

/** An outlook after one more piece of news; `undefined` if something between them was missed. */
export function hear<G extends Shape>(outlook: Outlook<G>, news: News<G>): Outlook<G> | undefined {
  if (news.seq !== outlook.seq + 1) return undefined;
  const next = heardOf(outlook, news);
  return {
    ...next,
    seq: news.seq,
    ...(news.ended && { ended: news.ended }),
    ...(news.standing && { standing: news.standing }),
  };
}

function heardOf<G extends Shape>(outlook: Outlook<G>, { what }: News<G>): Outlook<G> {
  switch (what.kind) {
    case 'seat':
      return { ...outlook, seats: outlook.seats.map((seen, seat) => (seat === what.seat ? what.now : seen)) };
    case 'ready':
      return { ...outlook, seats: outlook.seats.map((seen, seat) => (what.seats.includes(seat) ? { ...seen, ready: what.ready } : seen)) };
    case 'began':
      return { ...outlook, header: what.header };
    case 'entry':
      return { ...outlook, entries: [...outlook.entries, what.entry] };
    case 'mark': {
      const { kind } = what.mark;
      const paused = kind === 'paused' ? true : kind === 'resumed' ? false : outlook.paused;
      return { ...outlook, marks: [...outlook.marks, what.mark], paused };
    }
    case 'talk':
      return { ...outlook, talk: [...outlook.talk, what.talk] };
    case 'quiet':
      return outlook;
  }
}
