import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { A, answer, B, dropShip, engage, eventsOf, fighter, HOLD, objections, start } from '../space.fixture.ts';

/** The fight that the book tells: two fighters and a DropShip against a fighter and two DropShips, all in one zone. */
const [A1, A2, AD1, B1, BD1, BD2] = [0, 1, 2, 3, 4, 5];
const book = () =>
  start({
    map: 'I1',
    units: [
      fighter(),
      fighter({ seat: A }),
      dropShip({ seat: A }),
      fighter({ seat: B }),
      dropShip({ seat: B }),
      dropShip({
        seat: B,
        card: {
          arcs: {
            front: { standard: [4, 4, 2, 1] },
            left: { standard: [4, 3, 1, 0], missiles: [3, 3, 2, 2] },
            right: { standard: [4, 3, 1, 0], missiles: [3, 3, 2, 2] },
            rear: { standard: [3, 3, 1, 0] },
          },
        },
      }),
    ],
  });

/** Dice of two Control Rolls that add up to these. */
const rolls = (one: number, two: number): readonly number[] =>
  [one, two].flatMap(total => [Math.max(1, total - 6), total - Math.max(1, total - 6)]);
const MISS = [1, 1] as const;

/** A1 meets B1, A2 meets B1, AD1 meets BD1, and BD2 meets AD1; as far as wanted. */
function told(steps: number) {
  const play = book();
  const did: ReturnType<typeof play.does>[] = [];
  const script: readonly (() => void)[] = [
    () => {
      play.does(A, engage(A1, B1));
      did.push(play.does(B, answer(true), ...rolls(7, 5)));
    },
    () => void play.does(A, { type: 'range', bracket: 'short' }, ...MISS, ...MISS),
    () => void did.push(play.does(A, engage(A2, B1), ...rolls(6, 11))),
    () => void play.does(B, { type: 'range', bracket: 'extreme' }),
    () => {
      play.does(A, engage(AD1, BD1));
      did.push(play.does(B, answer(true), ...rolls(3, 8)));
    },
    () => {
      play.does(B, { type: 'face', arc: 'front', other: 'rear' });
      play.does(B, { type: 'range', bracket: 'short' });
      play.does(A, { type: 'fire', weapons: ['standard'] });
      did.push(play.does(B, { type: 'fire', weapons: ['standard'] }, ...MISS, ...MISS));
    },
    () => {
      play.does(A, HOLD);
      play.does(B, engage(BD2, AD1));
      did.push(play.does(A, answer(true), ...rolls(7, 7)));
    },
    () => {
      play.does(B, { type: 'face', arc: 'left' });
      did.push(play.does(A, { type: 'face', arc: 'front' }));
    },
    () => {
      play.does(B, { type: 'fire', weapons: ['standard', 'missiles'] });
      did.push(play.does(A, { type: 'fire', weapons: ['standard'] }, ...MISS, ...MISS, ...MISS));
    },
  ];
  for (const step of script.slice(0, steps)) step();
  return { play, did, last: did.at(-1)! };
}

const controlsOf = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'steered')[0]!.controls.map(({ control }) => control);

