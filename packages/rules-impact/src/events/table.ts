import { nth, type RuleId } from '@sortie/kernel';

export interface EventCard {
  readonly number: number;
  readonly title: string;
  readonly slug: string;
  /** Whom it favours. `either` may strike anybody. */
  readonly for: 'holder' | 'enemy' | 'either';
  readonly text: string;
}

const card = (number: number, title: string, whom: EventCard['for'], text: string): EventCard => ({
  number,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  for: whom,
  text,
});

/** House component: twenty-four events, three cards each. */
export const EVENTS: readonly EventCard[] = [
  card(1, 'Second Wind', 'holder', 'You remove the shock marker of one of your soldiers, or turn one panic marker to shock.'),
  card(2, 'Field Weld', 'holder', 'One of your damaged soldiers on the ground clears one box.'),
  card(3, 'Eyes Above', 'holder', 'An enemy that any of your units sees is painted (+3) until the end of the next turn.'),
  card(4, 'Borrowed Time', 'holder', 'You add 2 to your next initiative draw.'),
  card(5, 'Full Tanks', 'holder', 'One of your armored soldiers has 2 more movement points next turn.'),
  card(6, 'Cracked Seal', 'holder', 'An enemy armored soldier at random is shocked unless a d6 is above its damage.'),
  card(7, 'Stray Salvo', 'either', 'A random point is struck at strength 5, its neighbours at 2.'),
  card(8, 'Jammed Feed', 'holder', 'An enemy soldier at random may not use rapid fire next turn.'),
  card(9, 'Good Ground', 'holder', 'One of your soldiers on the ground gets an improved position.'),
  card(10, 'Clear Channel', 'holder', 'Your squad leader begins next turn with 2 active command points.'),
  card(11, 'Cold Sinks', 'holder', 'Your stealth suits cool a turn faster. Without stealth in play this is Full Tanks.'),
  card(12, 'Intercepted Report', 'holder', 'You examine up to three enemy tracking cards, or the types of two unidentified drones.'),
  card(13, 'Rattled', 'holder', 'An enemy soldier in good order, at random, is shocked on a d6 of 1 to 3.'),
  card(14, 'Bad Fuse', 'holder', 'You turn over one mine marker and remove it. Without mines another event happens.'),
  card(15, 'Soft Landing', 'holder', 'One of your airborne soldiers may land at once, safely and for nothing.'),
  card(16, 'Fresh Cells', 'holder', 'One of your soldiers attacks at +1 next turn.'),
  card(17, 'Stubborn Foe', 'enemy', 'The enemy removes one shock marker of its own, or turns one panic marker to shock.'),
  card(18, 'Overwatch', 'enemy', 'One enemy soldier fires in reaction without the −2 next turn.'),
  card(19, 'Static on the Net', 'enemy', 'You may not use active command next turn.'),
  card(20, 'Walking Wounded', 'enemy', 'The enemy clears one box of one of its soldiers.'),
  card(
    21,
    'Deadfall',
    'either',
    'The woods nearest a random point fall: strength 4 without their cover on whoever is in them, and clear ground after.',
  ),
  card(
    22,
    'Roof Gives Way',
    'either',
    'The building nearest a random point becomes rubble: strength 6 without cover on whoever is inside.',
  ),
  card(23, 'Dust Squall', 'either', 'Attenuation steps are half as long next turn.'),
  card(24, 'Hot Wind', 'either', 'Slag glows 2 higher next turn; without slag a patch of it appears.'),
];

export const eventRule = (number: number): RuleId => `MAAS-comp-event-${String(number).padStart(2, '0')}-${nth(EVENTS, number - 1).slug}`;
