import type { Range } from './range.ts';

export interface Era extends Range {
  readonly id: string;
  readonly name: string;
}

/** The ages in which designs first appeared, by their years. */
export const ERAS: readonly Era[] = [
  { id: 'age-of-war', name: 'Age of War', from: 0, to: 2570 },
  { id: 'star-league', name: 'Star League', from: 2571, to: 2780 },
  { id: 'succession-wars', name: 'Succession Wars', from: 2781, to: 3049 },
  { id: 'clan-invasion', name: 'Clan Invasion', from: 3050, to: 3061 },
  { id: 'civil-war', name: 'Civil War', from: 3062, to: 3067 },
  { id: 'jihad', name: 'Jihad', from: 3068, to: 3080 },
  { id: 'republic', name: 'Republic', from: 3081, to: 3130 },
  { id: 'dark-age', name: 'Dark Age', from: 3131, to: 3150 },
  { id: 'ilclan', name: 'ilClan', from: 3151, to: Number.POSITIVE_INFINITY },
];

/** `jihad`, everything up to it as `-jihad`, everything from it on as `jihad-`. The beginning of a name is enough. */
export function readEra(text: string): Range | undefined {
  const [, before, name = '', after] = /^(-?)(.*?)(-?)$/.exec(text.toLowerCase().replaceAll(/[\s_]+/g, '-')) ?? [];
  const era = ERAS.find(({ id }) => id === name) ?? ERAS.find(({ id }) => name !== '' && id.startsWith(name));
  return era && { from: before === '-' ? 0 : era.from, to: after === '-' ? Number.POSITIVE_INFINITY : era.to };
}
