import { table as geometry } from '@sortie/geometry';
import { houseOf } from '../../buildings/wreck.ts';
import type { Card } from '../../card/card.ts';
import { has } from '../../card/specials.ts';
import { type AlphaRule, does, option, type Table } from '../../rule.ts';
import type { DeedCommand, State, Unit } from '../../shape.ts';
import { foesOf, isInfantry, isOn, radiusOf, unitAt } from '../../state.ts';

/** A building is held by a crew of a fifth of its points, rounded up. */
export const crewOf = (cf: number): number => Math.ceil(cf / 5);

/** Those who hold a building, as a unit that is part of it: it fights only against whoever storms in. */
export const garrison = (cf: number): Card => ({
  name: 'Garrison',
  type: 'SV',
  size: 1,
  tmm: 0,
  moves: [],
  damage: [],
  overheat: 0,
  armor: 0,
  structure: 1,
  specials: ['HELD', `CRW${crewOf(cf)}`],
  pv: 0,
});

/** The enemies who hold the building that a unit stands in or beside. */
function heldBy(state: State, unit: Unit | undefined): Unit | undefined {
  if (!isOn(unit)) return undefined;
  return foesOf(state, unit.seat).find(foe => {
    const house = has(foe, 'HELD') ? houseOf(state, foe) : undefined;
    return house !== undefined && geometry.touches(house.outline, unit.at, radiusOf(unit));
  });
}

/** Nobody has to grapple with a building: infantry beside it is inside. */
const storm = (play: Table, { unit: id }: DeedCommand): void => {
  const unit = unitAt(play.state, id);
  const holders = heldBy(play.state, unit);
  if (!holders) return;
  play.emit({ type: 'boarded', unit: id, into: holders.id, rule: 'ASC-building-capture' });
};

export const captureRules: readonly AlphaRule[] = [
  option('ASC-building-capture', {
    ...does({ storm }),
    forbids: {
      deed: (view, { unit: id, deed }) => {
        const unit = view.units[id];
        if (deed !== 'storm' || !unit) return undefined;
        return isInfantry(unit) && heldBy(view, unit) ? undefined : 'there is no building that it could storm';
      },
    },
  }),
];
