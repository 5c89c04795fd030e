import { groundOf } from '../board/compile.ts';
import { inCommand, jammerOf } from '../command/chain.ts';
import type { Shot } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { coverOf } from '../terrain/cover.ts';
import { attackOf } from '../units/unit.ts';

/** Everything the rules look at when one unit fires at another. Works on views as well; what is not known does not count. */
export function aim(
  state: State,
  book: Book,
  attacker: Unit,
  target: Unit,
  how: Shot['how'],
  { indirect = false, spill = null }: Partial<Pick<Shot, 'indirect' | 'spill'>> = {},
): Shot {
  const ground = groundOf(state.map);
  const placed = attacker.at !== null && target.at !== null;
  const active = state.active?.unit === attacker.id ? state.active : null;
  return {
    state,
    ground,
    attacker,
    target,
    printed: attackOf(attacker),
    how,
    range: placed ? ground.range(attacker.at, target.at) : 0,
    adjacent: placed && ground.adjacent(attacker.at, target.at),
    indirect,
    spill,
    interval: book.ask('interval', { state, unit: attacker }).total,
    jammer: jammerOf(state, book, attacker),
    inCommand: inCommand(state, book, attacker),
    cover: coverOf(state, target),
    shaky: active?.shaky ?? false,
    // The extra point counts as spent last: it is used once nothing is left.
    boosted: active?.boosted === true && active.mp < 1,
  };
}

/** An explosion or an accident: nobody aims (reading 58). */
export const blast = (state: State, target: Unit, printed: number, how: 'blast' | 'hazard'): Shot => ({
  state,
  ground: groundOf(state.map),
  attacker: null,
  target,
  printed,
  how,
  range: 0,
  adjacent: false,
  indirect: false,
  spill: null,
  interval: 10,
  jammer: null,
  inCommand: true,
  cover: coverOf(state, target),
  shaky: false,
  boosted: false,
});
