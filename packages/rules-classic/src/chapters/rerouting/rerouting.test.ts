import type { RuleId } from '@sortie/kernel';
import type { Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Command, Order } from '../../shape.ts';
import { armed, facing as duel, gear, weapon } from '../../testing/armed.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, SOUTH, start, termsOf } from '../../testing/table.fixture.ts';

const LINE: RuleId = 'TOE-reroute-coolant-ppc-capacitor';
const LINKED: readonly RuleId[] = [LINE];
const MISS = [1, 1] as const;
const CANNON: Paper = armed(weapon('PPC'), gear('PPC Capacitor', 'RA'));
const TO_CANNON: Order = { do: 'reroute', weapon: 0, to: 'weapon' };
const TO_CAPACITOR: Order = { do: 'reroute', weapon: 0, to: 'capacitor' };
const CHARGE: Order = { do: 'charge', weapon: 0 };

/** What links add to the cooling of a turn. */
function cooled(command: Command, orders: readonly Order[], rules = LINKED): number | undefined {
  const play = start({ phase: 'weapon', ...duel({ design: CANNON, heat: 10 }, {}, rules) });
  play.does(NORTH, { ...command, orders } as Command);
  play.does(SOUTH, hold(2));
  const dice = command.type === 'declare' && command.shots.length > 0 ? MISS : [];
  return termsOf(eventsOf(play.does(SOUTH, hold(1), ...dice, ...NEXT), 'cooled')[0]!.cooling)[LINE];
}

describe('coolant that is led to one place', () => {
  rule('TOE-reroute-coolant-ppc-capacitor#1', 'a link to the cannon does not cool its capacitor, which takes one of its own', () => {
    // Three sinks of one point each are linked for five points of heat.
    expect(cooled(hold(0), [CHARGE, TO_CAPACITOR])).toBe(2);
    expect(cooled(hold(0), [CHARGE, TO_CANNON])).toBe(-5);
    expect(cooled(hold(0), [CHARGE, TO_CANNON, TO_CAPACITOR])).toBe(-3);
  });
  rule('TOE-reroute-coolant-ppc-capacitor#2', 'a point more for each sink from that weapon, and nothing from anything else', () => {
    expect(cooled(fire(0, 1, 0), [TO_CANNON])).toBe(5);
    expect(cooled(hold(0), [TO_CANNON])).toBe(-5);
    expect(cooled(fire(0, 1, 0), [])).toBeUndefined();
  });
  rule('TOE-reroute-coolant-ppc-capacitor#3', 'only ’Mechs do so, and only where heat comes from', () => {
    const play = start({ phase: 'weapon', ...duel({ design: CANNON }, {}, LINKED) });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual({ ...hold(0), orders: [TO_CAPACITOR] });
    const refused = (design: Paper | string, ...orders: readonly Order[]) =>
      start({ phase: 'weapon', ...duel({ design }, {}, LINKED) })
        .refuses(NORTH, { ...hold(0), orders } as Command)
        .map(one => one.rule);
    expect(refused('Manticore Heavy Tank', TO_CANNON)).toContain(LINE);
    expect(refused(armed(weapon('PPC')), TO_CAPACITOR)).toContain(LINE);
    expect(refused(CANNON, TO_CANNON, TO_CANNON)).toContain(LINE);
    const closed = start({ phase: 'weapon', ...duel({ design: CANNON }, {}, []) });
    expect(closed.refuses(NORTH, { ...hold(0), orders: [TO_CANNON] } as Command).map(one => one.rule)).toEqual(['TW-house-tasks']);
  });
});
