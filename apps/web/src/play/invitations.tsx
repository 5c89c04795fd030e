import { useT } from '../i18n/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { CopyLink } from './copy-link.tsx';
import { doors } from './doors.ts';

/** The links that bring the others to an online table. `taken` seats need none. */
export function Invitations({ table, taken }: { readonly table: string; readonly taken: number }) {
  const t = useT();
  const loaded = useLoaded(async () => (await doors()).house.table(table), [table, taken]);
  if (loaded.state !== 'ready' || !loaded.value.ok) return undefined;
  const card = loaded.value.value;
  return (
    <div className="stack">
      {card.inviteLinks?.map(({ seat, path }) => (
        <CopyLink key={seat} label={t('Link for the {role}', { role: card.seats[seat]?.role ?? t('other seat') })} path={path} />
      ))}
      {card.watchLink !== undefined && <CopyLink label={t('Link for spectators')} path={card.watchLink} />}
    </div>
  );
}
