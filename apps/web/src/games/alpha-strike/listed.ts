import { type Telling, tell, type View } from '@sortie/kernel';
import {
  type AlphaStrike,
  abilityOptions,
  type Command,
  callSign,
  isOn,
  othersFor,
  stancesFor,
  startsFor,
  type Unit,
} from '@sortie/rules-alpha-strike';
import type { Moment } from '../../battle/face.ts';
import { t, word } from '../../i18n/index.ts';
import { giftName } from './gifts.ts';
import { kindWord } from './ground.ts';
import { inchWords, type Point } from './scale.ts';
import { unitOf } from './units.ts';

type Seen = View<AlphaStrike>;

/** Something that may be done, in words, with what is sent for it. */
export interface Listed {
  readonly id: string;
  readonly command: Command;
  readonly label: Telling;
}

const STANCES: { readonly [stance: string]: string } = {
  hullDown: word('Go hull down'),
  rise: word('Stand up'),
  digIn: word('Dig in'),
  hitDeck: word('Hit the deck'),
  fortify: word('Fortify the place'),
  chargeHpg: word('Charge the hyperpulse generator'),
  jam: word('Jam the airwaves'),
  bailOut: word('Bail out'),
};

const ORDERS: { readonly [order: string]: string } = {
  shutDown: word('Shut down at the end of the turn'),
  restart: word('Start up again'),
  overheat: word('Run hot'),
  flush: word('Flush the coolant'),
  emergencyCool: word('Cool down in an emergency'),
  selfDestruct: word('Destroy itself'),
  eject: word('Eject'),
  retarget: word('Take new aim'),
};

const DEEDS: { readonly [deed: string]: string } = {
  layMines: word('Lay mines'),
  sweepMines: word('Sweep mines'),
  extinguish: word('Put out the fire'),
  clearWoods: word('Clear the woods'),
  clearRubble: word('Clear the rubble'),
  bridge: word('Build a bridge'),
  blowUp: word('Blow it up'),
  spot: word('Spot for others'),
  screen: word('Launch a screen'),
};

export const stanceWord = (stance: string): string => STANCES[stance] ?? stance;

const place = ({ x, y }: Point): string => `${inchWords(x)} / ${inchWords(y)}`;

/** A command as a button says it. Kinds that came later are named by their type. */
export function commandWords(view: Seen, command: Command): Telling {
  const name = (id: number): string => callSign(view, id);
  switch (command.type) {
    case 'order':
      return tell(ORDERS[command.order] ?? command.order);
    case 'deed':
      return tell(DEEDS[command.deed] ?? command.deed);
    case 'demolish':
      return tell('Shoot at the {building}', { building: pieceWords(view, command.piece) });
    case 'bombard':
      return command.against === undefined
        ? tell('{weapon}: fire at {place}', { weapon: command.weapon, place: place(command.at) })
        : tell('{weapon}: answer the guns of {unit}', { weapon: command.weapon, unit: name(command.against) });
    case 'attack':
      return tell('{how} at {target}', { how: howWord(command.how), target: name(command.target) });
    case 'lift':
      return tell('Lift {unit}', { unit: name(command.target) });
    case 'throw':
      return command.target === undefined
        ? tell('Throw it at the {building}', { building: pieceWords(view, command.piece ?? '') })
        : tell('Throw it at {unit}', { unit: name(command.target) });
    case 'run':
      return tell('Carry out the attack run');
    case 'ability':
      return abilityWords(view, command);
    case 'plot':
      return tell('Plot {place}', { place: place(command.at) });
    case 'done':
      return tell('End attacks');
    case 'ambush':
      return command.fire ? tell('Shoot from hiding') : tell('Stay hidden');
    case 'deploy':
      return tell('{unit}: set up at {place}', { unit: name(command.unit), place: place(command.at) });
    case 'liftOff':
      return tell('Turn into a fighter and lift off');
    case 'move':
      return moveWords(view, command);
    default:
      return tell((command as { readonly type: string }).type);
  }
}

const CHOICES: { readonly [choice: string]: string } = {
  yield: word('give the initiative away'),
  spend: word('spend what was saved'),
  force: word('force it'),
  end: word('end it'),
  return: word('come back'),
};

function abilityWords(view: Seen, { ability, target, choice, at }: Extract<Command, { readonly type: 'ability' }>): Telling {
  const name = giftName(ability);
  if (target !== undefined) return tell('{ability}: {what}', { ability: name, what: callSign(view, target) });
  if (choice !== undefined) return tell('{ability}: {what}', { ability: name, what: CHOICES[choice] ?? giftName(choice) });
  return at ? tell('{ability}: {what}', { ability: name, what: place(at) }) : tell(name);
}

