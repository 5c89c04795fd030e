import { begin, commitmentTo, type Header, ManualDice, type Seat, SeededDice, type Shape, SPECTATOR } from '@sortie/kernel';
import { type Decision, no, type Step, yes } from './decision.ts';
import type { Guest, GuestId } from './guest.ts';
import { seatsOf, type Table } from './table.ts';

/** Whether the guest may is for the host to know: at the table an open seat is for whoever comes. */
export function sit<G extends Shape>(table: Table<G>, seat: Seat, guest: Guest): Decision<G> {
  if (table.header) return no('begun', 'the game has begun');
  const held = table.seats[seat];
  if (!held) return no('no-seat', 'there is no such seat');
  if (held.kind !== 'open') return no('no-seat', 'the seat is taken');
  const others = table.seats.flatMap(other => (other.kind === 'open' ? [] : [other.guest.name]));
  return yes({ kind: 'sat', seat, guest: { ...guest, name: toldApart(guest.name, others) } });
}

/** No two seats bear one name: the second Kim is "Kim 2". */
function toldApart(name: string, others: readonly string[]): string {
  let own = name;
  for (let n = 2; own !== '' && others.includes(own); n += 1) own = `${name} ${n}`;
  return own;
}

export function rise<G extends Shape>(table: Table<G>, guest: GuestId): Decision<G> {
  if (table.header) return no('begun', 'the game has begun: concede instead');
  const mine = seatsOf(table, guest);
  return mine.length > 0 ? yes(...mine.map(seat => ({ kind: 'rose', seat }) as const)) : no('no-seat', 'you have no seat here');
}

export function hand<G extends Shape>(table: Table<G>, guest: GuestId, seat: Seat): Decision<G> {
  if (!seatsOf(table, guest).includes(seat)) return no('no-seat', 'that seat is not yours');
  return table.facing[guest] === seat ? yes() : yes({ kind: 'handed', guest, seat });
}

/** The game begins by itself once every seat is taken and everybody is ready. */
export function ready<G extends Shape>(table: Table<G>, guest: GuestId, isReady: boolean): Decision<G> {
  const seats = seatsOf(table, guest);
  if (seats.length === 0) return no('no-seat', 'you have no seat here');
  if (table.header) return no('begun', 'the game has begun');
  const steps: Step<G>[] = [{ deed: { kind: 'readied', seats, ready: isReady } }];
  const all = table.seats.every(
    (held, seat) => held.kind === 'opponent' || (held.kind === 'human' && (seats.includes(seat) ? isReady : held.ready)),
  );
  return { ok: true, steps: all ? [...steps, ...start(table)] : steps };
}

function start<G extends Shape>(table: Table<G>): readonly Step<G>[] {
  const { game, terms, seed, seats } = table;
  const header: Header<G> = {
    game: terms.game,
    version: game.ruleset.version,
    rules: terms.rules,
    setup: terms.setup,
    seats: seats.map(held => (held.kind === 'open' ? '' : held.guest.name)),
    dice: terms.dice,
    ...(seed !== undefined && { commitment: commitmentTo(seed) }),
  };
  const began: Step<G> = { deed: { kind: 'began', header } };
  const dice = seed === undefined ? new ManualDice([]) : new SeededDice(seed, 0);
  const done = begin(game.ruleset, header, dice);
  if (done.ok) return [began, { deed: { kind: 'entered', entry: done.entry }, match: done.match }];
  if (!done.wants) throw new Error('an opening is never refused');
  return [began, { deed: { kind: 'wanted', rolling: { seat: SPECTATOR, faces: [], wants: done.wants } } }];
}
