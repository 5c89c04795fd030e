import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sleep } from '../support/node.ts';

/** A wire between two programs of this machine that can be cut and held up. */
export interface Wire {
  readonly port: number;
  /** Breaks all connections that go through it. */
  readonly cut: () => void;
  /** From now on everything takes so many milliseconds longer. */
  readonly delay: (milliseconds: number) => void;
  readonly close: () => void;
}

export function wireTo(port: number): Promise<Wire> {
  const open = new Set<Socket>();
  let held = 0;
  const server = createServer(from => {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      let last: Promise<unknown> = Promise.resolve();
      one.on('data', chunk => {
        last = last.then(async () => {
          if (held > 0) await sleep(held);
          if (!other.destroyed) other.write(chunk);
        });
      });
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        void last.then(() => other.destroy());
      });
    }
  });
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        cut: () => {
          for (const socket of open) socket.destroy();
        },
        delay: milliseconds => {
          held = milliseconds;
        },
        close: () => {
          server.close();
          for (const socket of open) socket.destroy();
        },
      }),
    );
  });
}
