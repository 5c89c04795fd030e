import { sure } from '@sortie/kernel';
import { AWAY, CAPITAL, type Command, nameOfSector, nameOfZone, type State, sectorNamed, ZONES } from '@sortie/rules-radar';

/** A zone as it is typed: `central`, `inner`, `middle3`, `outer11`. */
const zoneWord = (zone: number): string =>
  nameOfZone(zone)
    .toLowerCase()
    .replace(/ (zone|ring)/, '')
    .replace(' ', '');
const zoneNamed = (word: string): number | undefined => ZONES.find(zone => zoneWord(zone) === word.toLowerCase());
const sectorOf = (word: string): number => (/^(away|out)$/i.test(word) ? AWAY : sectorNamed(word.toUpperCase()));
const sectorWord = (sector: number): string => (sector === AWAY ? 'away' : nameOfSector(sector));

export const HELP: readonly string[] = [
  '  deploy 0 I1 [at outer11]   set a craft up; it has its number from "forces"',
  '  move 0 M1 [O1] [at outer6] go there, and enter a map in that zone; "move 0" stays, "move 0 away" leaves the battle',
  '  move 0 middle3             the same on the map of a sector; "move 0 leave M1 [at outer6]" goes on to the next',
  '  attack 0 3 [heat 1] [AS] [grapple]    then: answer yes, answer no, face left [rear], range short, fire standard missiles',
  '  hold, done, settle 0 3 stay, settle 0 3 end, jump 0 I3, jump 0 out, dock 1 0, undock 1, screen 0, launch 0 3 front',
];

type Words = readonly string[];
type Reader = (words: Words, view: State) => unknown;

/** The word behind another one. */
const after = (words: Words, word: string): string | undefined => {
  const at = words.findIndex(one => one.toLowerCase() === word);
  return at < 0 ? undefined : words[at + 1];
};
const unit = (word: string | undefined): number => Number(word);
const entering = (words: Words): { readonly zone?: number } => {
  const zone = zoneNamed(after(words, 'at') ?? '');
  return zone === undefined ? {} : { zone };
};
const until = (words: Words, word: string): Words => {
  const at = words.findIndex(one => one.toLowerCase() === word);
  return at < 0 ? words : words.slice(0, at);
};

function moving(words: Words, view: State): unknown {
  const [id, ...rest] = words;
  const path = until(rest, 'at');
  if (view.map === CAPITAL) return { type: 'move', unit: unit(id), path: path.map(sectorOf), ...entering(rest) };
  const exit = after(rest, 'leave');
  const zones = until(path, 'leave').map(word => zoneNamed(word) ?? -1);
  return { type: 'maneuver', unit: unit(id), path: zones, ...(exit === undefined ? {} : { exit: sectorOf(exit), ...entering(rest) }) };
}

const bombIn = (words: Words): { readonly bomb?: string } => {
  const bomb = words.map(word => word.toUpperCase()).find(word => ['AAA', 'AS', 'ASEW'].includes(word));
  return bomb === undefined ? {} : { bomb };
};
const heatIn = (words: Words): { readonly overheat?: number } => {
  const heat = after(words, 'heat');
  return heat === undefined ? {} : { overheat: Number(heat) };
};

const READERS: { readonly [word: string]: Reader } = {
  deploy: ([id, sector = '', ...rest]) => ({ type: 'deploy', unit: unit(id), sector: sectorOf(sector), ...entering(rest) }),
  move: moving,
  attack: ([id, target, ...rest]) => ({
    type: 'engage',
    unit: unit(id),
    target: unit(target),
    ...heatIn(rest),
    ...bombIn(rest),
    ...(rest.includes('grapple') ? { grapple: true } : {}),
  }),
  answer: ([yes, ...rest]) => ({
    type: 'answer',
    fire: yes === 'yes',
    ...heatIn(rest),
    ...bombIn(rest),
    ...(rest.includes('screen') ? { screen: true } : {}),
  }),
  face: ([arc, other]) => ({ type: 'face', arc, ...(other === undefined ? {} : { other }) }),
  range: ([bracket]) => ({ type: 'range', bracket }),
  fire: weapons => ({ type: 'fire', weapons }),
  hold: () => ({ type: 'hold' }),
  done: () => ({ type: 'done' }),
  settle: ([a, b, what]) => ({ type: 'settle', a: unit(a), b: unit(b), stay: what === 'stay' }),
  jump: ([id, to = '']) => ({ type: 'jump', unit: unit(id), to: sectorOf(to) }),
  dock: ([id, parent]) => ({ type: 'dock', unit: unit(id), parent: unit(parent) }),
  undock: ([id]) => ({ type: 'undock', unit: unit(id) }),
  release: ([id]) => ({ type: 'release', unit: unit(id) }),
  screen: ([id]) => ({ type: 'screen', unit: unit(id) }),
  launch: ([id, target, arc]) => ({ type: 'launch', unit: unit(id), target: unit(target), arc }),
};

/** What a typed line asks for, not yet judged; `undefined` for words that are not ours. */
export function wordsOf(view: State, line: string): unknown {
  const [verb = '', ...words] = line.trim().split(/\s+/);
  return Object.hasOwn(READERS, verb.toLowerCase()) ? sure(READERS[verb.toLowerCase()], 'the reader')(words, view) : undefined;
}

const at = (zone: number | undefined): string => (zone === undefined ? '' : ` at ${zoneWord(zone)}`);

/** How a person would type a command; those that are rare are JSON. */
export function phraseOf(command: Command): string {
  switch (command.type) {
    case 'deploy':
      return `deploy ${command.unit} ${sectorWord(command.sector)}${at(command.zone)}`;
    case 'move':
      return `move ${[command.unit, ...command.path.map(sectorWord)].join(' ')}${at(command.zone)}`;
    case 'maneuver': {
      const exit = command.exit === undefined ? '' : ` leave ${sectorWord(command.exit)}${at(command.zone)}`;
      return `move ${[command.unit, ...command.path.map(zoneWord)].join(' ')}${exit}`;
    }
    case 'engage': {
      const extras = [command.overheat ? `heat ${command.overheat}` : '', command.bomb ?? '', command.grapple ? 'grapple' : ''];
      return ['attack', command.unit, command.target, ...extras].filter(word => word !== '').join(' ');
    }
    case 'answer': {
      const extras = [command.overheat ? `heat ${command.overheat}` : '', command.bomb ?? '', command.screen ? 'screen' : ''];
      return ['answer', command.fire ? 'yes' : 'no', ...extras].filter(word => word !== '').join(' ');
    }
    case 'face':
      return ['face', command.arc, ...(command.other ? [command.other] : [])].join(' ');
    case 'range':
      return `range ${command.bracket}`;
    case 'settle':
      return `settle ${command.a} ${command.b} ${command.stay ? 'stay' : 'end'}`;
    case 'jump':
      return `jump ${command.unit} ${sectorWord(command.to)}`;
    case 'hold':
    case 'done':
      return command.type;
    default:
      return JSON.stringify(command);
  }
}
