import { table as terrain } from '@sortie/board';
import { last, sure } from '@sortie/kernel';
import {
  type AlphaStrike,
  aimOf,
  facingAt,
  gaitOf,
  isOn,
  type Mode,
  type MoveCommand,
  measureOf,
  type Unit,
} from '@sortie/rules-alpha-strike';
import type { Asked, Heard } from '../offer.ts';
import { AIR_VERBS, airPhrase } from './air-words.ts';
import { labelOf, unitCalled } from './labels.ts';
import { needsOf, partsOf } from './needs.ts';

type Here = Asked<AlphaStrike>;
type Said = Heard<AlphaStrike>;
type Command = AlphaStrike['command'];
type AttackCommand = Extract<Command, { readonly type: 'attack' }>;

const INCH = 254;
const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

const pointIn = (words: readonly string[]): { readonly x: number; readonly y: number } | undefined => {
  const found = words.map(word => /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(word)).find(one => one !== null);
  return found ? { x: Math.round(Number(found[1]) * INCH), y: Math.round(Number(found[2]) * INCH) } : undefined;
};

function facingIn({ view }: Here, unit: Unit, words: readonly string[], at: Unit['at']): MoveCommand['facing'] {
  const word = words.find(one => Object.hasOwn(COMPASS, one.toLowerCase()));
  if (!word) return at ? facingAt(view, unit, at) : unit.facing;
  const [dx, dy] = sure(COMPASS[word.toLowerCase()], 'the direction');
  return measureOf(view.table).facing({ dx, dy });
}

const MODES: readonly Mode[] = ['jump', 'sprint', 'evade', 'sub'];

function deploy(asked: Here, unit: Unit, words: readonly string[]): Said {
  const point = pointIn(words);
  if (!point) return { problem: 'Say where, in inches from the north-west corner: deploy S1 20,44' };
  const at = terrain.standingPoint(asked.view.table, point);
  return {
    command: {
      type: 'deploy',
      unit: unit.id,
      at,
      facing: facingIn(asked, unit, words, at),
      ...(words.includes('hidden') ? { hidden: true } : {}),
    },
  };
}

function move(asked: Here, unit: Unit, words: readonly string[]): Said {
  const { view, book, seat } = asked;
  const point = pointIn(words);
  const mode: Mode = MODES.find(one => words.includes(one)) ?? 'ground';
  if (!isOn(unit)) return { problem: 'It is not on the table.' };
  if (!point) return { problem: 'Say where to, in inches from the north-west corner: move S1 24,38' };
  const at = terrain.standingPoint(view.table, point);
  const straight: MoveCommand = { type: 'move', unit: unit.id, mode, path: [at], facing: facingIn(asked, unit, words, at) };
  if (mode === 'jump' || book.allows(view, straight, seat)) return { command: straight };
  const inches = book.ask('move', { state: view, unit, mode }).total;
  const reach = terrain.reachOf(view.table, unit.at, unit.z, inches * INCH, gaitOf(unit, mode, book, view));
  const path = reach.pathTo(at)?.slice(1);
  const around: MoveCommand = { ...straight, path: path && path.length > 0 ? path : straight.path };
  return { command: book.allows(view, around, seat) ? around : straight };
}

const attackOf = ({ view }: Here, unit: Unit, words: readonly string[]): AttackCommand | undefined => {
  const target = words.map(word => unitCalled(view, word)).find(one => one !== undefined && one.seat !== unit.seat);
  const spotter = words.map(word => unitCalled(view, word)).find(one => one !== undefined && one.seat === unit.seat && one.id !== unit.id);
  const heat = words.indexOf('heat');
  const how = words.find(word => !unitCalled(view, word) && word !== 'heat' && word !== 'by' && !/^\d+$/.test(word));
  return target
    ? {
        type: 'attack',
        unit: unit.id,
        target: target.id,
        how: (how ?? 'standard') as AttackCommand['how'],
        ...(heat >= 0 ? { overheat: Number(words[heat + 1] ?? 1) } : {}),
        ...(spotter ? { spotter: spotter.id } : {}),
      }
    : undefined;
};

