import { word } from '../../i18n/index.ts';
import type { Check, Lesson, Pointer, Step } from '../lesson.ts';

const READ: Check = { kind: 'read' };
const MOVING: Check = { kind: 'asked', question: 'move' };
const AIMING: Check = { kind: 'asked', question: 'declare' };
const MINE = '0';
const moved: Check = { kind: 'happened', event: { type: 'moved', unit: 0 } };
const declared: Check = { kind: 'happened', event: { type: 'declared', unit: 0 } };
const resolved: Check = { kind: 'happened', event: { type: 'resolved', unit: 0 } };

/** What a good player would do, and how it is done. */
const ADVICE: readonly Pointer[] = [
  { at: 'advised-action', field: 'mode' },
  { at: 'advice', like: { type: 'move' } },
  { at: 'action', id: 'confirm' },
];

/** A shot, if anybody can be hit: declared and then rolled. */
const shooting = (turn: number, says: { readonly fire: string; readonly hold: string; readonly roll: string }): readonly Step[] => [
  {
    id: `turn-${turn}-fire`,
    turn,
    says: says.fire,
    when: { kind: 'offered', action: 'fire' },
    points: [{ at: 'action', id: 'fire' }],
    until: declared,
  },
  {
    id: `turn-${turn}-hold`,
    turn,
    says: says.hold,
    when: { kind: 'all', of: [AIMING, { kind: 'offered', action: 'hold' }] },
    points: [{ at: 'action', id: 'hold' }],
    until: declared,
  },
  {
    id: `turn-${turn}-roll`,
    turn,
    says: says.roll,
    when: { kind: 'asked', question: 'resolve' },
    points: [{ at: 'action', id: 'roll' }],
    until: { kind: 'any', of: [resolved, { kind: 'turn', from: turn + 1 }] },
  },
];

const wait = (turn: number, phase: string, until: Check): Step => ({
  id: `turn-${turn}-${phase}`,
  turn,
  says: word('Your opponent is acting. Watch what happens.'),
  points: [{ at: 'part', part: 'turn' }],
  until,
});

const deploying: readonly Step[] = [
  {
    id: 'welcome',
    says: word(
      'Welcome, commander. You drive the Griffin; a Wolverine comes from the north. The first to destroy the other wins. I point, you do it, and nothing here can go wrong.',
    ),
    until: READ,
  },
  {
    id: 'deploy',
    says: word('First set up your Griffin. The bright hexes are your zone: click the ringed one.'),
    points: [{ at: 'advice', like: { type: 'deploy' } }],
    until: {
      kind: 'any',
      of: [
        { kind: 'offered', action: 'confirm' },
        { kind: 'happened', event: { type: 'deployed', unit: 0 } },
      ],
    },
  },
  {
    id: 'deploy-confirm',
    says: word('A ghost shows where it will stand. Confirm with this button or with Space.'),
    when: { kind: 'offered', action: 'confirm' },
    points: [{ at: 'action', id: 'confirm' }],
    until: { kind: 'happened', event: { type: 'deployed', unit: 0 } },
  },
  {
    id: 'initiative',
    turn: 1,
    says: word(
      'Each turn begins with initiative: both sides roll two dice. The loser moves first, so the winner sees where the other went.',
    ),
    points: [{ at: 'part', part: 'turn' }],
    until: READ,
  },
];

const turn1: readonly Step[] = [
  wait(1, 'wait-move', MOVING),
  {
    id: 'turn-1-run',
    turn: 1,
    says: word('Movement. A ’Mech stands, walks, runs or jumps. Running goes farther but makes your own shots harder. Press Run.'),
    points: [{ at: 'action', id: 'run' }],
    until: { kind: 'any', of: [{ kind: 'chosen', action: 'run' }, moved] },
  },
  {
    id: 'turn-1-where',
    turn: 1,
    says: word('Every bright hex can be reached; the number is its cost in movement points (MP). Click the ringed hex.'),
    points: [{ at: 'advice', like: { type: 'move', mode: 'run' } }],
    until: { kind: 'any', of: [{ kind: 'offered', action: 'confirm' }, moved] },
  },
  {
    id: 'turn-1-confirm',
    turn: 1,
    says: word('Face the enemy: click an arrow around the ghost to turn it. Weapons fire only forward. Then confirm.'),
    points: [{ at: 'action', id: 'confirm' }],
    until: moved,
  },
  {
    id: 'turn-1-tmm',
    turn: 1,
    says: word(
      'The die beside a ’Mech is its target movement modifier (TMM): the more hexes it moved, the more it adds to shots at it. Moving is armor.',
    ),
    points: [{ at: 'unit', unit: MINE }],
    until: READ,
  },
  wait(1, 'wait-fire', AIMING),
  ...shooting(1, {
    fire: word('Weapon attacks. You have a shot: the panel shows what each weapon needs on two dice. Declare your fire.'),
    hold: word('Weapon attacks. Nobody is in range, in your arc and in sight yet. Hold fire.'),
    roll: word('Both sides have declared. Now roll your shots: you need the number or more on two dice.'),
  }),
];

