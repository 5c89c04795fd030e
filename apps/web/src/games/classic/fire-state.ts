import { bestVolley, type Classic, isFighting, type OnMap, type Pose, posesOf, type Shot, shooters } from '@sortie/rules-classic';
import type { Moment, UnitKey } from '../../battle/face.ts';
import { type Declaration, declarationOf, foesOf, prospectsOf } from './aim.ts';
import { type Extra, joined } from './extras.ts';
import { type AtHexes, type Pointing, withoutWeapon } from './hex-fire.ts';
import { idOf, keyOf, unitOf } from './units.ts';

/** A declaration that is being considered. */
export interface Declaring {
  readonly pose: Pose;
  readonly target?: UnitKey;
  readonly shots: readonly Shot[];
  /** The player has chosen weapons: another target no longer chooses anew. */
  readonly touched?: true;
  readonly spots?: true;
  /** What is to be pointed at a hex next. */
  readonly pointing?: Pointing;
  readonly hexes?: AtHexes;
  readonly extras?: readonly Extra[];
}

type Now = Moment<Classic>;

/** The unit that is chosen, as long as it has something to declare. */
export const gunnerOf = ({ view, seat, selected }: Now): OnMap | undefined => shooters(view, seat).find(({ id }) => keyOf(id) === selected);

export function targetOf({ view }: Now, { target }: Pick<Declaring, 'target'>): OnMap | undefined {
  const unit = unitOf(view, target);
  return isFighting(unit) ? unit : undefined;
}

export const AHEAD: Pose = { twist: 0, flip: false };

const sameTurrets = (a: Pose, b: Pose): boolean => (a.turret ?? 0) === (b.turret ?? 0) && (a.fore ?? 0) === (b.fore ?? 0);

export const samePose = (a: Pose, b: Pose): boolean => a.twist === b.twist && a.flip === b.flip && sameTurrets(a, b);

/** How a unit holds itself before anybody has said otherwise. */
const poseAtRest = (unit: OnMap): Pose => posesOf(unit).find(pose => sameTurrets(pose, { ...AHEAD, ...unit.wear })) ?? AHEAD;

/** The best fire at a target that the heat sinks can bear, as a first suggestion. */
export function suggestionAt({ view, book }: Now, unit: OnMap, target: OnMap): Declaring {
  const { pose, shots } = bestVolley(view, book, unit, target);
  return { pose: shots.length > 0 ? pose : poseAtRest(unit), shots, target: keyOf(target.id) };
}

/** The enemy on whom most damage can be hoped for. */
export function firstSuggestion(moment: Now): Declaring {
  const unit = gunnerOf(moment);
  if (!unit) return { pose: AHEAD, shots: [] };
  const { view, book } = moment;
  const best = foesOf(moment)
    .map(foe => ({ foe, damage: bestVolley(view, book, unit, foe).damage }))
    .sort((a, b) => b.damage - a.damage)[0];
  return best && best.damage > 0 ? suggestionAt(moment, unit, best.foe) : { pose: poseAtRest(unit), shots: [] };
}

/** The whole declaration as it would be sent. */
export function commandOf(unit: OnMap, { pose, shots, spots, target, hexes, extras = [] }: Declaring): Declaration {
  return {
    ...declarationOf(unit.id, pose, shots),
    ...(spots && target !== undefined && { spots: idOf(target) }),
    ...hexes,
    ...joined(extras),
  };
}

/** The same weapons held another way: what no longer bears is left out. */
export function heldAs({ view, book, seat }: Now, unit: OnMap, state: Declaring, pose: Pose): Declaring {
  const shots = state.shots.filter(shot => book.allows(view, declarationOf(unit.id, pose, [shot]), seat));
  return { ...state, pose, shots, touched: true };
}

/** A weapon taken up or put down; whoever fired at somebody else fires at this target now. */
export function toggled(moment: Now, unit: OnMap, state: Declaring, weapon: number): Declaring {
  const target = targetOf(moment, state);
  if (!target) return state;
  const others = withoutWeapon(state, weapon);
  if (state.shots.some(one => one.weapon === weapon && one.target === target.id)) return { ...others, touched: true };
  const { view, book } = moment;
  const shot = prospectsOf(view, book, unit, target, state.pose, state.shots)[weapon]?.shot ?? { weapon, target: target.id };
  return { ...others, shots: [...others.shots, shot].sort((a, b) => a.weapon - b.weapon), touched: true };
}

/** One shot fired another way: another bin, rate or aim. */
export const altered = (state: Declaring, shot: Shot): Declaring => ({
  ...state,
  shots: state.shots.map(one => (one.weapon === shot.weapon ? shot : one)),
  touched: true,
});
