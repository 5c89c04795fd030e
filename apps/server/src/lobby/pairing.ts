import type { Plan } from '@sortie/table';
import type { OpenBody } from '@sortie/wire';
import type { House } from '../house.ts';
import { conflict, Problem } from '../problem.ts';
import { layTable } from '../routes/lay.ts';
import { deleteTables } from '../storage/housekeeping.ts';
import type { Identity } from '../storage/players.ts';
import type { TableWithSeats } from '../storage/tables.ts';

/** So many tables of one person may wait for somebody. */
export const MOST_WAITING = 5;

/** Lays a table that anybody may join; the game begins as soon as every seat is taken. */
export async function openToAll(house: House, who: Identity, { plan, listing }: OpenBody, quick: boolean): Promise<TableWithSeats> {
  const { lobby, rooms } = house;
  if ((await lobby.tables.waitingOf(who.ids)) >= MOST_WAITING) throw new Problem(429, 'too-often', 'so many tables of yours already wait');
  if (!plan.seats.some(({ kind }) => kind === 'open')) throw conflict('no-seat', 'no seat is open at this table');
  const laid = await layTable(house, who.player, plan as Plan);
  await lobby.tables.list(laid.table.id, listing, quick);
  await (await rooms.room(laid.table.id)).host.say(who.player, { type: 'ready', ready: true });
  await lobby.touched(laid.table.id);
  return laid;
}

/** Sits down at the first open seat of a table that is open to all, and is ready. */
export async function joinOpen(house: House, { player, ids }: Identity, table: string): Promise<void> {
  const { rooms, blocks } = house;
  const { host } = await rooms.room(table);
  const seats = host.current().seats;
  const mine = seats.find(held => held.kind === 'human' && ids.includes(held.guest.id));
  if (mine) return;
  const others = seats.flatMap(held => (held.kind === 'human' ? [held.guest.id] : []));
  // Nobody learns that somebody does not want to meet them.
  if (await blocks.between(ids, others)) throw conflict('taken', 'the seat is taken');
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw conflict('taken', 'the seat is taken');
  const sat = await host.sit(seat, { id: player.id, name: player.name });
  if (!sat.ok) throw conflict(sat.refusal.code, sat.refusal.said ?? sat.refusal.reason);
  const ready = await host.say({ id: player.id, name: player.name }, { type: 'ready', ready: true });
  if (!ready.ok) throw conflict(ready.refusal.code, ready.refusal.said ?? ready.refusal.reason);
}

/**
 * Pairs two people who want the same game with the same points: whoever comes second sits down where the first one waits. Two who lay their tables
 * in the same moment find each other too, since each looks once more afterwards, and a table is promised to one person only.
 */
export async function pairUp(house: House, who: Identity, wish: OpenBody): Promise<string> {
  const wanted = { game: wish.plan.game, points: wish.listing.points, players: who.ids };
  const found = await takePartner(house, who, wanted, []);
  if (found !== undefined) return found;
  const own = (await openToAll(house, who, wish, true)).table.id;
  const late = await takePartner(house, who, wanted, [own]);
  if (late === undefined) return own;
  await deleteTables(house.storage.db, [own]);
  await house.rooms.closeTable(own, 'the table was deleted');
  await house.lobby.touched(own);
  return late;
}

async function takePartner(
  house: House,
  who: Identity,
  wanted: { readonly game: string; readonly points: number | undefined; readonly players: readonly string[] },
  own: readonly string[],
): Promise<string | undefined> {
  const { tables } = house.lobby;
  for (const table of await tables.partners(wanted)) {
    if (!(await tables.claim([...own, table]))) continue;
    try {
      await joinOpen(house, who, table);
      return table;
    } catch (problem) {
      await tables.release(table);
      for (const one of own) await tables.release(one);
      if (!(problem instanceof Problem)) throw problem;
    }
  }
  return undefined;
}
