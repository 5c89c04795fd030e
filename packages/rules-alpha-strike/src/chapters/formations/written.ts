/** Two groups that work together: battle armor rides, or two fighters fly, with the lance whose formation it is. */
export const ATTACHMENTS = ['nova', 'air-lance'] as const;
export type Attachment = (typeof ATTACHMENTS)[number];

/** What a lance is, as every unit of it carries it: `assault:multi-tasker`, `support:lance=2`, `battle:nova`. */
export interface Written {
  readonly type: string;
  /** The ability that was chosen for the whole formation. */
  readonly choice?: string;
  /** The lance that it supports. */
  readonly supports?: number;
  readonly with?: Attachment;
}

const LANCE = 'lance=';

export function readFormation(text: string): Written {
  const [type = '', ...parts] = text.split(':');
  const lance = parts.find(part => part.startsWith(LANCE));
  const attached = ATTACHMENTS.find(one => parts.includes(one));
  const choice = parts.find(part => part !== lance && part !== attached);
  return {
    type,
    ...(choice && { choice }),
    ...(lance && { supports: Number(lance.slice(LANCE.length)) }),
    ...(attached && { with: attached }),
  };
}

export const writeFormation = ({ type, choice, supports, with: attached }: Written): string =>
  [type, choice, supports === undefined ? undefined : `${LANCE}${supports}`, attached].filter(one => one !== undefined).join(':');
