import { templateOf } from '../../card/uncommon.ts';
import { type AlphaRule, core } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { inContact, isOn, motive, type Standing } from '../../state.ts';

const isRail = (unit: Unit): unit is Standing => isOn(unit) && motive(unit) === 'r';

/** An engine and all cars of its side that stand in contact with it, one after the other. */
function trainOf({ units }: State, unit: Standing): readonly Standing[] {
  const train: Standing[] = [unit];
  for (const car of train)
    for (const other of units)
      if (other.seat === unit.seat && isRail(other) && !train.includes(other) && inContact(car, other)) train.push(other);
  return train;
}

/** Half an inch and more is a whole one. */
const rounded = (inches: number): number => Math.floor(inches + 0.5);

/** Half the Sizes of engine and cars together. */
const SIZES_PER_INCH = 2;
/** Inches of height for each inch below the water. */
const HEIGHT_PER_INCH = 5;

export const templateRules: readonly AlphaRule[] = [
  core('ASC-plos-uncommon', {
    covers: ['ASC-tbl-uncommon-unit-templates'],
    base: {
      templateLength: ({ state, unit }) => {
        if (isRail(unit)) return rounded(trainOf(state, unit).reduce((sum, { card }) => sum + card.size, 0) / SIZES_PER_INCH);
        return templateOf(unit.card)?.length;
      },
      draught: ({ unit }) => {
        const template = motive(unit) === 'n' ? templateOf(unit.card) : undefined;
        return template && rounded(template.height / HEIGHT_PER_INCH);
      },
    },
  }),
];
