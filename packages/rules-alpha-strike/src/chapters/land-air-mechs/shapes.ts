import { isFighter } from '../../aerospace/aircraft.ts';
import { hasAny } from '../../card/specials.ts';
import { type AlphaRule, core, type Table } from '../../rule.ts';
import type { Unit, UnitId } from '../../shape.ts';
import { isMech, isOn, unitAt } from '../../state.ts';

/** A 'Mech that can turn into a fighter. */
export const isLam = (unit: Pick<Unit, 'card'>): boolean => unit.card.specials.length > 0 && isMech(unit) && hasAny(unit, 'LAM', 'BIM');

/** Thrust of the fighter that a LAM can be: `LAM(30"g/5a)`, `BIM(5a)`. */
export function fighterThrust({ card }: Pick<Unit, 'card'>): number {
  const text = card.specials.find(one => one.startsWith('LAM(') || one.startsWith('BIM('));
  return Number(/(\d+)a\)$/.exec(text ?? '')?.[1] ?? 0);
}

/** The same unit as a fighter: what it moves by as a 'Mech is kept behind its Thrust. Nothing for those that are no LAM, or are one in the air already. */
export function asFighter(unit: Unit): Unit | undefined {
  if (!isLam(unit) || unit.moves[0]?.code === 'a' || unit.moves.every(({ value }) => value === 0)) return undefined;
  return { ...unit, moves: [{ value: fighterThrust(unit), code: 'a' }, ...unit.moves], flight: unit.flight ?? { ring: 0 } };
}

/** A 'Mech that turns into a fighter does so as it starts. */
function takeWing(play: Table, { unit: id }: { readonly unit: UnitId }): void {
  const fighter = asFighter(unitAt(play.state, id));
  if (fighter?.flight) play.emit({ type: 'becameFighter', unit: id, moves: fighter.moves, flight: fighter.flight });
}

/** At the start of a Movement Phase: whoever has come down stands on legs again. */
function stand(play: Table): void {
  for (const unit of play.state.units)
    if (isOn(unit) && !unit.airborne && isLam(unit) && unit.moves[0]?.code === 'a')
      play.emit({ type: 'becameMech', unit: unit.id, moves: unit.moves.slice(1) });
}

export const shapeRules: readonly AlphaRule[] = [
  core('ASC-unit-lam-conversion', {
    offers: { starts: ({ unit }) => (isLam(unit) ? [{ type: 'liftOff', unit: unit.id }] : []) },
    affirms: { rises: ({ unit }) => asFighter(unit) !== undefined },
    // As a fighter it does not fit where it fits as a 'Mech.
    denies: { fits: ({ unit, bay }) => bay === 'MT' && isLam(unit) && isFighter(unit) },
    steps: { thinking: [{ name: 'shapes', after: 'begin', run: stand }], rising: [{ name: 'wings', after: 'begin', run: takeWing }] },
    covers: [
      'ASC-unit-lam-identification',
      'ASC-unit-lam-mech-mode',
      'ASC-unit-lam-airmech-mode',
      'ASC-unit-lam-fighter-mode',
      'ASC-unit-lam-targeting',
      'ASC-unit-lam-arcs',
      'ASC-unit-lam-control',
      'ASC-unit-lam-damage',
      'ASC-unit-lam-bimodal',
      'ASC-unit-lam-transport',
    ],
  }),
];
