import type { Ground, ReachHex } from '@sortie/board-view';
import { useEffect, useMemo, useState } from 'react';
import type { Exchange } from './exchange.ts';
import { spacingOf, type Threat, type ThreatOrder } from './threat.ts';
import type { News, Question } from './threat-worker.ts';

const QUARTERS = [0.25, 0.5, 0.75] as const;

/** Damage in a few characters. */
export const inShort = (hope: number): string => (hope < 9.95 ? hope.toFixed(1) : String(Math.round(hope)));

/** Places tinted by what is to be expected there, from the least to the most; the numerals say it without colour. */
export function tinted(threats: readonly Threat[], ground: Ground): readonly ReachHex[] {
  const most = Math.max(0, ...threats.map(({ hope }) => hope));
  const radius = spacingOf(ground) * 0.5;
  return threats.map(({ at, hope, chance }) => ({
    at,
    band: QUARTERS.filter(part => hope >= part * most).length as ReachHex['band'],
    text: inShort(hope),
    small: `${Math.round(chance * 100)}%`,
    threat: true,
    ...(radius > 0 && { radius }),
  }));
}

/** Asks a thread of its own, as long as the same is asked; what is found comes bit by bit. */
function useAsked(question: Question | undefined, hear: (of: Question, news: News) => void): void {
  useEffect(() => {
    if (!question) return;
    const thread = new Worker(new URL('./threat-worker.ts', import.meta.url), { type: 'module', name: 'sortie threat' });
    thread.onmessage = ({ data }: MessageEvent<News>) => hear(question, data);
    thread.onerror = () => hear(question, { over: true });
    thread.postMessage(question);
    return () => thread.terminate();
  }, [question, hear]);
}

interface Heard {
  readonly of: Question;
  readonly threats: readonly Threat[];
  readonly over: boolean;
}

/** What is to be expected all over the board, as far as it is known. */
export interface Dangers {
  readonly reach: readonly ReachHex[];
  /** The most that is to be expected anywhere. */
  readonly most: number;
  readonly over: boolean;
}

export function useThreat(order: ThreatOrder | undefined, ground: Ground): Dangers {
  const [heard, setHeard] = useState<Heard>();
  const question = useMemo<Question | undefined>(() => order && { about: 'places', order }, [order]);
  const [hear] = useState(
    () =>
      (of: Question, { threats = [], over }: News) =>
        setHeard(last => ({ of, threats: last?.of === of ? [...last.threats, ...threats] : threats, over })),
  );
  useAsked(question, hear);
  const now = question && heard?.of === question ? heard : undefined;
  const reach = useMemo(() => (now ? tinted(now.threats, ground) : []), [now, ground]);
  const most = useMemo(() => Math.max(0, ...(now?.threats ?? []).map(({ hope }) => hope)), [now]);
  return { reach, most, over: question === undefined || now?.over === true };
}

/** One unit against all its enemies; the last answer stays until the next one is there. */
export function useExchanges(question: Extract<Question, { about: 'foes' }> | undefined): readonly Exchange[] {
  const [rows, setRows] = useState<readonly Exchange[]>([]);
  const [hear] = useState(
    () =>
      (_of: Question, { exchanges = [] }: News) =>
        setRows(exchanges),
  );
  useAsked(question, hear);
  return rows;
}
