import { type Telling, tell } from '@sortie/kernel';
import { checkHull } from '../../damage/breach.ts';
import type { Wound } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import type { Conditions } from '../../shape.ts';
import { isMech, isTroop, isVehicle, unitAt } from '../../state.ts';
import { unfit } from '../planetary-conditions/vacuum.ts';
import { alien } from './alien.ts';

/** Air that hurts goes for the people inside: a suit whose armor is used up, the crew of a hull that opens, the MechWarrior in an open head. */
function seep(play: Play, wound: Wound, rule: ClassicRule['id']): void {
  const unit = unitAt(play.state, wound.unit);
  if (isTroop(unit)) {
    const { location } = wound;
    if (unit.armor[location] === 0 && !unit.gone.includes(location) && unit.structure[location] === 1)
      play.emit({ type: 'lost', unit: wound.unit, location, how: 'destroyed' });
  } else if (isVehicle(unit) || (isMech(unit) && wound.location === 'HD')) checkHull(play, wound, rule, false);
}

/** Air of a kind that hurts, as a rule of the world that has it. */
export const tainted = (id: ClassicRule['id'], air: NonNullable<Conditions['air']>): ClassicRule => ({
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
