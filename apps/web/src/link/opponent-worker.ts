import { type ThinkReply, type ToMind, thinkHere } from './think.ts';

/** The opponent's own thread: it may take its time without the table waiting for it. */
interface Scope {
  onmessage: ((event: MessageEvent<ToMind>) => void) | null;
  postMessage(reply: ThinkReply): void;
}

const scope = self as unknown as Scope;

let hurried = false;

/** A clock that goes on by a millisecond whenever somebody looks at it. */
function looks(): () => number {
  let now = 0;
  return () => now++;
}

scope.onmessage = ({ data }) => {
  if (data.type === 'hurry') {
    hurried = true;
    return;
  }
  hurried = false;
  const { thought, steady } = data;
  thinkHere(
    thought,
    steady === undefined ? crypto.randomUUID() : `${steady} ${thought.after}`,
    steady === undefined ? () => performance.now() : looks(),
    progress => scope.postMessage({ type: 'progress', progress }),
    () => hurried,
  )
    .then(chosen => scope.postMessage({ type: 'chosen', chosen }))
    .catch((problem: unknown) =>
      scope.postMessage({ type: 'failed', reason: problem instanceof Error ? problem.message : String(problem) }),
    );
};
