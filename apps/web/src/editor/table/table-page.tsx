import '../editor.css';
import type { table as terrain } from '@sortie/board';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useT } from '../../i18n/index.ts';
import { Nowhere } from '../../shell/trouble.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { blankTable } from './pieces.ts';
import { keepTable, keptTable } from './store.ts';
import { TableEditor } from './table-editor.tsx';

const route = getRouteApi('/frame/tables/$table/edit');

async function openTable(id: string, name: string): Promise<terrain.TablePlan | undefined> {
  return id === 'new' ? blankTable(name) : (await keptTable(id))?.plan;
}

/** A table on this device, or a new one, to be drawn. */
export function TablePage() {
  const t = useT();
  const go = useNavigate();
  const { table } = route.useParams();
  const loaded = useLoaded(() => openTable(table, t('New table')), [table]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed' || !loaded.value) return <Nowhere />;
  const keep = async (plan: terrain.TablePlan, name: string): Promise<void> => {
    await keepTable(plan, name, table === 'new' ? undefined : table);
    await go({ to: '/set-up/$game', params: { game: 'alpha-strike' } });
  };
  return <TableEditor key={table} start={loaded.value} onKeep={keep} />;
}
