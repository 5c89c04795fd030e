import { siteAt } from '@sortie/board';
import { distance, type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { boardOf, isFighting, type QuickStart, type Standing, sightBetween, type Woods } from '@sortie/rules-quick-start';
import type { Fact, Inspection, Moment } from '../../battle/face.ts';
import { t } from '../../i18n/index.ts';
import { costFacts, groundFacts, seenFacts } from '../hexes/inspect.ts';
import { fightersOf, prospectsOf } from './aim.ts';
import { keyOf, unitOf } from './units.ts';

type Now = Moment<QuickStart>;

/** Who has a line to a hex, as if somebody stood there. */
function watchers({ view, book }: Now, at: Hex, seat: number, own: boolean): readonly string[] {
  return fightersOf(view, seat, own)
    .filter(unit => !sameHex(unit.at, at) && !sightBetween(view, book, unit, { ...unit, at }).blocked)
    .map(({ id }) => keyOf(id));
}

export function inspect(moment: Now, at: Hex): Inspection {
  const { view, book, seat, selected } = moment;
  const board = boardOf(view.board);
  const woods = (siteAt(board, at)?.terrains.find(({ kind }) => kind === 'woods')?.level ?? 0) as Woods;
  const unit = unitOf(view, selected);
  const far: readonly Fact[] =
    isFighting(unit) && !sameHex(unit.at, at)
      ? [{ label: tell('From the {unit}', { unit: unit.sheet.name }), value: tell('{hexes} hexes', { hexes: distance(unit.at, at) }) }]
      : [];
  return {
    title: t('Hex {hex}', { hex: hexLabel(at) }),
    facts: [
      ...groundFacts(board, at),
      ...costFacts([book.ask('stepCost', { act: 'enter', mode: 'walk', woods })]),
      ...far,
      ...seenFacts(watchers(moment, at, seat, true), watchers(moment, at, seat, false)),
    ],
  };
}

/** The best number of one 'Mech against another, as both stand. */
function shotFact({ view, book }: Now, from: Standing, to: Standing, label: Fact['label']): readonly Fact[] {
  const best = prospectsOf(view, book, from, to)
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => a.toHit.total - b.toHit.total)[0];
  const value = best
    ? tell('{weapon}: {number}+, {percent} %', { weapon: best.name, number: best.toHit.total, percent: Math.round(best.chance * 100) })
    : tell('no shot');
  return [{ label, value }];
}

/** What the chosen 'Mech and the one under the pointer could do to each other now. */
export function brief(moment: Now, key: string): readonly Fact[] {
  const [own, other] = [unitOf(moment.view, moment.selected), unitOf(moment.view, key)];
  if (!isFighting(other)) return [];
  const moves: Fact = {
    label: tell('Moves'),
    value: tell('{walk} / {run} / {jump}', { walk: other.sheet.walk, run: other.sheet.run, jump: other.sheet.jump }),
  };
  if (!isFighting(own) || own.seat === other.seat) return [moves];
  return [
    moves,
    { label: tell('Range'), value: tell('{hexes} hexes', { hexes: distance(own.at, other.at) }) },
    ...shotFact(moment, own, other, tell('You at it')),
    ...shotFact(moment, other, own, tell('It at you')),
  ];
}
