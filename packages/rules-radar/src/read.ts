import { byType, fill, flag, list, oneOf, optional, type Read, record, tell, text, where, whole } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { ARCS, BRACKETS, isSpaceType, WEAPON_CLASSES } from './card/card.ts';
import { RULES } from './rules.ts';
import { type Area, BOMBS, CENTRES, type Command, type Entry, GIFTS, GOALS, type Setup, type Site } from './shape.ts';

const id: Read<number> = whole(0, 99);
const sector: Read<number> = whole(-1, 48);
const zone: Read<number> = whole(0, 19);
const name: Read<string> = text(80);
const literal = <const T extends string>(word: T): Read<T> => oneOf(word);
const arc = oneOf(...ARCS);
const weapon = oneOf(...WEAPON_CLASSES);
const bomb = oneOf(...BOMBS);

const notation = (form: RegExp, example: string): Read<string> =>
  where(text(60), value => (form.test(value) ? undefined : tell('it is not written like {example}', { example })));
const damage = notation(/^(-|0\*|\d+)(\/(-|0\*|\d+)){2,3}$/, '3/3/1/-');
const broadside = record({
  standard: optional(damage),
  capital: optional(damage),
  subCapital: optional(damage),
  missiles: optional(damage),
});

const card: Read<PrintedCard> = record({
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

const nameOrCard: Read<string | PrintedCard> = (raw, at) => (typeof raw === 'string' ? name(raw, at) : card(raw, at));

const entry: Read<Entry> = record({
  craft: nameOrCard,
  skill: optional(whole(0, 8)),
  bombs: optional(list(bomb, 6)),
  marines: optional(whole(0, 50)),
  reserve: optional(flag),
  docked: optional(whole(0, 23)),
  gifts: optional(list(oneOf(...GIFTS), 7)),
});
const MOST_CRAFT = 24;
const force = list(entry, MOST_CRAFT);
const area: Read<Area> = record({ sectors: list(sector, 49), zones: optional(list(zone, 20)) });
const site: Read<Site> = record({
  name,
  seat: oneOf(0, 1),
  x: whole(0, 200),
  y: whole(0, 200),
  points: whole(1, 1000),
  tagged: optional(flag),
  battery: optional(record({ weapon: oneOf('capital', 'subCapital', 'missiles'), damage: whole(1, 200) })),
});

const two = <T>(item: Read<T>): Read<readonly [T, T]> =>
  where(list(item, 2), ({ length }) => (length === 2 ? undefined : tell('there are two sides'))) as Read<readonly [T, T]>;

const wellFormed: Read<Setup> = record({
  centre: oneOf(...CENTRES),
  forces: two(force),
  areas: two(area),
  turns: whole(1, 40),
  goal: oneOf(...GOALS),
  sites: optional(list(site, 20)),
});

/** A set-up that is well formed and that no rule objects to. */
export const readSetup: Read<Setup> = (raw, at) => {
  const read = wellFormed(raw, at);
  if (!read.ok) return read;
  for (const { id: rule, forbidsSetup } of RULES) {
    const said = forbidsSetup?.(read.value);
    if (said) return { ok: false, problem: `${fill(said)} (${rule})`, said };
  }
  return read;
};

const point = record({ x: whole(0, 200), y: whole(0, 200) });

export const readCommand: Read<Command> = byType<Command>({
  deploy: record({ type: literal('deploy'), unit: id, sector, zone: optional(zone) }),
  move: record({ type: literal('move'), unit: id, path: list(sector, 2), zone: optional(zone) }),
  maneuver: record({ type: literal('maneuver'), unit: id, path: list(zone, 2), exit: optional(sector), zone: optional(zone) }),
  engage: record({
    type: literal('engage'),
    unit: id,
    target: id,
    overheat: optional(whole(0, 4)),
    bomb: optional(bomb),
    grapple: optional(flag),
  }),
  answer: record({
    type: literal('answer'),
    fire: flag,
    overheat: optional(whole(0, 4)),
    bomb: optional(bomb),
    screen: optional(flag),
  }),
  face: record({ type: literal('face'), arc, other: optional(arc) }),
  wash: record({ type: literal('wash'), yes: flag }),
  range: record({ type: literal('range'), bracket: oneOf(...BRACKETS) }),
  fire: record({ type: literal('fire'), weapons: list(weapon, 4), helper: optional(id) }),
  launch: record({ type: literal('launch'), unit: id, target: id, arc }),
  pass: record({ type: literal('pass'), unit: id, target: id, arc, weapon }),
  bombard: record({ type: literal('bombard'), unit: id, arc, weapon, at: list(point, 10) }),
  screen: record({ type: literal('screen'), unit: id }),
  hold: record({ type: literal('hold') }),
  settle: record({ type: literal('settle'), a: id, b: id, stay: flag }),
  jump: record({ type: literal('jump'), unit: id, to: sector }),
  dock: record({ type: literal('dock'), unit: id, parent: id, extra: optional(whole(0, 9)) }),
  abort: record({ type: literal('abort'), unit: id }),
  undock: record({ type: literal('undock'), unit: id }),
  release: record({ type: literal('release'), unit: id }),
  done: record({ type: literal('done') }),
});
