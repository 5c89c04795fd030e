import type { Thought } from './think.ts';
import { type ThinkReply, thinkHere } from './think.ts';

/** The opponent's own thread: it may take its time without the table waiting for it. */
interface Scope {
  onmessage: ((event: MessageEvent<Thought>) => void) | null;
  postMessage(reply: ThinkReply): void;
}

const scope = self as unknown as Scope;

scope.onmessage = ({ data }) => {
  thinkHere(data, crypto.randomUUID(), Date.now, progress => scope.postMessage({ type: 'progress', progress }))
    .then(command => scope.postMessage({ type: 'chosen', command }))
    .catch((problem: unknown) =>
      scope.postMessage({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) }),
    );
};
