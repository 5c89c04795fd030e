import type { SightMark } from '@sortie/board-view';
import { type Hex, sameHex } from '@sortie/geometry';
import { seenBy, tell, type View } from '@sortie/kernel';
import { disputesPending, isFighting, type QuickStart, sightBetween } from '@sortie/rules-quick-start';
import type { Interaction, Moment, Shown } from '../../battle/face.ts';
import { keyOf } from './units.ts';

interface Choosing {
  /** One hex of each pair, from the attacker outwards. */
  readonly hexes: readonly Hex[];
}

type Now = Moment<QuickStart>;

/** The table as it would be with this choice. */
function withChoice(view: View<QuickStart>, hexes: readonly Hex[]): View<QuickStart> {
  const { pending, sights } = view;
  if (pending?.kind !== 'sight') return view;
  const [low, high] = [pending.unit, pending.target].sort((a, b) => a - b) as [number, number];
  return seenBy<QuickStart>({ ...view, sights: [...sights, { between: [low, high], hexes }] });
}

function outcome({ view, book }: Now, hexes: readonly Hex[]) {
  const { pending } = view;
  const [unit, target] = pending?.kind === 'sight' ? [view.units[pending.unit], view.units[pending.target]] : [];
  if (!isFighting(unit) || !isFighting(target)) return undefined;
  return { unit, target, seen: sightBetween(withChoice(view, hexes), book, unit, target) };
}

function show(moment: Now, { hexes }: Choosing): Shown {
  const came = outcome(moment, hexes);
  if (!came) return { overlays: {}, actions: [] };
  const { unit, target, seen } = came;
  const marks = disputesPending(moment.view)
    .flat()
    .map((at): SightMark => {
      const chosen = hexes.some(one => sameHex(one, at));
      return { at, text: chosen ? '✓' : '–', tone: chosen ? 'mine' : 'quiet' };
    });
  const state = seen.blocked ? 'blocked' : seen.sight.points > 0 ? 'hindered' : 'clear';
  return {
    hint: seen.blocked
      ? tell('Choose one hex of each pair. As chosen, the line is blocked.')
      : tell('Choose one hex of each pair. As chosen, {points} points of woods are in the way.', { points: seen.sight.points }),
    overlays: { sights: [{ from: unit.at, to: target.at, state, marks }], target: keyOf(target.id) },
    other: keyOf(unit.id),
    actions: [{ id: 'choose', label: tell('The line passes these hexes'), look: 'primary' }],
  };
}

/** The line runs along a hexside: the target's player says which hexes count. */
export const sight: Interaction<QuickStart, Choosing, Hex> = {
  candidates: ({ view }) => (view.pending?.kind === 'sight' ? [keyOf(view.pending.target)] : []),
  begin({ ruleset, view, seat, book }) {
    // The rules list the ways to choose from the best hidden to the most open.
    for (const command of ruleset.options(view, seat, book)) if (command.type === 'chooseSight') return { hexes: command.hexes };
    return { hexes: [] };
  },
  on({ view }, state, input) {
    if (input.kind === 'act' && input.id === 'choose') return { send: { type: 'chooseSight', hexes: state.hexes } };
    if (input.kind !== 'tap') return {};
    const pairs = disputesPending(view);
    const index = pairs.findIndex(pair => pair.some(one => sameHex(one, input.at)));
    return index < 0 ? {} : { state: { hexes: state.hexes.map((one, i) => (i === index ? input.at : one)) } };
  },
  show,
};
