import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Order, Told } from './crowd.ts';

/** So many tables a process has: fewer would cost more processes, more would cost pauses for collecting garbage that look like delay. */
const TABLES = 250;

/** The people of all tables, in as many processes as they need. */
export class Crowds {
  private readonly children: { readonly child: ChildProcess; readonly tables: number }[] = [];

  get tables(): number {
    return this.children.reduce((sum, { tables }) => sum + tables, 0);
  }

  /** More people sit down, until there are so many tables. They play when they are told to. */
  async seat(target: number, bases: readonly string[]): Promise<readonly ChildProcess[]> {
    const fresh: ChildProcess[] = [];
    while (this.tables < target) {
      const from = this.tables;
      const count = Math.min(TABLES, target - from);
      const child = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), { execArgv: ['--conditions=sortie-source'] });
      await told(child, { kind: 'sit', bases, from, count });
      this.children.push({ child, tables: count });
      fresh.push(child);
    }
    return fresh;
  }

  async all(order: Order): Promise<readonly Told[]> {
    return Promise.all(this.children.map(({ child }) => told(child, order)));
  }

  /** One after the other: they share one database. */
  async each(order: Order): Promise<readonly Told[]> {
    const done: Told[] = [];
    for (const { child } of this.children) done.push(await told(child, order));
    return done;
  }

  close(): void {
    for (const { child } of this.children) child.kill();
  }
}

/** Resolves when it is done. */
export function told(child: ChildProcess, order: Order): Promise<Told> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a crowd ended with ${code}`));
    child.once('exit', gone);
    child.once('message', answer => {
      child.off('exit', gone);
      resolve(answer as Told);
    });
    child.send(order);
  });
}
