import { hexLabel } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { disputesPending, type QuickStart, quickStart } from '@sortie/rules-quick-start';
import type { Asked } from '../offer.ts';
import { fullName, labelOf } from './labels.ts';
import { phrase } from './phrase.ts';
import { previewFire } from './preview.ts';
import { due } from './read.ts';

/** What may be typed in this position, with its own 'Mechs in the examples. */
export function help(asked: Asked<QuickStart>): readonly string[] {
  const { view } = asked;
  const unit = due(asked)[0];
  const own = unit ? labelOf(view, unit.id) : 'D1';
  const enemy = view.units.find(one => one.seat !== asked.seat && one.fate === 'fighting');
  const other = enemy ? labelOf(view, enemy.id) : 'A1';
  if (view.pending?.kind === 'sight') return ['  sight 0507 ...    name the hex of each pair that the line shall pass'];
  if (view.pending?.kind === 'damage') return ['  mark 2,1,3        mark the hits in this order; "mark" alone takes them as they are'];
  switch (view.phase) {
    case 'cards':
      return [
        `  card ID ${own}        give a MechWarrior card to a 'Mech; "options" lists the cards`,
        '  card none         play without a card',
      ];
    case 'terrain':
      return ['  lay PIECE 0808 2  lay a piece, turned by two hexsides; "options lay" lists what fits'];
    case 'deployment':
      return [`  ${example(asked)}  place a 'Mech in a hex with a facing (n, ne, se, s, sw, nw)`];
    case 'movement':
      return [
        `  stand ${own}          stay where it is`,
        `  walk ${own} 0508 ne   walk there and face north-east; run and jump likewise`,
        `  walk ${own} FFRF      step by step: F forward, B back, L and R turn`,
        `  reach ${own} run      draw where it can get to`,
        `  aim ${own}            what its shots would need now; aim ${own} ${other} tells every term`,
        `  aim ${own} after run 0508 ne   what they would need from there`,
      ];
    default:
      return [
        `  fire ${own} ${other} all    declare every weapon, or those named: fire ${own} ${other} 1,3`,
        `  hold ${own}           declare no fire`,
        `  aim ${own} ${other}         what each weapon needs, term by term`,
        `  resolve ${own} 2,1    roll the declared shots in this order; "resolve ${own}" takes them as they are`,
      ];
  }
}

/** Something that is allowed right now. */
function example({ view, seat, book }: Asked<QuickStart>): string {
  const options = [...quickStart.ruleset.options(view, seat, book)];
  const one = options[options.length >> 1];
  return one ? phrase(view, one) : '';
}

/** What a person should know before the prompt. */
export function brief(asked: Asked<QuickStart>): readonly string[] {
  const { view, book } = asked;
  const { pending } = view;
  if (pending?.kind === 'sight') {
    const pairs = disputesPending(view).map(([left, right]) => `${hexLabel(left)} or ${hexLabel(right)}`);
    return [
      `  ${fullName(view, nth(view.units, pending.unit))} aims at ${fullName(view, nth(view.units, pending.target))}; the line runs between ${pairs.join(', then ')}.`,
    ];
  }
  if (pending?.kind === 'damage') {
    const weapons = nth(view.units, pending.unit).sheet.weapons;
    return pending.hits.map(({ weapon, location, damage }, at) => `  ${at + 1} ${nth(weapons, weapon).name}: ${damage} to ${location}`);
  }
  const acting = due(asked);
  const names = acting.map(unit => fullName(view, unit)).join(', ');
  if (view.phase !== 'attack') return names ? [`  yours: ${names}`] : [];
  const undeclared = acting.filter(unit => unit.fire === null);
  return [
    `  yours: ${names}`,
    ...undeclared.flatMap(unit => [`  ${fullName(view, unit)} could fire at`, ...previewFire(view, book, unit, undefined)]),
  ];
}
