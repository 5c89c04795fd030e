import type { RuleId, Scenario } from '@sortie/kernel';
import { cardNamed } from '../card/cards.ts';
import { costOf } from '../pilots/budget.ts';
import { TALENTS } from '../pilots/talents.ts';
import { EDITIONS, RULES } from '../rules.ts';
import type { AlphaStrike, Entry } from '../shape.ts';

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
] as const;

/** Every rule about crews, machines and commanders. */
export const GIFT_RULES: readonly RuleId[] = RULES.filter(
  ({ id, kind }) => kind === 'optional' && /^ASC-(spa|aug|quirk|sca)-/.test(id),
).map(({ id }) => id);

/** A number that depends on a seed and a place in the list; good enough to vary set-ups with. */
const vary = (seed: number, at: number, most: number): number =>
  (Math.imul(seed + 1, 48271) + Math.imul(at + 7, 69621) + (at * at + 3) * 97) % most;
const pickOf = <T>(items: readonly T[], seed: number, at: number): T => items[Math.abs(vary(seed, at, items.length))]!;

function entryOf(seed: number, at: number): Entry {
  const name = pickOf(CARDS, seed, at);
  const card = cardNamed(name)!;
  const unit = { card, moves: card.moves };
  const abilities = TALENTS.filter(talent => talent.suits(unit) && (talent.kind === 'implant' || talent.cost <= 3));
  const written = [1, 2].map(i => {
    const { id, choices } = pickOf(abilities, seed, at * 5 + i);
    return choices ? `${id}:${pickOf(choices, seed, at + i)}` : id;
  });
  const legal = written.filter(
    (one, i) => i === 0 || (one.split(':')[0] !== written[0]!.split(':')[0] && costOf(one) + costOf(written[0]!) <= 6),
  );
  return { card: name, skill: 1, abilities: legal, lance: Math.floor(at / 4), ...(at === 0 ? { commander: 'force' as const } : {}) };
}

/** Two forces with abilities of all kinds, different for every seed: for trying laws on. */
export function giftedScenario(seed: number): Scenario<AlphaStrike> {
  const force = (from: number): readonly Entry[] => [0, 1, 2, 3].map(i => entryOf(seed, from + i));
  return {
    id: `gifted-${seed}`,
    title: 'Gifted crews',
    summary: 'Crews with abilities of all kinds.',
    roles: ['South', 'North'],
    rules: [
      ...(EDITIONS['corrected-2013'] ?? []),
      'AS-bog',
      'ASC-skid-trigger',
      'AS-sprint',
      'AS-withdraw',
      'ASC-morale-check',
      ...GIFT_RULES,
    ],
    setup: { table: { scene: seed % 2 === 0 ? 'hills' : 'town', seed: seed + 3 }, forces: [force(0), force(20)], zone: 8, limit: 8 },
  };
}
