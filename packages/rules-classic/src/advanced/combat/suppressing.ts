import { type Hex, sameHex } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Mech, State } from '../../shape.ts';
import { conditioned, fighting, isFighting, isTroop } from '../../state.ts';
import { advanced } from '../rule.ts';

/** Troops in a hex. */
export const troopsIn = (state: State, at: Hex): readonly Mech[] => fighting(state).filter(unit => isTroop(unit) && sameHex(unit.at, at));

/** What keeping one's head down adds to one's own shots in the turn after (the book's effect is not in its errata). */
const HARDER = 2;

/** Heads stay down until the next turn is over. */
export function suppress(play: Table, at: Hex): void {
  for (const { id, condition } of troopsIn(play.state, at))
    play.emit({ type: 'altered', unit: id, what: 'pinned', condition: conditioned(condition, { pinned: play.state.turn + 1 }) });
}

/** Troops are kept down by fire at their hex, which is never the hex of whoever fires. */
const ownHex = advanced('TOE-suppressing-own-hex', {
  needs: ['TOE-suppressing-terrain-damage'],
  base: { suppressing: () => 1 },
  adds: { toHit: ({ attacker, state }) => ((attacker.condition?.pinned ?? -1) >= state.turn ? HARDER : undefined) },
  forbids: {
    declare: (view, { unit: id, batters }) => {
      const unit = view.units[id];
      const own = isFighting(unit) && batters?.some(({ purpose, at }) => purpose === 'suppress' && sameHex(at, unit.at));
      return own ? tell('nobody suppresses its own hex') : undefined;
    },
  },
  steps: {
    end: [
      {
        name: 'heads',
        before: 'upkeep',
        run: play => {
          for (const { id, condition } of fighting(play.state))
            if (condition?.pinned !== undefined && condition.pinned <= play.state.turn)
              play.emit({ type: 'altered', unit: id, what: 'risen', condition: conditioned(condition, { pinned: undefined }) });
        },
      },
    ],
  },
});

/** Nobody is hurt by it directly, but walls and trees take half of what the weapon does: see `fireAtWall`. */
const terrain = advanced('TOE-suppressing-terrain-damage', { needs: ['TOE-suppressing-own-hex'] });

export const suppressingRules: readonly ClassicRule[] = [ownHex, terrain];
