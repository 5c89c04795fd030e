import { generateBoard, LANDSCAPES, type Landscape, planOf } from '@sortie/board';
import { readUnit } from '@sortie/convert';
import { keyOf, SeededDice, seedFrom } from '@sortie/kernel';
import { CATALOGUE, classicSkills, type Force, find, type Member, nameOf } from '@sortie/roster';
import { type Entry, isPlayable, MAPS, type Setup } from '@sortie/rules-classic';
import { type Fielded, wrong } from '../arena/contest.ts';
import { loadMap } from '../map-file.ts';
import type { GameOrders } from '../offer.ts';
import { isForceFile, readForceFile } from '../units/force-file.ts';

type Ordered = { readonly setup: Setup } | { readonly problem: string };

/** A set-up as the command line wants it. Whatever is left to chance comes from the lot, so that a game can be repeated. */
export function arrange(setup: Setup, { table, a, b, turns, swapped }: GameOrders, lot: string): Ordered {
  const map = table === undefined ? setup.map : mapOf(table, lot);
  if (typeof map === 'object' && 'problem' in map) return map;
  const [north, south] = setup.forces;
  const [one, two] = [
    { text: a, own: north },
    { text: b, own: south },
  ].map(({ text, own }, i) => (text === undefined ? ({ ok: true, name: '', entries: own } as const) : forceBy(text, `${lot} ${i}`)));
  if (!one?.ok) return { problem: one?.problem ?? '' };
  if (!two?.ok) return { problem: two?.problem ?? '' };
  const forces = swapped ? ([two.entries, one.entries] as const) : ([one.entries, two.entries] as const);
  return { setup: { ...setup, map, forces, ...(turns === undefined ? {} : { turns }) } };
}

const isLandscape = (name: string): name is Landscape => LANDSCAPES.some(one => one === name);

/** A map sheet by its name, a file, a landscape with its number, or `random`. */
function mapOf(text: string, lot: string): Setup['map'] | { readonly problem: string } {
  const sheet = MAPS.find(one => one === text);
  if (sheet) return sheet;
  const dice = new SeededDice(keyOf(seedFrom(`${lot} map`)), 0);
  const [name = '', number] = text.split(':');
  const landscape = name === 'random' ? LANDSCAPES[dice.below(LANDSCAPES.length)] : name;
  if (landscape !== undefined && isLandscape(landscape) && (name === 'random' || number !== undefined))
    return planOf(generateBoard({ landscape, seed: number === undefined ? dice.below(1_000_000) : Number(number) || 0 }));
  const map = loadMap(text);
  if (map.ok) return planOf(map.board);
  return { problem: `${map.what}\nOr say a map: ${MAPS.join(', ')}, random, or a landscape with a number such as town:7` };
}

const RANDOM = /^random(?::(\d+))?$/;
const KINDS: readonly string[] = ['mech', 'vehicle'];

function forceBy(text: string, lot: string): Fielded<Entry> {
  const random = RANDOM.exec(text);
  if (!random) return classicForce(text);
  const dice = new SeededDice(keyOf(seedFrom(lot)), 0);
  const known = CATALOGUE.filter(unit => KINDS.includes(unit.kind) && isPlayable(unit)).map(nameOf);
  const count = Math.max(1, Math.min(12, Number(random[1] ?? 4)));
  return { ok: true, name: text, entries: Array.from({ length: count }, () => ({ design: known[dice.below(known.length)] ?? '' })) };
}

/** A force file, or names of units separated by commas. */
export function classicForce(text: string): Fielded<Entry> {
  if (!isForceFile(text)) {
    const names = text.split(',').map(one => one.trim());
    return fielded(text, { name: text, edition: 'current', members: names.map(unit => ({ unit, skill: 4 })) });
  }
  const read = readForceFile(text);
  return read.ok ? fielded(read.force.name || text, read.force) : wrong(read.problem);
}

function fielded(name: string, { members }: Force): Fielded<Entry> {
  const entries: Entry[] = [];
  for (const member of members) {
    const design = designOf(member);
    if (design === undefined || !isPlayable(design)) return wrong(`${name}: ${calledIn(member)} cannot be played in the classic game`);
    entries.push({ design, ...classicSkills(member), ...(member.condition && { worn: member.condition }) });
  }
  return entries.length === 0 ? wrong(`${name} has no units`) : { ok: true, name, entries };
}

function designOf(member: Member): Entry['design'] | undefined {
  if ('unit' in member) return find(member.unit) ? member.unit : undefined;
  return 'file' in member ? readUnit(member.file.name, member.file.text).unit : undefined;
}

const calledIn = (member: Member): string => ('unit' in member ? member.unit : 'file' in member ? member.file.name : member.card.name);
