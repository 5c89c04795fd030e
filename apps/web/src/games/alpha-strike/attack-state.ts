import type { Refusal, View } from '@sortie/kernel';
import {
  type AlphaStrike,
  type AttackCommand,
  attacksFor,
  type Command,
  type How,
  isOn,
  type Special,
  type Standing,
  specialsOf,
  type Unit,
} from '@sortie/rules-alpha-strike';
import type { Moment, UnitKey } from '../../battle/face.ts';
import { commandsFor } from './listed.ts';
import { type Book, friends, type Prospect, prospectOf } from './prospects.ts';
import type { Point } from './scale.ts';
import { unitOf } from './units.ts';

type Seen = View<AlphaStrike>;
export type Now = Moment<AlphaStrike>;

/** An attack that is being considered. */
export interface Attacking {
  readonly target?: UnitKey;
  readonly how: How;
  readonly overheat: number;
  readonly spotter?: number;
  readonly munition?: string;
  /** What the crew or the machine makes use of. */
  readonly use?: string;
  /** A gun whose shell is aimed at a point of the table. */
  readonly gun?: string;
  readonly at?: Point;
  /** A building, wall or bridge that is shot at. */
  readonly piece?: string;
}

export const START: Attacking = { how: 'standard', overheat: 0 };

export const gunnerOf = ({ view, selected, seat }: Now): Unit | undefined => {
  const unit = unitOf(view, selected);
  return unit?.seat === seat ? unit : undefined;
};

export function targetOf({ view }: Now, { target }: Attacking): Standing | undefined {
  const unit = unitOf(view, target);
  return isOn(unit) ? unit : undefined;
}

const legal = new WeakMap<Seen, Map<number, readonly AttackCommand[]>>();

/** Every attack of a unit that the rules allow now. */
export function attacksOf({ view, book, seat }: Now, unit: Unit): readonly AttackCommand[] {
  let memory = legal.get(view);
  if (!memory) {
    memory = new Map();
    legal.set(view, memory);
  }
  const known = memory.get(unit.id);
  if (known) return known;
  const made = [...attacksFor(view, unit, seat, book)].filter((command): command is AttackCommand => command.type === 'attack');
  memory.set(unit.id, made);
  return made;
}

const WEAPONS: readonly (readonly [How, string | undefined])[] = [
  ['standard', undefined],
  ['turret', 'TUR'],
  ['rear', 'REAR'],
  ['AC', 'AC'],
  ['LRM', 'LRM'],
  ['SRM', 'SRM'],
  ['TOR', 'TOR'],
  ['IATM', 'IATM'],
  ['HT', 'HT'],
  ['FLK', 'FLK'],
  ['indirect', 'IF'],
  ['TAG', 'TAG'],
  ['LTAG', 'LTAG'],
  ['CNARC', 'CNARC'],
  ['SNARC', 'SNARC'],
  ['INARC', 'INARC'],
  ['BTAS', 'BTAS'],
  ['MTAS', 'MTAS'],
  ['TSEMP', 'TSEMP'],
  ['TSEMP-O', 'TSEMP-O'],
];

const CLOSE: { readonly [type: string]: readonly How[] } = {
  BM: ['strike', 'melee', 'charge', 'dfa'],
  IM: ['strike', 'melee', 'charge', 'dfa'],
  PM: ['strike'],
  CV: ['charge'],
  SV: ['charge'],
  BA: ['antimech'],
  CI: ['antimech'],
};

const carries = (specials: ReadonlyMap<string, Special>, code: string): boolean =>
  specials.has(code) || specials.get('TUR')?.within.has(code) === true;

/** Ways to attack that this unit has at all, whether or not they reach. */
export function waysOf(unit: Unit): readonly How[] {
  const specials = specialsOf(unit.card);
  const weapons = WEAPONS.filter(([how, code]) => {
    if (how === 'standard') return unit.card.damage.some(({ points, minimal }) => points > 0 || minimal);
    return code !== undefined && (carries(specials, code) || (how === 'indirect' && specials.has('IATM')));
  }).map(([how]) => how);
  const close = (CLOSE[unit.card.type] ?? [])
    .filter(how => how !== 'melee' || specials.has('MEL'))
    .filter(how => how !== 'antimech' || specials.has('AM'));
  return [...weapons, ...close];
}

/** What else could be loaded for this attack. */
export const munitionsFor = (book: Book, unit: Unit, how: How): readonly string[] =>
  book.opened('munition').filter(munition => book.holds('loads', { unit, how, munition }) !== undefined);

