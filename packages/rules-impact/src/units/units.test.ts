import { SPECTATOR } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { at, cards, d6, d12, position, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { ARMORED, TRACKS, type UnitType } from './types.ts';
import { attackOf, moveOf, shieldOf } from './unit.ts';

const asRow = (type: UnitType): string => {
  const { attack, shield, move, attenuation } = TRACKS[type];
  return `${attack.join(' ')} / ${shield.join(' ')} / ${move.join(' ')} / ${attenuation}`;
};

const ROWS: Partial<Record<UnitType, string>> = {
  'front-line': '8 7 6 4 2 / 3 3 2 1 1 / 5 5 4 3 2 / 10',
  assault: '9 8 7 5 3 / 4 4 3 2 1 / 5 5 4 3 2 / 10',
  command: '9 8 6 4 2 / 5 5 4 3 2 / 6 5 4 3 2 / 10',
  ranger: '7 6 5 3 1 / 3 3 2 1 1 / 7 6 5 4 3 / 10',
  'dead-eye': '9 8 6 4 2 / 3 3 2 1 1 / 5 5 4 3 2 / 12',
  thumper: '11 10 8 6 3 / 3 3 2 1 1 / 5 4 4 3 2 / 10',
  sniper: '12 10 8 5 2 / 3 3 2 1 1 / 5 4 3 3 2 / 15',
  engineer: '6 5 4 2 0 / 3 3 2 2 1 / 5 5 4 3 2 / 10',
  crusader: '6 5 4 2 0 / 4 4 3 2 1 / 5 5 4 3 2 / 10',
  'jack-knife': '4 4 3 2 1 / 6 5 4 3 2 / 6 6 5 4 3 / 10',
};
for (const [type, row] of Object.entries(ROWS) as [UnitType, string][]) {
  rule(`MAAS-comp-track-${type}`, 'has the tracks of its card; two hits read the third column', () => {
    expect(asRow(type)).toBe(row);
    const { units } = position({ units: [{ seat: 0, type, on: 'H-11', card: { damage: 2 } }] });
    const [attack, shield, move] = row.split(' / ').map(part => Number(part.split(' ')[2]));
    expect([attackOf(units[0]!), shieldOf(units[0]!), moveOf(units[0]!)]).toEqual([attack, shield, move]);
  });
}
rule('MAAS-comp-track-drones', 'drones have one column each', () => {
  expect([asRow('ecm'), asRow('sentry'), asRow('recon'), asRow('attack'), asRow('bomb')]).toEqual([
    '0 / 0 / 8 / 10',
    '9 / 0 / 0 / 10',
    '0 / 0 / 8 / 10',
    '6 / 0 / 8 / 10',
    '0 / 0 / 8 / 10',
  ]);
});
rule('MAAS-comp-stat-tracks', 'every armored type has five columns that never get better with damage', () => {
  for (const type of ARMORED) {
    for (const track of [TRACKS[type].attack, TRACKS[type].shield, TRACKS[type].move]) {
      expect(track.length).toBe(5);
      expect([...track].sort((a, b) => b - a)).toEqual(track);
    }
  }
});

const build = (type: UnitType): readonly number[] => [TRACKS[type].build, TRACKS[type].most];
rule('MAAS-3.1.1-front-line', '8 build points, 18 cards', () => expect(build('front-line')).toEqual([8, 18]));
rule('MAAS-3.1.2-assault', '10 build points, 9 cards, stronger and tougher than Front Line', () => {
  expect(build('assault')).toEqual([10, 9]);
  expect(TRACKS.assault.attack[0]).toBeGreaterThan(TRACKS['front-line'].attack[0]!);
  expect(TRACKS.assault.shield[0]).toBeGreaterThan(TRACKS['front-line'].shield[0]!);
});
rule('MAAS-3.1.3-command', '20 build points, attack like Assault, a better shield', () => {
  expect(build('command')).toEqual([20, 1]);
  expect(TRACKS.command.attack[0]).toBe(TRACKS.assault.attack[0]);
  expect(TRACKS.command.shield[0]).toBeGreaterThan(TRACKS.assault.shield[0]!);
});
rule('MAAS-3.1.4-ranger', '12 build points, faster, weaker, in a stealth suit', () => {
  expect(build('ranger')).toEqual([12, 9]);
  expect(TRACKS.ranger.move[0]).toBeGreaterThan(TRACKS['front-line'].move[0]!);
  expect(TRACKS.ranger.attack[0]).toBeLessThan(TRACKS['front-line'].attack[0]!);
  expect(position({ units: [{ seat: 0, type: 'ranger', on: 'H-11' }] }).units[0]!.card!.stealthy).toBe(true);
});
rule('MAAS-3.1.5-dead-eye', '10 build points, the body of a Front Line with a better weapon', () => {
  expect(build('dead-eye')).toEqual([10, 3]);
  expect(TRACKS['dead-eye'].shield).toEqual(TRACKS['front-line'].shield);
});
rule('MAAS-3.1.6-thumper', '12 build points, 3 cards, the heavy cannon', () => {
  expect(build('thumper')).toEqual([12, 3]);
  expect(TRACKS.thumper.attack[0]).toBe(11);
});
rule('MAAS-3.1.7-sniper', '15 build points, one card, no rapid fire', () => {
  expect(build('sniper')).toEqual([15, 1]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'sniper', on: 'H-05' },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.refuses(0, { type: 'fire', target: 1, mode: 'rapid' }).map(({ rule: id }) => id)).toEqual(['MAAS-12.1s-sniper-once']);
});
rule('MAAS-3.1.8-engineer', '15 build points, two cards', () => expect(build('engineer')).toEqual([15, 2]));
rule('MAAS-3.1.9-crusader', '15 build points, one card', () => expect(build('crusader')).toEqual([15, 1]));
rule('MAAS-3.1.10-jack-knife', '12 build points, 9 cards, the best shield, deadly side by side', () => {
  expect(build('jack-knife')).toEqual([12, 9]);
  expect(Math.max(...ARMORED.map(type => TRACKS[type].shield[0]!))).toBe(TRACKS['jack-knife'].shield[0]);
});
rule('MAAS-3.2.1-police', 'attack 4, shield 0, movement 2, 2 build points, any number', () => {
  expect([asRow('police'), ...build('police')]).toEqual(['4 / 0 / 2 / 10', 2, 0]);
});
rule('MAAS-3.2.2-militia', 'attack 3, shield 0, movement 2, 1 build point, any number', () => {
  expect([asRow('militia'), ...build('militia')]).toEqual(['3 / 0 / 2 / 10', 1, 0]);
});
rule('MAAS-3.3.1-recon-drone', 'attack 0, movement 8; paints and does not attack', () => {
  expect(build('recon')).toEqual([3, 4]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'recon', on: 'H-05', level: 3 },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(6);
  s.refuses(0, { type: 'fire', target: 1, mode: 'stationary' });
  s.does(0, { type: 'paint', target: 1 });
  expect(s.state.units[1]!.paint?.bonus).toBe(3);
});
rule('MAAS-3.3.2-attack-drone', 'attack 6, movement 8; attacks and does not paint', () => {
  expect([...build('attack'), TRACKS.attack.attack[0], TRACKS.attack.move[0]]).toEqual([5, 4, 6, 8]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'attack', on: 'H-05', level: 3 },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.refuses(0, { type: 'paint', target: 1 })[0]!.rule).toBe('MAAS-3.3-drone-single-task');
  s.does(0, { type: 'fire', target: 1, mode: 'stationary' }, ...cards(s.state, d12(1)));
});
rule('MAAS-3.3.3-bomb-drone', 'attack 0, movement 8; neither fires nor paints', () => {
  expect([...build('bomb'), TRACKS.bomb.attack[0], TRACKS.bomb.move[0]]).toEqual([3, 4, 0, 8]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'bomb', on: 'H-05', level: 3 },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.refuses(0, { type: 'paint', target: 1 });
  s.refuses(0, { type: 'fire', target: 1, mode: 'stationary' });
});
rule('MAAS-3.3.4-ecm-drone', 'attack 0, movement 8, does not paint', () => {
  expect([...build('ecm'), TRACKS.ecm.move[0]]).toEqual([3, 4, 8]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'ecm', on: 'H-05', level: 3 },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.refuses(0, { type: 'paint', target: 1 });
});
rule('MAAS-3.3.5-sentry-drone', 'attack 9, does not move, does not paint', () => {
  expect([...build('sentry'), TRACKS.sentry.attack[0], TRACKS.sentry.move[0]]).toEqual([4, 4, 9, 0]);
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'sentry', on: 'H-05' },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.refuses(0, { type: 'step', to: at('H-06') });
  s.refuses(0, { type: 'paint', target: 1 });
});
rule('MAAS-3.3-drone-single-task', 'each drone does its one task', () => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'sentry', on: 'H-05' },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.refuses(0, { type: 'paint', target: 1 }).map(({ rule: id }) => id)).toEqual(['MAAS-3.3-drone-single-task']);
});

