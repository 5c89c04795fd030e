import { FORCE_FORMAT, FORCE_VERSION, type Force, REGULAR_SKILL } from './force.ts';

/** A force as a JSON value, without what a reader supplies itself. */
export function forceJson({ name, limit, battleValue, edition, members, commands, era, faction, formations }: Force): object {
  return {
    format: FORCE_FORMAT,
    version: FORCE_VERSION,
    name,
    ...(limit !== undefined && { limit }),
    ...(battleValue !== undefined && { battleValue }),
    ...(edition !== 'current' && { edition }),
    members: members.map(({ skill, ...member }) => (skill === REGULAR_SKILL ? member : { ...member, skill })),
    ...(commands?.length && { commands }),
    ...(era && { era }),
    ...(faction && { faction }),
    ...(formations?.length && { formations }),
  };
}

/** The text of a force file. */
export const writeForce = (force: Force): string => `${JSON.stringify(forceJson(force), undefined, 2)}\n`;
