import { flag, list, literal, oneOf, optional, type Read, record, tell, text, textOr, where, whole } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { ARCS, BRACKETS, isSpaceType, WEAPON_CLASSES } from './card/card.ts';
import type { EngageTerms } from './shape/open.ts';
import { type Area, BOMBS, CENTRES, type Engage, type Entry, GOALS } from './shape.ts';

export const id: Read<number> = whole(0, 99);
export const sector: Read<number> = whole(-1, 48);
export const zone: Read<number> = whole(0, 19);
const name: Read<string> = text(80);
const arc = oneOf(...ARCS);
const bomb = oneOf(...BOMBS);

const notation = (form: RegExp, example: string): Read<string> =>
  where(text(60), value => (form.test(value) ? undefined : tell('write it like {example}', { example })));
const damage = notation(/^(-|0\*|\d+)(\/(-|0\*|\d+)){2,3}$/, '3/3/1/-');
const broadside = record({
  standard: optional(damage),
  capital: optional(damage),
  subCapital: optional(damage),
  missiles: optional(damage),
});

export const card: Read<PrintedCard> = record({
  name,
  type: where(text(2), value => (isSpaceType(value) ? undefined : tell('{type} is not a type that fights in space', { type: value }))),
  size: whole(0, 10),
  tmm: whole(0, 20),
  move: notation(/^\d+(\.\d+)?[apk]?$/, '6a'),
  damage,
  overheat: whole(0, 4),
  armor: whole(0, 10_000),
  structure: whole(1, 10_000),
  threshold: optional(whole(0, 10_000)),
  arcs: optional(record({ front: optional(broadside), left: optional(broadside), right: optional(broadside), rear: optional(broadside) })),
  specials: list(text(60), 60),
  pv: whole(0, 1_000_000),
  role: optional(name),
});

const MOST_CRAFT = 24;
const area: Read<Area> = record({ sectors: list(sector, 49), zones: optional(list(zone, 20)) });

const two = <T>(item: Read<T>): Read<readonly [T, T]> =>
  where(list(item, 2), ({ length }) => (length === 2 ? undefined : tell('there are two sides'))) as Read<readonly [T, T]>;

/** What a set-up says, given what chapters say of a craft. */
export const setupFields = (entries: { readonly [F in keyof Entry]?: Read<Entry[F]> }) => ({
  centre: oneOf(...CENTRES),
  forces: two(
    list(
      record({
        craft: textOr(name, card),
        skill: optional(whole(0, 8)),
        bombs: optional(list(bomb, 6)),
        fuel: optional(whole(0, 99)),
        reserve: optional(flag),
        docked: optional(whole(0, MOST_CRAFT - 1)),
        ...entries,
      }) as Read<Entry>,
      MOST_CRAFT,
    ),
  ),
  areas: optional(two(area)),
  defender: optional(oneOf(0, 1)),
  turns: whole(1, 40),
  goal: oneOf(...GOALS),
});

/** The commands of the core, given what chapters say with an attack. */
export const commandsWith = (terms: { readonly [F in keyof EngageTerms]?: Read<EngageTerms[F]> }) => ({
  deploy: record({ type: literal('deploy'), unit: id, sector, zone: optional(zone) }),
  move: record({ type: literal('move'), unit: id, path: list(sector, 2), zone: optional(zone) }),
  maneuver: record({ type: literal('maneuver'), unit: id, path: list(zone, 2), exit: optional(sector), zone: optional(zone) }),
  engage: record({
    type: literal('engage'),
    unit: id,
    target: id,
    overheat: optional(whole(0, 4)),
    bomb: optional(bomb),
    ...terms,
  }) as Read<Engage>,
  answer: record({
    type: literal('answer'),
    fire: flag,
    overheat: optional(whole(0, 4)),
    bomb: optional(bomb),
    screen: optional(flag),
  }),
  face: record({ type: literal('face'), arc, other: optional(arc) }),
  range: record({ type: literal('range'), bracket: oneOf(...BRACKETS) }),
  fire: record({ type: literal('fire'), weapons: list(oneOf(...WEAPON_CLASSES), 4), helper: optional(id) }),
  screen: record({ type: literal('screen'), unit: id }),
  hold: record({ type: literal('hold') }),
  settle: record({ type: literal('settle'), a: id, b: id, stay: flag }),
  done: record({ type: literal('done') }),
});
