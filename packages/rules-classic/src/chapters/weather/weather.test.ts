import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import { ruleset } from '../../ruleset.ts';
import type { Command, Mode } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  run,
  SOUTH,
  start,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../../testing/table.fixture.ts';
import { lightRules } from '../darkness/light.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

const alone = (unit: Partial<Placed>, ...rules: readonly RuleId[]) =>
  start({ units: [{ at: '0803', facing: 3, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], rules });
const refused = (play: ReturnType<typeof alone>, command: Command) => play.refuses(NORTH, command).map(one => one.rule);
const points = (design: string, mode: Mode, ...rules: readonly RuleId[]): number => {
  const play = alone({ design }, ...rules);
  return pointsFor(play.book, unitAt(play.state, 0), mode);
};
/** The terms of one shot of the first unit at the second. */
const aim = (weapon: number, units: readonly Placed[], rules: readonly RuleId[], ground: { readonly [label: string]: string } = {}) => {
  const play = start({ phase: 'weapon', units, rules, ground });
  play.does(NORTH, fire(0, 1, weapon));
  return termsOf(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit);
};
const GRIFFINS: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: '0810' }];
const [CANNON, MISSILES] = [0, 1];
const piloting = (unit: Partial<Placed>, ...rules: readonly RuleId[]) => {
  const { book, state } = alone(unit, ...rules);
  return book.ask('piloting', { state, unit: unitAt(state, 0), cause: 'kicked', causes: ['kicked'], depth: 0 });
};

