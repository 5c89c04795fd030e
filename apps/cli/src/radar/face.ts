import { callSign, isFighting, NOWHERE, nameOfSector, nameOfZone, type Radar, radar, type State, type Unit } from '@sortie/rules-radar';
import type { Face } from '../offer.ts';
import { plainFace } from '../plain-face.ts';
import { arrange } from './orders.ts';
import { HELP, phraseOf, wordsOf } from './words.ts';

const plain = plainFace(radar);

const placeOf = ({ zone, sunk }: Unit): string => (zone === NOWHERE ? '' : ` (${nameOfZone(zone)}${sunk ? ', in the air' : ''})`);
const labelOf = (state: State, unit: Unit): string => `${unit.id} ${callSign(state, unit.id)}`;

/** The sectors that somebody is in, one line each. */
function mapOf(view: State): readonly string[] {
  const sectors = [...new Set(view.units.filter(isFighting).map(({ sector }) => sector))].sort((a, b) => a - b);
  return sectors.map(sector => {
    const there = view.units.filter(unit => isFighting(unit) && unit.sector === sector);
    return `  ${nameOfSector(sector).padEnd(4)}${there.map(unit => `${unit.seat === 0 ? 'A' : 'B'}: ${labelOf(view, unit)}${placeOf(unit)}`).join(', ')}`;
  });
}

/** What everybody has left. */
const forcesOf = (view: State): readonly string[] =>
  view.units.map(unit => {
    const { card, armor, structure, fuel, heat, skill, fate, seat } = unit;
    const rest = [`skill ${skill}`, `armor ${armor}/${card.armor}`, `structure ${structure}/${card.structure}`];
    if (card.type === 'AF') rest.push(`fuel ${fuel}`, `heat ${heat}`);
    return `  ${seat === 0 ? 'A' : 'B'} ${labelOf(view, unit).padEnd(22)} ${card.type} ${rest.join(', ')}${fate === 'fighting' ? '' : `, ${fate}`}`;
  });

/** Combat in space as a person at a prompt meets it: sectors and zones by name, craft by number. */
export const radarFace: Face<Radar> = {
  ...plain,
  map: mapOf,
  forces: forcesOf,
  help: asked => [...HELP, ...plain.help(asked)],
  phrase: (_view, command) => phraseOf(command),
  read: (asked, line, style) => {
    const wanted = wordsOf(asked.view, line);
    if (wanted === undefined) return plain.read(asked, line, style);
    const read = radar.ruleset.readCommand(wanted);
    return read.ok ? { command: read.value } : { problem: read.problem };
  },
  withOrders: arrange,
};
