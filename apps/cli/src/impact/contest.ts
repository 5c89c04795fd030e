import { fill } from '@sortie/kernel';
import { type Muster, readSquad, squadsLike, squadsMeeting, squadText } from '@sortie/rules-impact';
import { type Contest, contestOf, type Fielded, wrong } from '../arena/contest.ts';

/** Soldiers in words, separated by commas. */
function read(text: string): Fielded<Muster> {
  const squad = readSquad(text);
  return 'text' in squad ? wrong(fill(squad)) : { ok: true, name: squadText(squad), entries: squad };
}

/** Every other soldier in armor, as many as cost about the same. */
function field(name: string): readonly string[] {
  const squad = readSquad(name);
  return 'text' in squad ? [] : squadsLike(squad).map(squadText);
}

export const contest: Contest = contestOf({ read, meet: squadsMeeting, field });
