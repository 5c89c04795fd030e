import { type Hex, sameHex } from '@sortie/geometry';
import { type Telling, tell } from '@sortie/kernel';
import { strengthAt } from '../../buildings/buildings.ts';
import { shake } from '../../buildings/walls.ts';
import type { Sequences } from '../../questions.ts';
import type { ClassicRule, Play, View } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Battery, State, Unit } from '../../shape.ts';
import { conditioned, fighting, isFighting, isTroop } from '../../state.ts';
import { fell } from '../../terrain/clearing.ts';

/** Troops in a hex. */
const troopsIn = (state: State, at: Hex): readonly Unit[] => fighting(state).filter(unit => isTroop(unit) && sameHex(unit.at, at));

/** What keeping one's head down adds to one's own shots in the turn after (the book's effect is not in its errata). */
const HARDER = 2;

/** The hex that a salvo has struck to keep heads down. */
const struck = ({ battery: { purpose, at }, damage }: Sequences['battering']): Hex | null =>
  purpose === 'suppress' && damage !== undefined ? at : null;

/** Heads stay down until the next turn is over. */
function keepDown(play: Play, about: Sequences['battering']): void {
  const at = struck(about);
  if (!at) return;
  for (const { id, condition } of troopsIn(play.state, at))
    play.emit({ type: 'altered', unit: id, what: 'pinned', condition: conditioned(condition, { pinned: play.state.turn + 1 }) });
}

function raiseHeads(play: Play): void {
  for (const { id, condition } of fighting(play.state))
    if (condition?.pinned !== undefined && condition.pinned <= play.state.turn)
      play.emit({ type: 'altered', unit: id, what: 'risen', condition: conditioned(condition, { pinned: undefined }) });
}

function fault(view: View, unit: Unit | undefined, { purpose, at }: Battery): Telling | undefined {
  if (purpose !== 'suppress' || !isFighting(unit)) return undefined;
  if (sameHex(at, unit.at)) return tell('nobody suppresses its own hex');
  return troopsIn(view, at).length > 0 ? undefined : tell('there are no troops to keep down');
}

/** Troops are kept down by fire at their hex, which is never the hex of whoever fires. */
const ownHex = advanced('TOE-suppressing-own-hex', {
  permits: { purpose: ['suppress'] },
  adds: { toHit: ({ attacker, state }) => ((attacker.condition?.pinned ?? -1) >= state.turn ? HARDER : undefined) },
  forbids: {
    declare: (view, { unit, batters = [] }) => {
      for (const battery of batters) {
        const reason = fault(view, view.units[unit], battery);
        if (reason) return reason;
      }
      return undefined;
    },
  },
  steps: {
    battering: [{ name: 'heads', after: 'walls', run: keepDown }],
    end: [{ name: 'heads', before: 'upkeep', run: raiseHeads }],
  },
});

/** Nobody is hurt by it directly, but walls and trees take half of what the weapon does. */
const terrain = advanced('TOE-suppressing-terrain-damage', {
  needs: ['TOE-suppressing-own-hex'],
  steps: {
    battering: [
      {
        name: 'halfDamage',
        after: 'heads',
        run: (play, about) => {
          const at = struck(about);
          if (!at) return;
          const half = (about.damage ?? 0) >> 1;
          if (strengthAt(play.state, at) > 0) shake(play, at, half);
          else fell(play, at, half);
        },
      },
    ],
  },
});

export const suppressingRules: readonly ClassicRule[] = [ownHex, terrain];
