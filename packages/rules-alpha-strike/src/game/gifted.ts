import { nth, type Scenario, sure } from '@sortie/kernel';
import { cardNamed } from '../card/cards.ts';
import { isRobot } from '../card/drone.ts';
import { AGGRESSIONS, COMMANDS, costOf, FORMATIONS, fitOf, modelTrouble, QUIRKS, quirkTrouble, TALENTS } from '../chapters.ts';
import { EDITIONS } from '../ruleset.ts';
import type { AlphaStrike, Entry } from '../shape.ts';
import { COMMAND_RULES, FORMATION_RULES, PILOT_RULES, QUIRK_RULES } from './gifts.ts';

const CARDS = [
  'Bulwark',
  'Sentinel',
  'Longbow',
  'Harrier',
  'Anvil',
  'Courser',
  'Lancer',
  'Skate',
  'Line Infantry',
  'Ferret Suits',
  'Warden Drone',
  'Seeker Drone',
  'Mastiff',
  'Bat',
  'Behemoth',
  'Changeling',
  'Tortoise',
] as const;

/** A number that depends on a seed and a place in the list; good enough to vary set-ups with. */
const vary = (seed: number, at: number, most: number): number =>
  Math.abs((Math.imul(seed + 1, 48271) + Math.imul(at + 7, 69621) + (at * at + 3) * 97) % most);
const pickOf = <T>(items: readonly T[], seed: number, at: number): T => nth(items, vary(seed, at, items.length));

/** The quirks of a model, the same wherever it occurs. */
function quirksOf(name: string, seed: number): readonly string[] {
  const card = sure(cardNamed(name), 'the card');
  const fitting = QUIRKS.filter(({ suits }) => suits({ card }));
  const at = CARDS.indexOf(name as (typeof CARDS)[number]) * 3;
  const chosen = [...new Set([0, 1, 2].map(i => pickOf(fitting, seed, at + i).id))];
  return quirkTrouble({ card, quirks: chosen }) ? chosen.slice(0, 1).filter(one => !quirkTrouble({ card, quirks: [one] })) : chosen;
}

function entryOf(seed: number, at: number): Entry {
  const picked = pickOf(CARDS, seed, at);
  // Robots are not as good as the best crews: one in a force leaves its average where it is.
  const name = isRobot({ card: sure(cardNamed(picked), 'the card') }) && at % 4 !== 1 ? 'Sentinel' : picked;
  const card = sure(cardNamed(name), 'the card');
  const abilities = TALENTS.filter(talent => talent.suits({ card, moves: card.moves }) && (talent.kind === 'implant' || talent.cost <= 3));
  const written = [1, 2].map(i => {
    const { id, choices } = pickOf(abilities, seed, at * 5 + i);
    return choices ? `${id}:${pickOf(choices, seed, at + i)}` : id;
  });
  const [first = '', second = ''] = written;
  const both = first.split(':')[0] !== second.split(':')[0] && costOf(first) + costOf(second) <= 6;
  return {
    card: name,
    skill: isRobot({ card }) ? 2 : 1,
    abilities: isRobot({ card }) ? [] : both ? written : [first],
    quirks: quirksOf(name, seed),
    lance: Math.floor(at / 2),
    hidden: vary(seed, at + 3, 4) === 0,
    ...(at % 20 === 0 ? { commander: 'force' as const } : {}),
    ...(isRobot({ card }) ? { aggression: pickOf(AGGRESSIONS, seed, at) } : {}),
  };
}

const SPECIAL: { readonly [id: string]: string } = {
  'environmental-specialization': ':woods:mobility,combat,initiative',
  'tactical-specialization': ':attack,attack,defense',
  'enemy-specialization': ':Kurita,Davion:negate=overrun-combat+brawlers',
};
const commandsFor = (seed: number, at: number): readonly string[] =>
  [...new Set([0, 1, 2].map(i => pickOf(COMMANDS, seed, at + i).id))].map(id => `${id}${SPECIAL[id] ?? ''}`);

const EXTRAS = ['AS-bog', 'ASC-skid-trigger', 'AS-sprint', 'AS-withdraw', 'ASC-morale-check', 'AS-climb'] as const;

const COMPANY = 4;
/** One formation of all of them, a different one for every seed: a Support Lance always has a lance beside it to support. */
function formed(force: readonly Entry[], look: number, seed: number): readonly Entry[] {
  const units = force.map(({ card, commander, quirks = [] }) => ({
    card: typeof card === 'string' ? sure(cardNamed(card), 'the card') : card,
    quirks,
    ...(commander && { commander }),
  }));
  const types = FORMATIONS.filter(type => !type.supports && fitOf(type, units).fits);
  const type = types.length > 0 ? pickOf(types, seed, types.length) : undefined;
  if (!type) return force;
  const backing = Array.from(
    { length: COMPANY - 1 },
    (): Entry => ({ card: 'Harrier', skill: 1, quirks: quirksOf('Harrier', look), lance: 1, formation: 'support:lance=0' }),
  );
  return [...force.map(entry => ({ ...entry, lance: 0, formation: type.id })), ...backing];
}

/** Two forces with abilities, quirks and commands of all kinds, different for every seed: for trying laws on. */
export function giftedScenario(seed: number): Scenario<AlphaStrike> {
  const force = (from: number): readonly Entry[] => {
    const plain = [0, 1, 2, 3].map(i => entryOf(seed, from + i));
    return seed % 2 === 1 ? formed(plain, seed, seed + from) : plain;
  };
  const forces: readonly [readonly Entry[], readonly Entry[]] = [force(0), force(20)];
  return {
    id: `gifted-${seed}`,
    title: 'Gifted crews',
    summary: 'Crews with abilities, machines with quirks and forces with training of all kinds.',
    roles: ['South', 'North'],
    rules: [...(EDITIONS['corrected-2013'] ?? []), ...EXTRAS, ...PILOT_RULES, ...QUIRK_RULES, ...COMMAND_RULES, ...FORMATION_RULES],
    setup: {
      table: { scene: seed % 2 === 0 ? 'hills' : 'town', seed: seed + 3 },
      forces: modelTrouble(forces) ? [[nth(forces[0], 0)], [{ card: 'Bulwark', skill: 1, commander: 'force' }]] : forces,
      zone: 8,
      limit: 8,
      attacker: seed % 2 === 0 ? 0 : 1,
      conceal: seed % 3 === 0,
      hexes: seed % 5 === 0,
      commands: [commandsFor(seed, 1), commandsFor(seed, 9)],
      occasion: { factions: ['Davion', 'Kurita'], scenario: 'raid' },
    },
  };
}
