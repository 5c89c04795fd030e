import { word } from '../../i18n/index.ts';
import type { Lesson } from '../lesson.ts';
import { any, asked, doing, ending, happened, part, reading } from './steps.ts';

const WAITING = word('Your opponent is acting. Watch what happens.');

export const alphaStrikeLesson: Lesson = {
  id: 'alpha-strike-basics',
  game: 'alpha-strike',
  title: word('Alpha Strike basics'),
  summary: word('Whole lances on an open table: inches instead of hexes, one card for each unit, one roll for each attack.'),
  minutes: 6,
  scenario: 'lance-duel',
  seat: 0,
  seed: 'a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5',
  from: { type: 'move' },
  steps: [
    reading(
      'card',
      word(
        'A card has it all: move in inches, damage at short, medium and long range, armor and structure as bubbles, and special abilities.',
      ),
      part('sheet'),
    ),
    doing(
      'move',
      word('Sides move by turns, one unit each. The bright area is where this unit can go: click the ringed spot, then confirm.'),
      happened({ type: 'moved' }),
      { at: 'advice', like: { type: 'move' } },
      { at: 'action', id: 'confirm' },
    ),
    reading('tmm', word('Any unit that moved has its TMM from the card, however far it went. Standing still has none.'), part('turn')),
    doing(
      'more',
      word('Move the rest of your lance in the same way. Stay within 24″ of the enemy, the reach of your weapons, and near woods.'),
      asked('attack'),
      { at: 'advice', like: { type: 'move' } },
      { at: 'action', id: 'confirm' },
    ),
    doing(
      'attack',
      word(
        'Attack: choose a unit and a target. The sum is skill, range, TMM and terrain; one roll decides, and damage is what the card says. Fire.',
      ),
      any(happened({ type: 'attacked' }), happened({ type: 'turnEnded' })),
      { at: 'advice', like: { type: 'attack' } },
      { at: 'action', id: 'fire' },
    ),
    reading(
      'bubbles',
      word('Damage crosses off armor first, then structure. Damage to structure rolls for a critical hit.'),
      part('sheet'),
    ),
    ending(word('Fire with the others or press “done”. Damage counts at the end of the phase, so both sides always shoot.')),
  ],
};

export const bounceLesson: Lesson = {
  id: 'bounce',
  game: 'impact',
  title: word('Impact: the bounce'),
  summary: word('Suits of M.A.A.S. Impact leap from level to level. Higher sees more and is seen by more.'),
  minutes: 4,
  scenario: 'crossed-wires',
  seat: 0,
  seed: 'b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0',
  from: { type: 'activate' },
  steps: [
    reading(
      'idea',
      word(
        'Sides take turns activating one soldier. An activation is movement points: to enter, step from lattice point to lattice point, fire, and bounce.',
      ),
      part('turn'),
    ),
    doing(
      'activate',
      word('Choose a soldier and press Activate.'),
      happened({ type: 'activated' }),
      { at: 'advice', like: { type: 'activate' } },
      { at: 'action', id: 'activate' },
    ),
    {
      ...doing(
        'enter',
        word('It comes in over your edge: click the ringed point, then confirm.'),
        any(happened({ type: 'stepped' }), happened({ type: 'completed' })),
        { at: 'advice', like: { type: 'enter' } },
        { at: 'action', id: 'enter' },
      ),
      when: asked('activation'),
    },
    {
      ...doing(
        'bounce',
        word(
          'Now bounce: the ladder in the panel shows every level, what it costs and what it risks. Choose a level; a boost helps you reach it.',
        ),
        any(happened({ type: 'bounced' }), happened({ type: 'completed' })),
        { at: 'action', id: 'ladder' },
        { at: 'action', id: 'level-1' },
      ),
      when: asked('activation'),
    },
    doing(
      'go',
      word('In the air you move over everything below your level. Go where you like, then end the activation.'),
      happened({ type: 'completed' }),
      { at: 'advice', like: { type: 'step' } },
      { at: 'action', id: 'go' },
      { at: 'action', id: 'done' },
    ),
    ending(word('Up to see, down to hide: reaction fire waits for whoever bounces into view.')),
  ],
};

export const radarLesson: Lesson = {
  id: 'radar',
  game: 'radar',
  title: word('The radar'),
  summary: word('Space on a radar screen: rings and zones instead of inches, and duels fought out where squadrons meet.'),
  minutes: 5,
  scenario: 'duel',
  seat: 0,
  seed: '4ada44ada44ada44ada44ada44ada44a',
  from: { type: 'maneuver' },
  steps: [
    reading(
      'map',
      word('The radar map is a middle zone with rings around it. A unit is in a zone; how far it goes is the thrust on its card.'),
      part('turn'),
    ),
    doing(
      'move',
      word('Move into the ringed zone and confirm. Whoever shares a zone can engage.'),
      happened({ type: 'moved' }),
      { at: 'advice', like: { type: 'maneuver' } },
      { at: 'action', id: 'confirm' },
    ),
    doing(
      'others',
      WAITING,
      any(asked('attack'), asked('answer'), happened({ type: 'turnEnded' })),
      { at: 'advice', like: { type: 'maneuver' } },
      { at: 'action', id: 'confirm' },
    ),
    {
      ...doing(
        'engage',
        word('Engage somebody in your zone: both roll for control, and the winner chooses the range. Choose a target and confirm.'),
        any(happened({ type: 'engaged' }), happened({ type: 'turnEnded' })),
        { at: 'advice', like: { type: 'engage' } },
        { at: 'action', id: 'confirm' },
      ),
      when: asked('attack'),
    },
    doing(
      'range',
      word('Answer what is asked: fire back, and pick the range at which your card is stronger.'),
      any(happened({ type: 'exchanged' }), happened({ type: 'turnEnded' })),
      { at: 'action', id: 'confirm' },
    ),
    ending(word('Control decides: a nimble fighter picks the range and gets behind a heavy one.')),
  ],
};