const turn2: readonly Step[] = [
  wait(2, 'wait-move', MOVING),
  {
    id: 'turn-2-where',
    turn: 2,
    says: word(
      'Turn 2. Walk this time: that adds only 1 to your own shots, running adds 2. Choose the ringed hex or any other, then confirm.',
    ),
    points: [
      { at: 'advice', like: { type: 'move', mode: 'walk' } },
      { at: 'action', id: 'confirm' },
    ],
    until: moved,
  },
  wait(2, 'wait-fire', AIMING),
  {
    id: 'turn-2-gator',
    turn: 2,
    says: word(
      'The to-hit number is a sum: gunnery, how you moved, how the target moved, woods between you, and range. Click a chip in the panel to see the rule behind it.',
    ),
    when: { kind: 'offered', action: 'fire' },
    points: [{ at: 'part', part: 'panel' }],
    until: { kind: 'any', of: [READ, declared] },
  },
  ...shooting(2, {
    fire: word('Declare your fire. Nothing is rolled until both sides have declared, so nobody loses a shot by being slower.'),
    hold: word('Still no shot. Hold fire and close in next turn.'),
    roll: word('Roll your shots.'),
  }),
];

const turn3: readonly Step[] = [
  wait(3, 'wait-move', MOVING),
  {
    id: 'turn-3-jump',
    turn: 3,
    says: word(
      'Turn 3. Jump jets carry you over woods and let you face any way on landing. A jump adds 3 to your shots, and 1 more to those at you. Press Jump.',
    ),
    points: [{ at: 'action', id: 'jump' }],
    until: { kind: 'any', of: [{ kind: 'chosen', action: 'jump' }, moved] },
  },
  {
    id: 'turn-3-where',
    turn: 3,
    says: word('Land on the ringed hex, or where you think it is better, and confirm. Z takes back what you are not happy with.'),
    points: [
      { at: 'advice', like: { type: 'move', mode: 'jump' } },
      { at: 'action', id: 'confirm' },
    ],
    until: moved,
  },
  wait(3, 'wait-fire', AIMING),
  ...shooting(3, {
    fire: word('A jump makes aiming hard: compare the numbers with last turn. Fire what has a fair chance.'),
    hold: word('No shot this time. Hold fire.'),
    roll: word('Roll your shots.'),
  }),
];

const turn4: readonly Step[] = [
  {
    id: 'turn-4-sheet',
    turn: 4,
    says: word(
      'Look at the record sheets. Each circle is a point of armor; a location without circles is destroyed. A ’Mech dies with its head or its center torso.',
    ),
    points: [{ at: 'part', part: 'sheet' }],
    until: { kind: 'any', of: [READ, moved] },
  },
  wait(4, 'wait-move', MOVING),
  {
    id: 'turn-4-move',
    turn: 4,
    says: word(
      'Find your best hex: near for an easy shot, behind woods for cover, far for your long-range missiles. I ring what I would do.',
    ),
    points: ADVICE,
    until: moved,
  },
  wait(4, 'wait-fire', AIMING),
  ...shooting(4, {
    fire: word('Fire. Ammunition counts: missiles run out, energy weapons never do.'),
    hold: word('No shot this time. Hold fire.'),
    roll: word('Roll your shots, and read in the log where they hit.'),
  }),
];

const turn5: readonly Step[] = [
  wait(5, 'wait-move', MOVING),
  {
    id: 'turn-5-move',
    turn: 5,
    says: word('Turn 5 is yours: move as you like. If you are not sure, the rings show what I would do.'),
    points: ADVICE,
    until: moved,
  },
  wait(5, 'wait-fire', AIMING),
  ...shooting(5, {
    fire: word('Choose your weapons and declare.'),
    hold: word('No shot this time. Hold fire.'),
    roll: word('Roll your shots.'),
  }),
  {
    id: 'end',
    last: true,
    says: word(
      'That is the whole game: initiative, movement, weapon attacks, and again. Finish the duel, or take a lesson on one idea: line of sight, heat, indirect fire and more.',
    ),
    until: READ,
  },
];

/** Five coached turns of the training duel. */
export const firstGame: Lesson = {
  id: 'first-game',
  game: 'quick-start',
  title: word('Your first game'),
  summary: word('Five turns of the training duel with a coach who points, explains and lets you do it.'),
  minutes: 10,
  scenario: 'training',
  setup: { attackingSeat: 1 },
  seat: 0,
  seed: '5ab1e0c0ac4f00d5ab1e0c0ac4f00d00',
  steps: [...deploying, ...turn1, ...turn2, ...turn3, ...turn4, ...turn5],
};
