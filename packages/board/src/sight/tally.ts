/** What can stand between two viewers. */
export type Obstacle = 'ground' | 'building' | 'shore' | 'water' | 'woods' | 'smoke' | 'woods and smoke' | 'fields' | 'industry' | 'rooms';

/** What the hexes on a line add up to. */
export interface Tally {
  /** What blocks outright, whatever the rest adds up to. */
  readonly wall?: Obstacle;
  readonly lightWoods: number;
  readonly heavyWoods: number;
  readonly ultraWoods: number;
  readonly lightSmoke: number;
  readonly heavySmoke: number;
  readonly fields: number;
  readonly industry: number;
  /** Hexes and levels inside the one building that holds both viewers. */
  readonly rooms: number;
  /** Partial cover from the ground or a building before the target, and before the attacker. */
  readonly targetCover: boolean;
  readonly attackerCover: boolean;
}

export const NO_TALLY: Tally = {
  lightWoods: 0,
  heavyWoods: 0,
  ultraWoods: 0,
  lightSmoke: 0,
  heavySmoke: 0,
  fields: 0,
  industry: 0,
  rooms: 0,
  targetCover: false,
  attackerCover: false,
};

export function sum(a: Tally, b: Tally): Tally {
  const wall = a.wall ?? b.wall;
  const both = {
    lightWoods: a.lightWoods + b.lightWoods,
    heavyWoods: a.heavyWoods + b.heavyWoods,
    ultraWoods: a.ultraWoods + b.ultraWoods,
    lightSmoke: a.lightSmoke + b.lightSmoke,
    heavySmoke: a.heavySmoke + b.heavySmoke,
    fields: a.fields + b.fields,
    industry: a.industry + b.industry,
    rooms: a.rooms + b.rooms,
    targetCover: a.targetCover || b.targetCover,
    attackerCover: a.attackerCover || b.attackerCover,
  };
  return wall === undefined ? both : { ...both, wall };
}

const woodsPoints = (tally: Tally): number => tally.lightWoods + 2 * tally.heavyWoods + 3 * tally.ultraWoods;
const smokePoints = (tally: Tally): number => tally.lightSmoke + 2 * tally.heavySmoke;

/** What blocks the line, if anything does: three points of woods and smoke, six fields, three hexes of industry or rooms. */
export function obstacleOf(tally: Tally): Obstacle | undefined {
  if (tally.wall) return tally.wall;
  const [woods, smoke] = [woodsPoints(tally), smokePoints(tally)];
  if (woods + smoke >= 3) return smoke === 0 ? 'woods' : woods === 0 ? 'smoke' : 'woods and smoke';
  if (tally.fields >= 6) return 'fields';
  if (tally.industry >= 3) return 'industry';
  return tally.rooms >= 3 ? 'rooms' : undefined;
}

/** What an open line adds to the number needed to hit. */
export const modifierOf = (tally: Tally): number =>
  woodsPoints(tally) + smokePoints(tally) + Math.floor(tally.fields / 2) + tally.industry + tally.rooms + (tally.targetCover ? 1 : 0);

/** How bad a line is for the attacker: its modifier, or worse than any number when it is blocked. */
export const hindrance = (tally: Tally): number => (obstacleOf(tally) ? Infinity : modifierOf(tally));
