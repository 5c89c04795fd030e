import { HEADINGS, headingsApart, inNarrowWedge, inWedge } from '@sortie/geometry';
import type { Rulebook } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Ground } from '../board/ground.ts';
import { inCommand, jammerOf } from '../command/chain.ts';
import { type Law, lawOf } from '../law.ts';
import type { Impact, Shot } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { coverOf } from '../terrain/cover.ts';
import { attackOf } from '../units/unit.ts';

/** Everything the rules look at when one unit fires at another. Works on views as well; what is not known does not count. */
export function aim(
  state: State,
  book: Rulebook<Impact>,
  attacker: Unit,
  target: Unit,
  how: Shot['how'],
  indirect: boolean,
  spill: Shot['spill'] = null,
): Shot {
  const ground = groundOf(state.map);
  const law = lawOf(book);
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
    jammer: jammerOf(state, law, attacker),
    inCommand: inCommand(state, law, attacker),
    cover: coverOf(state, target),
    shaky: active?.shaky ?? false,
    // The extra point counts as spent last: it is used once nothing is left.
    boosted: (active?.boosted ?? false) && active!.mp < 1,
    turned: how === 'reaction' ? (law.facing ? turnsToward(ground, law, attacker, target) : 0) : (active?.turned ?? 0),
  };
}

/** Steps a soldier that reacts has to turn until the target is in its arc (14.9). */
function turnsToward(ground: Ground, law: Law, { at, heading, kind }: Unit, target: Unit): number {
  if (at === null || target.at === null || kind === 'sentry' || ground.kind === 'table') return 0;
  const inArc = law.narrowArc ? inNarrowWedge : inWedge;
  const turns = HEADINGS.filter(way => inArc(at, way, target.at!)).map(way => headingsApart(heading, way));
  return Math.min(...turns);
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
  turned: 0,
});
