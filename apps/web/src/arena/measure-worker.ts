import { type Measurement, type MeasureNews, measure } from './measuring.ts';

/** A thread of its own for many games: the page stays free. */
interface Scope {
  onmessage: ((event: MessageEvent<Measurement>) => void) | null;
  postMessage(news: MeasureNews): void;
}

const scope = self as unknown as Scope;

scope.onmessage = ({ data }) => {
  measure(
    data,
    news => scope.postMessage(news),
    () => performance.now(),
  ).catch((problem: unknown) =>
    scope.postMessage({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) }),
  );
};
