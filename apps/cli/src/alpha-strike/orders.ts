import { existsSync, readFileSync } from 'node:fs';
import { table as terrain } from '@sortie/board';
import { keyOf, nth, SeededDice, seedFrom } from '@sortie/kernel';
import { CARDS, type Entry, type Setup } from '@sortie/rules-alpha-strike';
import { loadMap } from '../map-file.ts';
import type { GameOrders } from '../offer.ts';
import { alphaStrikeForce } from './contest.ts';

export type Ordered = { readonly setup: Setup } | { readonly problem: string };
type Force = { readonly entries: readonly Entry[] } | { readonly problem: string };

const isScene = (name: string): name is terrain.Scene => (terrain.SCENES as readonly string[]).includes(name);

/** A set-up as the command line wants it. Whatever is left to chance comes from the lot, so that a game can be repeated. */
export function arrange(setup: Setup, orders: GameOrders, lot: string): Ordered {
  const table = orders.table === undefined ? setup.table : tableOf(orders.table, lot);
  if ('problem' in table) return table;
  const [a, b] = forcesOf(setup, orders, lot);
  if ('problem' in a) return a;
  if ('problem' in b) return b;
  return {
    setup: {
      ...setup,
      table,
      forces: [a.entries, b.entries],
      ...(orders.hexes === undefined ? {} : { hexes: orders.hexes }),
      ...(orders.turns === undefined ? {} : { limit: orders.turns }),
    },
  };
}

/** A file of a table or of a map of hexes, a landscape with or without its number, or `random`. */
function tableOf(text: string, lot: string): Setup['table'] | { readonly problem: string } {
  const dice = new SeededDice(keyOf(seedFrom(`${lot} table`)), 0);
  const [name = '', number] = text.split(':');
  const scene = name === 'random' ? nth(terrain.SCENES, dice.below(terrain.SCENES.length)) : name;
  if (isScene(scene)) return { scene, seed: number === undefined ? dice.below(1_000_000) : Number(number) || 0 };
  const file = existsSync(text) ? readFileSync(text, 'utf8') : undefined;
  if (file?.includes(`"${terrain.TABLE_FORMAT}"`)) {
    const read = terrain.readTable(file);
    return read.ok ? read.table : { problem: `${text}: ${read.problem}` };
  }
  const map = loadMap(text);
  return map.ok ? terrain.tableFromHexes(map.board) : { problem: `${map.what}\nOr say a landscape: random, ${terrain.SCENES.join(', ')}` };
}

const RANDOM = /^random(?::(\d+))?$/;

/** Two forces by lot are made to cost about the same. */
function forcesOf(setup: Setup, { a, b }: GameOrders, lot: string): readonly [Force, Force] {
  const first = a === undefined ? { entries: setup.forces[0] } : forceOf(a, `${lot} first`);
  if (b === undefined) return [first, { entries: setup.forces[1] }];
  if (!RANDOM.test(b) || 'problem' in first) return [first, forceOf(b, `${lot} second`)];
  let best: Force = forceOf(b, `${lot} second`);
  for (let i = 0; i < 300 && apart(best, first) > 1; i++) {
    const other = forceOf(b, `${lot} second ${i}`);
    if (apart(other, first) < apart(best, first)) best = other;
  }
  return [first, best];
}

const points = (force: Force): number =>
  'problem' in force ? 0 : force.entries.reduce((sum, { card, pv }) => sum + (pv ?? (typeof card === 'string' ? 0 : card.pv)), 0);
const apart = (a: Force, b: Force): number => Math.abs(points(a) - points(b));

function forceOf(text: string, lot: string): Force {
  const random = RANDOM.exec(text);
  if (!random) {
    const read = alphaStrikeForce(text);
    return read.ok ? { entries: read.entries } : { problem: read.problem };
  }
  const dice = new SeededDice(keyOf(seedFrom(lot)), 0);
  const count = Math.max(1, Math.min(40, Number(random[1] ?? 8)));
  const entries = Array.from(
    { length: count },
    (_, i): Entry => ({ card: nth(CARDS, dice.below(CARDS.length)), lance: Math.floor(i / 4) }),
  );
  return { entries };
}
