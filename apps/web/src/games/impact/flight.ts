import { type Answer, type Refusal, tell } from '@sortie/kernel';
import { bounceCost, type Command, ceilingFor, type Impact, landingCost, type Unit } from '@sortie/rules-impact';
import type { Action, Moment } from '../../battle/face.ts';
import type { Considering } from './acting-state.ts';
import { fieldIn } from './ground.ts';

type Now = Moment<Impact>;

/** One rung of the ladder: a level, what it costs to get there, and why not. */
export interface Rung {
  readonly level: number;
  readonly cost: Answer;
  readonly refusals: readonly Refusal[];
  readonly now: boolean;
}

/** The levels over a point, lowest first, for whoever may leave the ground. */
export function ladderFor({ view, book, seat }: Now, unit: Unit, { to, boost = false }: Considering): readonly Rung[] {
  const field = fieldIn(view);
  const at = unit.place === 'reserve' ? to : (unit.at ?? undefined);
  if (at === undefined || !view.active || unit.kind === 'unarmored' || unit.kind === 'sentry') return [];
  const { active } = view;
  const base = field.level(at);
  const top = ceilingFor(book, field, at);
  const entering = unit.place === 'reserve';
  const first = entering ? base : base + 1;
  return Array.from({ length: top - first + 1 }, (_, i): Rung => {
    const level = first + i;
    const command: Command = entering ? { type: 'enter', at, level } : { type: 'bounce', level, boost };
    const cost = entering
      ? { total: 1, terms: [{ rule: 'MAAS-8.4-enter-exit' as const, value: 1 }] }
      : bounceCost(unit.level, level, unit.aloft, active.kept);
    return { level, cost, refusals: book.check(view, command, seat), now: unit.aloft && unit.level === level };
  });
}

/** Up, and down again: safely or not. */
export function flightActions(moment: Now, unit: Unit, state: Considering): readonly Action[] {
  const { view, book, seat } = moment;
  if (unit.place !== 'map' || unit.at === null) return [];
  const rungs = ladderFor(moment, unit, state);
  const open = rungs.some(({ refusals }) => refusals.length === 0);
  const bounce: readonly Action[] =
    rungs.length > 0
      ? [
          {
            id: 'ladder',
            label: unit.aloft ? tell('Change height') : tell('Bounce'),
            key: 'b',
            look: 'choice',
            chosen: state.ladder ?? false,
            refusals: open ? [] : (rungs[Math.min(5, rungs.length - 1)]?.refusals ?? []),
          },
        ]
      : [];
  if (!unit.aloft) return bounce;
  const cost = landingCost(view.map, unit.at);
  const safe = book.check(view, { type: 'land', pay: true }, seat);
  const hard = book.check(view, { type: 'land', pay: false }, seat);
  return [
    ...bounce,
    { id: 'land', label: tell('Land'), key: 'g', badge: `${cost} MP`, refusals: safe },
    ...(cost > 0 ? [{ id: 'crash', label: tell('Crash-land'), look: 'danger' as const, refusals: hard }] : []),
  ];
}
