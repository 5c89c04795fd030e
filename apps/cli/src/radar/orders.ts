import { muster } from '@sortie/convert';
import { fill, keyOf, nth, SeededDice, seedFrom } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { CARDS, cardNamed, type Entry, type Setup } from '@sortie/rules-radar';
import type { GameOrders } from '../offer.ts';
import { isForceFile, readForceFile } from '../units/force-file.ts';

type Fielded = { readonly entries: readonly Entry[] } | { readonly problem: string };

const RANDOM = /^random(?::(\d+))?$/;

/** A set-up as the command line wants it: other forces, another last turn. */
export function arrange(setup: Setup, { a, b, turns }: GameOrders, lot: string): { readonly setup: Setup } | { readonly problem: string } {
  const forces = [a, b].map((text, i) => (text === undefined ? { entries: nth(setup.forces, i) } : forceOf(text, `${lot} ${i}`)));
  const [one, two] = forces as [Fielded, Fielded];
  if ('problem' in one) return one;
  if ('problem' in two) return two;
  return { setup: { ...setup, forces: [one.entries, two.entries], ...(turns === undefined ? {} : { turns }) } };
}

/** A force file, names of craft separated by commas, or so many by lot. */
export function forceOf(text: string, lot: string): Fielded {
  const random = RANDOM.exec(text);
  if (random) {
    const dice = new SeededDice(keyOf(seedFrom(lot)), 0);
    const fighters = CARDS.filter(({ type }) => type === 'AF' || type === 'DA' || type === 'DS');
    const count = Math.max(1, Math.min(12, Number(random[1] ?? 4)));
    return { entries: Array.from({ length: count }, () => ({ craft: nth(fighters, dice.below(fighters.length)).name })) };
  }
  if (!isForceFile(text)) return named(text.split(',').map(one => one.trim()));
  const read = readForceFile(text);
  return read.ok ? mustered(read.force) : { problem: read.problem };
}

/** Craft of the ready games by their names, and every other of the catalogue with the card that the conversion makes. */
function named(names: readonly string[]): Fielded {
  const entries: Entry[] = [];
  for (const name of names) {
    if (cardNamed(name)) entries.push({ craft: name });
    else {
      const found = mustered({ name, edition: 'current', members: [{ unit: name, skill: 4 }] });
      if ('problem' in found) return found;
      entries.push(...found.entries);
    }
  }
  return { entries };
}

function mustered(force: Force): Fielded {
  const { recruits, findings } = muster(force);
  const broken = findings[0];
  if (broken) return { problem: fill(broken.says) };
  return { entries: recruits.map(({ printed, member }) => ({ craft: printed, skill: member.skill })) };
}
