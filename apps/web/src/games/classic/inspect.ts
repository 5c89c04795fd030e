import { siteAt } from '@sortie/board';
import { distance, FACINGS, type Hex, hexLabel, neighbour, sameHex, turn } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { boardOf, type Classic, isFighting, pointsFor, sheetFor, sightBetween, stepInto } from '@sortie/rules-classic';
import type { Fact, Inspection, Moment } from '../../battle/face.ts';
import { plain } from '../../battle/inspect/plain.ts';
import { t, word } from '../../i18n/index.ts';
import { costFacts, groundFacts, seenFacts } from '../hexes/inspect.ts';
import { fightersOf, threat } from './aim.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<Classic>;

function watchers({ view }: Now, at: Hex, seat: number, own: boolean): readonly string[] {
  return fightersOf(view, seat, own)
    .filter(unit => !sameHex(unit.at, at) && sightBetween(view, unit, { ...unit, at }).canSee)
    .map(({ id }) => keyOf(id));
}

/** What a step into the hex costs the chosen unit, from each side that it can come from. */
function costs({ view, book, selected }: Now, at: Hex): readonly Fact[] {
  const unit = unitOf(view, selected);
  const board = boardOf(view.board);
  const gait = unit ? sheetFor(unit).gait : 'mech';
  const steps = FACINGS.map(side => ({ from: neighbour(at, side), facing: turn(side, 3) }))
    .filter(({ from }) => siteAt(board, from) !== undefined)
    .map(({ from, facing }) => stepInto(board, { at: from, facing, step: 'forward', mode: 'walk', gait }))
    .filter(step => book.holds('barred', step) === undefined);
  return costFacts(steps.map(step => book.ask('stepCost', step)));
}

const MINES: { readonly [kind: string]: string } = {
  standard: word('plain mines'),
  command: word('mines set off by hand'),
  vibrabomb: word('vibrabombs'),
  active: word('active mines'),
  inferno: word('inferno mines'),
};

/** Mines that this side knows of. */
function mineFacts({ view }: Now, at: Hex): readonly Fact[] {
  return (view.mines ?? [])
    .filter(field => sameHex(field.at, at))
    .map(({ kind, density }) => ({
      label: tell('Mines'),
      value: tell('{kind}, {points} points', { kind: MINES[kind] ?? kind, points: density }),
    }));
}

export function inspect(moment: Now, at: Hex): Inspection {
  const { view, seat, selected } = moment;
  const unit = unitOf(view, selected);
  const far: readonly Fact[] =
    isFighting(unit) && !sameHex(unit.at, at)
      ? [{ label: tell('From the {unit}', { unit: sheetFor(unit).name }), value: tell('{hexes} hexes', { hexes: distance(unit.at, at) }) }]
      : [];
  return {
    title: t('Hex {hex}', { hex: hexLabel(at) }),
    facts: [
      ...groundFacts(boardOf(view.board), at),
      ...costs(moment, at),
      ...mineFacts(moment, at),
      ...far,
      ...seenFacts(watchers(moment, at, seat, true), watchers(moment, at, seat, false)),
    ],
  };
}

const tenth = (value: number): string => (Math.round(value * 10) / 10).toFixed(1);

/** What one unit could do to another as both stand, in a few words. */
function threatFact({ view, book }: Now, from: Parameters<typeof threat>[2], to: Parameters<typeof threat>[3], label: Fact['label']): Fact {
  const { blocked, damage, best } = threat(view, book, from, to);
  if (blocked) return { label, value: tell('no line of sight') };
  return {
    label,
    value: best === undefined ? tell('no shot') : tell('{number}+ at best, ≈ {damage} damage', { number: best, damage: tenth(damage) }),
  };
}

/** What the chosen unit and the one under the pointer could do to each other now. */
export function brief(moment: Now, key: string): readonly Fact[] {
  const { view, book } = moment;
  const [own, other] = [unitOf(view, moment.selected), unitOf(view, key)];
  if (!isFighting(other)) return [];
  const { jump } = sheetFor(other);
  const moves: Fact = {
    label: tell('Moves'),
    value: tell('{walk} / {run} / {jump}', { walk: pointsFor(book, other, 'walk'), run: pointsFor(book, other, 'run'), jump }),
  };
  const heat: readonly Fact[] = other.heat > 0 ? [{ label: tell('Heat'), value: plain(other.heat) }] : [];
  if (!isFighting(own) || own.seat === other.seat) return [moves, ...heat];
  return [
    moves,
    ...heat,
    { label: tell('Range'), value: tell('{hexes} hexes', { hexes: distance(own.at, other.at) }) },
    threatFact(moment, own, other, tell('You at it')),
    threatFact(moment, other, own, tell('It at you')),
  ];
}
