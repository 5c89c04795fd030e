import type { Scenes } from '@sortie/kernel';
import { ruleset } from '../ruleset.ts';
import type { Classic } from '../shape.ts';
import { askAssault } from './assault.ts';
import { askBlow } from './blows.ts';
import { fights } from './fights.ts';
import { askFire } from './fire.ts';
import type { Library } from './library.ts';
import { askReach } from './reach.ts';
import { type Position, stage } from './stage.ts';
import { write } from './write.ts';

/** Positions of the classic game out of files. */
export const classicScenes: Scenes<Classic, Library, Position> = {
  ruleset,
  stage,
  kinds: {
    fire: askFire,
    punch: askBlow,
    kick: askBlow,
    push: askBlow,
    club: askBlow,
    frenzy: askBlow,
    trip: askBlow,
    leg: askBlow,
    swarm: askBlow,
    charge: askAssault,
    dfa: askAssault,
    reach: askReach,
  },
  fights,
  write,
};