rule('MAAS-3.0-sides', 'two sides, each with its own pieces', () => {
  const { units } = position({
    units: [
      { seat: 0, type: 'front-line' },
      { seat: 1, type: 'front-line' },
    ],
  });
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-05' },
        { seat: 1, type: 'front-line', on: 'H-15' },
      ],
    }),
  );
  expect(units.map(({ seat }) => seat).slice(0, 2)).toEqual([0, 1]);
  s.refuses(0, { type: 'activate', unit: 1 });
});
rule('MAAS-1.0-two-players', 'exactly two seats', () => {
  expect(ruleset.seats).toBe(2);
  expect(ruleset.readSetup({ ...position({ units: [] }).plan, forces: [] }).ok).toBe(false);
});
rule('MAAS-3.1-id-letters', 'armored soldiers carry letters A to T, others numbers', () => {
  const { units } = position({
    units: [
      { seat: 0, type: 'front-line' },
      { seat: 0, type: 'assault' },
      { seat: 0, type: 'police' },
      { seat: 0, type: 'attack' },
      { seat: 0, type: 'sentry' },
    ],
    alone: true,
  });
  expect(units.map(({ tag }) => tag)).toEqual(['A', 'B', 'P1', 'D1', 'S1']);
});

const duel = (victim: Partial<Soldier> = {}) =>
  position({
    units: [
      { seat: 0, type: 'thumper', on: 'H-05' },
      { seat: 0, type: 'command', on: 'A-01' },
      { seat: 1, type: 'front-line', on: 'H-10', ...victim },
    ],
  });
