import { type Game, hashOf, type SeededDice, type Shape } from '@sortie/kernel';
import { outlookOf, rebuild } from '@sortie/table';
import { wholeOf } from '../../apps/server/src/storage/chain.ts';
import { openStorage } from '../../apps/server/src/storage/open.ts';
import { Tables } from '../../apps/server/src/storage/tables.ts';
import type { Place } from '../load/house.ts';
import { sleep } from '../support/node.ts';
import { nextMove, type Pair } from '../support/table.ts';
import { emptyTally, type Tally } from './tally.ts';

/** People who play and talk on whatever happens, and remember what they were promised. */
export class People {
  readonly pairs: readonly Pair[];
  /** Words that were acknowledged, by table. */
  private readonly promised = new Map<string, string[]>();
  private readonly game: Game<Shape>;
  private readonly luck: SeededDice;
  private going = true;
  private words = 0;
  private playing: Promise<void>[] = [];
  acknowledged = 0;

  constructor(pairs: readonly Pair[], game: Game<Shape>, luck: SeededDice) {
    this.pairs = pairs;
    this.game = game;
    this.luck = luck;
  }

  start(): void {
    this.playing = this.pairs.flatMap(pair => [this.plays(pair), this.talks(pair)]);
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.playing);
  }

  anyClient(): Pair['players'][number] | undefined {
    return this.pairs[this.luck.below(this.pairs.length)]?.players[this.luck.below(2)];
  }

  /** Everybody has a line again, and has heard as much as the others. */
  async together(patience: number): Promise<boolean> {
    const late = Date.now() + patience;
    const agree = (): boolean => this.pairs.every(({ players: [a, b] }) => a.outlook && a.outlook.seq === b.outlook?.seq);
    while (!agree()) {
      if (Date.now() > late) return false;
      await sleep(200);
    }
    return true;
  }

  private async plays(pair: Pair): Promise<void> {
    while (this.going) {
      const move = nextMove(pair, this.game);
      if (move) {
        const answer = await move.client.say({ type: 'command', after: move.client.entries, command: move.command });
        if (answer.ok) this.acknowledged++;
      }
      await sleep(150 + this.luck.below(150));
    }
  }

  /** Every word is said once, and is another one: what was acknowledged must be there once. */
  private async talks({ id, players }: Pair): Promise<void> {
    while (this.going) {
      const text = `word ${this.words++}`;
      const answer = await players[this.words % 2]?.say({ type: 'chat', text });
      if (answer?.ok) {
        this.acknowledged++;
        this.promised.set(id, [...(this.promised.get(id) ?? []), text]);
      }
      await sleep(2100);
    }
  }

  /** Compares what was promised, and what everybody sees, with what is kept. */
  async compare(place: Place): Promise<Omit<Tally, 'faults' | 'longestAway' | 'crashes'>> {
    const storage = await openStorage(place);
    const tables = new Tables(storage.db);
    let { lost, doubled, unreadable, hashMismatches } = emptyTally();
    for (const { id, players } of this.pairs) {
      const { records, damage } = wholeOf(await tables.records(id));
      const rebuilt = rebuild(this.game, records);
      if (damage !== undefined || !rebuilt.ok) {
        unreadable++;
        console.error(`table ${id}: ${damage ?? (rebuilt.ok ? '' : rebuilt.reason)}`);
        continue;
      }
      const said = records.flatMap(record => (record.kind === 'said' ? [record.text] : []));
      for (const text of this.promised.get(id) ?? []) if (!said.includes(text)) lost++;
      doubled += said.length - new Set(said).size;
      // None of these faults damages what is on the disk: a table that says so was wronged.
      lost += records.filter(({ kind }) => kind === 'recovered').length;
      // Nobody has run out of time: whoever has was robbed of it by a clock.
      if (rebuilt.table.ended?.how === 'flagged') lost++;
      for (const { outlook, doubled: twice } of players) {
        doubled += twice;
        const held = rebuilt.table.seats[outlook?.facing ?? -1];
        const guest = held?.kind === 'human' ? held.guest.id : '';
        if (hashOf(outlookOf(rebuilt.table, guest)) !== hashOf(outlook)) hashMismatches++;
      }
    }
    await storage.close();
    return { acknowledged: this.acknowledged, lost, doubled, unreadable, hashMismatches };
  }
}
