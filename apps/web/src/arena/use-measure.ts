import type { Balance, Drawing } from '@sortie/arena';
import type { Telling } from '@sortie/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldMeasurement } from './measure-field.ts';
import type { Measurement, MeasureNews, Standing } from './measuring.ts';

export type Measured =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number; readonly total: number; readonly balance?: Balance }
  | { readonly state: 'stopped'; readonly balance: Balance }
  | { readonly state: 'done'; readonly balance: Balance; readonly drawings: readonly Drawing[]; readonly page: string }
  | {
      readonly state: 'field';
      readonly done: number;
      readonly total: number;
      readonly over: boolean;
      readonly standings: readonly Standing[];
    }
  | { readonly state: 'refused'; readonly why: Telling }
  | { readonly state: 'failed'; readonly reason: string };

const IDLE: Measured = { state: 'idle' };

/** One measurement at a time, in a thread that ends with the page. */
export function useMeasure() {
  const [measured, setMeasured] = useState<Measured>(IDLE);
  const worker = useRef<Worker>(undefined);
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  const start = useCallback(
    async (ordered: Promise<Measurement | FieldMeasurement | Telling>) => {
      end();
      setMeasured({ state: 'running', done: 0, total: 1 });
      const measurement = await ordered;
      if ('text' in measurement) return setMeasured({ state: 'refused', why: measurement });
      const total = measurement.games * ('field' in measurement ? measurement.field.length : 1);
      setMeasured({ state: 'running', done: 0, total });
      const thread = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module', name: 'sortie balance' });
      worker.current = thread;
      thread.onmessage = ({ data }: MessageEvent<MeasureNews>) => {
        setMeasured(heard(data, total));
        if (data.type !== 'progress' && !(data.type === 'field' && !data.over)) end();
      };
      thread.onerror = ({ message }) => {
        setMeasured({ state: 'failed', reason: message });
        end();
      };
      thread.postMessage(measurement);
    },
    [end],
  );
  /** What has been found so far stays. */
  const cancel = useCallback(() => {
    end();
    setMeasured(stopped);
  }, [end]);
  const forget = useCallback(() => {
    end();
    setMeasured(IDLE);
  }, [end]);
  return { measured, start, cancel, forget };
}

function stopped(now: Measured): Measured {
  if (now.state === 'field') return { ...now, over: true };
  return now.state === 'running' && now.balance ? { state: 'stopped', balance: now.balance } : IDLE;
}

function heard(news: MeasureNews, total: number): Measured {
  switch (news.type) {
    case 'progress':
      return { state: 'running', done: news.done, total, balance: news.balance };
    case 'done':
      return { state: 'done', balance: news.balance, drawings: news.drawings, page: news.page };
    case 'field':
      return { state: 'field', done: news.done, total, over: news.over, standings: news.standings };
    case 'failed':
      return { state: 'failed', reason: news.reason };
  }
}
