import { parseHexLabel } from '@sortie/geometry';
import { nth, sure } from '@sortie/kernel';
import type { Command, Mech, Mode, QuickStart, State } from '@sortie/rules-quick-start';
import type { Asked, Heard } from '../offer.ts';
import { facingNamed, labelOf, unitNamed } from './labels.ts';
import { waysOf, wayTo } from './moves.ts';
import { NO_STEPS } from './phrase.ts';

type Read = Heard<QuickStart>;
type Words = readonly string[];

const heard = (command: Command): Read => ({ command });
const puzzled = (problem: string): Read => ({ problem });

/** The words that become commands, by their first word. */
export const verbs: Readonly<Record<string, (asked: Asked<QuickStart>, words: Words) => Read>> = {
  card: readCard,
  lay: readLay,
  deploy: readDeploy,
  stand: (asked, words) => withUnit(asked, words, unit => heard({ type: 'move', unit: unit.id, mode: 'stand' })),
  walk: (asked, words) => withUnit(asked, words, (unit, rest) => readMove(asked, unit, 'walk', rest)),
  run: (asked, words) => withUnit(asked, words, (unit, rest) => readMove(asked, unit, 'run', rest)),
  jump: (asked, words) => withUnit(asked, words, (unit, rest) => readMove(asked, unit, 'jump', rest)),
  fire: (asked, words) => withUnit(asked, words, (unit, rest) => readFire(asked.view, unit, rest)),
  hold: (asked, words) => withUnit(asked, words, unit => heard({ type: 'declare', unit: unit.id, shots: [] })),
  sight: (_, words) => readSight(words),
  resolve: (asked, words) => withUnit(asked, words, (unit, rest) => readResolve(unit, rest)),
  mark: ({ view }, words) => readMark(view, words),
};

/** The 'Mech named by the first word, or the only one that can be meant. */
export function withUnit(asked: Asked<QuickStart>, words: Words, then: (unit: Mech, rest: Words) => Read): Read {
  const [first, ...rest] = words;
  const named = first === undefined ? undefined : unitNamed(asked.view, first);
  if (named) return then(named, rest);
  if (first !== undefined && /^[ad]\d+$/i.test(first)) return puzzled(`There is no 'Mech ${first}. Type "forces" to see them.`);
  const mine = due(asked);
  if (mine.length === 1) return then(nth(mine, 0), words);
  return puzzled(`Say which 'Mech: ${mine.map(({ id }) => labelOf(asked.view, id)).join(', ') || 'none of yours can act now'}.`);
}

/** Own 'Mechs that have not yet done what is asked for now. */
export function due({ view, seat }: Asked<QuickStart>): readonly Mech[] {
  const mine = view.units.filter(unit => unit.seat === seat && unit.fate !== 'destroyed' && unit.fate !== 'withdrawn');
  if (view.phase === 'deployment') return mine.filter(unit => unit.fate === 'waiting');
  if (view.phase === 'movement') return mine.filter(unit => unit.moved === null);
  const undeclared = mine.filter(unit => unit.fire === null);
  return undeclared.length > 0 ? undeclared : mine.filter(unit => unit.fire !== null && !unit.fire.resolved);
}

function readMove(asked: Asked<QuickStart>, unit: Mech, mode: Exclude<Mode, 'stand'>, [where, which]: Words): Read {
  if (where === undefined)
    return puzzled(
      `Say where to: ${mode} ${labelOf(asked.view, unit.id)} 0508 ne${mode === 'jump' ? '' : ', or the steps, such as FFRF'}.`,
    );
  if (mode !== 'jump' && where === NO_STEPS) return heard({ type: 'move', unit: unit.id, mode, steps: '' });
  if (mode !== 'jump' && /^[fblr]+$/i.test(where)) return heard({ type: 'move', unit: unit.id, mode, steps: where.toUpperCase() });
  const to = parseHexLabel(where);
  if (!to) return puzzled(`${where} is neither a hex such as 0508 nor steps such as FFRF.`);
  const facing = which === undefined ? undefined : facingNamed(which);
  if (which !== undefined && facing === undefined) return puzzled(`${which} is not a facing: n, ne, se, s, sw or nw.`);
  if (mode === 'jump') {
    if (facing === undefined) return puzzled(`Say which way to face after the jump: jump ${labelOf(asked.view, unit.id)} ${where} ne`);
    return heard({ type: 'move', unit: unit.id, mode, to, facing });
  }
  const way = wayTo(waysOf(asked, unit, mode), to, facing);
  if (!way)
    return puzzled(
      `It cannot ${mode} to ${where}${which === undefined ? '' : ` facing ${which}`}. Type "reach ${mode}" to see where it can.`,
    );
  return heard(way.move);
}

