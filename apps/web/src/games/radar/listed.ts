import type { Spot } from '@sortie/board-view';
import { last, nth, type Telling, tell } from '@sortie/kernel';
import {
  ARC_NAMES,
  AWAY,
  BOMB_NAMES,
  BRACKET_NAMES,
  CAPITAL,
  type Command,
  callSign,
  nameOfSector,
  nameOfZone,
  WEAPON_NAMES,
} from '@sortie/rules-radar';
import { t, word } from '../../i18n/index.ts';
import { cellSpot, mapOf, type Seen } from './ground.ts';

/** One thing that the rules allow: in words, and where on the board it points to. */
export interface Listed {
  readonly id: string;
  readonly command: Command;
  readonly label: Telling;
  readonly at?: Spot;
}

type Of<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** Where a craft would come to stand. */
function placeIn(view: Seen, command: Command): Spot | undefined {
  switch (command.type) {
    case 'deploy':
      return command.zone === undefined ? cellSpot(view, CAPITAL, command.sector) : cellSpot(view, command.sector, command.zone);
    case 'move':
      return entering(view, command.path.at(-1) ?? nth(view.units, command.unit).sector, command.zone);
    case 'maneuver': {
      const unit = nth(view.units, command.unit);
      if (command.exit !== undefined) return entering(view, command.exit, command.zone);
      return cellSpot(view, mapOf(unit), command.path.at(-1) ?? unit.zone);
    }
    case 'jump':
      return command.to === AWAY ? undefined : cellSpot(view, CAPITAL, command.to);
    default:
      return undefined;
  }
}

const entering = (view: Seen, sector: number, zone: number | undefined): Spot | undefined =>
  sector === AWAY ? undefined : zone === undefined ? cellSpot(view, CAPITAL, sector) : cellSpot(view, sector, zone);

type Namers = { readonly [T in Command['type']]: (view: Seen, command: Of<T>) => Telling };

const inSector = (texts: readonly [sector: string, zone: string], sector: number, zone: number | undefined): Telling =>
  zone === undefined
    ? tell(texts[0], { sector: nameOfSector(sector) })
    : tell(texts[1], { sector: nameOfSector(sector), zone: nameOfZone(zone) });

const GO = [word('Go to sector {sector}'), word('Go to sector {sector}, {zone}')] as const;

function going(sector: number, zone: number | undefined): Telling {
  return sector === AWAY ? tell('Leave the battle') : inSector(GO, sector, zone);
}

/** Heat, missiles and screens that go with it, as a list of words. */
function extras({
  overheat,
  bomb,
  screen,
}: {
  readonly overheat?: number;
  readonly bomb?: keyof typeof BOMB_NAMES;
  readonly screen?: boolean;
}): string {
  return [
    ...(overheat ? [t('{heat} heat', { heat: overheat })] : []),
    ...(bomb ? [t(BOMB_NAMES[bomb])] : []),
    ...(screen ? [t('screens')] : []),
  ].join(', ');
}

const withExtras = (plain: string, more: string, args: Readonly<Record<string, string>>, words: string): Telling =>
  words === '' ? tell(plain, args) : tell(more, { ...args, extras: words });

const NAMES: Namers = {
  deploy: (_view, { sector, zone }) =>
    inSector([word('Set up in sector {sector}'), word('Set up in sector {sector}, {zone}')], sector, zone),
  move: (_view, { path, zone }) => (path.length === 0 ? tell('Stay') : going(last(path), zone)),
  maneuver: (_view, { path, exit, zone }) => {
    if (exit !== undefined) return going(exit, zone);
    return path.length === 0 ? tell('Stay') : tell('Go to {zone}', { zone: nameOfZone(last(path)) });
  },
  engage: (view, { target, grapple, ...rest }) =>
    grapple
      ? tell('Take hold of {target}', { target: callSign(view, target) })
      : withExtras(word('Attack {target}'), word('Attack {target} with {extras}'), { target: callSign(view, target) }, extras(rest)),
  answer: (_view, { fire, ...rest }) =>
    fire
      ? withExtras(word('Fire back'), word('Fire back with {extras}'), {}, extras(rest))
      : withExtras(word('Keep your fire'), word('Keep your fire, with {extras}'), {}, extras(rest)),
  face: (_view, { arc, other }) =>
    other === undefined
      ? tell('Show the {arc}', { arc: ARC_NAMES[arc] })
      : tell('Show the {arc}, see its {other}', { arc: ARC_NAMES[arc], other: ARC_NAMES[other] }),
  range: (_view, { bracket }) => tell('Fight at {bracket}', { bracket: BRACKET_NAMES[bracket] }),
  wash: (_view, { yes }) => (yes ? tell('Ride the wash') : tell('Fire at it')),
  fire: (view, { weapons, helper }) => {
    if (weapons.length === 0 && helper === undefined) return tell('Fire nothing');
    const words = weapons.map(one => t(WEAPON_NAMES[one])).join(', ');
    if (helper === undefined) return tell('Fire {weapons}', { weapons: words });
    const friend = callSign(view, helper);
    return weapons.length === 0
      ? tell('Fire with the nose of {friend}', { friend })
      : tell('Fire {weapons}, and the nose of {friend}', { weapons: words, friend });
  },
  launch: (view, { target, arc }) =>
    tell('Launch missiles at {target} from the {arc}', { target: callSign(view, target), arc: ARC_NAMES[arc] }),
  pass: (view, { target, arc, weapon }) =>
    tell('Fire {weapons} at {target} in passing, from the {arc}', {
      target: callSign(view, target),
      arc: ARC_NAMES[arc],
      weapons: WEAPON_NAMES[weapon],
    }),
  bombard: (view, { at, arc, weapon }) =>
    tell('Fire {weapons} at {site} from the {arc}', {
      weapons: WEAPON_NAMES[weapon],
      arc: ARC_NAMES[arc],
      site: at.map(({ x, y }) => view.sites.find(site => site.x === x && site.y === y)?.name ?? `${x}/${y}`).join(', '),
    }),
  screen: () => tell('Launch screens'),
  hold: () => tell('Hold: no more attacks on this map'),
  settle: (view, { a, b, stay }) => {
    const args = { a: callSign(view, a), b: callSign(view, b) };
    return stay ? tell('{a} and {b} go on', args) : tell('{a} and {b} end it', args);
  },
  jump: (_view, { to }) => (to === AWAY ? tell('Jump out of the system') : tell('Jump to sector {sector}', { sector: nameOfSector(to) })),
  dock: (view, { parent, extra = 0 }) =>
    extra === 0
      ? tell('Dock with {parent}', { parent: callSign(view, parent) })
      : tell('Dock with {parent}, taking {extra} more turns', { parent: callSign(view, parent), extra }),
  abort: () => tell('Break off docking'),
  undock: () => tell('Undock'),
  release: () => tell('Let go'),
  drift: (_view, { zone }) => tell('Come down in {zone}', { zone: nameOfZone(zone) }),
  impact: (view, { at: { x, y } }) =>
    tell('Strike the ground at {site}', { site: view.sites.find(site => site.x === x && site.y === y)?.name ?? `${x}/${y}` }),
  done: () => tell('No more orders'),
};

const idOfCommand = (command: Command): string => JSON.stringify(command);

export function listed(view: Seen, command: Command): Listed {
  const at = placeIn(view, command);
  const label = (NAMES[command.type] as (view: Seen, command: Command) => Telling)(view, command);
  return { id: idOfCommand(command), command, label, ...(at && { at }) };
}
