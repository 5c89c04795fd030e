/** How a unit gets over the ground. */
export type Gait =
  | 'mech'
  | 'proto'
  | 'tracked'
  | 'wheeled'
  /** Wheels that were made for sand. */
  | 'duneBuggy'
  | 'hover'
  | 'foot'
  | 'mechanized'
  /** Platoons on wheels and on cushions of air, and troops that swim. */
  | 'mechanizedWheeled'
  | 'mechanizedHover'
  | 'diver'
  | 'vtol'
  | 'air'
  | 'wige'
  /** Hulls so large that they wade, and those that nothing seeps into: they drive on the bottom of the water. */
  | 'heavyTracked'
  | 'heavyWheeled'
  | 'divingTracked'
  | 'divingWheeled'
  | 'naval'
  | 'submarine';

/** On the water, or in it, and nowhere else. */
export const isShip = (gait: Gait): gait is 'naval' | 'submarine' => gait === 'naval' || gait === 'submarine';

/** On a cushion of air, or just above the ground: neither water nor soft ground matters. */
export const rides = (gait: Gait): boolean => gait === 'hover' || gait === 'wige' || gait === 'mechanizedHover';

/** Platoons and squads, whatever they ride. */
export const isOnFoot = (gait: Gait): boolean =>
  gait === 'foot' || gait === 'mechanized' || gait === 'mechanizedWheeled' || gait === 'mechanizedHover' || gait === 'diver';

/** What a hull of a special kind goes on: tracks or wheels, as any other. */
const COMMON: { readonly [G in Gait]?: Gait } = {
  duneBuggy: 'wheeled',
  heavyTracked: 'tracked',
  heavyWheeled: 'wheeled',
  divingTracked: 'tracked',
  divingWheeled: 'wheeled',
};
export const commonGait = (gait: Gait): Gait => COMMON[gait] ?? gait;

export const wades = (gait: Gait): boolean => gait === 'heavyTracked' || gait === 'heavyWheeled';
export const divesOnWheels = (gait: Gait): boolean => gait === 'divingTracked' || gait === 'divingWheeled';
