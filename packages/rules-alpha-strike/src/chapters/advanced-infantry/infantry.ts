import type { Handler } from '@sortie/kernel';
import { hasAny } from '../../card/specials.ts';
import { type AlphaRule, option, poses } from '../../rule.ts';
import type { AlphaStrike, State, Unit } from '../../shape.ts';
import { crosses } from '../../sight/see.ts';
import { inContact, isInfantry, isOn, marked, moveBy, onTable, type Standing, unitAt } from '../../state.ts';
import { canDig, dig } from '../fortified-positions/fortify.ts';

const NOT_THAT = 'it cannot do that';

const STAYS = 'that takes its whole movement: it stays where it is';

/** On foot, on light wheels or with jump packs, and on ground that can be dug. */
const maysDig = (state: State, unit: Unit): boolean =>
  unit.card.type === 'CI' && !hasAny(unit, 'MECH', 'MEC') && unit.card.moves.every(({ code }) => digs(unit, code)) && canDig(state, unit);

const DIGGERS: readonly string[] = ['f', 'm', 'j'];
/** A card with nothing but a jump walks as far without saying how. */
const digs = (unit: Unit, code: string): boolean => DIGGERS.includes(code) || (code === '' && moveBy(unit, true) > 0);

/** Infantry behind a friend's machine. */
const isBehind = (state: State, soldier: Standing, attacker: Standing, target: Standing): boolean =>
  isInfantry(soldier) &&
  onTable(state).some(one => one.seat === soldier.seat && !isInfantry(one) && inContact(one, soldier) && crosses(attacker, target, one));

/** Whoever goes anywhere is on its feet again. */
export const getUp: Handler<AlphaStrike, 'getUp'> = (play, { unit }) => {
  if (marked(unitAt(play.state, unit), 'prone')) play.emit({ type: 'gotUp', unit });
};

export const infantryRules: readonly AlphaRule[] = [
  option('ASC-inf-dig-in-eligibility', {
    ...poses({ digIn: dig }),
    needs: ['ASC-fortified-position-effect'],
    forbids: {
      move: (view, { unit: id, stance, path }) => {
        const unit = view.units[id];
        if (stance !== 'digIn' || !unit) return undefined;
        return maysDig(view, unit) ? (path.length > 0 ? STAYS : undefined) : NOT_THAT;
      },
    },
    covers: ['ASC-inf-dig-in-process', 'ASC-inf-dig-in-benefit'],
  }),
  option('ASC-inf-hit-the-deck', {
    ...poses({ hitDeck: (play, { id }) => play.emit({ type: 'hitDeck', unit: id }) }),
    forbids: {
      move: ({ units }, { unit, stance, path }) => {
        if (stance !== 'hitDeck' || !units[unit]) return undefined;
        return isInfantry(units[unit]) ? (path.length > 0 ? STAYS : undefined) : NOT_THAT;
      },
    },
    follows: {
      moved: ({ units }, { unit, path }) =>
        path.length > 0 && units[unit] && marked(units[unit], 'prone') ? [{ type: 'getUp', unit }] : undefined,
    },
    adds: {
      toHit: ({ target, attacker, how }) =>
        (marked(target, 'prone') ? 1 : 0) + (how === 'antimech' && marked(attacker, 'prone') ? 1 : 0) || undefined,
    },
  }),
  option('ASC-inf-unit-cover', {
    adds: {
      toHit: ({ state, attacker, target, kind }) => {
        if (kind === 'physical' || !isOn(attacker) || !isOn(target)) return undefined;
        const behind = (soldier: Standing): boolean => isBehind(state, soldier, attacker, target);
        return (behind(target) ? 3 : 0) + (behind(attacker) ? 1 : 0) || undefined;
      },
    },
  }),
];