/** Fire at the victim with a strength of 8 against shield 3 and such a d12. */
const shoot = (start: ReturnType<typeof duel>, ...draws: Parameters<typeof cards>[1][]) => {
  const s = scene(ruleset, start);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, ...draws));
  return s.state.units[2]!;
};
rule('MAAS-4.2.1-damage-boxes', 'hits cross boxes from the left: two hits are state d2', () => {
  // Strength 8 and d12 8: two boxes.
  expect(shoot(duel(), d12(8)).card!.damage).toBe(2);
  expect(shoot(duel({ card: { damage: 1 } }), d12(4)).card!.damage).toBe(2);
});
for (const id of ['MAAS-4.2.1-down', 'MAAS-7.8-down-no-action'])
  rule(id, 'five hits: down, without markers, not to be activated', () => {
    const s = scene(ruleset, duel({ card: { damage: 3 }, morale: 'shocked' }));
    s.does(0, { type: 'activate', unit: 0 });
    // Shield 1 at d3: strength 10 and a d12 of 6 are two boxes.
    s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(6)));
    expect(s.state.units[2]).toMatchObject({ place: 'map', morale: 'good', card: { damage: 5 } });
    expect(s.refuses(1, { type: 'activate', unit: 2 }).some(({ reason }) => reason === 'it is down')).toBe(true);
  });
