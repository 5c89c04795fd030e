import { BOX_SHEETS, duelOf, type Entry, sheetCalled } from '@sortie/rules-quick-start';
import { type Contest, contestOf, type Fielded, wrong } from '../arena/contest.ts';

/** Record sheets by their codes, separated by commas. */
function read(text: string): Fielded<Entry> {
  const codes = text.split(',').map(one => one.trim());
  const unknown = codes.find(code => sheetCalled(code) === undefined);
  if (unknown !== undefined) return wrong(`no record sheet is called ${unknown}`);
  return { ok: true, name: codes.join(', '), entries: codes.map(mech => ({ mech })) };
}

/** Every other sheet of the box. */
const field = (name: string): readonly string[] => BOX_SHEETS.map(({ code }) => code).filter(code => code !== name);

export const contest: Contest = contestOf({ read, meet: duelOf, field });
