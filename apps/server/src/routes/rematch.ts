import { type Shape, sure } from '@sortie/kernel';
import type { Table } from '@sortie/table';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { mustBe } from '../identity/session.ts';
import { conflict } from '../problem.ts';
import { digest } from '../tokens.ts';
import { cardFor } from './card.ts';
import { layFor, type Match } from './lay-for.ts';
import { perMinute } from './me.ts';
import { reachable } from './tables.ts';

/** A table has one rematch, whoever of the players asks for it first. */
const rematchOf = (table: string): string => digest(`rematch ${table}`).slice(0, 16);

/** The same game once more with the sides swapped. Whoever asks is ready; the game begins as soon as the others have asked too. */
export function rematchRoutes(app: FastifyInstance, house: House, limited: boolean): void {
  app.post<{ readonly Params: { readonly id: string } }>('/api/tables/:id/rematch', limited ? perMinute(30) : {}, async request => {
    const { player, ids } = await mustBe(house.players, request);
    const { found, guest } = await reachable(house, request);
    const room = await house.rooms.room(found.table.id);
    const table: Table<Shape> = room.host.current();
    if (guest === undefined) throw conflict('no-seat', 'you have no seat here');
    if (!table.ended) throw conflict('not-begun', 'the game is not over yet');
    const holders = table.seats.map(held => (held.kind === 'human' ? held.guest.id : undefined));
    const people = await house.players.byIds(holders.filter(id => id !== undefined));
    if (people.length !== holders.length) throw conflict('no-seat', 'a rematch is for those who played against each other');
    // Everybody moves on by one seat: of two, each has the side of the other.
    const seated = holders.map((_, seat) => {
      const holder = holders[(seat + 1) % holders.length];
      return sure(
        people.find(({ id }) => id === holder),
        'the player',
      );
    });
    const id = rematchOf(found.table.id);
    const { game, scenario, story, setup, rules, dice, clock } = table.terms;
    const match: Match = {
      game,
      setup,
      rules,
      dice,
      ...(scenario !== undefined && { scenario }),
      ...(story && { story }),
      ...(clock && { clock }),
    };
    const fresh = await layFor(house, id, match, seated);
    // What was open to all stays so: whoever watched may watch on, and it counts as the first one did.
    if (fresh) await house.lobby.tables.listAs(id, found.table.id);
    const mine = sure(
      holders.find(holder => holder !== undefined && ids.includes(holder)),
      'my seat',
    );
    const next = await house.rooms.room(id);
    if (!next.host.current().header) await next.host.say({ id: mine, name: player.name }, { type: 'ready', ready: true });
    room.tellRematch({ table: id, by: sure(table.facing[guest], 'my seat') });
    return cardFor(sure(await house.tables.byId(id), 'the table'), ids);
  });
}
