import './notices.css';
import type { Shape } from '@sortie/kernel';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../house/ask.ts';
import { because, useT } from '../i18n/index.ts';
import type { Snapshot, TableCard } from '../link/index.ts';

/** So long, in milliseconds, somebody may be away before it is worth a word: a page that is loaded again is not. */
const GRACE = 4000;
const SHOWN = 8000;

type Seen = Pick<Snapshot<Shape>, 'table' | 'place' | 'seats' | 'mine' | 'stage' | 'connection' | 'rematch'>;

/** What happens beside the game at a table online: somebody leaves, somebody returns, somebody wants a rematch. */
export function Notices({ snapshot }: { readonly snapshot: Seen }) {
  const said = useComings(snapshot);
  return (
    <div className="table-notices" role="status">
      {said !== undefined && <p className="table-notice panel">{said}</p>}
      <RematchAsked snapshot={snapshot} />
    </div>
  );
}

/** The last coming or going of the other players. While our own line is broken nobody is said to have left. */
function useComings({ seats, mine, stage, connection }: Seen): string | undefined {
  const t = useT();
  const [said, say] = useState<string>();
  const known = useRef<ReadonlyMap<number, boolean>>(new Map());
  const others = seats.flatMap(({ kind, name, present }, seat) =>
    kind === 'human' && !mine.includes(seat) ? [{ seat, name, present }] : [],
  );
  const key = others.map(({ seat, present }) => `${seat}${present}`).join();
  const watching = stage !== 'over' && connection.state === 'live';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of who is there
  useEffect(() => {
    if (!watching) return;
    const timer = setTimeout(() => {
      for (const { seat, name, present } of others) {
        const before = known.current.get(seat);
        if (before !== undefined && before !== present)
          say(present ? t('{name} is back at the table.', { name }) : t('{name} has left the table.', { name }));
      }
      known.current = new Map(others.map(({ seat, present }) => [seat, present]));
    }, GRACE);
    return () => clearTimeout(timer);
  }, [key, watching]);
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => say(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

/** The other one wants the same game with the sides swapped: one click, and it begins. */
function RematchAsked({ snapshot: { table, seats, mine, rematch } }: { readonly snapshot: Seen }) {
  const t = useT();
  const { ask: want, trouble } = useRematch(table);
  if (!rematch || mine.length === 0 || mine.includes(rematch.by)) return null;
  return (
    <div className="table-notice panel row">
      <span>{t('{name} wants a rematch with the sides swapped.', { name: seats[rematch.by]?.name ?? '' })}</span>
      <button type="button" className="button button-primary" onClick={want}>
        {t('Play the rematch')}
      </button>
      {trouble}
    </div>
  );
}

/** Asks for a rematch and goes there. */
export function useRematch(table: string): { readonly ask: () => void; readonly trouble: string | undefined } {
  const go = useNavigate();
  const [trouble, setTrouble] = useState<string>();
  const want = async (): Promise<void> => {
    const told = await ask<TableCard>('POST', `tables/${encodeURIComponent(table)}/rematch`);
    if (told.ok) await go({ to: '/play/$id', params: { id: told.value.id } });
    else setTrouble(because(told.refusal));
  };
  return { ask: () => void want(), trouble };
}
