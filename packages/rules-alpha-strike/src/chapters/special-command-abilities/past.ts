import { last, type RuleId, type Seat, sure } from '@sortie/kernel';
import type { Event } from '../../event.ts';
import { at, by, lastMark, marksIn, movedIn, type Named, type Past, until, value, z } from '../../past/patch.ts';

const acclimatized: Named = patch => {
  const home = marksIn(patch).find(({ kind }) => kind.startsWith('home-'));
  const to = home && { to: { condition: home.kind.slice('home-'.length), value: value(home) } };
  return { type: 'acclimatized', unit: patch.unit, ...to };
};

/** The point was part of the name of a mark: `secret-flank:100:200`. */
const wentAround: Named = patch => {
  const [, x, y] = lastMark(patch).kind.split(':').map(Number);
  const to = { x: sure(x, 'place'), y: sure(y, 'place') };
  return { type: 'wentAround', unit: patch.unit, at: to, from: value(lastMark(patch)), left: movedIn(patch).from };
};

/** What its patches of version 1 are called today. */
export const specialCommandAbilitiesPast: Past = {
  'ASC-sca-comm-disruption is confused': patch => ({ type: 'confused', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'ASC-form-ew-bonus is confused': patch => ({ type: 'confused', unit: patch.unit, until: until(patch), rule: patch.rule }),
  'ASC-sca-zoc-establish controls the ground around it': patch => ({ type: 'groundControlled', unit: patch.unit, until: until(patch) }),
  'ASC-sca-zoc-establish is pinned': patch => ({ type: 'pinned', unit: patch.unit, by: by(lastMark(patch)), until: until(patch) }),
  'ASC-sca-env-improved-mobility knows this ground': acclimatized,
  'ASC-sca-offmap-orders goes around': wentAround,
  'ASC-sca-offmap-orders has its orders': ({ unit }) => ({ type: 'calledBack', unit }),
  'ASC-sca-offmap-arrival comes back': patch => ({ type: 'cameBack', unit: patch.unit, at: at(patch), z: z(patch) }),
};

export interface SideChanged {
  readonly type: 'sideChanged';
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly what: string;
  readonly marks: readonly { readonly kind: string; readonly value: number; readonly until: number }[];
}

/** What a side had in hand was a list of marks of its own. */
export function sideFact({ seat, rule, what, marks }: SideChanged): Event {
  const { kind, value, until } = last(marks);
  switch (kind) {
    case 'ordered':
      return { type: 'rollOrdered', seat, turn: value, rule };
    case 'yielded':
      return { type: 'initiativeYielded', seat, times: value };
    case 'cashed':
      return { type: 'successSpent', seat, times: value };
    case 'tally':
      return { type: 'lossesCounted', seat, losses: value };
    case 'overrun':
      return { type: 'overran', seat, units: value, turn: until, ...(what === 'overruns no more' && { ended: true as const }) };
    case 'electronic-warfare':
      return { type: 'squadronOrdered', seat, lance: value };
    default:
      return { type: 'rollSettled', seat, what: kind as 'yield' | 'spend' | 'force', turn: value, rule };
  }
}
