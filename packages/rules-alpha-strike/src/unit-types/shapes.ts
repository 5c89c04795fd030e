import { has, hasAny } from '../card/specials.ts';
import { type AlphaRule, core, type Table } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { isMech, isOn } from '../state.ts';

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

/** At the start of a Movement Phase: whoever has come down stands on legs again. */
function stand(play: Table): void {
  for (const unit of play.state.units)
    if (isOn(unit) && !unit.airborne && isLam(unit) && unit.moves[0]?.code === 'a')
      play.emit({
        type: 'changed',
        unit: unit.id,
        rule: 'ASC-unit-lam-conversion',
        what: "is a 'Mech again",
        change: { moves: unit.moves.slice(1) },
      });
}

export const shapeRules: readonly AlphaRule[] = [
  core('ASC-unit-lam-conversion', {
    follows: { phaseBegan: ({ units }, { phase }) => (phase === 'movement' && units.some(isLam) ? [{ type: 'think' }] : undefined) },
    steps: { thinking: [{ name: 'shapes', after: 'begin', run: stand }] },
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
  core('ASC-unit-quadvee-conversion', {
    covers: [
      'ASC-unit-quadvee-identification',
      'ASC-unit-quadvee-mech-mode',
      'ASC-unit-quadvee-vehicle-mode',
      'ASC-unit-quadvee-los',
      'ASC-unit-quadvee-targeting',
      'ASC-unit-quadvee-arcs',
      'ASC-unit-quadvee-damage',
      'ASC-unit-quadvee-control',
      'ASC-unit-quadvee-transport',
    ],
  }),
];
export const isQuadVee = (unit: Pick<Unit, 'card'>): boolean => isMech(unit) && has(unit, 'QV');
