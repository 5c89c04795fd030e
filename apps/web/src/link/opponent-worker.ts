import { type ThinkReply, type ToMind, thinkHere } from './think.ts';

/** The opponent's own thread: it may take its time without the table waiting for it. */
interface Scope {
  onmessage: ((event: MessageEvent<ToMind>) => void) | null;
  postMessage(reply: ThinkReply): void;
}

const scope = self as unknown as Scope;

let hurried = false;

scope.onmessage = ({ data }) => {
  if (data.type === 'hurry') {
    hurried = true;
    return;
  }
  hurried = false;
  thinkHere(
    data.thought,
    crypto.randomUUID(),
    () => performance.now(),
    progress => scope.postMessage({ type: 'progress', progress }),
    () => hurried,
  )
    .then(chosen => scope.postMessage({ type: 'chosen', chosen }))
    .catch((problem: unknown) =>
      scope.postMessage({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) }),
    );
};