function moveWords(view: Seen, command: Extract<Command, { readonly type: 'move' }>): Telling {
  const { stance, mounts, drops, haul, release, run, path, mode } = command;
  const names = (ids: readonly number[]): string => ids.map(id => callSign(view, id)).join(', ');
  if (stance) return tell(stanceWord(stance));
  if (mounts?.length) return tell('Take {unit} aboard', { unit: names(mounts) });
  if (drops?.length) return tell('Set {unit} down', { unit: names(drops) });
  if (haul)
    return haul.how === 'tow'
      ? tell('Take {unit} in tow', { unit: names([haul.what]) })
      : tell('Drag {unit} along', { unit: names([haul.what]) });
  if (release) return release.careful ? tell('Set the load down carefully') : tell('Let the load go');
  const end = path.at(-1);
  if (run) return end ? tell('Fly an attack run to {place}', { place: place(end) }) : tell('Fly an attack run');
  return end ? tell('{how} to {place}', { how: modeWord(mode), place: place(end) }) : tell(modeWord(mode));
}

const MODES: { readonly [mode: string]: string } = {
  stand: word('Stand'),
  ground: word('Move'),
  jump: word('Jump'),
  sub: word('Dive'),
  sprint: word('Sprint'),
  evade: word('Evade'),
};
export const modeWord = (mode: string): string => MODES[mode] ?? mode;

const HOWS: { readonly [how: string]: string } = {
  standard: word('All weapons'),
  turret: word('Turret'),
  rear: word('Rear weapons'),
  indirect: word('Indirect fire'),
  AC: word('Autocannons only'),
  LRM: word('Long-range missiles only'),
  SRM: word('Short-range missiles only'),
  TOR: word('Torpedoes'),
  IATM: word('iATM missiles'),
  HT: word('Heat weapons'),
  FLK: word('Flak'),
  strike: word('Kick or punch'),
  melee: word('Melee weapon'),
  charge: word('Charge'),
  dfa: word('Death from above'),
  antimech: word('Swarm it'),
  strafe: word('Strafing run'),
  throw: word('Throw'),
  ambush: word('From hiding'),
  airStrike: word('Strike from the air'),
  CAP: word('Capital weapons'),
  SCAP: word('Sub-capital weapons'),
  MSL: word('Capital missiles'),
  'SDS-C': word('Capital battery'),
  'SDS-SC': word('Sub-capital battery'),
  'SDS-CM': word('Missile battery'),
  ram: word('Ramming'),
};
export const howWord = (how: string): string => HOWS[how] ?? how;

export function pieceWords({ table }: Seen, id: string): string {
  const piece = table.pieces.find(one => one.id === id);
  if (!piece) return id;
  return piece.cf === undefined ? t(kindWord(piece.kind)) : t('{kind} (CF {cf})', { kind: t(kindWord(piece.kind)), cf: piece.cf });
}

const idOfCommand = (command: Command): string => `do:${JSON.stringify(command)}`;

export const listed = (view: Seen, command: Command): Listed => ({ id: idOfCommand(command), command, label: commandWords(view, command) });

const known = new WeakMap<Seen, Map<string, readonly Listed[]>>();

/** What the selected unit may do besides moving or attacking, as the rules list it. */
export function commandsFor({ view, book, seat, selected }: Moment<AlphaStrike>): readonly Listed[] {
  const unit = unitOf(view, selected);
  if (!unit || unit.seat !== seat) return [];
  let memory = known.get(view);
  if (!memory) {
    memory = new Map();
    known.set(view, memory);
  }
  const key = `${seat}|${unit.id}`;
  const cached = memory.get(key);
  if (cached) return cached;
  const made = commandsOf(view, book, seat, unit).map(command => listed(view, command));
  memory.set(key, made);
  return made;
}

function commandsOf(view: Seen, book: Moment<AlphaStrike>['book'], seat: number, unit: Unit): readonly Command[] {
  const gifts = [...abilityOptions(view, seat, book)].filter(one => one.type === 'ability' && (one.unit ?? unit.id) === unit.id);
  if (view.phase === 'movement')
    return isOn(unit) ? [...startsFor(view, unit, seat, book), ...stancesFor(view, unit, seat, book), ...gifts] : [];
  return view.phase === 'combat' ? [...othersFor(view, unit, seat, book), ...gifts] : [];
}
