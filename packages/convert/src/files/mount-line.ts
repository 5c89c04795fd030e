import { sure } from '@sortie/kernel';
import { type Equipment, equipmentNamed, type Mount } from '@sortie/roster';

type Marks = Partial<Omit<Mount, 'kind' | 'item' | 'at'>>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A line of a file that names one mounted thing. */
export interface MountLine {
  readonly item: Equipment;
  readonly marks: Marks;
  /** `:n` or `(n)` after a name: shots in a bay of a large craft or on a ProtoMech. */
  readonly count?: number;
}

interface Draft {
  readonly marks: Writable<Marks>;
  count?: number;
}

const ENDINGS: Readonly<Record<string, Marks>> = {
  '(omnipod)': { pod: true },
  '(armored)': { armored: true },
  '(r)': { rear: true },
  '(t)': { turret: 'mech' },
  '(st)': { turret: 'sponson' },
  '(pt)': { turret: 'pintle' },
  '(split)': {},
  '(fl)': { facing: 'FL' },
  '(fr)': { facing: 'FR' },
  '(rl)': { facing: 'RL' },
  '(rr)': { facing: 'RR' },
  '(b)': { bay: true },
  ':omni': { pod: true },
  ':body': { on: 'Body' },
  ':la': { on: 'LA' },
  ':ra': { on: 'RA' },
  ':tu': { on: 'TU' },
  ':dwp': { held: 'DWP' },
  ':apm': { held: 'APM' },
  ':sswm': { held: 'SSWM' },
};

const NUMBER = /^\(\d+\)$/;

/** Takes one mark off the end of the text; the text unchanged when there is none. */
function takeEnding(text: string, draft: Draft): string {
  if (text.endsWith(')')) {
    const start = text.lastIndexOf('(');
    const ending = text.slice(start);
    const marks = ENDINGS[ending.toLowerCase()];
    if (start <= 0) return text;
    if (marks) Object.assign(draft.marks, marks);
    else if (NUMBER.test(ending)) draft.count = Number(ending.slice(1, -1));
    else return text;
    return text.slice(0, start).trimEnd();
  }
  const colon = text.lastIndexOf(':');
  if (colon <= 0) return text;
  return takeColon(text.slice(0, colon), text.slice(colon + 1).toLowerCase(), draft) ?? text;
}

function takeColon(before: string, word: string, draft: Draft): string | undefined {
  const marks = ENDINGS[`:${word}`];
  if (marks) {
    Object.assign(draft.marks, marks);
    return before;
  }
  if (word.startsWith('shots') && word.endsWith('#')) {
    draft.marks.shots = Number(word.slice(5, -1)) || 0;
    return before;
  }
  const number = word === '' ? Number.NaN : Number(word);
  if (!(number >= 0)) return undefined;
  if (before.toLowerCase().endsWith(':size')) {
    draft.marks.size = number;
    return before.slice(0, -5);
  }
  draft.count = number;
  return before;
}

function takeOpening(text: string, draft: Draft): string {
  if (!text.startsWith('(')) return text;
  const end = text.indexOf(')');
  const marks = ENDINGS[text.slice(0, end + 1).toLowerCase()];
  if (!marks) return text;
  Object.assign(draft.marks, marks);
  return text.slice(end + 1).trimStart();
}

const seen = new Map<string, MountLine>();
const SEEN_AT_MOST = 20_000;

/** The thing a line names, tried first as written and then without each mark; `clan` settles names that both sides use. */
export function readMountLine(text: string, clan: boolean): MountLine | undefined {
  const key = clan ? `c${text}` : text;
  const known = seen.get(key);
  if (known) return known;
  const line = parse(text, clan);
  if (line) {
    if (seen.size >= SEEN_AT_MOST) seen.clear();
    seen.set(key, line);
  }
  return line;
}

function parse(text: string, clan: boolean): MountLine | undefined {
  const draft: Draft = { marks: {} };
  let name = text.trim();
  for (;;) {
    const item = resolve(name, clan, draft);
    if (item) return { item, marks: draft.marks, ...(draft.count === undefined ? {} : { count: draft.count }) };
    let shorter = takeEnding(name, draft);
    if (shorter === name) shorter = takeOpening(name, draft);
    if (shorter === name || shorter === '') return undefined;
    name = shorter;
  }
}

const SIZED = /^(?<name>.+) \((?<size>\d+(?:\.\d+)?) (?:tons?|m|kg)\)$/;

function resolve(name: string, clan: boolean, draft: Draft): Equipment | undefined {
  const direct = equipmentNamed(name);
  const sized = name.endsWith(')') && direct?.id !== name ? SIZED.exec(name)?.groups : undefined;
  if (sized) {
    const item = direct ?? equipmentNamed(sure(sized['name'], 'the sized'));
    if (item?.kind === 'equipment') draft.marks.size = Number(sized['size']);
    if (item) return item;
  }
  if (direct) return direct;
  const [first, second] = clan ? ['Clan ', 'IS '] : ['IS ', 'Clan '];
  return equipmentNamed(first + name) ?? equipmentNamed(second + name);
}
