import { table as terrain } from '@sortie/board';
import { fill } from '@sortie/kernel';
import { type AlphaStrike, alphaStrike, missionAdvice } from '@sortie/rules-alpha-strike';
import type { Face } from '../offer.ts';
import { plainFace } from '../plain-face.ts';
import { AIR_HELP } from './air-words.ts';
import { drawForces, drawTable } from './drawing.ts';
import { arrange } from './orders.ts';
import { phraseOf, readWords } from './words.ts';

const plain = plainFace(alphaStrike);

/** Alpha Strike as a person at a prompt meets it: places in inches from the north-west corner, units by side and number. */
export const alphaStrikeFace: Face<AlphaStrike> = {
  ...plain,
  map: drawTable,
  forces: view => drawForces(view),
  help: asked => [
    '  deploy S1 20,44   set a unit up, in inches from the north-west corner; "hidden" where it may hide',
    '  move S1 24,38     go there, around what is in the way; add jump or sprint, and a facing: n ne e se s sw w nw',
    '  stand S1 [ne]     stay, and turn',
    '  aim S1            what it takes to hit everybody',
    '  shoot S1 N2       attack; add heat 1, strike, turret, LRM …, or indirect by S3',
    ...AIR_HELP,
    '  done              no further attacks this turn',
    ...plain.help(asked),
  ],
  phrase: phraseOf,
  read: (asked, line, style) => readWords(asked, line) ?? plain.read(asked, line, style),
  withMap: (setup, board) => ({ setup: { ...setup, table: terrain.tableFromHexes(board) } }),
  withOrders: arrange,
  advice: setup => missionAdvice(setup).map(({ says, rule }) => `${fill(says)} (${rule})`),
};