describe('the example of the book', () => {
  rule('ASC-space-engagement-control-roll', 'both roll against their skill and keep result and margin', () => {
    expect(controlsOf(told(1).last)).toMatchObject([
      { number: 4, roll: 7, ok: true, margin: 3 },
      { number: 4, roll: 5, ok: true, margin: 1 },
    ]);
    expect(controlsOf(told(5).last)).toMatchObject([
      { ok: false, margin: -1 },
      { ok: true, margin: 4 },
    ]);
  });

  rule('ASC-space-range-thrust-modified', 'half of the Thrust for success, a quarter for failure against it', () => {
    expect(controlsOf(told(1).last).map(({ modified }) => modified)).toEqual([10, 8]);
    expect(controlsOf(told(3).last).map(({ modified }) => modified)).toEqual([9, 14]);
    expect(controlsOf(told(5).last).map(({ modified }) => modified)).toEqual([4, 10]);
  });

  rule('ASC-space-range-choice', 'the higher result picks the range, and nobody else', () => {
    const { play } = told(1);
    expect(objections(play, B, { type: 'range', bracket: 'long' })).toEqual(['ASC-space-range-choice']);
    expect(play.state.active).toBe(A);
    expect(told(3).play.state.active).toBe(B);
  });

  rule('ASC-space-control-roll-per-pair', 'B1 is committed to A1 and still contests A2, and keeps it at another range', () => {
    const { play } = told(4);
    const [first, second] = eventsOf(play.events, 'ranged').map(({ bracket }) => bracket);
    expect([first, second]).toEqual(['short', 'extreme']);
    // At extreme range the guns of A2 reach nobody.
    expect(eventsOf(play.events, 'fired').map(({ unit, target }) => [unit, target])).toEqual([
      [A1, B1],
      [B1, A1],
    ]);
  });

  rule('ASC-space-engagement-return-fire', 'whoever has committed its only attack is not asked again', () => {
    const { play } = told(3);
    expect(play.state.clash).toMatchObject({ returns: false, asks: 'range' });
    const declined = book();
    declined.does(A, engage(A1, B1));
    declined.does(B, answer(false), ...rolls(7, 5));
    declined.does(A, { type: 'range', bracket: 'short' }, ...MISS);
    declined.does(A, HOLD);
    expect(objections(declined, B, engage(B1, A1))).toEqual(['ASC-space-engagement-return-fire']);
    declined.does(B, engage(B1, A2));
    expect(declined.state.clash?.asks).toBe('answer');
  });

  rule('ASC-space-positioning-large-craft', 'the DropShip that succeeds sets both sides, and the other fires back with what is aft', () => {
    const { play, last } = told(6);
    expect(eventsOf(last, 'fired').map(({ unit, arc, struck }) => [unit, arc, struck])).toEqual([
      [AD1, 'rear', 'front'],
      [BD1, 'front', 'rear'],
    ]);
    expect(play.state.units[AD1]!.turn.attacks).toBe(1);
  });

  rule('ASC-space-positioning-free-facing', 'where both succeed each shows the side it likes', () => {
    const { play, last } = told(8);
    expect(eventsOf(last, 'faced')[0]!.arcs).toEqual(['left', 'front']);
    const other = told(7).play;
    expect(objections(other, B, { type: 'face', arc: 'left', other: 'rear' })).toEqual(['ASC-space-damage-direction']);
    expect(play.state.clash?.bracket).toBe('medium');
  });

  rule('ASC-space-range-full-tie', 'results and margins alike make it medium range', () => {
    expect(eventsOf(told(8).last, 'ranged')).toMatchObject([{ bracket: 'medium', rule: 'ASC-space-range-full-tie' }]);
  });

  rule('ASC-space-range-capital-reduction', 'capital missiles count one bracket nearer than the guns beside them', () => {
    const [guns, rockets] = eventsOf(told(9).last, 'fired');
    expect([guns!.weapon, guns!.toHit.total - rockets!.toHit.total]).toEqual(['standard', 2]);
  });

  rule('ASC-space-multi-attack-targets', 'AD1 fires at its primary target and then, at a price, at another', () => {
    const [, , back] = eventsOf(told(9).last, 'fired');
    expect(back).toMatchObject({ unit: AD1, target: BD2 });
    expect(back!.toHit.terms).toContainEqual({ rule: 'ASC-space-multi-attack-targets', value: 1 });
    expect(eventsOf(told(6).last, 'fired')[0]!.toHit.terms.some(({ rule: by }) => by === 'ASC-space-multi-attack-targets')).toBe(false);
  });

  rule(
    'ASC-space-combat-declaration-order',
    'the winner of the initiative attacks with all it wants, then those of the other side that are left',
    () => {
      const { play } = told(6);
      expect(play.state.active).toBe(A);
      expect(play.refuses(B, engage(BD2, AD1)).length).toBeGreaterThan(0);
      play.does(A, HOLD);
      expect(play.state.active).toBe(B);
      expect(objections(play, B, engage(B1, A2))).toContain('ASC-space-attacks-per-unit');
    },
  );

  rule('ASC-space-attacks-per-unit', 'a fighter attacks once in a turn', () => {
    const { play } = told(2);
    expect(objections(play, A, engage(A1, BD1))).toContain('ASC-space-attacks-per-unit');
    expect(play.refuses(A, engage(A1, BD1))[0]!.reason).toBe('it has made all its attacks');
  });

  rule('ASC-tbl-large-craft-attack-limits', 'the DropShip has used one and then two of its four attacks', () => {
    expect(told(6).play.state.units[AD1]!.turn.attacks).toBe(1);
    expect(told(9).play.state.units[BD2]!.turn.attacks).toBe(2);
  });

  rule('ASC-space-attack-sequence', 'control, facing, range, roll: in that order', () => {
    const order = told(6)
      .play.events.map(({ type }) => type)
      .filter(type => ['steered', 'faced', 'ranged', 'fired'].includes(type));
    expect(order.slice(0, 4)).toEqual(['steered', 'faced', 'ranged', 'fired']);
  });
});
