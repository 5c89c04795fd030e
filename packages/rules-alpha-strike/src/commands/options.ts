import type { Seat } from '@sortie/kernel';
import { formationOrders } from '../formations/orders.ts';
import type { Book, Seen } from '../rule.ts';
import { missionOffers } from '../scenarios/offers.ts';
import type { AttackCommand, Command, MoveCommand, Unit } from '../shape.ts';
import { foesOf, isOn } from '../state.ts';

/** Ways of attacking that a crew or a machine may choose; which of them are open is for the rules to say. */
const SHOTS = [
  'lucky',
  'marksman',
  'weapon-specialist',
  'multi-tasker',
  'multi-trac',
  'hyper-extending-actuators',
  'overhead-arms',
] as const;
const BLOWS = ['swordsman', 'lucky'] as const;
const STEPS = ['lucky', 'slugger', 'combat-intuition'] as const;

const gifts = ({ abilities, quirks }: Unit): readonly string[] => {
  if (abilities.length === 0 && quirks.length === 0) return [];
  const own = [...abilities, ...quirks].map(one => one.split(':')[0]!);
  return own.includes('multi-tasker') && own.includes('multi-trac') ? [...own, 'three-targets'] : own;
};

/** The same attacks with what the crew may add to them. */
export function* giftedAttacks(view: Seen, unit: Unit, seat: Seat, book: Book): Generator<AttackCommand> {
  const own = gifts(unit);
  if (own.length === 0 || !isOn(unit)) return;
  for (const foe of foesOf(view, seat)) {
    if (foe.hidden) continue;
    for (const how of ['standard', 'melee', 'strike'] as const) {
      for (const what of how === 'standard' ? SHOTS : BLOWS) {
        if (!own.includes(what)) continue;
        const command: AttackCommand = { type: 'attack', unit: unit.id, target: foe.id, how, with: [what] };
        if (book.allows(view, command, seat)) yield command;
      }
    }
  }
}

/** A move with what the crew may add to it. */
export function* giftedMoves(view: Seen, unit: Unit, move: MoveCommand, seat: Seat, book: Book): Generator<MoveCommand> {
  const own = gifts(unit);
  for (const what of STEPS) {
    if (!own.includes(what)) continue;
    const command: MoveCommand = { ...move, with: [what] };
    if (book.allows(view, command, seat)) yield command;
  }
}

const POINTING = ['blood-stalker'];
const CALLING = ['urban-guerrilla', 'street-fighter', 'tactical-genius'];
const ORDERS: readonly { readonly ability: string; readonly choices: readonly string[] }[] = [
  { ability: 'initiative-banking', choices: ['yield', 'spend'] },
  { ability: 'forcing-the-initiative', choices: ['force'] },
  { ability: 'overrun-combat', choices: ['end'] },
];

/** Around the table: back to where the other side stands, at a few points of the edge. */
function flanking({ table: { width, height }, units }: Seen, seat: Seat): readonly Command[] {
  const points = [1, 2, 3].flatMap(i => [
    { x: 0, y: Math.round((height * i) / 4) },
    { x: width, y: Math.round((height * i) / 4) },
    { x: Math.round((width * i) / 4), y: 0 },
    { x: Math.round((width * i) / 4), y: height },
  ]);
  const own = units.filter(unit => unit.seat === seat);
  return own.flatMap(({ id, fate }): readonly Command[] =>
    fate === 'offTable'
      ? [{ type: 'ability', ability: 'off-map-movement', unit: id, choice: 'return' }]
      : points.map(at => ({ type: 'ability', ability: 'off-map-movement', unit: id, at })),
  );
}

/** What a side may make use of besides moving and attacking. */
export function* abilityOptions(view: Seen, seat: Seat, book: Book): Generator<Command> {
  const found: Command[] = [];
  for (const unit of view.units) {
    if (unit.seat !== seat) continue;
    for (const ability of gifts(unit)) {
      if (CALLING.includes(ability)) found.push({ type: 'ability', ability, unit: unit.id });
      if (POINTING.includes(ability)) for (const foe of view.units) found.push({ type: 'ability', ability, unit: unit.id, target: foe.id });
    }
  }
  if (view.commands?.[seat]?.includes('off-map-movement')) found.push(...flanking(view, seat));
  for (const { ability, choices } of view.commands?.[seat]?.length ? ORDERS : [])
    for (const choice of choices) found.push({ type: 'ability', ability, choice });
  if (view.mission) found.push(...missionOffers(view, seat));
  found.push(...formationOrders(view, seat));
  for (const command of found) if (book.allows(view, command, seat)) yield command;
}

/** The same attack with what costs nothing but is there for it: luck that is left. */
export function withLuck(view: Seen, command: Command, seat: Seat, book: Book): Command {
  if (command.type !== 'attack' || !view.units[command.unit]?.abilities.some(one => one.startsWith('lucky'))) return command;
  const lucky: AttackCommand = { ...command, with: ['lucky'] };
  return book.allows(view, lucky, seat) ? lucky : command;
}
