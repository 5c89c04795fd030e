import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { collect, type Test } from './harness.ts';
import { sourceFiles } from './sources.ts';
import type { Answer, Job, Setting, TestTrace } from './work.ts';
import type { Instance } from './world.ts';
import { Endless, type Workshop, workshop } from './world-of.ts';

/** No test of a rule takes so many steps; what does is a law over many games, and no proof of a clause. */
const LONG = 3_000_000;
/** A mutant may make a test so many times longer before it counts as endless. */
const LONGER = 20;

const { root, cache, pack } = workerData as Setting;
const sources = sourceFiles(root, cache, pack);
const shop = await workshop(root, cache, pack, sources);

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(job.kind === 'trace' ? await trace(shop, job.file) : await tryMutant(shop, job));
});
parentPort?.postMessage({ kind: 'ready' } satisfies Answer);

/** Runs every test of a file as it is and takes down where it comes by. */
async function trace({ switches, world, fresh, contributions }: Workshop, file: string): Promise<Answer> {
  await world.read(file);
  const still = new Set<number>();
  Object.assign(switches, { passed: still, watching: true });
  const tests = testsIn(fresh(), file);
  switches.passed = undefined;
  const traces: TestTrace[] = [];
  const left: string[] = [];
  for (const test of tests) {
    const passed = new Set<number>();
    const entered = new Set<number>();
    const spoke = new Set<string>();
    Object.assign(switches, { passed, entered, spoke, steps: 0, most: LONG });
    try {
      await test.run();
      traces.push({
        name: test.name,
        ...(test.rule === undefined ? {} : { rule: test.rule }),
        steps: switches.steps,
        passed: [...passed],
        entered: [...entered],
        spoke: [...spoke],
      });
    } catch (problem) {
      left.push(`${test.name}: ${problem instanceof Error ? problem.message.split('\n')[0] : String(problem)}`);
    }
  }
  Object.assign(switches, { passed: undefined, entered: undefined, spoke: undefined, most: Number.MAX_SAFE_INTEGER, watching: false });
  return { kind: 'traced', file, tests: traces, left, still: [...still], contributions: [...contributions] };
}

const testsIn = (instance: Instance, file: string): readonly Test[] => collect(() => void instance.require(file));

/** Wakes one mutant and runs tests until one of them notices. */
async function tryMutant({ switches, world, fresh }: Workshop, job: Extract<Job, { readonly kind: 'mutant' }>): Promise<Answer> {
  const { id, awake, missing, tests } = job;
  Object.assign(switches, { awake: awake ?? -1, missing, most: LONG * LONGER, steps: 0 });
  const instance = fresh();
  const files = new Map<string, readonly Test[]>();
  let tried = 0;
  let by: string | undefined;
  for (const { file, name, steps } of tests) {
    tried += 1;
    switches.steps = 0;
    switches.most = LONG * LONGER;
    try {
      await world.read(join(root, file));
      const known = files.get(file) ?? testsIn(instance, join(root, file));
      files.set(file, known);
      switches.steps = 0;
      switches.most = steps * LONGER + 100_000;
      const test = known.find(one => one.name === name);
      if (!test) throw new Error('the test is gone');
      await test.run();
    } catch (problem) {
      by = `${file}: ${name}${problem instanceof Endless ? ' (without end)' : ''}`;
      break;
    }
  }
  Object.assign(switches, { awake: -1, missing: undefined, most: Number.MAX_SAFE_INTEGER });
  return { kind: 'tried', id, tried, ...(by === undefined ? {} : { by }) };
}
