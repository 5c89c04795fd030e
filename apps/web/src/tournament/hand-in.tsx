import type { TournamentSeen } from '@sortie/wire';
import { useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { Does } from './tournament-page.tsx';

type Lists = readonly { readonly title: string; readonly list: readonly unknown[] }[];

/** The forces of ready games as lists to begin with; one's own is written into the field. */
async function readyLists(id: string): Promise<Lists> {
  const game = await offeredGame(id)?.load();
  return (game?.scenarios ?? []).flatMap(({ title, roles, setup }) => {
    const { forces } = setup as { readonly forces?: unknown };
    return Array.isArray(forces)
      ? forces.flatMap((list: unknown, seat) => (Array.isArray(list) ? [{ title: `${title}, ${roles[seat] ?? seat + 1}`, list }] : []))
      : [];
  });
}

export function HandIn({ tournament, does }: { readonly tournament: TournamentSeen; readonly does: Does }) {
  const t = useT();
  const mine = tournament.entrants.find(({ list }) => list !== undefined)?.list;
  const loaded = useLoaded(() => readyLists(tournament.game), [tournament.game]);
  const lists = loaded.state === 'ready' ? loaded.value : [];
  const [text, setText] = useState<string>();
  const shown = text ?? JSON.stringify(mine ?? lists[0]?.list ?? [], undefined, 1);
  const [odd, setOdd] = useState(false);
  const hand = (): void => {
    try {
      does('PUT', 'list', { list: JSON.parse(shown) as unknown });
      setOdd(false);
    } catch {
      setOdd(true);
    }
  };
  return (
    <section className="stack">
      <h2>{t('Your list')}</h2>
      <p className="quiet small">{t('Nobody else sees it before the first round. You may change it until then.')}</p>
      <label className="field">
        <span className="label">{t('Begin with')}</span>
        <select className="input" onChange={event => setText(JSON.stringify(lists[Number(event.target.value)]?.list ?? [], undefined, 1))}>
          {lists.map(({ title }, i) => (
            <option key={title} value={i}>
              {t(title)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('The list')}</span>
        <textarea className="input tournament-text" rows={8} value={shown} onChange={event => setText(event.target.value)} />
      </label>
      <div className="row">
        <button type="button" className="button button-primary" onClick={hand}>
          {mine ? t('Hand in again') : t('Hand in secretly')}
        </button>
        <span role="status" className="small quiet">
          {odd ? t('This is not a list.') : mine ? t('Your list is handed in.') : ''}
        </span>
      </div>
    </section>
  );
}
