import { finished, tell } from '@sortie/kernel';
import type { HttpError } from '@sortie/wire';
import type { Refused } from '../link/link.ts';

/** What the house says: the value, or why not. A house that cannot be reached is the refusal `unreachable`. */
export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refused };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const UNREACHABLE: Refused = { code: 'unreachable', reason: 'the server does not answer' };

export interface Asking {
  readonly json: <T>(method: Method, path: string, body?: unknown) => Promise<Told<T>>;
  readonly text: (path: string) => Promise<Told<string>>;
}

/** Asks a house over HTTP. `base` is empty in a browser; tests name a server. Cookies carry the session. */
export function asking(base = '', fetcher: typeof fetch = (...args) => fetch(...args)): Asking {
  const ask = async (method: Method, path: string, body?: unknown): Promise<Told<Response>> => {
    try {
      const text = typeof body === 'string';
      const answer = await fetcher(`${base}/api/${path}`, {
        method,
        credentials: 'same-origin',
        ...(body !== undefined && {
          headers: { 'content-type': text ? 'text/plain' : 'application/json' },
          body: text ? body : JSON.stringify(body),
        }),
      });
      return answer.ok ? { ok: true, value: answer } : { ok: false, refusal: await refusalOf(answer) };
    } catch {
      return { ok: false, refusal: UNREACHABLE };
    }
  };
  return {
    json: async <T>(method: Method, path: string, body?: unknown): Promise<Told<T>> => {
      const told = await ask(method, path, body);
      if (!told.ok) return told;
      return { ok: true, value: (told.value.status === 204 ? undefined : await told.value.json()) as T };
    },
    text: async path => {
      const told = await ask('GET', path);
      return told.ok ? { ok: true, value: await told.value.text() } : told;
    },
  };
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const { error } = (await answer.json()) as HttpError;
    return { code: error.code, reason: error.reason, ...(error.said && { said: error.said }) };
  } catch {
    return { code: 'unreachable', ...finished(tell('the server answered with {status}', { status: answer.status })) };
  }
}

/** The house that this page came from. */
export const ask = asking().json;
