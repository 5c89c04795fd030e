import { hasAny } from '../card/specials.ts';
import { gone } from '../hidden/gone.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import { exitEdge } from '../scenarios/exit-edge.ts';
import { neverWithdraws } from '../scenarios/never.ts';
import type { Unit } from '../shape.ts';
import { see } from '../sight/see.ts';
import { friendsOf, INCH, isInfantry, isLarge, isMech, isOn, isVehicle, isWithin, marked, marking, unmarking } from '../state.ts';
import { modeOf } from '../unit-types/modes.ts';

/** Badly enough hurt to leave: no armor and at most half the structure, no guns beyond Short range, or no Move left. */
export function isCrippled(unit: Unit): boolean {
  const { card, armor, structure, weaponHits } = unit;
  if (armor === 0 && (structure <= Math.ceil(card.structure / 2) || card.structure === 1) && card.armor > 0) return true;
  const [, medium, long] = card.damage;
  const began = (medium?.points ?? 0) > 0 || (long?.points ?? 0) > 0;
  if (began && (medium?.points ?? 0) <= weaponHits && (long?.points ?? 0) <= weaponHits) return true;
  return marked(unit, 'immobile');
}

const hasTo = (unit: Unit): boolean => marked(unit, 'routed') || marked(unit, 'withdrawing');

/** At its own edge of the table a unit that has to leave is gone. */
export function leave(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || !hasTo(unit) || Math.abs(unit.at.y - exitEdge(play.state, unit.seat)) > INCH) continue;
    gone(play, unit.id, 'AS-withdraw', 'withdrawn');
  }
}

const withdraw: AlphaRule = option('AS-withdraw', {
  forbids: {
    move: (view, { unit: id, path }) => {
      const unit = view.units[id];
      const end = path[path.length - 1];
      if (!isOn(unit) || !hasTo(unit) || !end) return undefined;
      const edge = exitEdge(view, unit.seat);
      return Math.abs(end.y - edge) > Math.abs(unit.at.y - edge) ? 'it has to make for its own edge of the table' : undefined;
    },
  },
  steps: {
    ending: [
      {
        name: 'withdrawal',
        after: 'effects',
        run: play => {
          leave(play);
          for (const unit of play.state.units)
            if (isOn(unit) && !hasTo(unit) && isCrippled(unit) && !neverWithdraws(play.state, unit) && modeOf(unit) !== 'suicidal')
              play.emit({
                type: 'changed',
                unit: unit.id,
                rule: 'AS-withdraw',
                what: 'has to withdraw',
                change: { marks: marking(unit, { kind: 'withdrawing', until: 0 }) },
              });
        },
      },
    ],
  },
});

const exempt = (unit: Unit): boolean => isLarge(unit) || hasAny(unit, 'DRO', 'RBT', 'SDCS') || unit.card.moves.length === 0;

/** Why a unit has to check, if it has to. */
export function shakenBy(unit: Unit): 'crippled' | 'inferno' | undefined {
  if (exempt(unit) || unit.hurt === 0) return undefined;
  if (isInfantry(unit)) return 2 * (unit.armor + unit.structure) <= unit.card.armor + unit.card.structure ? 'crippled' : undefined;
  return isCrippled(unit) ? 'crippled' : undefined;
}

/** Weak: nothing is said of aircraft; they are counted like combat vehicles. */
const BY_TYPE = { BM: -2, PM: -2, IM: 0, CV: 0, SV: 3, BA: -1, CI: 2, AF: 0, CF: 0, SC: 0, DS: 0, DA: 0 } as const;

const check = (play: Table, unit: Unit, why: 'crippled' | 'inferno' | 'recovery'): boolean => {
  const needs = play.ask('morale', { state: play.state, unit, why });
  const roll = play.roll(2, 6, 'ASC-morale-check');
  const good = roll.total >= needs.total;
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-morale-check', what: good ? 'holds' : 'breaks', needs, roll, good });
  return good;
};

const morale: AlphaRule = option('ASC-morale-check', {
  needs: ['AS-withdraw'],
  steps: {
    ending: [
      {
        name: 'morale',
        before: 'orders',
        run: play => {
          for (const unit of play.state.units) {
            if (!isOn(unit) || play.state.mission?.order.desperate === unit.seat) continue;
            if (marked(unit, 'routed')) {
              if (check(play, unit, 'recovery'))
                play.emit({
                  type: 'changed',
                  unit: unit.id,
                  rule: 'ASC-morale-recovery',
                  what: 'rallies',
                  change: { marks: unmarking(play.state.units[unit.id]!, 'routed') },
                });
              continue;
            }
            const why = shakenBy(unit);
            if (why && !check(play, unit, why))
              play.emit({
                type: 'changed',
                unit: unit.id,
                rule: 'ASC-morale-rout',
                what: 'routs',
                change: { marks: marking(play.state.units[unit.id]!, { kind: 'routed', until: 0 }) },
              });
          }
        },
      },
    ],
  },
  adds: {
    morale: ({ unit, why }) => BY_TYPE[unit.card.type] + (why === 'recovery' ? 3 : 0) + (why === 'inferno' ? 1 : 0),
  },
  covers: ['ASC-morale-triggers', 'ASC-morale-exemptions', 'ASC-morale-rout', 'ASC-morale-recovery', 'ASC-tbl-morale-check'],
});

/** A commander who is near and in sight steadies those who run. */
const commanders: AlphaRule = option('ASC-morale-commanders', {
  needs: ['ASC-morale-check'],
  adds: {
    morale: ({ state, unit, why }) => {
      if (why !== 'recovery' || !isOn(unit)) return undefined;
      const near = friendsOf(state, unit.seat).filter(
        one => one.id !== unit.id && one.commander && !one.shutdown && isWithin(one, unit, 35) && !see(state, unit, one).hidden,
      );
      return near.some(({ commander }) => commander === 'force') ? -2 : near.length > 0 ? -1 : undefined;
    },
  },
});

const recovery: AlphaRule = option('ASC-tbl-nerve-recovery', {
  needs: ['ASC-morale-check'],
  adds: {
    morale: ({ state, unit, why }) => {
      if (why !== 'recovery' || !isInfantry(unit) || !isOn(unit)) return undefined;
      const seen = friendsOf(state, unit.seat).filter(one => one.id !== unit.id && !see(state, unit, one).hidden);
      const steady = (is: (one: Unit) => boolean): boolean => seen.some(one => is(one) && !marked(one, 'routed'));
      return (seen.some(one => marked(one, 'routed')) ? 1 : 0) + (steady(isMech) ? -2 : 0) + (steady(isVehicle) ? -1 : 0) || undefined;
    },
  },
});

export const moraleRules: readonly AlphaRule[] = [withdraw, morale, commanders, recovery];
