import type { Game, Seat, Shape } from '@sortie/kernel';
import { deaf, type Hearing, hear, hearEntry, type LogLine, logEntry, logMark, logOf, type News, type Outlook } from '@sortie/table';
import type { Clocks, Connection, SeatShown, Snapshot, Thinking, Weighed } from './snapshot.ts';

/** What the screen's end of a link knows: the guest's outlook, folded, and what passes by without a record. */
export interface Picture<G extends Shape> {
  readonly game: Game<G>;
  readonly table: string;
  readonly place: 'local' | 'remote';
  readonly outlook: Outlook<G>;
  readonly hearing: Hearing<G>;
  readonly log: readonly LogLine<G>[];
  readonly clocks?: Clocks;
  readonly connection: Connection;
  readonly presence?: readonly boolean[];
  readonly spectators: number;
  readonly rematch?: { readonly table: string; readonly by: Seat };
  readonly thinking?: Thinking;
  readonly weighed?: Weighed;
  readonly busy: boolean;
}

type Times = { readonly host: number; readonly here: number };

export function pictureOf<G extends Shape>(
  game: Game<G>,
  table: string,
  place: 'local' | 'remote',
  outlook: Outlook<G>,
  times: Times,
): Picture<G> {
  let hearing = deaf(game.ruleset, outlook.first, outlook.terms);
  for (const entry of outlook.entries) hearing = hearEntry(game.ruleset, hearing, entry);
  const picture: Picture<G> = {
    game,
    table,
    place,
    outlook,
    hearing,
    log: logOf(game.ruleset, hearing, outlook.marks, nameIn(outlook)),
    connection: { state: 'live' },
    spectators: 0,
    busy: false,
  };
  return withClocks(picture, times);
}

const nameIn =
  <G extends Shape>({ seats }: Outlook<G>) =>
  (seat: Seat): string =>
    seats[seat]?.name ?? '';

/** The picture after one more piece of news; `undefined` if one before it was missed. */
export function told<G extends Shape>(picture: Picture<G>, news: News<G>, times: Times): Picture<G> | undefined {
  const outlook = hear(picture.outlook, news);
  if (!outlook) return undefined;
  const { ruleset } = picture.game;
  const { what } = news;
  const next = { ...picture, outlook };
  if (what.kind === 'entry') {
    const hearing = hearEntry(ruleset, picture.hearing, what.entry);
    const log = logEntry(ruleset, picture.log, picture.hearing.view, what.entry, nameIn(outlook));
    const { weighed, ...rest } = next;
    // What was taken back was not weighed.
    const still = weighed && what.entry.kind !== 'undo' ? { weighed } : {};
    return withClocks({ ...rest, ...still, hearing, log }, times);
  }
  if (what.kind === 'mark') return withClocks({ ...next, log: logMark(picture.log, what.mark, nameIn(outlook)) }, times);
  return withClocks(next, times);
}

/** The host's reading, moved to this machine's clock. */
function withClocks<G extends Shape>(picture: Picture<G>, { host, here }: Times): Picture<G> {
  const reading = picture.outlook.standing.clock;
  const { clocks: _, ...rest } = picture;
  if (!reading) return rest;
  const spent = Math.max(0, host - reading.at);
  const left = reading.left.map((time, seat) => (reading.running.includes(seat) ? Math.max(0, time - spent) : time));
  return { ...rest, clocks: { left, running: reading.running, asOf: here } };
}

/** What a screen shows of it. */
export function snapshotOf<G extends Shape>(picture: Picture<G>): Snapshot<G> {
  const { game, table, place, connection, outlook, hearing, log, clocks, thinking, weighed, spectators, rematch, busy } = picture;
  const { standing, ended, header, mine, facing, commitment, paused } = outlook;
  const playing = hearing.entries.length > 0 && !ended;
  const awaiting = playing && !paused ? game.ruleset.awaiting(hearing.view) : [];
  const askedOfMe = awaiting.map(({ seat }) => seat).filter(seat => mine.includes(seat));
  const acts = askedOfMe.includes(facing) && !standing.rolling;
  const handOver = askedOfMe.includes(facing) ? undefined : askedOfMe[0];
  return {
    table,
    game,
    place,
    connection,
    stage: ended ? 'over' : header ? 'playing' : 'waiting',
    terms: outlook.terms,
    ...(header && { header }),
    seats: outlook.seats.map((seen, seat): SeatShown => ({ ...seen, present: presentIn(picture, seat) })),
    mine,
    facing,
    ...(handOver !== undefined && { handOver }),
    ...(standing.open && { open: true }),
    view: hearing.view,
    book: hearing.book,
    awaiting,
    ...(acts && { acting: facing }),
    paused,
    ...(ended && { outcome: ended }),
    entries: hearing.entries,
    views: hearing.before,
    log,
    chat: outlook.talk,
    undo: standing.undo,
    ...(standing.proposal && { proposal: standing.proposal }),
    ...(standing.rolling && { rolling: standing.rolling }),
    ...(clocks && { clocks }),
    ...(thinking && { thinking }),
    ...(weighed && { weighed }),
    spectators,
    ...(rematch && { rematch }),
    ...(commitment !== undefined && { commitment }),
    busy,
  };
}

function presentIn<G extends Shape>({ place, outlook, presence }: Picture<G>, seat: Seat): boolean {
  if (place === 'local' || outlook.seats[seat]?.kind === 'opponent') return true;
  return presence?.[seat] ?? outlook.mine.includes(seat);
}
