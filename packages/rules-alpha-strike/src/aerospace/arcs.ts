import { table as geometry } from '@sortie/geometry';
import { EXTRA } from '../attack/extra.ts';
import { ARCS, type Arc, type ArcName, type Card, type Damage, NONE, type WeaponClass } from '../card/card.ts';
import { MEASURES } from '../measure.ts';
import type { Bracket } from '../questions.ts';
import type { Heading, How, Unit } from '../shape.ts';
import type { Standing } from '../state.ts';

/** Most attacks that large craft make in a turn, one for each class of weapons on each side. */
export const MOST_VOLLEYS = 4;

export const hasArcs = ({ card }: { readonly card: Card }): boolean => card.arcs !== undefined;

const turned: { readonly [A in ArcName]: (facing: Heading) => Heading } = {
  front: facing => facing,
  rear: geometry.opposite,
  right: ({ dx, dy }) => ({ dx: 0 - dy, dy: dx }),
  left: ({ dx, dy }) => ({ dx: dy, dy: 0 - dx }),
};

/** The side of a craft that a point lies on: a quarter of the circle each. */
export function arcToward(unit: Standing, at: geometry.Point): ArcName {
  const lies = (arc: ArcName): boolean => geometry.inArc(unit.at, turned[arc](unit.facing), 90, at);
  if (unit.base === 'hex' && MEASURES.hex.inArc(unit.at, unit.facing, 90, at)) return 'front';
  return ARCS.find(lies) ?? 'left';
}

const CLASS_OF: { readonly [how: string]: WeaponClass } = {
  standard: 'standard',
  strafe: 'standard',
  airStrike: 'standard',
  CAP: 'capital',
  SCAP: 'subCapital',
  MSL: 'missiles',
};
/** The class of weapons that an attack is made with; nothing for a part of the weapons that craft with arcs do not know. */
export const classOf = (how: How): WeaponClass | undefined => CLASS_OF[how];

/** A weapon hit takes a quarter from one class of one side, rounded down, each time. */
export function arcHits({ marks }: Pick<Unit, 'marks'>, arc: ArcName, weapons: WeaponClass): number {
  for (const mark of marks) if (mark.kind === 'arc' && mark.arc === arc && mark.weapons === weapons) return mark.value;
  return 0;
}
const worn = (points: number, hits: number): number => (hits <= 0 ? points : worn(Math.floor((points * 3) / 4), hits - 1));

/** What one class of weapons on one side deals. */
export function arcValue(unit: Pick<Unit, 'card' | 'marks'>, arc: ArcName, weapons: WeaponClass | undefined, bracket: Bracket): Damage {
  if (!weapons) return NONE;
  const printed = unit.card.arcs?.[arc]?.[weapons]?.[bracket] ?? NONE;
  const hits = arcHits(unit, arc, weapons);
  return hits === 0 ? printed : { points: worn(printed.points, hits), minimal: false };
}

/** Classes of weapons on one side. */
export const classesIn = (arc: Arc | undefined): readonly WeaponClass[] =>
  (['standard', 'capital', 'subCapital', 'missiles'] as const).filter(one =>
    arc?.[one]?.some(({ points, minimal }) => points > 0 || minimal),
  );

/** The attacks of this turn, one for each class of weapons on each side; launching screens is one too. */
export const volleysOf = ({ did }: Unit): readonly string[] => did.filter(what => what.includes('@') || what === 'screen');

/** May these weapons of that side still fire this turn? */
export function volleyLeft(unit: Unit, how: How, arc: ArcName): boolean {
  const volleys = volleysOf(unit);
  const others = unit.did.every(what => EXTRA.includes(what) || volleys.includes(what));
  return others && volleys.length < MOST_VOLLEYS && !volleys.includes(`${how}@${arc}`);
}