export function commandOf(unit: Unit, target: Standing, how: How, { overheat, spotter, munition, use }: Attacking): AttackCommand {
  return {
    type: 'attack',
    unit: unit.id,
    target: target.id,
    how,
    ...(overheat > 0 && (how === 'standard' || how === 'turret') && { overheat }),
    ...(how === 'indirect' && spotter !== undefined && { spotter }),
    ...(munition !== undefined && { munition }),
    ...(use !== undefined && { with: [use] }),
  };
}

/** Somebody who may spot for an indirect attack on this target: whoever gives the best number. */
export function bestSpotter(moment: Now, unit: Unit, target: Standing): number | undefined {
  const { view, book, seat } = moment;
  const found = friends(view, seat)
    .filter(({ id }) => id !== unit.id)
    .map(({ id }) => prospectOf(view, book, seat, { type: 'attack', unit: unit.id, target: target.id, how: 'indirect', spotter: id }))
    .filter(({ refusals }) => refusals.length === 0)
    .sort((a, b) => b.chance - a.chance)[0];
  return found?.command.spotter;
}

/** Each way against the chosen target with its number, its chance and its damage. */
export function prospectsOf(moment: Now, unit: Unit, target: Standing, state: Attacking): readonly Prospect[] {
  const { view, book, seat } = moment;
  return waysOf(unit).map(how => {
    const spotter = how === 'indirect' ? (state.spotter ?? bestSpotter(moment, unit, target)) : undefined;
    const { spotter: _, munition, use, ...plain } = state;
    const loaded = munition !== undefined && munitionsFor(book, unit, how).includes(munition) ? { munition } : {};
    const rest: Attacking = use !== undefined && how === state.how ? { ...plain, use } : plain;
    return prospectOf(view, book, seat, commandOf(unit, target, how, { ...rest, ...loaded, ...(spotter !== undefined && { spotter }) }));
  });
}

/** Points that an attack may be hoped to do. */
export const hopeOf = ({ chance, damage }: Prospect): number => chance * Math.max(damage?.total ?? 0, 0.3);

/** The target and the way that promise most, as a first suggestion. */
export function suggestion(moment: Now, unit: Unit): Attacking {
  const { view, book, seat } = moment;
  let best: { readonly state: Attacking; readonly hope: number } | undefined;
  for (const command of attacksOf(moment, unit)) {
    if (command.overheat || command.with) continue;
    const prospect = prospectOf(view, book, seat, command);
    const hope = hopeOf(prospect);
    if (best && best.hope >= hope) continue;
    const spotter = command.spotter === undefined ? {} : { spotter: command.spotter };
    best = { state: { target: String(command.target), how: command.how, overheat: 0, ...spotter }, hope };
  }
  return best?.state ?? START;
}

export const attackAsked = (moment: Now, state: Attacking): Prospect | undefined => {
  const unit = gunnerOf(moment);
  const target = targetOf(moment, state);
  if (!unit || !target) return undefined;
  return prospectsOf(moment, unit, target, state).find(({ command }) => command.how === state.how);
};

/** Guns of the unit that fire at points of the table. */
export const gunsOf = (unit: Unit): readonly string[] => [...specialsOf(unit.card).keys()].filter(code => code.startsWith('ART-'));

/** What else a gun could fire. */
export const shellsFor = (book: Book, unit: Unit, weapon: string): readonly string[] =>
  book.opened('munition').filter(munition => book.holds('shells', { unit, weapon, munition }) !== undefined);

export function bombardment(
  book: Book,
  unit: Unit,
  { gun, at, munition }: Attacking,
): Extract<Command, { readonly type: 'bombard' }> | undefined {
  if (gun === undefined || !at) return undefined;
  return {
    type: 'bombard',
    unit: unit.id,
    weapon: gun,
    at,
    ...(munition !== undefined && shellsFor(book, unit, gun).includes(munition) && { munition }),
  };
}

export const refusalsOf = (moment: Now, command: Command): readonly Refusal[] => moment.book.check(moment.view, command, moment.seat);

/** Whether the unit still has something to do that is worth being asked about. */
export const hasWork = (moment: Now, unit: Unit): boolean =>
  attacksOf(moment, unit).length > 0 ||
  commandsFor({ ...moment, selected: String(unit.id) }).some(({ command }) => URGENT.has(command.type));

const URGENT: ReadonlySet<string> = new Set(['bombard', 'demolish', 'run', 'throw']);