for (const id of ['MAAS-4.2.1-eliminated', 'MAAS-7.8-down-eliminated'])
  rule(id, 'a hit without a box left eliminates', () => {
    expect(shoot(duel({ card: { damage: 5 } }), d12(4)).place).toBe('eliminated');
    // At d4 a result of two: down, then out.
    expect(shoot(duel({ card: { damage: 4 } }), d12(6)).place).toBe('eliminated');
  });
rule('MAAS-4.2.2-attack-track', 'attack strength is read under the current damage', () => {
  const s = scene(
    ruleset,
    position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-05', card: { damage: 3 } },
        { seat: 0, type: 'command', on: 'A-01' },
        { seat: 1, type: 'front-line', on: 'H-10' },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ strength: { total: 4 - 3 } });
});
rule('MAAS-4.2.3-shield-track', 'the shield is read under the current damage', () => {
  const s = scene(ruleset, duel({ card: { damage: 2 } }));
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')).toMatchObject({ strength: { total: 11 - 2 } });
});
rule('MAAS-4.2.4-movement-track', 'movement points are read under the current damage', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'ranger', on: 'H-05', card: { damage: 3 } }] }));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.state.active!.mp).toBe(4);
});
rule('MAAS-4.0-tracking-card', 'the card holds type, damage and what is special about the soldier', () => {
  const { card } = position({ units: [{ seat: 0, type: 'command', on: 'H-05' }] }).units[0]!;
  expect(card).toEqual({ type: 'command', damage: 0, stars: 2, marine: false, stealthy: false });
});

const secret = () =>
  position({
    units: [
      { seat: 0, type: 'ranger', on: 'H-05', known: 0 },
      { seat: 0, type: 'command', on: 'A-01' },
      { seat: 1, type: 'assault', on: 'H-15', known: 0, card: { damage: 2 } },
      { seat: 1, type: 'sniper', on: 'H-20', known: 0 },
    ],
  });
