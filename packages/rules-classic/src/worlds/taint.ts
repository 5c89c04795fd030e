import { type Telling, tell } from '@sortie/kernel';
import { checkHull } from '../advanced/planetary/breach.ts';
import { unfit } from '../advanced/planetary/vacuum.ts';
import type { Wound } from '../questions.ts';
import type { ClassicRule, Table } from '../rule.ts';
import { conditionsOf } from '../scenarios/place.ts';
import type { Conditions } from '../shape.ts';
import { isMech, isTroop, isVehicle } from '../state.ts';
import { alien } from './rule.ts';

/** Air that hurts goes for the people inside: a suit whose armor is used up, the crew of a hull that opens, the MechWarrior in an open head. */
function seep(play: Table, wound: Wound, rule: ClassicRule['id']): void {
  const unit = play.state.units[wound.unit]!;
  if (isTroop(unit)) {
    const { location } = wound;
    if (unit.armor[location] === 0 && !unit.gone.includes(location) && unit.structure[location] === 1)
      play.emit({ type: 'lost', unit: wound.unit, location, how: 'destroyed' });
  } else if (isVehicle(unit) || (isMech(unit) && wound.location === 'HD')) checkHull(play, wound, rule, false);
}

const tainted = (id: ClassicRule['id'], air: NonNullable<Conditions['air']>): ClassicRule => ({
  ...alien(id, {
    steps: {
      wounded: [
        {
          name: air,
          after: 'hull',
          run: (play, wound) => {
            if (play.state.conditions?.air === air) seep(play, wound, id);
          },
        },
      ],
    },
  }),
  forbidsSetup: (setup): Telling | undefined => {
    const out = conditionsOf(setup)?.air === air ? unfit(setup, ({ kind, sealedSuits }) => kind !== 'infantry' || sealedSuits) : undefined;
    return out && tell('{unit} cannot breathe that air', { unit: `${out.name} ${out.model}`.trim() });
  },
});

export const taintRules: readonly ClassicRule[] = [
  tainted('AW-caustic-atmosphere', 'caustic'),
  tainted('AW-fungal-atmosphere', 'poisonous'),
];
