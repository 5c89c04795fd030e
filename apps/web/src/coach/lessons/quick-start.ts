import { drawBoard, planOf } from '@sortie/board';
import { word } from '../../i18n/index.ts';
import type { Lesson } from '../lesson.ts';
import { any, asked, doing, ending, happened, moving, part, pressing, reading } from './steps.ts';

const moved = happened({ type: 'moved', unit: 0 });
const declared = happened({ type: 'declared', unit: 0 });
const rolled = any(happened({ type: 'resolved', unit: 0 }), happened({ type: 'turnEnded' }));
const WAITING = word('Your opponent is acting. Watch what happens.');

/** A belt of trees with gaps, and little room around it. */
const grove = () =>
  planOf(
    drawBoard({
      name: 'Grove',
      rows: ['.........', '.........', '..l...l..', '.lhl.lhl.', '..l.l.l..', '.l.h.h.l.', '.........', '.........', '.........'],
    }),
  );

const open = (defender: string, attacker: string) => ({
  scenario: 'open',
  map: grove(),
  defender: [{ mech: defender }],
  attacker: [{ mech: attacker }],
  attackingSeat: 1,
});

/** What is seen, and what stands in the way. */
export const sightLesson: Lesson = {
  id: 'line-of-sight',
  game: 'quick-start',
  title: word('Line of sight'),
  summary: word('What you cannot see you cannot shoot: woods between you, and how many are too many.'),
  minutes: 3,
  scenario: 'open',
  setup: open('GRF-1N', 'WVR-6R'),
  seat: 0,
  seed: '10510510510510510510510510510510',
  from: { type: 'move', mode: 'walk' },
  steps: [
    reading(
      'look',
      word(
        'Line of sight runs from the middle of your hex to the middle of the target’s. Light woods between you add 1 to the to-hit number, heavy woods 2. Three points or more block it.',
      ),
      { at: 'unit', unit: '1' },
    ),
    ...moving(
      'clear',
      {
        mode: word('Walk to a hex from which you can see the Wolverine. Press Walk.'),
        where: word(
          'Click a hex: the line to the enemy shows what it passes. Choose one that is open or nearly so, face the enemy, and confirm.',
        ),
      },
      'walk',
      moved,
    ),
    doing('wait', WAITING, any(asked('declare'), asked('move')), part('turn')),
    {
      ...pressing('fire', word('You see it. The panel lists the woods in the way as part of the sum. Fire.'), 'fire', declared),
      when: { kind: 'offered', action: 'fire' },
    },
    {
      ...pressing(
        'blocked',
        word('No shot: the line is blocked, or the enemy is out of your arc. Hold fire; next turn look at the line before you confirm.'),
        'hold',
        declared,
      ),
      when: asked('declare'),
    },
    { ...pressing('roll', word('Roll your shots.'), 'roll', rolled), when: asked('resolve') },
    ending(word('Woods are cover for both sides: a line that is open for you is open for the enemy.')),
  ],
};

/** The more hexes, the harder to hit. */
export const tmmLesson: Lesson = {
  id: 'tmm',
  game: 'quick-start',
  title: word('Hard to hit: TMM'),
  summary: word('A light ’Mech lives by moving. See what ten hexes do to the other side’s numbers.'),
  minutes: 3,
  scenario: 'open',
  setup: { ...open('LCT-1V', 'LCT-1E'), map: 'desert' },
  seat: 0,
  seed: '77777777777777777777777777777777',
  from: { type: 'move', mode: 'run' },
  steps: [
    reading(
      'idea',
      word(
        'The target movement modifier (TMM) counts hexes, not effort: 3 hexes +1, 5 hexes +2, 7 hexes +3, 10 hexes +4. A jump adds 1 more.',
      ),
      { at: 'unit', unit: '0' },
    ),
    ...moving(
      'run',
      {
        mode: word('The Locust runs 12. Press Run.'),
        where: word(
          'The small number on each hex is the TMM you would have there. Take the ringed hex, or one with +3 or +4, and confirm.',
        ),
      },
      'run',
      moved,
    ),
    reading('die', word('The die beside your Locust is what every shot at it has to add this turn.'), { at: 'unit', unit: '0' }),
    doing('wait', WAITING, any(asked('declare'), asked('move'), happened({ type: 'turnEnded' })), part('turn')),
    {
      ...pressing('fire', word('Running costs you 2 on your own shots. Fire anyway if you like the odds.'), 'fire', declared),
      when: { kind: 'offered', action: 'fire' },
    },
    { ...pressing('hold', word('No shot this time. Hold fire.'), 'hold', declared), when: asked('declare') },
    { ...pressing('roll', word('Roll your shots.'), 'roll', rolled), when: asked('resolve') },
    ending(word('Fast and far each turn: a Locust that stands still is a wreck.')),
  ],
};

/** Over the woods, facing any way. */
export const jumpLesson: Lesson = {
  id: 'jumping',
  game: 'quick-start',
  title: word('Jumping'),
  summary: word('Jump jets ignore what grows on the ground, and you land facing as you like. It costs you aim.'),
  minutes: 3,
  scenario: 'open',
  setup: open('GRF-1N', 'WVR-6R'),
  seat: 0,
  seed: '20202020202020202020202020202020',
  from: { type: 'move', mode: 'jump' },
  steps: [
    reading('idea', word('Each hex of a jump costs 1 MP, whatever lies there. Walking through woods costs 2 or 3.'), {
      at: 'unit',
      unit: '0',
    }),
    ...moving(
      'jump',
      {
        mode: word('Press Jump.'),
        where: word(
          'Every hex within your jump MP is bright, beyond the trees too. Choose the ringed one, turn to face the enemy, and confirm.',
        ),
      },
      'jump',
      happened({ type: 'moved', unit: 0, mode: 'jump' }),
    ),
    reading(
      'cost',
      word('A jump adds 3 to your own shots, and 1 more to shots at you: a move to get out of trouble or behind somebody.'),
      part('turn'),
    ),
    ending(word('Jump when you need the place or the facing, walk when you need the hit.')),
  ],
};
