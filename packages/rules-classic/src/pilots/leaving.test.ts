import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const scene = (unit: Partial<Placed>) =>
  start({ phase: 'weapon', units: [{ at: '0808', ...unit } as Placed, { at: '0117' }, { at: '0101', seat: NORTH }] });
/** The first unit declares something besides its shots, and the turn ends. */
const turn = (unit: Partial<Placed>, what: { readonly powerDown?: true; readonly eject?: true }, ...dice: readonly number[]) => {
  const play = scene(unit);
  play.does(NORTH, { ...(hold(0) as Extract<Command, { type: 'declare' }>), ...what });
  play.does(SOUTH, hold(1));
  const events = play.does(NORTH, hold(2), ...dice, ...NEXT);
  return { play, events };
};

describe('leaving the fight', () => {
  rule('TW-heat-voluntary', 'a reactor is switched off at will and starts up like any other', () => {
    const { play } = turn({}, { powerDown: true });
    expect(play.state.units[0]).toMatchObject({ shutDown: true, prone: false });
    const next = turn({ shutDown: true }, {});
    expect(unitAt(next.play.state, 0).shutDown).toBe(false);
    expect(
      scene({ design: 'Vedette Medium Tank' })
        .refuses(NORTH, { ...(hold(0) as Extract<Command, { type: 'declare' }>), powerDown: true })
        .map(one => one.rule),
    ).toContain('TW-heat-voluntary');
  });
  rule('TW-eject', 'a MechWarrior leaves by a roll; a failure costs a hit for every two points', () => {
    const safe = turn({}, { eject: true }, ...pair(5));
    expect(safe.play.state.units[0]).toMatchObject({ fate: 'destroyed', pilot: { hits: 0 } });
    expect(eventsOf(safe.events, 'piloted')[0]).toMatchObject({ cause: 'eject', number: { total: 5 } });
    // A hip makes it seven: a two misses by five, which is two hits.
    const hurt = turn({ hits: { LL: [0] } }, { eject: true }, 1, 1, ...HIT, ...HIT);
    expect(unitAt(hurt.play.state, 0).pilot.hits).toBe(2);
    expect(
      scene({ awake: false })
        .refuses(NORTH, { ...(hold(0) as Extract<Command, { type: 'declare' }>), eject: true })
        .map(one => one.rule),
    ).toContain('TW-eject');
  });
});
