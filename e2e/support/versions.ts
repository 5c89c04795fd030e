import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of another that can bring out a new version of the app, as a release does. */
export interface Releases {
  readonly url: string;
  /** From now on the app is this version: its page says so, and its worker is another file. */
  readonly bringOut: (version: string) => void;
  readonly close: () => Promise<void>;
}

export async function releasesOf(url: string): Promise<Releases> {
  let version = 'first';
  const server = createServer((request, response) => {
    fetch(`${url}${request.url}`, { method: request.method ?? 'GET' })
      .then(async answer => {
        const type = answer.headers.get('content-type') ?? '';
        const body = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
        response.end(released(request.url ?? '/', type, body, version));
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bringOut: next => {
      version = next;
    },
    close: () => closed(server),
  };
}

function released(path: string, type: string, body: Buffer, version: string): Buffer | string {
  if (path.startsWith('/sw.js')) return body.toString().replace(/(SORTIE_VERSION = ['"])/, `$1${version}-`);
  return type.startsWith('text/html') ? body.toString().replace('<html', `<html data-version="${version}"`) : body;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise(resolve => server.close(() => resolve()));
}
