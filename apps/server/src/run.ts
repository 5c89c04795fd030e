import { readSettings, settingsHelp } from './settings.ts';

/** Serves until it is told to stop; never returns. Used by `npm start` and by `sortie serve`. */
export async function runServer(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(`Serves Sortie. Each setting is a flag or a variable of the environment; a flag counts more.\n\n${settingsHelp()}`);
    process.exit(0);
  }
  const settings = readSettings(process.env, args, process.cwd());
  if (typeof settings === 'string') return fail(settings);
  // Settings that cannot be are told before everything else is loaded.
  const { StartProblem, serve } = await import('./serve.ts');
  const serving = await serve(settings).catch((problem: unknown) => {
    if (problem instanceof StartProblem) return fail(problem.message);
    throw problem;
  });
  console.log(`Sortie is at ${serving.address}`);
  console.log(`Games are kept in ${serving.house.storage.where}`);
  console.log('Stop with Ctrl+C.');
  let leaving = false;
  const leave = async (): Promise<void> => {
    if (leaving) return;
    leaving = true;
    // A guest that does not hang up cannot hold us.
    setTimeout(() => process.exit(1), 8000).unref();
    await serving.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
