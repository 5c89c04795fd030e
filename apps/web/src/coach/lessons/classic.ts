import { drawBoard, planOf } from '@sortie/board';
import { word } from '../../i18n/index.ts';
import type { Lesson } from '../lesson.ts';
import { any, asked, doing, ending, happened, part, pressing, reading } from './steps.ts';

const WAITING = word('Your opponent is acting. Watch what happens.');
const declared = happened({ type: 'declared', unit: 0 });
const designs = (...codes: readonly string[]) => codes.map(design => ({ design }));

const yard = () =>
  planOf(drawBoard({ name: 'Yard', rows: Array.from({ length: 9 }, (_, row) => (row === 4 ? '..l...l..' : '.........')) }));

const ridge = () =>
  planOf(
    drawBoard({
      name: 'Ridge',
      rows: [
        '.........',
        '.........',
        '.........',
        '.........',
        '444444...',
        '444444...',
        '.........',
        '.........',
        '.........',
        '.........',
      ],
    }),
  );

/** Every shot heats, sinks cool, and what is left slows you down. */
export const heatLesson: Lesson = {
  id: 'heat',
  game: 'classic',
  title: word('Heat'),
  summary: word('Fire everything and you cook. Fire what your heat sinks carry and you go on shooting.'),
  minutes: 4,
  scenario: 'duel',
  setup: { map: yard(), forces: [designs('WHM-6R'), designs('HBK-4G')], turns: null },
  seat: 0,
  seed: '4ea74ea74ea74ea74ea74ea74ea74ea7',
  from: { type: 'declare', shots: { 1: {} } },
  steps: [
    reading(
      'idea',
      word(
        'Every weapon makes heat, and so does moving: 1 for walking, 2 for running, at least 3 for jumping. Heat sinks take it away at the end of the turn. What is left stays on the heat scale.',
      ),
      part('sheet'),
    ),
    reading(
      'sum',
      word(
        'The panel adds up what you have chosen: the heat you make against the heat you sink. Two PPCs alone make 20; this Warhammer sinks 18.',
      ),
      part('panel'),
    ),
    pressing(
      'fire',
      word(
        'Choose your weapons so that the sum is what you want, then declare. A little too much is fine; at 5 you slow down, at 8 your aim suffers, at 14 the reactor may shut down.',
      ),
      'fire',
      declared,
    ),
    doing(
      'wait',
      word('Both sides fire. At the end of the turn the heat phase settles the sum.'),
      any(happened({ type: 'cooled', unit: 0 }), happened({ type: 'turnEnded' })),
      part('turn'),
    ),
    reading('scale', word('Your heat is on the record sheet now. Next turn choose weapons that bring it down again.'), part('sheet')),
    ending(word('Good gunners ride the heat scale: hot when it counts, cool when it does not.')),
  ],
};

/** Missiles over the hill, with somebody who looks. */
export const indirectLesson: Lesson = {
  id: 'indirect-fire',
  game: 'classic',
  title: word('Indirect fire'),
  summary: word('Long-range missiles hit what you cannot see, as long as a friend sees it and spots.'),
  minutes: 5,
  scenario: 'pairs',
  setup: { map: ridge(), forces: [designs('CPLT-C1', 'JR7-D'), designs('HBK-4G')], turns: null },
  seat: 0,
  seed: '1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f1f',
  from: { type: 'declare' },
  steps: [
    reading(
      'idea',
      word(
        'The ridge hides the enemy from your Catapult. The Jenner is quick: where it sees the enemy, it can spot for the Catapult’s LRMs.',
      ),
      { at: 'unit', unit: '0' },
      { at: 'unit', unit: '1' },
    ),
    doing(
      'choose',
      word('Choose the Jenner, on the map or in the list.'),
      any({ kind: 'selected', unit: '1' }, happened({ type: 'declared', unit: 1 })),
      { at: 'unit', unit: '1' },
    ),
    doing(
      'spot',
      word(
        'Open “Besides” below the weapons, switch on spotting and declare. The Jenner may fire its own weapons too; that makes it harder for both.',
      ),
      any(happened({ type: 'declared', unit: 1 }), happened({ type: 'turnEnded' })),
      { at: 'action', id: 'spot' },
      { at: 'action', id: 'fire' },
    ),
    doing('wait', WAITING, any(asked('declare'), asked('move'), asked('strike')), part('turn')),
    {
      ...doing(
        'fire',
        word(
          'Now the Catapult. Its LRMs fire indirectly: 1 more for that, and the spotter’s movement counts as well. Declare, or hold fire if nobody spots.',
        ),
        any(declared, happened({ type: 'turnEnded' })),
        part('panel'),
        { at: 'action', id: 'fire' },
      ),
      when: asked('declare'),
    },
    ending(
      word('A spotter that stands still and does not fire makes the easiest indirect shots. The sum says who spots and what it costs.'),
    ),
  ],
};

/** Fists and feet. */
export const physicalLesson: Lesson = {
  id: 'physical-attacks',
  game: 'classic',
  title: word('Physical attacks'),
  summary: word('Next to the enemy, a kick needs no ammunition and makes no heat. A miss can put you on the ground.'),
  minutes: 4,
  scenario: 'duel',
  setup: { map: yard(), forces: [designs('HCT-3F'), designs('HBK-4G')], turns: null },
  seat: 0,
  seed: 'f157f157f157f157f157f157f157f157',
  from: { type: 'strike', blows: { 0: {} } },
  steps: [
    reading(
      'idea',
      word(
        'After the weapons come physical attacks: punches, kicks, pushes and clubs against a unit in the next hex. They use piloting, not gunnery.',
      ),
      { at: 'unit', unit: '1' },
    ),
    reading(
      'panel',
      word(
        'A kick is strong and easier to land, but whoever misses it, and whoever is hit by it, must make a piloting skill roll (PSR) or fall. An arm that fired may not punch.',
      ),
      part('panel'),
    ),
    doing('strike', word('Choose a blow in the panel and declare it, or skip.'), happened({ type: 'willStrike', unit: 0 }), part('panel'), {
      at: 'action',
      id: 'strike',
    }),
    doing('wait', WAITING, any(happened({ type: 'struck', unit: 0 }), happened({ type: 'turnEnded' }), asked('move')), part('log')),
    ending(word('Mass wins in the clinch: a kick does a fifth of your tons in damage, all in one leg.')),
  ],
};
