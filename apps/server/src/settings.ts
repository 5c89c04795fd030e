import { resolve } from 'node:path';

/** What the environment decides. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The data folder. */
  readonly data: string;
  /** HTTP requests that one address may make in a minute; 0 is no limit. */
  readonly perMinute: number;
  /** Behind a proxy that says who the guest is and whether the line is safe. */
  readonly trustProxy: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 5180;
const DEFAULT_PER_MINUTE = 600;

/** The settings, or a sentence about what is wrong with them. */
export function readSettings(env: Environment, folder: string): Settings | string {
  const port = wholeNumber(env['PORT'], DEFAULT_PORT, 65_535);
  if (port === undefined) return `PORT must be a number from 0 to 65535, not "${env['PORT']}"`;
  const perMinute = wholeNumber(env['SORTIE_RATE'], DEFAULT_PER_MINUTE, 1_000_000);
  if (perMinute === undefined) return `SORTIE_RATE must be a number of requests a minute, not "${env['SORTIE_RATE']}"`;
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    data: resolve(folder, env['SORTIE_DATA'] || '.sortie'),
    perMinute,
    trustProxy: env['SORTIE_TRUST_PROXY'] === '1',
  };
}

function wholeNumber(text: string | undefined, otherwise: number, most: number): number | undefined {
  if (text === undefined || text === '') return otherwise;
  return /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}
