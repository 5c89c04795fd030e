import { radar } from '@sortie/rules-radar';
import { opening, randomGame } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { radarFace } from './face.ts';

const { setup } = radar.scenarios[0]!;
const arranged = (orders: Parameters<NonNullable<typeof radarFace.withOrders>>[1]) => radarFace.withOrders!(setup, orders, 'lot');

test('forces come by name, from the catalogue and by lot', () => {
  const done = arranged({ a: 'Kestrel, Leopard (2537)', b: 'random:3', turns: 5 });
  if ('problem' in done) throw new Error(done.problem);
  expect(done.setup.turns).toBe(5);
  expect(done.setup.forces[0].map(({ craft }) => (typeof craft === 'string' ? craft : craft.type))).toEqual(['Kestrel', 'DA']);
  expect(done.setup.forces[1]).toHaveLength(3);
  expect(radar.ruleset.readSetup(done.setup).ok).toBe(true);
  expect(arranged({ a: 'Nobody' })).toEqual({ problem: 'There is no Nobody in the catalogue.' });
  expect(arranged({ b: 'nowhere.json' })).toMatchObject({ problem: expect.stringContaining('nowhere.json cannot be read') });
});

test('every ship and fighter of the catalogue can be fielded', () => {
  const fox = arranged({ a: 'Fox Corvette (3057)', b: 'Scout JumpShip (2895)' });
  if ('problem' in fox) throw new Error(fox.problem);
  expect(radar.ruleset.readSetup(fox.setup)).toMatchObject({ ok: true });
  expect(radar.ruleset.setup(fox.setup).units.map(({ card }) => [card.mode, card.thrust])).toEqual([
    ['a', 3],
    ['k', 0],
  ]);
});

test('the position is told sector by sector', () => {
  const state = radar.ruleset.setup(setup);
  const there = {
    ...state,
    units: state.units.map(unit => ({ ...unit, fate: 'fighting' as const, sector: 1, zone: unit.id === 0 ? 0 : -1 })),
  };
  const style = { colour: false } as never;
  expect(radarFace.map(there as never, style)[0]).toContain('I1  A: 0 Kestrel #1 (Central Zone), A: 1 Peregrine #1');
  expect(radarFace.forces(there as never, style)[0]).toContain('skill 4, armor 3/3, structure 2/2, fuel 6, heat 0');
});

test('every command that is offered can be typed as it is told', () => {
  let typed = 0;
  for (const scenario of radar.scenarios) {
    const play = { game: radar, seed: 'words', scenario, commands: 60 };
    const { book } = opening(play);
    for (const { after } of randomGame(play))
      for (const { seat, question } of radar.ruleset.awaiting(after)) {
        const view = radar.ruleset.view(after, seat);
        for (const command of radar.ruleset.options(view, seat, book)) {
          const heard = radarFace.read({ view, seat, book, question }, radarFace.phrase(view, command), { colour: false } as never);
          expect(heard).toEqual({ command });
          typed++;
        }
      }
  }
  expect(typed).toBeGreaterThan(1000);
});
