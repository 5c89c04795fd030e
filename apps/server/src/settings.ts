import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What flags and the environment decide; a flag counts more. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The data folder of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL that nodes share, instead of the embedded database. */
  readonly database?: string;
  /** The address of a Redis through which nodes tell each other and hand out thoughts. */
  readonly redis?: string;
  /** HTTP requests that one address may make in a minute; 0 is no limit. */
  readonly perMinute: number;
  /** Addresses of proxies that are believed about who the guest is and whether the line is safe. */
  readonly trustProxy: readonly string[];
  /** Names under which this house may be asked for; without any those of this machine. */
  readonly hosts: readonly string[];
  /** Threads that think for opponents here; 0 leaves it to others, which needs a Redis. */
  readonly thinkers: number | undefined;
  /** Addresses that may read the metrics. */
  readonly metrics: readonly string[];
  readonly log: LogLevel;
  /** Days after which guests, tables and replays are forgotten that nobody has touched; 0 keeps them. */
  readonly keep: Keep;
  /** Whether the shape of the database is brought up to date at the start. */
  readonly migrate: boolean;
}

export interface Keep {
  readonly guests: number;
  readonly tables: number;
  readonly replays: number;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting<T> {
  readonly flag: string;
  readonly env: string;
  readonly otherwise: T;
  /** What it is, for the help. */
  readonly says: string;
  /** The value, or nothing if the text is none. */
  readonly read: (text: string) => T | undefined;
  /** What it must be. */
  readonly wants: string;
}

const setting = <T>(one: Setting<T>): Setting<T> => one;

const number = (most: number) => (text: string) => (/^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined);
const url =
  (...protocols: readonly string[]) =>
  (text: string): string | undefined =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
const list =
  (fits: (one: string) => boolean) =>
  (text: string): readonly string[] | undefined => {
    const all = text.split(/[\s,]+/).filter(one => one !== '');
    return all.every(fits) ? all : undefined;
  };

const isAddress = (text: string): boolean => {
  const [address = '', bits, more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more !== undefined) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
};
const ADDRESSES = 'a list of addresses such as 127.0.0.1 or 10.0.0.0/8';
const days = (flag: string, env: string, otherwise: number, what: string): Setting<number> =>
  setting({
    flag,
    env,
    otherwise,
    says: `days after which ${what}; 0 keeps them`,
    read: number(100_000),
    wants: 'a number of days',
  });

const SETTINGS = {
  host: setting({
    flag: 'host',
    env: 'HOST',
    otherwise: '127.0.0.1',
    says: 'the address to listen at',
    read: text => (/^[\w.:-]+$/.test(text) ? text : undefined),
    wants: 'an address of this machine',
  }),
  port: setting({ flag: 'port', env: 'PORT', otherwise: 5180, says: 'the port', read: number(65_535), wants: 'a number from 0 to 65535' }),
  data: setting({
    flag: 'data',
    env: 'SORTIE_DATA',
    otherwise: '.sortie',
    says: 'the folder of the embedded database',
    read: text => text,
    wants: 'a folder',
  }),
  database: setting<string | undefined>({
    flag: 'database',
    env: 'SORTIE_DATABASE',
    otherwise: undefined,
    says: 'a PostgreSQL that nodes share: postgres://user:password@host/name',
    read: url('postgres:', 'postgresql:'),
    wants: 'an address such as postgres://user:password@host/name',
  }),
  redis: setting<string | undefined>({
    flag: 'redis',
    env: 'SORTIE_REDIS',
    otherwise: undefined,
    says: 'a Redis that nodes and workers share: redis://host:6379',
    read: url('redis:', 'rediss:'),
    wants: 'an address such as redis://host:6379',
  }),
  perMinute: setting({
    flag: 'rate',
    env: 'SORTIE_RATE',
    otherwise: 600,
    says: 'requests a minute of one address; 0 is no limit',
    read: number(1_000_000),
    wants: 'a number of requests a minute',
  }),
  trustProxy: setting<readonly string[]>({
    flag: 'trust-proxy',
    env: 'SORTIE_TRUST_PROXY',
    otherwise: [],
    says: 'addresses of proxies that are believed about who asks',
    read: list(isAddress),
    wants: ADDRESSES,
  }),
  hosts: setting<readonly string[]>({
    flag: 'hosts',
    env: 'SORTIE_HOSTS',
    otherwise: [],
    says: 'names under which it may be asked for',
    read: list(one => /^[\w.-]+(:\d+)?$/.test(one)),
    wants: 'a list of names such as play.example.org',
  }),
  thinkers: setting<number | undefined>({
    flag: 'thinkers',
    env: 'SORTIE_THINKERS',
    otherwise: undefined,
    says: 'threads that think for opponents here; 0 leaves it to workers',
    read: number(256),
    wants: 'a number of threads',
  }),
  metrics: setting<readonly string[]>({
    flag: 'metrics',
    env: 'SORTIE_METRICS',
    otherwise: ['127.0.0.1', '::1'],
    says: 'addresses that may read /metrics',
    read: list(isAddress),
    wants: ADDRESSES,
  }),
  log: setting<LogLevel>({
    flag: 'log',
    env: 'SORTIE_LOG',
    otherwise: 'warn',
    says: `how much is logged: ${LEVELS.join(', ')}`,
    read: text => LEVELS.find(level => level === text),
    wants: `one of ${LEVELS.join(', ')}`,
  }),
  migrate: setting<boolean>({
    flag: 'migrate',
    env: 'SORTIE_MIGRATE',
    otherwise: true,
    says: 'yes: the shape of the database is brought up to date at the start; no: it must be',
    read: text => (text === 'yes' ? true : text === 'no' ? false : undefined),
    wants: 'yes or no',
  }),
  guests: days('keep-guests', 'SORTIE_KEEP_GUESTS', 400, 'guests are forgotten who have no table'),
  tables: days('keep-tables', 'SORTIE_KEEP_TABLES', 730, 'tables are deleted at which nothing happened'),
  replays: days('keep-replays', 'SORTIE_KEEP_REPLAYS', 0, 'replays are deleted'),
} as const;

type Values = { readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never };

/** Flags and variables, for the help. */
export const settingsHelp = (): string =>
  Object.values(SETTINGS)
    .map(({ flag, env, says }) => `  --${flag.padEnd(14)} ${env.padEnd(20)} ${says}`)
    .join('\n');

/** The settings, or a sentence about what is wrong with them. Nothing is guessed at and nothing is ignored in silence. */
export function readSettings(env: Environment, args: readonly string[], folder: string): Settings | string {
  const flags = flagsOf(args);
  if (typeof flags === 'string') return flags;
  const values: Record<string, unknown> = {};
  for (const [name, { flag, env: variable, otherwise, read, wants }] of Object.entries(SETTINGS)) {
    const text = flags[flag] ?? env[variable];
    const value = text === undefined || text === '' ? otherwise : read(text);
    if (value === undefined && text) return `${flags[flag] === undefined ? variable : `--${flag}`} must be ${wants}, not "${hidden(text)}"`;
    values[name] = value;
  }
  const { guests, tables, replays, database, redis, data, ...rest } = values as Values;
  if (rest.thinkers === 0 && redis === undefined)
    return 'Without a Redis nobody else can think for opponents: --thinkers must be at least 1, or name a --redis';
  return {
    ...rest,
    data: resolve(folder, data),
    ...(database !== undefined && { database }),
    ...(redis !== undefined && { redis }),
    keep: { guests, tables, replays },
  };
}

function flagsOf(args: readonly string[]): Readonly<Record<string, string | undefined>> | string {
  const options = Object.fromEntries(Object.values(SETTINGS).map(({ flag }) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

/** Passwords never appear in messages. */
const hidden = (text: string): string => text.replace(/\/\/[^@/]*@/, '//***@');