function readFire(state: State, unit: Mech, words: Words): Read {
  const [label, ...rest] = words.filter(word => !/^(at|with)$/i.test(word));
  const target = label === undefined ? undefined : unitNamed(state, label);
  if (!target)
    return puzzled(
      `Say at whom: fire ${labelOf(state, unit.id)} ${labelOf(state, state.units.find(({ side }) => side !== unit.side)?.id ?? 0)} all`,
    );
  const all = unit.sheet.weapons.map((_, at) => at);
  const chosen = rest.length === 0 || /^all$/i.test(nth(rest, 0)) ? all.filter(at => canFire(unit, at)) : numbers(rest, all.length);
  if (!chosen) return puzzled('Name the weapons by their numbers, such as 1,2, or say all.');
  return heard({ type: 'declare', unit: unit.id, shots: chosen.map(weapon => ({ weapon, target: target.id })) });
}

/** "all" means whatever still works; a weapon named by its number is taken at its word. */
function canFire(unit: Mech, at: number): boolean {
  const weapon = nth(unit.sheet.weapons, at);
  return unit.armor[weapon.at] > 0 && (weapon.ammo === null || nth(unit.ammo, weapon.ammo) > 0);
}

function readResolve(unit: Mech, words: Words): Read {
  const declared = unit.fire?.shots.map(({ weapon }) => weapon) ?? [];
  const order = words.length === 0 || /^all$/i.test(nth(words, 0)) ? declared : numbers(words, unit.sheet.weapons.length);
  return order
    ? heard({ type: 'resolve', unit: unit.id, weapons: order })
    : puzzled('Name the weapons by their numbers, in the order of their rolls: resolve 2,1');
}

function readMark({ pending }: State, words: Words): Read {
  const count = pending?.kind === 'damage' ? pending.hits.length : 0;
  const order = words.length === 0 ? Array.from({ length: count }, (_, at) => at) : numbers(words, count);
  return order ? heard({ type: 'markDamage', order }) : puzzled('Name the hits by their numbers, in the order of their damage: mark 2,1,3');
}

function readSight(words: Words): Read {
  const hexes = words.map(parseHexLabel);
  if (hexes.length === 0 || hexes.some(h => h === undefined)) return puzzled('Name one hex of each pair: sight 0507 0610');
  return heard({ type: 'chooseSight', hexes: hexes.map(h => sure(h, 'the hex')) });
}

function readDeploy(asked: Asked<QuickStart>, words: Words): Read {
  return withUnit(asked, words, (unit, [where, which]) => {
    const at = where === undefined ? undefined : parseHexLabel(where);
    const facing = which === undefined ? undefined : facingNamed(which);
    if (!at || facing === undefined) return puzzled(`Say where and which way: deploy ${labelOf(asked.view, unit.id)} 0815 n`);
    return heard({ type: 'deploy', unit: unit.id, at, facing });
  });
}

function readLay(_: Asked<QuickStart>, [piece, where, turns = '0']: Words): Read {
  const at = where === undefined ? undefined : parseHexLabel(where);
  if (piece === undefined || !at || !/^[0-5]$/.test(turns))
    return puzzled('Say which piece, where, and how many hexsides to turn it: lay PIECE 0808 2. Type "options" to see the pieces.');
  return heard({ type: 'layPiece', piece, at, turns: Number(turns) });
}

function readCard({ view }: Asked<QuickStart>, [card, label]: Words): Read {
  if (card === undefined) return puzzled('Say which card and for which \'Mech: card ID D1, or card none. Type "options" to see the cards.');
  if (/^none$/i.test(card)) return heard({ type: 'chooseCard', unit: null, card: null });
  const unit = label === undefined ? undefined : unitNamed(view, label);
  return unit ? heard({ type: 'chooseCard', unit: unit.id, card }) : puzzled(`Say for which 'Mech: card ${card} D1`);
}

/** "2,1 3" as indices from 0; `undefined` if a number makes no sense. */
function numbers(words: Words, count: number): readonly number[] | undefined {
  const all = words
    .join(',')
    .split(',')
    .filter(Boolean)
    .map(word => Number(word) - 1);
  return all.every(at => Number.isInteger(at) && at >= 0 && at < count) ? all : undefined;
}
