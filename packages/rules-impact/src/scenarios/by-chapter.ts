import type { ScenarioPlan } from '../model/scenario.ts';
import { force, panels } from './house.ts';

/** House components as well: one scenario for each of the chapters that the first four leave out. */

/** Floors, facing, marines, and a garrison that is relieved. */
export const stairwell: ScenarioPlan = {
  title: 'Stairwell',
  situation: 'Marines are to clear three kiln towers floor by floor before the relief column arrives.',
  map: panels('D H', 'H* D*'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: [
        { type: 'command', count: 1 },
        { type: 'assault', count: 5, marines: true },
        { type: 'jack-knife', count: 2, marines: true },
        { type: 'engineer', count: 1 },
        { type: 'thumper', count: 1 },
        { type: 'recon', count: 3 },
      ],
      build: 130,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: [
        { type: 'command', count: 1 },
        { type: 'front-line', count: 4 },
        { type: 'sentry', count: 2 },
        { type: 'police', count: 5 },
        { type: 'assault', count: 3, later: true },
      ],
      build: 100,
      friendly: ['east'],
      setsUp: { panels: [0, 1], bunkers: 1, improved: 2 },
      enters: { edges: ['east'], turns: [4] },
      // Police visors: only this side has to look where it fires.
      handicaps: ['MAAS-14.9-facing-arc', 'MAAS-14.9-facing-rotate'],
    },
  ],
  special: {
    turns: 10,
    glow: 2,
    storeys: { 'D-D-17': 3, 'D-D-18': 3, 'D-L-09': 2, 'D-L-10': 2, 'D-L-28': 2, 'D-L-29': 2 },
    objectives: ['D-D-18', 'D-L-10', 'D-L-28'],
    held: 1,
  },
  victory: {
    awards: [
      { kind: 'holds', each: 4, when: 'end' },
      { kind: 'kills', seat: 0, armored: 1, command: 2 },
      { kind: 'kills', seat: 1, armored: 1, command: 2 },
    ],
    sudden: [],
    margin: 1,
    otherwise: 1,
    text: 'Four points for each tower held at the end, one for each enemy armored soldier eliminated, two for a commander. A tie is Marten’s.',
  },
};

/** Nap-of-the-earth flight, and a side that sees more. */
export const thinAir: ScenarioPlan = {
  title: 'Thin Air',
  situation: 'A listening post on the shelf hears everything. Raiders hug the slopes to get at it.',
  map: panels('G E', 'E* G*'),
  north: 'right',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, ranger: 4, assault: 3, thumper: 1, 'front-line': 2, attack: 1 }),
      build: 131,
      friendly: ['south'],
      enters: { edges: ['south'], turns: [1] },
    },
    {
      name: 'Marten',
      units: force({ command: 1, 'dead-eye': 3, 'front-line': 4, sniper: 1, recon: 1 }),
      build: 100,
      friendly: ['north'],
      setsUp: { panels: [0, 1], improved: 3, postFromEdge: 5 },
      detection: true,
    },
  ],
  special: { turns: 11, glow: 2 },
  victory: {
    awards: [
      { kind: 'kills', seat: 0, armored: 1, command: 2 },
      { kind: 'kills', seat: 1, armored: 1, command: 2 },
    ],
    sudden: [{ kind: 'post', seat: 0 }],
    margin: 3,
    otherwise: 1,
    text: 'Kestrel wins at once by taking or destroying the command post. Otherwise a point for each enemy armored soldier eliminated, two for a commander; without a lead of three Marten has held.',
  },
};

/** Suit integrity and abandonment: nobody stops for the shaken, and a torn suit is the end. */
export const badAir: ScenarioPlan = {
  title: 'Bad Air',
  situation: 'Two salvage parties cross a poisoned crater field for the same wrecks. A torn suit is a death sentence.',
  map: panels('F C', 'C* F*'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, 'front-line': 5, assault: 3, engineer: 1, crusader: 1 }),
      build: 120,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
    },
    {
      name: 'Marten',
      units: force({ command: 1, 'front-line': 5, ranger: 3, thumper: 1, attack: 2, militia: 2 }),
      build: 120,
      friendly: ['east'],
      enters: { edges: ['east'], turns: [1] },
    },
  ],
  special: { turns: 9, glow: 3, wade: true, objectives: 'centres' },
  victory: {
    awards: [
      { kind: 'holds', each: 2, when: 'end' },
      { kind: 'kills', seat: 0, armored: 1 },
      { kind: 'kills', seat: 1, armored: 1 },
    ],
    sudden: [],
    margin: 2,
    otherwise: null,
    text: 'Two points for each panel’s centre held at the end, one for each enemy armored soldier eliminated. A lead of less than two is a draw.',
  },
};

/** Strict combat, hidden set-up and stealth: nobody knows whether there is a line until the shot. */
export const deadReckoning: ScenarioPlan = {
  title: 'Dead Reckoning',
  situation: 'Sensors are blind in the ash. A patrol walks home through a forest that somebody else already holds.',
  map: panels('E C', 'A E*'),
  north: 'top',
  forces: [
    {
      name: 'Kestrel',
      units: force({ command: 1, assault: 4, 'front-line': 4, ranger: 2, 'jack-knife': 1, recon: 1 }),
      build: 131,
      friendly: ['west'],
      enters: { edges: ['west'], turns: [1] },
      exits: ['east'],
    },
    {
      name: 'Marten',
      units: force({ command: 1, ranger: 3, 'front-line': 4, sentry: 1, militia: 8 }),
      build: 100,
      friendly: ['east'],
      setsUp: { panels: [1, 3], hidden: true, hidesIn: ['marsh'], improved: 2 },
    },
  ],
  special: { turns: 11, glow: 2 },
  victory: {
    awards: [
      { kind: 'exits', seat: 0, edges: ['east'], each: 2 },
      { kind: 'kills', seat: 0, armored: 1 },
      { kind: 'kills', seat: 1, armored: 2 },
    ],
    sudden: [],
    margin: 2,
    otherwise: 1,
    text: 'Two points for each of Kestrel’s armored soldiers that leave by the east edge and for each that falls, to either side; one for each of Marten’s. Without a lead of two Marten has held.',
  },
};
