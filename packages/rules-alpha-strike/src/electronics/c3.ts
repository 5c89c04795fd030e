import { bracketOf } from '../attack/range.ts';
import { hasAny } from '../card/specials.ts';
import type { Bracket } from '../questions.ts';
import type { State } from '../shape.ts';
import { see } from '../sight/see.ts';
import { canAct, distanceBetween, friendsOf, marked, type Standing } from '../state.ts';
import { jammed } from './ecm.ts';

const MASTERS = ['C3M', 'C3BSM'] as const;
const SLAVES = ['C3S', 'C3M', 'C3BSS', 'C3BSM', 'C3EM'] as const;
const BOOSTED = ['C3BSM', 'C3BSS'] as const;

/** Is a network device of this unit working? Boosted ones mind only the strongest jammers. */
const linked = (state: State, unit: Standing): boolean =>
  canAct(unit) && !marked(unit, 'jammedC3') && !jammed(state, unit, hasAny(unit, ...BOOSTED));

/** The members of the network that a unit is in, itself among them; nobody where there is none. */
export function networkOf(state: State, unit: Standing): readonly Standing[] {
  if (!linked(state, unit)) return [];
  const friends = friendsOf(state, unit.seat);
  if (hasAny(unit, 'NOVA')) return friends.filter(other => hasAny(other, 'NOVA') && canAct(other)).slice(0, 3);
  if (hasAny(unit, 'C3I')) return friends.filter(other => hasAny(other, 'C3I') && linked(state, other)).slice(0, 6);
  if (!hasAny(unit, ...SLAVES)) return [];
  const master =
    friends.find(other => hasAny(other, ...MASTERS) && linked(state, other)) ??
    friends.find(other => hasAny(other, 'C3EM') && linked(state, other));
  if (!master) return [];
  return friends.filter(other => hasAny(other, ...SLAVES) && linked(state, other)).slice(0, 16);
}

/** The bracket of the member nearest to the target that sees it, where that is nearer than one's own. */
export function lentBracket(state: State, attacker: Standing, target: Standing, own: Bracket): Bracket | null {
  if (!hasAny(attacker, 'C3I', 'NOVA', ...SLAVES)) return null;
  let best: Bracket = own;
  for (const member of networkOf(state, attacker)) {
    if (member.id === attacker.id) continue;
    const bracket = bracketOf(distanceBetween(member, target));
    if (bracket === undefined || bracket >= best) continue;
    const seen = see(state, member, target);
    if (!seen.hidden && !seen.parted) best = bracket;
  }
  return best < own ? best : null;
}
