const LONGEST = 13;

/** As many words of a name as fit beside a base; the number that tells it from its like stays. */
export function shortName(name: string): string {
  const [, words = name, number = ''] = /^(.*?)( #\d+)?$/.exec(name) ?? [];
  if (words.length <= LONGEST) return `${words}${number}`;
  const end = words.lastIndexOf(' ', LONGEST);
  return `${words.slice(0, end > 0 ? end : LONGEST)}${number}`;
}
