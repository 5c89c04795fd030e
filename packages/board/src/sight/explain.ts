import { hexLabel, sure } from '@sortie/geometry';
import type { Meeting } from './passing.ts';
import type { Sight, SightHex } from './sight.ts';
import { modifierOf, type Obstacle, obstacleOf, type Tally } from './tally.ts';

const NAMES: { readonly [O in Obstacle]: string } = {
  ground: 'ground',
  building: 'a building',
  shore: 'dry land',
  water: 'the surface of the water',
  woods: 'woods',
  smoke: 'smoke',
  'woods and smoke': 'woods and smoke',
  fields: 'fields',
  industry: 'industry',
  rooms: 'rooms of the same building',
};

const signed = (value: number): string => (value >= 0 ? `+${value}` : String(value));

/** A line of sight in words: one line for each hex that has something to say, then the result. */
export function explainSight(sight: Sight): readonly string[] {
  return [...sight.hexes.flatMap(explainHex), ...explainDivision(sight), ...explainTarget(sight), verdict(sight)];
}

function explainHex({ hex, row, counts, meetings, tally }: SightHex): readonly string[] {
  const parts = meetings.filter(({ what, matters }) => matters || what !== 'ground').map(meeting => explainMeeting(meeting, tally));
  if (tally.rooms > 0) parts.push('a room of the same building, +1');
  if (tally.targetCover) parts.push('partial cover for the target, +1');
  if (tally.attackerCover) parts.push('partial cover for the attacker');
  if (parts.length === 0) return [];
  const side = row === undefined ? '' : counts ? ` (${row} row, taken)` : ` (${row} row, not taken)`;
  return [`${hexLabel(hex)}${side}: ${parts.join('; ')}`];
}

function explainMeeting({ what, top, matters }: Meeting, tally: Tally): string {
  const upTo = `${NAMES[what]} up to level ${top}`;
  if (!matters) return `${upTo}, too low to matter`;
  if (tally.wall === what) return `${upTo} blocks`;
  return `${upTo}, ${worth(what, tally)}`;
}

function worth(what: Obstacle, tally: Tally): string {
  if (what === 'woods') return signed(tally.lightWoods + 2 * tally.heavyWoods + 3 * tally.ultraWoods);
  if (what === 'smoke') return signed(tally.lightSmoke + 2 * tally.heavySmoke);
  return what === 'fields' ? 'half a point' : '+1';
}

function explainDivision({ division }: Sight): readonly string[] {
  if (!division) return [];
  const value = (tally: Tally): string => (obstacleOf(tally) ? 'blocked' : signed(modifierOf(tally)));
  const { taken, left, right } = division;
  return [
    `the line runs along hexsides: left row ${value(left)}, right row ${value(right)}; the ${taken} row is taken in the target's favour`,
  ];
}

function explainTarget({ canSee, waterCover, targetWoods }: Sight): readonly string[] {
  if (!canSee) return [];
  const lines: string[] = [];
  if (targetWoods > 0) lines.push(`the target stands in ${['', 'light', 'heavy', 'ultra-heavy'][targetWoods]} woods (counted apart)`);
  if (waterCover) lines.push('the target wades in water up to its waist (counted apart)');
  return lines;
}

function verdict({ canSee, blockedBy, modifier }: Sight): string {
  return canSee
    ? `line of sight is open, ${signed(modifier)}`
    : `line of sight is blocked by ${NAMES[sure(blockedBy, 'what blocks the sight')]}`;
}
