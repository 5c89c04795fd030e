import { because } from '../i18n/index.ts';
import type { CardSeat, LocalTable, TableCard, Told } from '../link/index.ts';
import { doors } from '../play/doors.ts';

/** One of my tables, wherever it stands. */
export interface MyTable {
  readonly id: string;
  readonly place: 'here' | 'online';
  readonly game: string;
  readonly title: string;
  readonly scenario?: string;
  readonly stage: TableCard['stage'];
  readonly seats: readonly CardSeat[];
  readonly changedAt: number;
  readonly outcome?: string;
}

export interface MyTables {
  readonly tables: readonly MyTable[];
  /** Why the server's tables are not among them. */
  readonly missing?: string;
}

export async function myTables(): Promise<MyTables> {
  const { localTables } = await doors();
  const [local, remote] = await Promise.all([localTables(), onlineTables()]);
  const tables = [...local.map(fromHere), ...(remote.ok ? remote.value.map(fromServer) : [])];
  tables.sort((a, b) => b.changedAt - a.changedAt);
  return remote.ok || remote.refusal.code !== 'unreachable' ? { tables } : { tables, missing: because(remote.refusal) };
}

/** Who has not said a name yet has no tables there. */
async function onlineTables(): Promise<Told<readonly TableCard[]>> {
  const { house } = await doors();
  const me = await house.me();
  if (!me.ok) return me;
  return me.value ? house.tables() : { ok: true, value: [] };
}

const fromHere = ({ id, game, title, scenario, stage, seats, changedAt, outcome }: LocalTable): MyTable => ({
  id,
  place: 'here',
  game,
  title,
  stage,
  seats,
  changedAt,
  ...(scenario === undefined ? {} : { scenario }),
  ...(outcome === undefined ? {} : { outcome }),
});

const fromServer = ({ id, game, title, scenario, stage, seats, changedAt, outcome }: TableCard): MyTable => ({
  id,
  place: 'online',
  game,
  title,
  stage,
  seats,
  changedAt,
  ...(scenario === undefined ? {} : { scenario }),
  ...(outcome === undefined ? {} : { outcome }),
});

export async function removeTable({ id, place }: MyTable): Promise<void> {
  const { removeLocal, house } = await doors();
  if (place === 'here') await removeLocal(id);
  else await house.leave(id);
}

/** Those that wait for somebody, and those that are over. */
export const running = ({ stage }: MyTable): boolean => stage !== 'over';
