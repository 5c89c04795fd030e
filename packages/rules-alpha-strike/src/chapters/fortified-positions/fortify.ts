import type { table as terrain } from '@sortie/board';
import { has, hasAny } from '../../card/specials.ts';
import { type AlphaRule, option, poses, type Table } from '../../rule.ts';
import type { State, Unit, UnitId } from '../../shape.ts';
import { occupiedBy } from '../../sight/see.ts';
import { INCH, isInfantry, isOn, marked } from '../../state.ts';

const HARD: readonly terrain.PieceKind[] = ['road', 'pavement', 'building', 'water'];
/** Ground that somebody can dig in, and ground that engineers can fortify. */
export const canDig = (state: State, unit: Unit): boolean => isOn(unit) && !occupiedBy(state, unit).some(({ kind }) => HARD.includes(kind));

const canFortify = (state: State, unit: Unit): boolean =>
  isOn(unit) && !occupiedBy(state, unit).some(({ kind }) => kind === 'building' || kind === 'water');

/** From now on it digs, to the end of the turn. */
export const dig = (play: Table, { id }: Unit): void => play.emit({ type: 'dugIn', unit: id, until: play.state.turn });

/** At the end of the turn the ground around whoever was digging is prepared. */
function finish(play: Table): void {
  for (const unit of play.state.units) {
    if (!isOn(unit) || !marked(unit, 'digging')) continue;
    const id = `fortified-${play.state.turn}-${unit.id}`;
    play.emit({
      type: 'terrainChanged',
      piece: id,
      as: { id, kind: 'fortified', outline: { kind: 'circle', at: unit.at, radius: INCH }, level: has(unit, 'TRN') ? 2 : 1 },
      rule: 'ASC-inf-dig-in-eligibility',
    });
  }
}

const busy = ({ units }: State, { unit }: { readonly unit: UnitId }): string | undefined =>
  units[unit] && marked(units[unit], 'digging') ? 'it is digging in' : undefined;

export const fortifyRules: readonly AlphaRule[] = [
  option('ASC-fortified-position-create', {
    ...poses({ fortify: dig }),
    forbids: {
      move: (view, { unit: id, stance, path }) => {
        const unit = view.units[id];
        if (stance !== 'fortify' || !unit) return undefined;
        if (!hasAny(unit, 'TRN', 'ENG') || !canFortify(view, unit)) return 'it cannot do that';
        return path.length > 0 ? 'that takes its whole movement: it stays where it is' : undefined;
      },
    },
    covers: ['AS-sua-trn'],
    splitFrom: { rule: 'ASC-inf-dig-in-eligibility', version: 2 },
  }),
  option('ASC-fortified-position-effect', {
    adds: {
      toHit: ({ state, target }) =>
        isInfantry(target) && isOn(target) && occupiedBy(state, target).some(({ kind }) => kind === 'fortified') ? 2 : undefined,
    },
    forbids: { attack: busy, bombard: busy, demolish: busy, deed: busy },
    steps: { ending: [{ name: 'digging', before: 'works', run: finish }] },
    splitFrom: { rule: 'ASC-inf-dig-in-eligibility', version: 2 },
  }),
];
