import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { attacks, flown, hold } from '../chapters/aerospace/sky.fixture.ts';
import { eventsOf, NEXT, pair, WITNESS } from '../testing/table.fixture.ts';

const HOT = 23;
/** A roll that keeps the reactor running, and one that does not keep ammunition from going off. */
const RUNS = pair(12);
const BURSTS = pair(5);

/** A fighter with a ton of shells, and with what holds in their explosion. */
function fighter(...guards: readonly string[]): Paper {
  const design = find('CSR-V12')!;
  return {
    ...design,
    mounts: [
      ...design.mounts.filter(({ kind }) => kind !== 'ammo'),
      { kind: 'ammo', item: 'IS Ammo AC/2', at: 'NOS', shots: 2 },
      ...guards.map(item => ({ kind: 'equipment' as const, item, at: 'NOS' })),
    ],
  };
}

const overheats = (design: Paper, ...dice: readonly number[]) =>
  attacks({ units: [flown('08', 5, { design, heat: HOT + 20 }), WITNESS] }, hold(0), ...dice, ...NEXT);

describe('ammunition in the airframe of a hot fighter', () => {
  const airframe = (...guards: readonly string[]) => {
    const { play, events } = overheats(fighter(...guards), ...RUNS, ...BURSTS, ...pair(12), ...pair(12));
    expect(eventsOf(events, 'exploded')).toMatchObject([{ damage: 4 }]);
    return find('CSR-V12')!.craft!.structuralIntegrity - play.state.units[0]!.structure['SI']!;
  };
  rule('TW-heat-ammo', 'goes off and strikes the airframe', () => expect(airframe()).toBe(4));
  rule('TW-case', 'half of it where there is CASE', () => expect(airframe('ISCASE')).toBe(2));
  rule('TOE-case-ii-explosion#4', 'one point where there is CASE II', () => expect(airframe('ISCASEII')).toBe(1));
});