describe('fog and dust', () => {
  rule('TOE-light-fog', 'every hex costs one more on the ground', () => {
    const play = alone({}, 'TOE-light-fog');
    play.does(NORTH, walk(0, 'FF'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(4);
  });
  for (const id of ['TOE-heavy-fog#1', 'TOE-heavy-fog#2'])
    rule(id, 'two more, and beams aim one worse', () => {
      const play = alone({}, 'TOE-heavy-fog');
      play.does(NORTH, walk(0, 'F'));
      expect(unitAt(play.state, 0).moved!.spent).toBe(3);
      expect(aim(CANNON, GRIFFINS, ['TOE-heavy-fog'])['TOE-heavy-fog']).toBe(1);
      expect(aim(MISSILES, GRIFFINS, ['TOE-heavy-fog'])['TOE-heavy-fog']).toBeUndefined();
    });
  rule('TOE-blowing-sand-to-hit#1', 'beams aim one worse in blowing sand', () => {
    expect(aim(CANNON, GRIFFINS, ['TOE-blowing-sand-to-hit'])['TOE-blowing-sand-to-hit']).toBe(1);
    expect(aim(MISSILES, GRIFFINS, ['TOE-blowing-sand-to-hit'])['TOE-blowing-sand-to-hit']).toBeUndefined();
  });
});

describe('snow and wind', () => {
  rule('TOE-weather-table-heavy-snow-vehicles', 'vehicles lose two of cruising, others nothing', () => {
    const [snow] = ['TOE-weather-table-heavy-snow-vehicles'] as const;
    expect([points(TANK, 'walk', snow), points(TANK, 'run', snow), points('GRF-1N', 'walk', snow)]).toEqual([3, 5, 5]);
  });
  rule('TOE-weather-table-heavy-snow-infantry', 'suits lose two, men three', () => {
    const [snow] = ['TOE-weather-table-heavy-snow-infantry'] as const;
    const fast = (design: string) => ({ design: { ...find(design)!, movement: { ...find(design)!.movement, walk: 5 } } });
    const left = (design: string) => {
      const play = alone(fast(design), snow);
      return pointsFor(play.book, unitAt(play.state, 0), 'walk');
    };
    expect([left(SUITS), left(MEN), points(MEN, 'walk', snow), points('GRF-1N', 'walk', snow)]).toEqual([3, 2, 0, 5]);
  });
  rule('TOE-weather-table-heavy-snow-driving', 'driving is one harder', () => {
    const [snow] = ['TOE-weather-table-heavy-snow-driving'] as const;
    expect(termsOf(piloting({ design: TANK }, snow))[snow]).toBe(1);
    expect(termsOf(piloting({}, snow))[snow]).toBeUndefined();
  });
  rule('TOE-weather-table-ice-storm', 'suits lose three, men four', () => {
    const fast = (design: string): Paper => ({ ...find(design)!, movement: { ...find(design)!.movement, walk: 6 } });
    const left = [SUITS, MEN].map(design => {
      const play = alone({ design: fast(design) }, 'TOE-weather-table-ice-storm');
      return pointsFor(play.book, unitAt(play.state, 0), 'walk');
    });
    expect(left).toEqual([3, 2]);
  });
  rule('TOE-weather-table-tornado-f13', 'no infantry goes about in a tornado', () => {
    const [wind] = ['TOE-weather-table-tornado-f13'] as const;
    expect([points(MEN, 'walk', wind), points(SUITS, 'jump', wind), points(TANK, 'walk', wind)]).toEqual([0, 0, 5]);
  });
  rule('TOE-weather-table-tornado-f4', 'nor does any vehicle in the worst of them', () => {
    const [wind] = ['TOE-weather-table-tornado-f4'] as const;
    expect([points(MEN, 'walk', wind), points(TANK, 'run', wind), points('GRF-1N', 'walk', wind)]).toEqual([0, 0, 5]);
  });
  const WIND = 'TOE-tornado-f4-mechs';
  rule('TOE-tornado-f4-mechs#1', 'nobody runs', () => {
    expect(refused(alone({}, WIND), run(0, 'F'))).toContain('TW-mode-list');
    alone({}, WIND).does(NORTH, walk(0, 'F'));
  });
  rule('TOE-tornado-f4-mechs#2', 'rolls are five harder, those of who crawls two', () => {
    expect([termsOf(piloting({}, WIND))[WIND], termsOf(piloting({ design: TANK }, WIND))[WIND]]).toEqual([5, undefined]);
    const crawls = alone({ prone: true }, WIND, 'TOE-crawl-heat-cap');
    const [rolled] = eventsOf(crawls.does(NORTH, walk(0, 'F'), 6, 6), 'piloted');
    expect([rolled?.cause, termsOf(rolled!.number)[WIND]]).toEqual(['crawl', 2]);
  });
  rule('TOE-tornado-f4-mechs#3', 'only beams fly, three worse', () => {
    expect(aim(CANNON, GRIFFINS, [WIND])[WIND]).toBe(3);
    const play = start({ phase: 'weapon', units: GRIFFINS, rules: [WIND], ground: { '0809': 'H' } });
    expect(refused(play, fire(0, 1, MISSILES))).toContain(WIND);
    const walls: Command = { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: MISSILES, at: at('0809') }] };
    expect(refused(play, walls)).toContain(WIND);
  });
  rule('TOE-weather-table-snow-flurries#1', 'flurries are seen through like heavy rain, and do nothing else', () => {
    const haze = (weather: 'snowFlurries' | 'heavyRain' | 'lightSnow', id: RuleId) => {
      const { book, state } = start({ units: GRIFFINS, rules: [id], conditions: { weather } });
      return book.ask('haze', { state }).total;
    };
    const id = 'TOE-weather-table-snow-flurries';
    expect(haze('snowFlurries', id)).toBe(haze('heavyRain', 'TOE-heavy-rain-rapids'));
    expect(haze('lightSnow', id)).toBe(0);
    const read = readSetup({
      map: 'hills',
      forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]],
      turns: null,
      conditions: { weather: 'snowFlurries' },
    });
    expect(read.ok && ruleset.setup(read.value).conditions).toEqual({ weather: 'snowFlurries' });
  });
  rule('TOE-weather-tactical-scope#1', 'the weather of a set-up holds from the first turn to the last, and for that game alone', () => {
    const play = start({ phase: 'weapon', units: GRIFFINS, conditions: { weather: 'sleet' } });
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    expect([play.state.turn, play.state.conditions]).toEqual([2, { weather: 'sleet' }]);
    const next = readSetup({ map: 'hills', forces: [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]], turns: null });
    expect(next.ok && ruleset.setup(next.value).conditions).toBeUndefined();
  });
});

