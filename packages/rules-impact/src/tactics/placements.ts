import type { Candidate, Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { options } from '../options/options.ts';
import { shelterAt } from '../terrain/cover.ts';
import { REASONS } from './reasons.ts';

type V = View<Impact>;

/** How many places are looked at before the best is taken. */
const LOOK = 400;

/** Where to set up: in cover, near what has to be held, not all in one heap. */
export function placements(view: V, seat: Seat, book: Rulebook<Impact>): readonly Candidate<Impact>[] {
  const found: Candidate<Impact>[] = [];
  let n = 0;
  for (const command of options(view, seat, book)) {
    // The places come in rows: every seventh is spread over the whole zone.
    if (n++ % 7 !== 0 && 'at' in command && n > 50) continue;
    found.push({ command, worth: 'at' in command ? placeWorth(view, seat, command) : 0, why: REASONS.place });
    if (found.length >= LOOK) break;
  }
  return found;
}

function placeWorth(view: V, seat: Seat, command: Command & { readonly at: number }): number {
  const ground = groundOf(view.map);
  const { at } = command;
  const friends = view.units.filter(unit => unit.seat === seat && unit.at !== null);
  const crowd = friends.filter(unit => ground.range(unit.at!, at) <= 2).length;
  const near = view.objectives.length === 0 ? 0 : Math.min(...view.objectives.map(({ at: goal }) => ground.range(at, goal)));
  const noise = ((at * 2654435761) >>> 0) % 100;
  if (command.type === 'layMine') return noise * 0.01 - near * 0.05;
  const airborne = 'level' in command && command.level > ground.level(at) ? 2 : 0;
  return (
    shelterAt(view, ground, at) - crowd * 1.5 - near * 0.15 + ('hidden' in command && command.hidden ? 1 : 0) - airborne + noise * 0.01
  );
}
