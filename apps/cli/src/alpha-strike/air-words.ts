import type { AlphaStrike, Unit } from '@sortie/rules-alpha-strike';
import type { Asked, Heard } from '../offer.ts';
import { unitCalled } from './labels.ts';

type Here = Asked<AlphaStrike>;
type Said = Heard<AlphaStrike>;
type Command = AlphaStrike['command'];
type Overfly = Extract<Command, { readonly type: 'overfly' }>;
type Run = NonNullable<Overfly['run']>;
type Point = Overfly['from'];
type Words = readonly string[];

const INCH = 254;
const BOMBS = ['he', 'cluster', 'inferno', 'arrow', 'laser-guided', 'rocket', 'thunder', 'torpedo', 'sensor'] as const;

/** Every place that is named, in inches from the north-west corner. */
const pointsIn = (words: Words): readonly Point[] =>
  words.flatMap(word => {
    const [, x, y] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(word) ?? [];
    return x === undefined ? [] : [{ x: Math.round(Number(x) * INCH), y: Math.round(Number(y) * INCH) }];
  });

const wholeAfter = (words: Words, word: string): number => Number(words[words.indexOf(word) + 1] ?? 1);

function runIn({ view }: Here, words: Words, points: readonly Point[]): Run | undefined {
  const bomb = BOMBS.find(one => words.includes(one)) ?? 'he';
  const [at] = points;
  const target = words.map(word => unitCalled(view, word)).find(one => one !== undefined);
  if (words.includes('strike') && target)
    return { kind: 'strike', target: target.id, ...(words.includes('heat') ? { overheat: wholeAfter(words, 'heat') } : {}) };
  if (words.includes('strafe') && at) return { kind: 'strafe', at };
  if (words.includes('bomb') && at) return { kind: 'bomb', at, bomb, count: words.includes('times') ? wholeAfter(words, 'times') : 1 };
  return words.includes('high') && at ? { kind: 'altitude', points, bomb } : undefined;
}

const fly = (_asked: Here, unit: Unit, words: Words): Said => {
  const ring = ([0, 1, 2, 3, 4] as const).find(one => words[0] === String(one));
  return ring === undefined
    ? { problem: 'Say where to: fly S1 0 (the Central Zone), 1, 2, 3 (the rings), or 4 to leave' }
    : { command: { type: 'fly', unit: unit.id, ring } };
};

const cross = (asked: Here, unit: Unit, words: Words): Said => {
  const [from, to, ...others] = pointsIn(words);
  if (!from || !to) return { problem: 'Say from where to where on the edge: cross S1 20,48 20,0 strike N2' };
  const run = runIn(asked, words, others);
  return { command: { type: 'overfly', unit: unit.id, from, to, ...(run ? { run } : {}) } };
};

const land = (_asked: Here, unit: Unit, words: Words): Said => {
  const [from, at] = pointsIn(words);
  return from && at
    ? { command: { type: 'land', unit: unit.id, from, at } }
    : { problem: 'Say over which edge and where: land S1 20,48 20,30' };
};

/** Words for what flies. */
export const AIR_VERBS: Readonly<Record<string, (asked: Here, unit: Unit, words: Words) => Said>> = {
  fly,
  cross,
  land,
  liftoff: (_asked, unit) => ({ command: { type: 'liftOff', unit: unit.id } }),
  run: (_asked, unit) => ({ command: { type: 'run', unit: unit.id } }),
};

export const AIR_HELP: readonly string[] = [
  '  fly S5 0          an aircraft goes to the Central Zone (0), another ring (1 to 3), or leaves (4)',
  '  cross S5 20,48 20,0 strike N2   over the table from edge to edge; or strafe 20,30, bomb 20,30 he times 2, high 20,30 20,20',
  '  aim S5 cross 20,48 20,0 strike N2   what such a run needs, before it is flown',
  '  run S5            carry the attack out; land S5 20,48 20,30 and liftoff S5 for the ground',
];

/** How a person would type what an aircraft does; nothing for everything else. */
export function airPhrase(command: Command, name: (id: number) => string): string | undefined {
  const inches = ({ x, y }: Point): string => `${Math.round(x / INCH)},${Math.round(y / INCH)}`;
  switch (command.type) {
    case 'fly':
      return command.into === undefined ? `fly ${name(command.unit)} ${command.ring}` : undefined;
    case 'liftOff':
      return `liftoff ${name(command.unit)}`;
    case 'run':
      return `run ${name(command.unit)}`;
    case 'land':
      return command.onto === undefined ? `land ${name(command.unit)} ${inches(command.from)} ${inches(command.at)}` : undefined;
    default:
      return undefined;
  }
}
