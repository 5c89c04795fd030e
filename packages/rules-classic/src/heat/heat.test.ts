import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start } from '../testing/table.fixture.ts';

const NONE = [1, 1] as const;
const BEST = [6, 6] as const;

/** A quiet Heat Phase of one unit that did nothing but what the test says; nobody else is near. */
function cool(unit: Partial<Placed>, dice: readonly number[], ground: { readonly [label: string]: string } = {}) {
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
  play.does(NORTH, hold(0));
  const events = play.does(SOUTH, hold(1), ...dice, ...NEXT);
  return { unit: unitAt(play.state, 0), events };
}

describe('heat', () => {
  rule('TW-heat-seq', 'heat made comes in, and what the sinks take goes out', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, heat: 4, moved: ['run', 3] }, { at: '0813' }] });
    play.does(NORTH, fire(0, 1, 0, 1));
    play.does(SOUTH, hold(1), 1, 1, 1, 1, ...NEXT);
    // 4 from before, 2 for running, 10 and 4 for the weapons, less 12.
    expect(unitAt(play.state, 0).heat).toBe(8);
  });
  rule('TW-heat-gen', 'weapons heat whether they hit or not', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0813' }] });
    play.does(NORTH, fire(0, 1, 0));
    const events = play.does(SOUTH, hold(1), 1, 1, ...NEXT);
    expect(eventsOf(events, 'cooled')[0]).toMatchObject({ unit: 0, built: { total: 10 }, cooling: { total: 12 }, heat: 0 });
  });
  rule('TW-heat-sinks', 'each sink takes one, a double sink two', () => {
    expect(cool({ heat: 13 }, []).unit.heat).toBe(1);
    expect(cool({ heat: 13, design: 'WLF-2' }, []).unit.heat).toBe(0);
  });
  rule('TW-crit-hs', 'a sink that is struck takes nothing any more', () => {
    // The Hunchback has eight sinks in its engine and five more on board.
    const whole = cool({ heat: 13, design: 'HBK-4G' }, []).unit.heat;
    const sink = 5;
    expect(cool({ heat: 13, design: 'AWS-8Q' }, []).unit.heat).toBe(0);
    expect(whole).toBe(cool({ heat: 13, design: 'HBK-4G', hits: { LL: [sink - 1] } }, []).unit.heat - 1);
  });
  rule('TW-heat-water', 'water helps sinks under it, by six at most', () => {
    expect(cool({ heat: 25, prone: true }, [...BEST, ...BEST], { '0808': '~' }).unit.heat).toBe(7);
    expect(cool({ heat: 20 }, [], { '0808': '~' }).unit.heat).toBe(8);
  });
  rule('TW-fire-effect', 'a burning hex heats by five', () => {
    expect(cool({ heat: 10 }, [], { '0808': 'F' }).unit.heat).toBe(3);
  });
  rule('TW-heat-ext', 'heat from outside counts up to fifteen', () => {
    expect(cool({ built: { weapons: 0, external: 20 } }, []).unit.heat).toBe(3);
  });
});

describe('the heat scale', () => {
  // Sinks take 12: what is left is what counts.
  const left = (heat: number): Partial<Placed> => ({ heat: heat + 12, ammo: [0, 0] });
  rule('TW-heat-scale', 'the reactor holds on four, six, eight and ten', () => {
    const needed = (heat: number, dice: readonly number[]) => eventsOf(cool(left(heat), dice).events, 'reactorRolled')[0]?.needed;
    expect(needed(13, [])).toBeUndefined();
    expect([14, 18, 22, 26].map(heat => needed(heat, BEST))).toEqual([4, 6, 8, 10]);
  });
  rule('TW-heat-shutdown', 'a failed roll shuts the unit down, and it may fall', () => {
    const { unit, events } = cool(left(14), [...NONE, ...BEST]);
    expect(unit).toMatchObject({ shutDown: true, prone: false });
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'shutdown', number: { total: 8 } });
    expect(cool(left(30), BEST).unit.shutDown).toBe(true);
  });
  rule('TW-heat-restart', 'it starts again when cool, or by the same number', () => {
    expect(cool({ ...left(13), shutDown: true }, []).unit.shutDown).toBe(false);
    expect(cool({ ...left(18), shutDown: true }, [2, 3]).unit.shutDown).toBe(true);
    expect(cool({ ...left(18), shutDown: true }, [3, 3]).unit.shutDown).toBe(false);
  });
  rule('TW-heat-ammo', 'ammunition holds on four from nineteen, or the worst bin goes up', () => {
    const { events } = cool({ heat: 31, ammo: [3, 12] }, [...BEST, ...BEST]);
    expect(eventsOf(events, 'ammoHeld')[0]).toMatchObject({ needed: 4, ok: true });
    const burst = cool({ heat: 31, ammo: [1, 2], structure: { RT: 40 } }, [...BEST, ...NONE, ...NONE, ...BEST, ...BEST, ...BEST]);
    expect(eventsOf(burst.events, 'exploded')[0]).toMatchObject({ bin: 1, damage: 20 });
  });
  rule('TW-heat-pilot', 'without life support fifteen hurts once and twenty-six twice', () => {
    const hurt = (heat: number, dice: readonly number[]) => cool({ ...left(heat), hits: { HD: [0] } }, [...BEST, ...dice]).unit.pilot.hits;
    expect(hurt(14, [])).toBe(0);
    expect(hurt(15, BEST)).toBe(1);
    expect(hurt(25, BEST)).toBe(1);
    expect(hurt(26, [...BEST, ...BEST])).toBe(2);
    expect(cool(left(26), BEST).unit.pilot.hits).toBe(0);
  });
  rule('TW-heat-when', 'nothing heats or cools before the Heat Phase', () => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0808', facing: 3 },
        { at: '0809', prone: true },
      ],
    });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1), 1, 1);
    expect(play.state).toMatchObject({ phase: 'physical', units: [{ heat: 0, built: { weapons: 10 } }, {}] });
  });
});

describe('MechWarriors', () => {
  rule('TW-conscious', 'each hit is a roll, harder every time', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0813' }] });
    expect([1, 2, 3, 4, 5].map(hits => play.book.ask('consciousness', { hits }).total)).toEqual([3, 5, 7, 10, 11]);
  });
  rule('TW-pilot-hits', 'a hit on the head is one, and six are death', () => {
    const shot = (wounds: number, ...dice: readonly number[]) => {
      const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: 'HBK-4G' }, { at: '0810', wounds }, { at: '0117' }] });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      play.does(SOUTH, hold(2), 6, 6, 6, 6, ...dice, ...NEXT);
      return unitAt(play.state, 1);
    };
    expect(shot(0, 1, 2).pilot).toMatchObject({ hits: 1, awake: true });
    // Asleep at the end of the phase; the roll of the End Phase fails as well.
    expect(shot(0, 1, 1, 1, 1).pilot).toMatchObject({ hits: 1, awake: false });
    expect(shot(5).fate).toBe('destroyed');
  });
  rule('TW-wake', 'whoever sleeps rolls in the End Phase', () => {
    expect(cool({ awake: false, wounds: 3 }, [3, 3]).unit.pilot.awake).toBe(false);
    expect(cool({ awake: false, wounds: 3 }, [3, 4]).unit.pilot.awake).toBe(true);
  });
  rule('TW-unconscious', 'whoever sleeps does nothing', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, awake: false }, { at: '0813' }] });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-unconscious');
  });
});
