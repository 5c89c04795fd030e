import { DESERT, GRASSLAND } from '@sortie/board';
import { hexKey } from '@sortie/geometry';
import { nth, readSetupFor } from '@sortie/kernel';
import { type Mech, type Mode, type QuickStart, quickStart, type Setup, traceOf } from '@sortie/rules-quick-start';
import type { Asked, Face, Heard } from '../offer.ts';
import type { Mark } from '../terminal/board.ts';
import type { Style } from '../terminal/ink.ts';
import { drawForces, drawTable } from './drawing.ts';
import { brief, help } from './help.ts';
import { labelOf, unitNamed } from './labels.ts';
import { waysOf } from './moves.ts';
import { phrase } from './phrase.ts';
import { planOf } from './plan.ts';
import { afterMove, previewFire } from './preview.ts';
import { due, verbs, withUnit } from './read.ts';

const STANDARD = quickStart.ruleset.editions['quick-start'] ?? [];

/** The Quick-Start game as a person at a prompt meets it. */
export const quickStartFace: Face<QuickStart> = {
  map: drawTable,
  forces: drawForces,
  help,
  brief,
  phrase,
  parts: ['defender', 'attacker'],
  partOf: ({ attackingSeat }, seat) => (attackingSeat < 0 ? undefined : attackingSeat === seat ? 'attacker' : 'defender'),
  withPart: (setup, seat, part) => ({ ...setup, attackingSeat: part === 'attacker' ? seat : 1 - seat }),
  withMap: (setup, board) => {
    const map = board === DESERT ? 'desert' : board === GRASSLAND ? 'grassland' : planOf(board);
    const changed: Setup = { ...setup, map };
    const read = readSetupFor(quickStart.ruleset, STANDARD)(changed);
    return read.ok ? { setup: changed } : { problem: read.problem };
  },
  read: (asked, line, style) => {
    const [verb = '', ...words] = line.replace(/->.*$/, '').trim().split(/\s+/);
    if (/^aim$/i.test(verb)) return readAim(asked, words, style);
    if (/^reach$/i.test(verb)) return readReach(asked, words, style);
    const read = Object.hasOwn(verbs, verb.toLowerCase()) ? verbs[verb.toLowerCase()] : undefined;
    return read ? read(asked, words) : { problem: `"${verb}" is not a word I know here. Type "help".` };
  },
};

/** `aim`, `aim D1`, `aim D1 A2`, `aim D1 after walk 0508 ne` */
function readAim(asked: Asked<QuickStart>, words: readonly string[], style: Style): Heard<QuickStart> {
  const after = words.findIndex(word => /^after$/i.test(word));
  const [who, whom] = (after < 0 ? words : words.slice(0, after)).map(word => unitNamed(asked.view, word));
  const mine = who ? [who] : due(asked);
  if (after < 0)
    return { lines: mine.flatMap(unit => [`  from ${labelOf(asked.view, unit.id)}:`, ...previewFire(asked.view, asked.book, unit, whom)]) };
  const move = quickStartFace.read(asked, insertUnit(asked, words.slice(after + 1), who), style);
  if (!('command' in move) || move.command.type !== 'move')
    return 'problem' in move ? move : { problem: 'Say a move: aim after walk 0508 ne' };
  const state = afterMove(asked, move.command);
  if (!('units' in state)) return { lines: state };
  return { lines: [...drawTable(state, style), ...previewFire(state, asked.book, nth(state.units, move.command.unit), whom)] };
}

/** `aim D1 after walk 0508` means `walk D1 0508`. */
function insertUnit({ view }: Asked<QuickStart>, [verb = '', ...rest]: readonly string[], who: Mech | undefined): string {
  const named = rest[0] !== undefined && unitNamed(view, rest[0]) !== undefined;
  return [verb, ...(who && !named ? [labelOf(view, who.id)] : []), ...rest].join(' ');
}

/** `reach`, `reach D1`, `reach D1 run`: the map with every hex that can be reached. */
function readReach(asked: Asked<QuickStart>, words: readonly string[], style: Style): Heard<QuickStart> {
  const modes = words.filter((word): word is Mode => /^(walk|run|jump)$/.test(word));
  const others = words.filter(word => !/^(walk|run|jump)$/.test(word));
  return withUnit(asked, others, unit => {
    const wanted = modes.length > 0 ? modes : (['walk', 'run', 'jump'] as const);
    const marks = new Map<number, Mark>();
    // The gentlest mode that gets there is the one to show; later ones do not paint over it.
    for (const mode of wanted) {
      for (const [key, spent] of cheapest(asked, unit, mode))
        if (!marks.has(key)) marks.set(key, { text: ` ${mode[0]}${spent}`, ink: inks[mode] });
    }
    const count = `  ${marks.size} hexes. In each the gentlest way to get there and its cost: w walking, r running, j jumping.`;
    return { lines: [...drawTable(asked.view, style, marks), count] };
  });
}

/** The movement points that each hex takes, by `hexKey`. */
function cheapest(asked: Asked<QuickStart>, unit: Mech, mode: Mode): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  for (const { end, move } of waysOf(asked, unit, mode)) {
    const key = hexKey(end.at);
    const spent = traceOf(asked.view, move, asked.book)?.spent ?? 0;
    if (spent < (costs.get(key) ?? Number.POSITIVE_INFINITY)) costs.set(key, spent);
  }
  return costs;
}

const inks = {
  stand: {},
  walk: { ground: 255, letters: 16 },
  run: { ground: 16, letters: 255 },
  jump: { ground: 160, letters: 255 },
} as const;
