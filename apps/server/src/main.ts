import { enableCompileCache } from 'node:module';

// What was compiled at one start is ready at the next.
enableCompileCache();
const { runServer } = await import('./run.ts');
await runServer(process.argv.slice(2));
