import { type FieldMeasurement, measureField } from './measure-field.ts';
import { type Measurement, type MeasureNews, measure } from './measuring.ts';

/** A thread of its own for many games: the page stays free. */
interface Scope {
  onmessage: ((event: MessageEvent<Measurement | FieldMeasurement>) => void) | null;
  postMessage(news: MeasureNews): void;
}

const scope = self as unknown as Scope;

scope.onmessage = ({ data }) => {
  const report = (news: MeasureNews): void => scope.postMessage(news);
  const now = (): number => performance.now();
  const done = 'field' in data ? measureField(data, report, now) : measure(data, report, now);
  done.catch((problem: unknown) =>
    scope.postMessage({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) }),
  );
};
