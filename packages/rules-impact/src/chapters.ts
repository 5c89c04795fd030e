// Imports for their effect stay in declarations, where those of values are left out: who uses the package sees the words of every chapter.
import './chapters/abandonment/shape.ts';
import './chapters/detection/shape.ts';
import './chapters/facing/shape.ts';
import './chapters/hidden-setup/shape.ts';
import './chapters/integrity/shape.ts';
import './chapters/marines/shape.ts';
import './chapters/mines/shape.ts';
import './chapters/squads/shape.ts';
import './chapters/stealth/shape.ts';
import './chapters/storeys/shape.ts';
import { abandoned } from './chapters/abandonment/chapter.ts';
import { improvedDetection } from './chapters/detection/chapter.ts';
import { facing } from './chapters/facing/chapter.ts';
import { hiddenSetup } from './chapters/hidden-setup/chapter.ts';
import { integrity } from './chapters/integrity/chapter.ts';
import { marines } from './chapters/marines/chapter.ts';
import { mines } from './chapters/mines/chapter.ts';
import { napOfTheEarth } from './chapters/nap-of-the-earth/chapter.ts';
import { squads } from './chapters/squads/chapter.ts';
import { stealth } from './chapters/stealth/chapter.ts';
import { storeys } from './chapters/storeys/chapter.ts';
import { strictCombat } from './chapters/strict-combat/chapter.ts';

/** What the game knows beside its core. A chapter whose rules are given up stays here for the sake of old logs. */
export const CHAPTERS = [
  abandoned,
  improvedDetection,
  facing,
  hiddenSetup,
  integrity,
  marines,
  mines,
  napOfTheEarth,
  squads,
  stealth,
  storeys,
  strictCombat,
] as const;
