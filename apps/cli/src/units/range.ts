import { type Range, readEra, readRange } from '@sortie/convert';
import { InvalidArgumentError } from 'commander';

/** `30`, `20-40`, `20-` and `-40`, as an option of a command. */
export function rangeOf(text: string): Range {
  const range = readRange(text);
  if (!range) throw new InvalidArgumentError('Write a number, or a range such as 20-40, 20- or -40.');
  return range;
}

/** `jihad`, `-jihad` and `jihad-`, as an option of a command. */
export function eraOf(text: string): Range {
  const range = readEra(text);
  if (!range) throw new InvalidArgumentError('Write the name of an era, such as succession-wars, -jihad or clan-invasion-.');
  return range;
}
