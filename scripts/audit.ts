import { run } from './shell.ts';

/** Known holes in what we build on. Where the registry cannot be asked that is said, and is no failure: a machine without a network must still test. */
interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly via: readonly unknown[] }>>;
  readonly error?: { readonly summary?: string };
  readonly message?: string;
}

const GRAVE = ['high', 'critical'];

const { output } = await run('npm', ['audit', '--json', '--omit=dev']);
const audit = read(output);
if (!audit?.metadata?.vulnerabilities) {
  console.log(`the registry could not be asked about known holes: ${audit?.error?.summary ?? audit?.message ?? 'no answer'}`);
} else {
  const grave = Object.entries(audit.vulnerabilities ?? {}).filter(([, { severity }]) => GRAVE.includes(severity));
  for (const [name, { severity }] of grave) console.error(`${name}: ${severity}`);
  const counts = Object.entries(audit.metadata.vulnerabilities).map(([severity, count]) => `${count} ${severity}`);
  console.log(`known holes in what ships: ${counts.join(', ')}`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

function read(text: string): Audit | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as Audit;
  } catch {
    return undefined;
  }
}
