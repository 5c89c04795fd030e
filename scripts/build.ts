import { exists, runTool, seconds } from './shell.ts';

/** The compiler is TypeScript 7; `typescript` itself stays at 6 for the tools that read its syntax tree. */
await step('compiled', '@typescript/native/bin/tsc', ['-b']);
if (exists('apps/web/vite.config.ts'))
  await step('bundled the web client', 'vite/bin/vite.js', ['build', 'apps/web', '--logLevel', 'warn']);

async function step(done: string, tool: string, args: readonly string[]): Promise<void> {
  const { code, output, milliseconds } = await runTool(tool, args);
  if (code !== 0) {
    console.error(output);
    console.error('The build stopped; the reason is above.');
    process.exit(1);
  }
  console.log(`${done} in ${seconds(milliseconds)}`);
}
