import type { Hex } from '@sortie/geometry';
import { sure, tell, type View } from '@sortie/kernel';
import type { Classic, Command, Unit } from '@sortie/rules-classic';
import type { Change, Interaction, Moment, PanelProps } from '../../battle/face.ts';
import { fire } from './fire.ts';
import type { Declaring } from './fire-state.ts';

type Now = Moment<Classic>;

const HELD: NonNullable<Unit['fire']> = { shots: [], spots: null, numbers: null, resolved: true };
const known = new WeakMap<Now['view'], Now['view']>();

/** The same moment as if it were the Weapon Attack Phase, with nobody but the two that it is about. */
function asFiring(moment: Now): Now {
  const { view, seat } = moment;
  const chance = view.interlude?.chances[0];
  if (!chance) return moment;
  let seen = known.get(view);
  if (!seen) {
    const units = view.units.map((unit): Unit => {
      if (unit.seat === seat) return unit.id === chance.unit || unit.fire ? unit : { ...unit, fire: HELD };
      return unit.id === chance.target ? unit : { ...unit, at: null };
    });
    seen = { ...view, phase: 'weapon', active: seat, units } as View<Classic>;
    known.set(view, seen);
  }
  return { ...moment, view: seen };
}

function asPounce(command: Command): Command {
  if (command.type !== 'declare') return command;
  const { unit, twist, flip, turret, fore, shots } = command;
  return {
    type: 'pounce',
    unit,
    twist,
    ...(flip && { flip }),
    ...(turret !== undefined && { turret }),
    ...(fore !== undefined && { fore }),
    shots,
  };
}

const asked = (change: Change<Classic, Declaring>): Change<Classic, Declaring> =>
  change.send ? { ...change, send: asPounce(change.send) } : change;

const Panel = sure(fire.Panel, 'the panel of fire');

function PouncePanel({ moment, change, ...rest }: PanelProps<Classic, Declaring, Hex>) {
  return <Panel moment={asFiring(moment)} change={one => change(asked(one))} {...rest} />;
}

/** The shots of whoever has been found, or keeps overwatch: declared like any others, and fired at once. */
export const pounce: Interaction<Classic, Declaring, Hex> = {
  candidates: moment => fire.candidates(asFiring(moment)),
  begin: moment => fire.begin(asFiring(moment)),
  on: (moment, state, input) => asked(fire.on(asFiring(moment), state, input)),
  show(moment, state) {
    const shown = fire.show(asFiring(moment), state);
    return {
      ...shown,
      actions: shown.actions.map(action => {
        if (action.id === 'hold') return { ...action, label: tell('Let it pass') };
        return action.id === 'fire' ? { ...action, label: tell('Fire now') } : action;
      }),
    };
  },
  Panel: PouncePanel,
};