rule('MAAS-4.0-hidden-status', 'a card is hidden until its soldier moves, fires, is fired on or checks morale', () => {
  const s = scene(ruleset, secret());
  expect(ruleset.view(s.state, 0).units[2]!.card).toBeNull();
  expect(ruleset.view(s.state, 1).units[2]!.card).not.toBeNull();
  expect(ruleset.view(s.state, SPECTATOR).units[0]!.card).toBeNull();
  s.does(0, { type: 'activate', unit: 0 });
  expect(ruleset.view(s.state, 1).units[0]!.card!.type).toBe('ranger');
  s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(ruleset.view(s.state, 0).units[2]!.card).toMatchObject({ type: 'assault', damage: 2 });
  expect(ruleset.view(s.state, 0).units[3]!.card).toBeNull();
});
rule('MAAS-4.1-unit-id', 'cards are dealt to the letters at random, and only their owner knows how', () => {
  const { plan } = position({
    units: [
      { seat: 0, type: 'command' },
      { seat: 0, type: 'assault' },
      { seat: 1, type: 'front-line' },
    ],
  });
  const start = ruleset.setup(plan);
  const s = scene(ruleset, start);
  const dealt = {
    type: 'dealt' as const,
    seat: 0,
    cards: [
      { unit: 0, card: start.units[1]!.card! },
      { unit: 1, card: start.units[0]!.card! },
    ],
  };
  const after = ruleset.evolve(start, dealt);
  expect(after.units.map(({ card }) => card!.type)).toEqual(['assault', 'command', 'front-line']);
  expect(ruleset.redact(start, dealt, 1)).toBeUndefined();
  expect(ruleset.redact(start, dealt, 0)).toBe(dealt);
  expect(s.state.units[0]!.tag).toBe('A');
});
rule('MAAS-4.3-special-rules-box', 'the card says how far its weapon carries where that is not ten', () => {
  const interval = (type: UnitType): number => {
    const state = position({ units: [{ seat: 0, type, on: 'H-05' }] });
    return scene(ruleset, state).book.ask('interval', { state, unit: state.units[0]! }).total;
  };
  expect([interval('front-line'), interval('dead-eye'), interval('sniper')]).toEqual([10, 12, 15]);
});
rule('MAAS-4.4-unit-notes', 'a note on a card is the owner’s own', () => {
  const s = scene(ruleset, secret());
  s.does(0, { type: 'note', unit: 0, text: 'keep low' });
  expect(ruleset.view(s.state, 0).units[0]!.note).toBe('keep low');
  expect(ruleset.view(s.state, 1).units[0]!.note).toBe('');
  expect(ruleset.redact(s.state, s.events[0]!, 1)).toBeUndefined();
  s.refuses(1, { type: 'note', unit: 0, text: 'mine' });
});
rule('MAAS-4.5-query-general', 'nobody but Rangers, Dead-Eyes and Snipers looks at enemy cards', () => {
  const s = scene(ruleset, secret());
  s.does(0, { type: 'activate', unit: 1 });
  expect(s.refuses(0, { type: 'query', target: 2 })[0]!.rule).toBe('MAAS-4.5-query-general');
});
rule('MAAS-4.5-query-ranger-dead-eye', 'a Ranger looks at one card in an activation and need not attack; only its side learns', () => {
  const s = scene(ruleset, secret());
  s.does(0, { type: 'activate', unit: 0 });
  const [event] = s.does(0, { type: 'query', target: 2 });
  expect(ruleset.view(s.state, 0).units[2]!.card!.damage).toBe(2);
  expect(ruleset.view(s.state, SPECTATOR).units[2]!.card).toBeNull();
  expect(ruleset.redact(s.state, event!, SPECTATOR)).toMatchObject({ card: null });
  s.refuses(0, { type: 'query', target: 3 });
  s.does(0, { type: 'done' });
});
rule('MAAS-4.5-query-sniper', 'a Sniper looks at every card in sight', () => {
  const s = scene(
    ruleset,
    position({
      terrain: { 'H-22': 'woods' },
      units: [
        { seat: 0, type: 'sniper', on: 'H-05' },
        { seat: 1, type: 'assault', on: 'H-15', known: 0 },
        { seat: 1, type: 'thumper', on: 'H-20', known: 0 },
        { seat: 1, type: 'thumper', on: 'H-25', known: 0 },
      ],
    }),
  );
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'query', target: 1 });
  s.does(0, { type: 'query', target: 2 });
  s.refuses(0, { type: 'query', target: 3 });
});
rule('MAAS-4.6.1-unarmored-one-hit', 'any hit eliminates an unarmored soldier', () => {
  expect(shoot(duel({ type: 'police' } as Partial<Soldier>), d12(2)).place).toBe('eliminated');
});
rule('MAAS-4.6.2-drone-one-hit', 'any hit destroys a drone', () => {
  expect(shoot(duel({ type: 'sentry' } as Partial<Soldier>), d12(2)).place).toBe('eliminated');
});
rule('MAAS-3.2-unarmored-no-bounce', 'unarmored soldiers act like others but never leave the ground', () => {
  const s = scene(ruleset, position({ units: [{ seat: 0, type: 'police', on: 'H-05' }] }));
  s.does(0, { type: 'activate', unit: 0 });
  expect(s.refuses(0, { type: 'bounce', level: 3, boost: false })[0]!.rule).toBe('MAAS-8.2-bounce-eligibility');
  s.does(0, { type: 'step', to: at('H-06') });
});
test('a soldier who is shown stays shown', () => {
  const s = scene(ruleset, secret());
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.known).toBe(2);
  expect(d6(1)).toEqual({ d6: 1 });
});