function shoot(asked: Here, unit: Unit, words: readonly string[]): Said {
  const command = attackOf(asked, unit, words);
  return command
    ? { command }
    : { problem: 'Say at whom: shoot S1 N2, shoot S1 N2 heat 1, shoot S1 N2 indirect by S3, shoot S1 N2 strike' };
}

function aim(asked: Here, unit: Unit, words: readonly string[]): Said {
  const [verb = '', ...rest] = words;
  const flown = /^(cross|run)$/i.test(verb) ? AIR_VERBS[verb.toLowerCase()]?.(asked, unit, rest) : undefined;
  if (flown) return 'command' in flown && flown.command ? { lines: needsOf(asked, flown.command) } : flown;
  const { view, book, seat } = asked;
  const targets = view.units.filter(one => one.seat !== seat && isOn(one) && !one.hidden);
  const lines = targets.flatMap(target => {
    const command = attackOf(asked, unit, [...words.filter(word => !unitCalled(view, word)), labelOf(view, target)]);
    const aimed = command && aimOf(view, command);
    if (!command || !aimed) return [];
    const needs = book.ask('toHit', aimed);
    const no = book.check(view, command, seat)[0];
    return [`  ${labelOf(view, target)} ${target.name}: ${no ? `no, ${no.reason}` : `${needs.total} or more`}  ${partsOf(needs)}`];
  });
  return { lines: lines.length > 0 ? lines : ['  Nobody is there to aim at.'] };
}

const stand = (asked: Here, unit: Unit, words: readonly string[]): Said => ({
  command: { type: 'move', unit: unit.id, mode: 'stand', path: [], facing: facingIn(asked, unit, words, unit.at) },
});

/** Words that begin with a unit. */
const VERBS: Readonly<Record<string, (asked: Here, unit: Unit, words: readonly string[]) => Said>> = {
  deploy,
  move,
  stand,
  shoot,
  aim,
  ...AIR_VERBS,
};

/** What a line means; `undefined` if it is none of these words. */
export function readWords(asked: Here, line: string): Said | undefined {
  const [verb = '', who = '', ...words] = line.trim().split(/\s+/);
  if (/^done$/i.test(verb)) return { command: { type: 'done' } };
  const run = Object.hasOwn(VERBS, verb.toLowerCase()) ? VERBS[verb.toLowerCase()] : undefined;
  if (!run) return undefined;
  const unit = unitCalled(asked.view, who);
  if (!unit) return { problem: `There is no unit ${who || '…'}. Type "forces" to see their names.` };
  return run(asked, unit, words);
}

/** How a person would type a command, where there are words for it. */
export function phraseOf(view: Here['view'], command: Command): string {
  const name = (id: number): string => (view.units[id] ? labelOf(view, view.units[id]) : String(id));
  const inches = ({ x, y }: { readonly x: number; readonly y: number }): string => `${Math.round(x / INCH)},${Math.round(y / INCH)}`;
  if (command.type === 'done') return 'done';
  if (command.type === 'deploy') return `deploy ${name(command.unit)} ${inches(command.at)}${command.hidden ? ' hidden' : ''}`;
  if (command.type === 'move' && command.mode === 'stand') return `stand ${name(command.unit)}`;
  if (command.type === 'move' && !command.stance && !command.mounts && !command.drops && command.path.length > 0)
    return `move ${name(command.unit)} ${inches(last(command.path))}${command.mode === 'ground' ? '' : ` ${command.mode}`}`;
  if (command.type === 'attack')
    return `shoot ${name(command.unit)} ${name(command.target)}${command.how === 'standard' ? '' : ` ${command.how}`}${command.overheat ? ` heat ${command.overheat}` : ''}${command.spotter === undefined ? '' : ` by ${name(command.spotter)}`}`;
  return airPhrase(command, name) ?? JSON.stringify(command);
}
