import { type Game, hashOf, type Shape } from '@sortie/kernel';
import { outlookOf, rebuild } from '@sortie/table';
import { wholeOf } from '../../apps/server/src/storage/chain.ts';
import { openStorage } from '../../apps/server/src/storage/open.ts';
import { Tables } from '../../apps/server/src/storage/tables.ts';
import type { Client } from '../support/client.ts';
import type { Place } from './house.ts';

export interface Compared {
  /** Records that somebody at the table did not hear. */
  readonly lost: number;
  /** Heard twice or out of order. */
  readonly doubled: number;
  /** Tables whose log cannot be read. */
  readonly unreadable: number;
  /** People whose picture is not the one that the log gives. */
  readonly differing: number;
}

/** Compares what every client has heard, from the first word to the last, with the log in the database. */
export async function compareWithDatabase(
  place: Place,
  game: Game<Shape>,
  pairs: readonly { readonly id: string; readonly players: readonly Client[] }[],
): Promise<Compared> {
  const storage = await openStorage(place);
  const tables = new Tables(storage.db);
  let [lost, doubled, unreadable, differing] = [0, 0, 0, 0];
  for (const { id, players } of pairs) {
    const { records, damage } = wholeOf(await tables.records(id));
    const rebuilt = rebuild(game, records);
    if (damage !== undefined || !rebuilt.ok) {
      unreadable++;
      continue;
    }
    for (const player of players) {
      doubled += player.doubled;
      const { outlook } = player;
      const facing = outlook?.facing ?? -1;
      const held = rebuilt.table.seats[facing];
      const guest = held?.kind === 'human' ? held.guest.id : '';
      lost += Math.max(0, records.length - 1 - (outlook?.seq ?? -1));
      if (hashOf(outlookOf(rebuilt.table, guest)) !== hashOf(outlook)) differing++;
    }
  }
  await storage.close();
  return { lost: lost + differing, doubled, unreadable, differing };
}
