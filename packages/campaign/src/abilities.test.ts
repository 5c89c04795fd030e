import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { army, atWork, book, campaign, enlisted, lost, opened, report, WON } from './campaign.fixture.ts';
import { muster, mustered } from './muster.ts';

const GIFTED = enlisted({ name: 'Ram' }, { pilot: 'Ada', skill: 3, abilities: ['dodge', 'sensory'] });
const PLAIN = enlisted({ name: 'Goat' }, { pilot: 'Bob' });

describe('what a crew can do', () => {
  rule('ASC-term-spa#2', 'a pilot whose machine is lost takes the abilities along into another one', () => {
    const game = atWork([GIFTED, PLAIN], { condition: 'lost', crew: null });
    expect(mustered(game.state, 0).map(({ card, abilities }) => [card.name, abilities])).toEqual([['Goat #1', []]]);
    const free = atWork(
      [GIFTED, PLAIN],
      { condition: 'lost', crew: null },
      {
        state: { units: game.state.units.map(unit => (unit.id === 1 ? { ...unit, crew: null } : unit)) },
      },
    );
    free.does(0, { type: 'assign', crew: 0, unit: 1 });
    expect(mustered(free.state, 0).map(({ card, pilot, abilities }) => [card.name, pilot, abilities])).toEqual([
      ['Goat #1', 'Ada', ['dodge', 'sensory']],
    ]);
    expect(muster(free.state, 0).members[0]).toMatchObject({ pilot: 'Ada', abilities: ['dodge', 'sensory'] });
  });
  rule('ASC-aug-limits#3', 'whoever is killed is gone with all that was put into him, though the machine is his army’s again', () => {
    const game = campaign(army([GIFTED, PLAIN, enlisted({}, { pilot: 'Cid' })]));
    game.does(0, { type: 'battle', report: report([lost(0, { structure: 1, armor: 6, crewHits: 2 })]) }, ...WON);
    game.does(game.state.leader, { type: 'interval', hours: 48 }, 1, 1);
    expect([game.state.crews[0]!.health, game.state.units[0]!.condition]).toEqual(['killed', 'damaged']);
    const after = atWork(
      [GIFTED, PLAIN],
      {},
      {
        state: {
          units: [{ ...game.state.units[0]!, condition: 'sound', crew: null }],
          crews: [game.state.crews[0]!, { ...game.state.crews[2]!, id: 1 }],
        },
      },
    );
    after.does(0, { type: 'assign', crew: 1, unit: 0 });
    expect(mustered(after.state, 0).map(({ pilot, abilities }) => [pilot, abilities])).toEqual([['Cid', []]]);
  });
  const hospital = (): void => {
    const care = (specials: readonly string[]) => {
      const state = opened(army([enlisted({ type: 'CI', move: '2"f' }), enlisted({ type: 'CV', move: '8"t', specials })]));
      const crew = state.crews[0]!;
      return [
        book.ask('healRoll', { state, crew }).total,
        book.ask('healCost', { state, crew }).total,
        book.ask('healTime', { state, crew }).total,
      ];
    };
    const [roll, cost, time] = care([]);
    expect(care(['MASH6'])).toEqual([roll! - 2, cost! - 50, time! - 25]);
  };
  for (const id of ['ASC-sua-mash#2', 'AS-sua-mash#2'])
    rule(id, 'with a field hospital it costs half, is two easier and quicker', hospital);
});
