import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { fire, NORTH, numberOf, type Placed, SOUTH, start, stay, termsOf, WITNESS, walk } from '../testing/table.fixture.ts';

const PPC = 0;
const against = (target: Partial<Placed>, number: number, rules: readonly 'TW-th-tdugin'[] = [], design?: Paper) =>
  termsOf(
    numberOf(
      { units: [{ at: '0803', facing: 3, ...(design ? { design } : {}) }, { at: '0807', ...target } as Placed, WITNESS], rules },
      PPC,
      number,
    ),
  );

describe('targets of other sizes', () => {
  rule('TW-th-tlarge', 'civil vehicles beyond middling size and giants among machines are one easier to hit', () => {
    const tank = find('Manticore Heavy Tank')!;
    const civil = (tons: number, motive: Paper['motive'] = 'tracked'): Paper => ({
      ...tank,
      kind: 'support-vehicle',
      build: { barRating: 7 },
      tons,
      motive,
    });
    const term = (design: Paper, number: number) => against({ design }, number)['TW-th-tlarge'];
    expect([term(civil(100), 4), term(civil(101), 3), term(civil(81, 'wheeled'), 3)]).toEqual([undefined, -1, -1]);
    expect([term({ ...find('AS7-D')!, tons: 135 }, 3), term(find('AS7-D')!, 4), term({ ...tank, tons: 150 }, 4)]).toEqual([
      -1,
      undefined,
      undefined,
    ]);
  });
  rule('TW-th-tdugin', 'men who have dug in are two harder to hit, with everything but fire', () => {
    const rules = ['TW-th-tdugin'] as const;
    const platoon = 'Foot Platoon (Rifle)';
    const digs = start({ units: [{ at: '0805', design: platoon }, { at: '0117' }, WITNESS], rules });
    digs.does(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'dig' });
    digs.does(SOUTH, stay(1));
    digs.does(SOUTH, stay(2));
    expect(unitAt(digs.state, 0).condition).toEqual({ dugIn: true });
    expect(digs.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-th-tdugin');
    const trench: Partial<Placed> = { design: platoon, condition: { dugIn: true } };
    expect([against(trench, 6, rules)['TW-th-tdugin'], against({ design: platoon }, 4, rules)['TW-th-tdugin']]).toEqual([2, undefined]);
    const flamer: Paper = { ...find('GRF-1N')!, mounts: [{ kind: 'weapon', item: 'Flamer', at: 'RA' }] };
    const near = { units: [{ at: '0803', facing: 3, design: flamer } as const, { at: '0805', ...trench } as Placed, WITNESS], rules };
    expect(termsOf(numberOf(near, 0, 6))['TW-th-tdugin']).toBeUndefined();
    // Whoever goes on leaves the trench behind, and nobody digs but men on open ground.
    const goes = start({ units: [{ at: '0805', facing: 3, ...trench }, { at: '0117' }, WITNESS], rules });
    goes.does(NORTH, walk(0, 'F'));
    goes.does(SOUTH, stay(1));
    goes.does(SOUTH, stay(2));
    expect(unitAt(goes.state, 0).condition).toBeUndefined();
    const why = (unit: Partial<Placed>, ground = {}) =>
      start({ units: [{ at: '0805', ...unit }, { at: '0117' }], ground, rules })
        .refuses(NORTH, { type: 'move', unit: 0, mode: 'stand', task: 'dig' })
        .map(one => one.reason);
    expect([why({}), why({ design: platoon }, { '0805': 'l' })]).toEqual([['nobody there can dig in'], ['only open ground is dug into']]);
  });
});