describe('darkness', () => {
  const light: Paper = {
    ...find('GRF-1N')!,
    mounts: [...find('GRF-1N')!.mounts, { kind: 'equipment', item: 'Searchlight', at: 'LT' }],
  };
  const SIGHT: readonly RuleId[] = ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'];
  /** What darkness adds to a shot, by night, with a searchlight on the target, and beside a fire. */
  const shots = (id: RuleId): readonly number[] => {
    const rules = [...SIGHT, id];
    const lit = start({ phase: 'weapon', units: [{ at: '0803', facing: 3, design: light }, { at: '0810' }], rules });
    lit.does(NORTH, { ...(fire(0, 1, CANNON) as Extract<Command, { type: 'declare' }>), light: at('0810') });
    const seen = termsOf(eventsOf(lit.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit);
    return [aim(CANNON, GRIFFINS, rules), seen, aim(CANNON, GRIFFINS, rules, { '0910': 'F' })].map(terms => terms[id] ?? 0);
  };
  /** What it adds to a kick. */
  const kick = (id: RuleId, ground: { readonly [label: string]: string } = {}): number => {
    const units: readonly Placed[] = [
      { at: '0808', facing: 3 },
      { at: '0809' },
      { ...WITNESS, strike: { blows: [], numbers: null, resolved: true } },
    ];
    const play = start({ phase: 'physical', units, rules: [...SIGHT, id], ground });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    const [struck] = eventsOf(play.does(SOUTH, strike(1), 1, 1, 6, 6, ...NEXT), 'struck');
    return struck?.toHit.terms.find(term => term.rule === id && !term.waivedBy)?.value ?? 0;
  };
  rule('TOE-full-moon-searchlight#1', 'two, and nothing against whoever is lit', () => {
    expect([shots('TOE-full-moon-searchlight'), kick('TOE-full-moon-searchlight')]).toEqual([[2, 0, 0], 0]);
  });
  rule('TOE-moonless-searchlight#1', 'three and one for blows, and nothing against whoever is lit', () => {
    expect([shots('TOE-moonless-searchlight'), kick('TOE-moonless-searchlight')]).toEqual([[3, 0, 1], 1]);
  });
  rule('TOE-pitch-black-searchlight#1', 'four and two for blows, one against whoever is lit', () => {
    expect([shots('TOE-pitch-black-searchlight'), kick('TOE-pitch-black-searchlight')]).toEqual([[4, 1, 2], 2]);
  });
  for (const id of ['TOE-fire-illumination#2', 'TOE-fire-illumination#3'])
    rule(id, 'beside a fire darkness counts two less, and not at all for blows', () => {
      expect(shots('TOE-pitch-black-searchlight')[2]).toBe(2);
      expect(shots('TOE-full-moon-searchlight')[2]).toBe(0);
      expect(kick('TOE-moonless-searchlight', { '0909': 'F' })).toBe(0);
    });
  /** A kick at somebody whom a third unit lights. */
  const litKick = (id: RuleId): number => {
    const idle = { blows: [], numbers: null, resolved: true } as const;
    const units: readonly Placed[] = [
      { at: '0808', facing: 3 },
      { at: '0809', moved: ['stand', 0] },
      { at: '0812', seat: NORTH, strike: idle, fire: { shots: [], spots: null, numbers: null, resolved: true, light: at('0809') } },
    ];
    const play = start({ phase: 'physical', units, rules: [...SIGHT, id] });
    play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
    return termsOf(eventsOf(play.does(SOUTH, strike(1), 1, 1, 6, 6, ...NEXT), 'struck')[0]!.toHit)[id] ?? 0;
  };
  rule('TOE-moonless-searchlight#2', 'a blow at whoever is lit is no harder', () =>
    expect([kick('TOE-moonless-searchlight'), litKick('TOE-moonless-searchlight')]).toEqual([1, 0]),
  );
  rule('TOE-pitch-black-searchlight#2', 'a blow at whoever is lit is no harder', () =>
    expect([kick('TOE-pitch-black-searchlight'), litKick('TOE-pitch-black-searchlight')]).toEqual([2, 0]),
  );
  rule('TOE-full-moon-searchlight#2', 'somebody else may hold the light, and a light that points elsewhere does not help', () => {
    const added = (lamp: string) => {
      const silent = { shots: [], spots: null, numbers: null, resolved: true } as const;
      const units: readonly Placed[] = [
        { at: '0803', facing: 3, design: light },
        { at: '0810' },
        { at: '0813', seat: NORTH, fire: { ...silent, light: at(lamp) } },
      ];
      return aim(CANNON, units, [...SIGHT, 'TOE-full-moon-searchlight'])['TOE-full-moon-searchlight'] ?? 0;
    };
    expect([added('0810'), added('0817')]).toEqual([0, 2]);
  });
  rule('TOE-fire-illumination#1', 'a burning hex and the six around it are lit, the next ones are not', () => {
    const near = (hex: string) =>
      aim(CANNON, GRIFFINS, [...SIGHT, 'TOE-pitch-black-searchlight'], { [hex]: 'F' })['TOE-pitch-black-searchlight'];
    expect(['0810', '0809', '0811', '0710', '0711', '0910', '0911'].map(near)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(['0812', '1010', '0610'].map(near)).toEqual([4, 4, 4]);
  });
  rule('TOE-searchlight-illuminates-hex', 'it lights one hex that its carrier could see into', () => {
    const play = (units: readonly Placed[], ground = {}) => start({ phase: 'weapon', units, rules: SIGHT, ground });
    const beam: Command = { type: 'declare', unit: 0, twist: 0, shots: [], light: at('0810') };
    const refusals = (scene: ReturnType<typeof play>) => scene.book.check(scene.state as never, beam, NORTH).map(one => one.rule);
    expect(refusals(play([{ at: '0803', design: light }, { at: '0810' }]))).toEqual([]);
    expect(refusals(play(GRIFFINS))).toContain('TOE-searchlight-illuminates-hex');
    expect(refusals(play([{ at: '0803', design: light }, { at: '0810' }], { '0806': '4' }))).toContain('TOE-searchlight-illuminates-hex');
    expect(shots('TOE-moonless-searchlight')[1]).toBe(0);
  });
  for (const [id, night] of [
    ['TOE-weather-table-moonless', 'TOE-moonless-searchlight'],
    ['TOE-weather-table-pitch-black', 'TOE-pitch-black-searchlight'],
  ] as const)
    rule(id, 'darkness makes no roll to stay upright harder', () => {
      const number = piloting({}, ...SIGHT, night, id);
      expect(number.total).toBe(5);
      expect(number.terms).toContainEqual({ rule: id, value: 0 });
      expect(lightRules.map(one => one.id)).toContain(id);
    });
  for (const [id, night, table] of [
    ['TOE-moonless-delete-paragraph#1', 'TOE-moonless-searchlight', 'TOE-weather-table-moonless'],
    ['TOE-pitch-black-delete-paragraph#1', 'TOE-pitch-black-searchlight', 'TOE-weather-table-pitch-black'],
  ] as const)
    rule(id, 'darkness slows nobody down by itself', () => {
      const play = alone({}, ...SIGHT, night, table);
      expect([pointsFor(play.book, unitAt(play.state, 0), 'walk'), pointsFor(play.book, unitAt(play.state, 0), 'run')]).toEqual([5, 8]);
      play.does(NORTH, walk(0, 'FF'));
      expect(unitAt(play.state, 0).moved!.spent).toBe(2);
    });
});

for (const [id, night, table, cost] of [
  ['TOE-moonless-delete-paragraph#2', 'TOE-moonless-searchlight', 'TOE-weather-table-moonless', 1],
  ['TOE-pitch-black-delete-paragraph#2', 'TOE-pitch-black-searchlight', 'TOE-weather-table-pitch-black', 2],
] as const)
  rule(id, 'careful movement alone makes it dearer to go', () => {
    const lights: readonly RuleId[] = ['TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'];
    const play = alone({}, ...lights, night, table, 'TOE-careful-movement-triggers');
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved?.spent).toBe(1 + cost);
  });

rule('TOE-heat-high-temperature', 'a point for every ten degrees above fifty', () => {
  const heat = (temperature: number) => {
    const units: readonly Placed[] = [{ at: '0808' }, { at: '0117' }];
    const { book, state } = start({ units, rules: ['TOE-heat-high-temperature'], conditions: { temperature } });
    return termsOf(book.ask('heat', { state, unit: unitAt(state, 0) }))['TOE-heat-high-temperature'] ?? 0;
  };
  expect([20, 40, 50, 59, 60, 85].map(heat)).toEqual([0, 0, 0, 0, 1, 3]);
  const forces = [[{ design: 'GRF-1N' }], [{ design: 'GRF-1N' }]];
  const read = readSetup({ map: 'hills', forces, turns: null, conditions: { temperature: 70 } });
  expect(read.ok && ruleset.setup(read.value).conditions).toEqual({ temperature: 70 });
});
