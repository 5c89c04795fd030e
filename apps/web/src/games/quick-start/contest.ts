import { BOX_SHEETS, duelOf } from '@sortie/rules-quick-start';
import type { Contest, Contestant } from '../../arena/contest.ts';
import { t, word } from '../../i18n/index.ts';

/** Codes of record sheets. */
type Side = readonly string[];

/** The record sheets of the box. */
const sheets = async (): Promise<readonly Contestant<Side>[]> =>
  BOX_SHEETS.map(({ code, name, tons }) => ({
    id: code,
    name: `${name} ${code}`,
    units: [t('{tons} tons', { tons })],
    kept: false,
    side: [code],
  }));

const entriesIn = (side: Side) => side.map(mech => ({ mech }));

export const contest: Contest<Side> = {
  forces: sheets,
  units: sheets,
  field: async (unit, all) => all.filter(({ id }) => id !== unit.id),
  fieldWords: word('Every other record sheet of the box; it meets each of them alone.'),
  tons: true,
  meet: async (a, b) => duelOf(entriesIn(a), entriesIn(b)),
};
