import { isDrone } from '../../card/drone.ts';
import type { Unit } from '../../shape.ts';
import { TALENTS, type Talent } from './talents.ts';

const BY_ID: ReadonlyMap<string, Talent> = new Map(TALENTS.map(talent => [talent.id, talent]));

/** "lucky:3" is the ability "lucky" with "3" chosen. */
export const nameOf = (written: string): string => {
  const colon = written.indexOf(':');
  return colon < 0 ? written : written.slice(0, colon);
};
export const talentNamed = (written: string): Talent | undefined => BY_ID.get(nameOf(written));

type Crewed = Pick<Unit, 'abilities' | 'card' | 'moves'>;

const written = ({ abilities }: Pick<Unit, 'abilities'>, id: string): string | undefined =>
  abilities.length === 0 ? undefined : abilities.find(one => nameOf(one) === id);

/** Has its pilot or crew this ability, in a machine that it works in? */
export const knows = (unit: Crewed, id: string): boolean =>
  written(unit, id) !== undefined && (BY_ID.get(id)?.suits(unit) ?? false) && !isDrone(unit);

/** What was chosen with an ability: a range, a condition, a number. */
export const choiceOf = (unit: Pick<Unit, 'abilities'>, id: string): string => written(unit, id)?.slice(id.length + 1) ?? '';
export const levelOf = (unit: Pick<Unit, 'abilities'>, id: string): number => Number(choiceOf(unit, id)) || 1;
