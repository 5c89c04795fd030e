import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import {
  activate,
  attacks,
  type Board,
  blue,
  chief,
  fire,
  ofType,
  red,
  type Stage,
  stage,
  strengthOf,
  termOf,
  why,
} from '../testing/field.fixture.ts';

const drone = (type: Soldier['type'], on: string, rest: Partial<Soldier> = {}): Soldier => red(on, { type, level: 4, ...rest });
const flying = (type: Soldier['type'], board: Board = {}, rest: Partial<Soldier> = {}) => {
  const s = stage([drone(type, 'H-10', rest), chief, blue('H-15')], board);
  activate(s);
  return s;
};
const mp = (s: Stage) => s.state.active!.mp;

rule('MAAS-14.4-drone-movement#1', 'it is never required to land', () => {
  const s = flying('recon');
  s.does(0, { type: 'done' });
  expect(s.state.units[0]).toMatchObject({ aloft: true, level: 4 });
});
rule('MAAS-14.4-drone-movement#2', 'and pays nothing to stay up', () => {
  const s = flying('recon');
  s.does(0, { type: 'step', to: at('H-11') });
  expect(mp(s)).toBe(7);
});
rule('MAAS-14.4-drone-movement#3', 'it rises like a soldier, not above twelve', () => {
  const s = flying('recon');
  expect(why(s.refuses(0, { type: 'bounce', level: 13, boost: false }))).toContain('MAAS-8.2.2-ceiling');
  s.does(0, { type: 'bounce', level: 10, boost: false });
  expect(mp(s)).toBe(7);
});
rule('MAAS-14.4-drone-shock-land#1', 'shocked over woods it comes down hard, and only a one destroys it', () => {
  const fall = (draw: number) => {
    const s = stage([red('H-10'), chief, blue('H-15', { type: 'recon', level: 8 })], { terrain: { 'H-15': 'woods' } });
    activate(s);
    fire(s, 2, 'stationary', d12(2), d6(draw));
    return s.state.units[2]!.place;
  };
  expect([fall(1), fall(2)]).toEqual(['eliminated', 'map']);
});
rule('MAAS-14.4-drone-shock-land#2', 'one that survives flies again later', () => {
  const s = stage([drone('recon', 'H-10', { level: 0, aloft: false }), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'bounce', level: 5, boost: false });
  expect(s.state.units[0]!.aloft).toBe(true);
});
rule('MAAS-14.4.1-drone-shutdown#1', 'panic is a second shock marker', () => {
  const s = stage([drone('attack', 'H-10', { morale: 'shocked', level: 0, aloft: false }), chief, red('R-01'), blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1)));
  expect(s.state.units[0]).toMatchObject({ morale: 'shocked', shutDown: true });
});
rule('MAAS-14.4.1-drone-shutdown#2', 'both go, one in each activation', () => {
  const s = stage([
    drone('attack', 'H-10', { morale: 'shocked', shutDown: true, level: 0, aloft: false }),
    chief,
    red('R-01'),
    blue('R-35'),
  ]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(12)));
  expect(s.state.units[0]).toMatchObject({ morale: 'shocked', shutDown: false, done: true });
});
const offline = () => {
  const s = stage(
    [drone('attack', 'H-10', { morale: 'shocked', shutDown: true, level: 0, aloft: false }), chief, red('R-01'), blue('R-35')],
    {
      plan: { victory: { awards: [{ kind: 'kills', seat: 1, armored: 1, others: 1 }], sudden: [], margin: 1, otherwise: null, text: '' } },
    },
  );
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1)));
  return s;
};
rule('MAAS-14.4.1-drone-offline#1', 'panic while shut down takes it off the map', () =>
  expect(offline().state.units[0]!.place).toBe('offline'),
);
rule('MAAS-14.4.1-drone-offline#2', 'and counts for nobody', () => expect(offline().state.units[0]!.place).not.toBe('eliminated'));
/** A bomb of red's goes off at H-10. */
const bomb = (more: readonly Soldier[], board: Board, draws: readonly Parameters<typeof cards>[1][]) => {
  const s = stage([drone('bomb', 'H-10'), chief, ...more, blue('R-35')], board);
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, ...draws));
  return s;
};
const terrainAt = (s: Stage, point: string) => s.state.map.tiles[at(point)];
rule('MAAS-14.4.2.1-target-point#1', 'bridges, buildings and bunkers there are gone', () => {
  expect(terrainAt(bomb([], { terrain: { 'H-10': 'building' } }, []), 'H-10')).toBe('slag');
  expect(bomb([], { works: { 'H-10': 'bunker' } }, []).state.map.works).toEqual({});
  expect(terrainAt(bomb([], { terrain: { 'H-10': 'bridge' } }, []), 'H-10')).toBe('water');
});
rule('MAAS-14.4.2.1-target-point#2', 'the point glows, and a bunker marker goes too', () => {
  const s = bomb([], { works: { 'H-10': 'bunker' } }, []);
  expect([terrainAt(s, 'H-10'), s.state.map.works[at('H-10')]]).toEqual(['slag', undefined]);
});
const beside = (kind: Board, draw: number, more: readonly Soldier[] = []) => bomb(more, kind, [d12(draw)]);
rule('MAAS-14.4.2.2-adjacent-terrain#1', 'a building beside it falls on one to six', () => {
  expect(
    [beside({ terrain: { 'H-11': 'building' } }, 6), beside({ terrain: { 'H-11': 'building' } }, 7)].map(s => terrainAt(s, 'H-11')),
  ).toEqual(['rubble', undefined]);
});
rule('MAAS-14.4.2.2-adjacent-terrain#2', 'a bunker on one or two', () => {
  expect([2, 3].map(draw => beside({ works: { 'H-11': 'bunker' } }, draw).state.map.works[at('H-11')])).toEqual([undefined, 'bunker']);
});
rule('MAAS-14.4.2.2-adjacent-terrain#3', 'what falls is rubble', () =>
  expect(terrainAt(beside({ works: { 'H-11': 'command-post' } }, 1), 'H-11')).toBe('rubble'),
);
rule('MAAS-14.4.2.2-adjacent-terrain#4', 'with whoever is in it', () => {
  expect(beside({ terrain: { 'H-11': 'building' } }, 1, [blue('H-11')]).state.units[2]!.place).toBe('eliminated');
});
rule('MAAS-14.4.2.2-adjacent-attack#1', 'strength ten on whoever is beside it, in the air as well', () => {
  for (const level of [0, 9]) {
    const s = bomb([blue('H-11', { level })], {}, [d12(1)]);
    expect(attacks(s)[0]!.strength.terms[0]!.value).toBe(10);
  }
});
rule('MAAS-14.4.2.2-adjacent-attack#2', 'shield and cover count, nothing of an attacker does', () => {
  const s = bomb([blue('H-11')], { terrain: { 'H-11': 'woods' }, levels: { 'H-11': 1 } }, [d12(1)]);
  expect(
    attacks(s)[0]!
      .strength.terms.map(({ value }) => value)
      .sort(),
  ).toEqual([-3, -3, 10]);
});
rule('MAAS-14.4.2.3-non-adjacent#1', 'nine at two points, eight at three, seven at four', () => {
  const printed = (on: string, ...draws: readonly Parameters<typeof cards>[1][]) =>
    attacks(bomb([blue(on)], {}, draws))[0]!.strength.terms[0]!.value;
  expect([printed('H-12', d12(1)), printed('H-13', d12(1)), printed('H-14', d12(1)), printed('H-20')]).toEqual([9, 8, 7, 1]);
  expect(attacks(bomb([blue('H-21')], {}, []))).toEqual([]);
});
rule('MAAS-14.4.2.3-non-adjacent#2', 'less shield and cover', () => {
  expect(strengthOf(bomb([blue('H-12')], { terrain: { 'H-12': 'woods' } }, [d12(1)]))).toBe(9 - 3 - 3);
});
rule('MAAS-14.4.3-ecm-attenuation#1', 'two for every interval inside enemy ECM', () => {
  const far = (more: readonly Soldier[]) => {
    const s = stage([red('H-02'), chief, blue('H-22'), ...more]);
    activate(s);
    fire(s, 2, 'stationary', d12(1));
    return (termOf(s, 'MAAS-9.3.2-mod-attenuation') ?? 0) + (termOf(s, 'MAAS-14.4.3-ecm-attenuation') ?? 0);
  };
  expect([far([]), far([blue('H-10', { type: 'ecm', level: 4 })])]).toEqual([-2, -4]);
});
rule('MAAS-14.4.3-ecm-attenuation#2', 'not by a drone of one’s own', () => {
  const s = stage([red('H-02'), chief, red('H-08', { type: 'ecm', level: 4, done: true }), blue('H-22')]);
  activate(s);
  fire(s, 3, 'stationary', d12(1));
  expect(termOf(s, 'MAAS-14.4.3-ecm-attenuation')).toBeUndefined();
});
const sentry = (rest: Partial<Soldier> = {}) => {
  const s = stage([red('H-10', { type: 'sentry', ...rest }), chief, blue('H-15'), blue('H-05')]);
  activate(s);
  return s;
};
rule('MAAS-14.4.4-sentry-double-fire#1', 'a sentry neither flies nor moves', () => {
  const s = sentry();
  s.refuses(0, { type: 'step', to: at('H-11') });
  expect(why(s.refuses(0, { type: 'bounce', level: 3, boost: false }))).toContain('MAAS-8.2-bounce-eligibility');
});
rule('MAAS-14.4.4-sentry-double-fire#2', 'it fires twice, any way, and paints nobody', () => {
  const s = sentry();
  expect(why(s.refuses(0, { type: 'paint', target: 2 }))).toContain('MAAS-3.3-drone-single-task');
  fire(s, 2, 'rapid', d12(10));
  fire(s, 3, 'rapid', d12(1));
  expect(attacks(s)).toHaveLength(2);
});
rule('MAAS-3.3.5-sentry-no-rapid-penalty#1', 'firing twice costs a sentry nothing', () => {
  const s = sentry();
  fire(s, 2, 'rapid', d12(1));
  expect([termOf(s, 'MAAS-9.3.2-mod-rapid-fire'), strengthOf(s)]).toEqual([undefined, 9 - 3]);
});
rule('MAAS-3.3.5-sentry-drone#1', 'it cannot move and paints nobody', () => {
  const s = sentry();
  s.refuses(0, { type: 'step', to: at('H-11') });
  s.refuses(0, { type: 'paint', target: 2 });
});
rule('MAAS-3.3.5-sentry-drone#2', 'attack nine, no shield', () => {
  const s = sentry();
  fire(s, 2, 'stationary', d12(1));
  expect(attacks(s)[0]!.strength.terms[0]!.value).toBe(9);
  const hit = stage([red('H-10'), chief, blue('H-15', { type: 'sentry' })]);
  activate(hit);
  fire(hit, 2, 'stationary', d12(1));
  expect(strengthOf(hit)).toBe(8);
});
const figures = (type: Soldier['type']) => {
  const s = flying(type);
  const moves = mp(s);
  const target = stage([red('H-05'), chief, blue('H-10', { type, level: 4 })]);
  activate(target);
  fire(target, 2, 'stationary', ...(type === 'bomb' ? [] : [d12(1)]));
  // Whoever owns a bomb is asked whether it goes off first.
  if (type === 'bomb') target.does(1, { type: 'steady' }, ...cards(target.state, d12(1)));
  return [moves, termOf(target, 'MAAS-9.3.2-mod-shield')];
};
rule('MAAS-3.3.1-recon-drone#1', 'attack 0, shield 0, movement 8', () => {
  expect(figures('recon')).toEqual([8, undefined]);
  expect(why(flying('recon').refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toContain('MAAS-9.1-zero-attack');
});
rule('MAAS-3.3.1-recon-drone#2', 'it paints and does not attack', () => {
  const s = flying('recon');
  s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' });
  s.does(0, { type: 'paint', target: 2 });
  expect(s.state.units[2]!.paint).toMatchObject({ bonus: 3 });
});
rule('MAAS-3.3.2-attack-drone#1', 'attack 6, shield 0, movement 8', () => {
  expect(figures('attack')).toEqual([8, undefined]);
  const s = flying('attack');
  fire(s, 2, 'stationary', d12(1));
  expect(attacks(s)[0]!.strength.terms[0]!.value).toBe(6);
});
rule('MAAS-3.3.2-attack-drone#2', 'it attacks and does not paint', () => {
  const s = flying('attack');
  expect(why(s.refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-3.3-drone-single-task']);
  fire(s, 2, 'stationary', d12(1));
});
rule('MAAS-3.3.3-bomb-drone#1', 'attack 0, shield 0, movement 8', () => {
  expect(figures('bomb')).toEqual([8, undefined]);
  expect(why(flying('bomb').refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toContain('MAAS-9.1-zero-attack');
});
rule('MAAS-3.3.3-bomb-drone#2', 'it only goes off, once, and paints nobody', () => {
  const s = flying('bomb');
  s.refuses(0, { type: 'paint', target: 2 });
  s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' });
  s.does(0, { type: 'detonate', unit: 0 }, ...cards(s.state, d12(1)));
  expect(s.state.units[0]!.place).toBe('eliminated');
});
rule('MAAS-3.3.4-ecm-drone#1', 'it paints nobody and is painted by nobody', () => {
  expect(why(flying('ecm').refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-3.3-drone-single-task']);
  const s = stage([red('H-10'), chief, blue('H-15', { type: 'ecm', level: 4 })]);
  activate(s);
  expect(why(s.refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-14.4.3-ecm-unpaintable']);
});
rule('MAAS-3.3.4-ecm-drone#2', 'attack 0, shield 0, movement 8', () => {
  expect(figures('ecm')).toEqual([8, undefined]);
  expect(why(flying('ecm').refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toContain('MAAS-9.1-zero-attack');
});
rule('MAAS-14.4.6-unidentified-drones#1', 'the enemy sees only whether it moves and whether it is armed', () => {
  const s = stage([
    drone('bomb', 'H-10', { known: 0 }),
    drone('recon', 'H-12', { known: 0 }),
    red('H-14', { type: 'sentry' }),
    blue('R-35'),
  ]);
  activate(stage([drone('bomb', 'H-10'), chief, blue('R-35')]));
  const seen = ruleset.view(s.state, 1).units;
  expect(seen.slice(0, 3).map(({ kind, card }) => [kind, card?.type ?? null])).toEqual([
    ['armed', null],
    ['unarmed', null],
    ['sentry', 'sentry'],
  ]);
});
rule('MAAS-14.4.6-unidentified-drones#2', 'its type is shown when it attacks', () => {
  const s = flying('attack', {}, { known: 0 });
  fire(s, 2, 'stationary', d12(1));
  expect(ruleset.view(s.state, 1).units[0]!.card?.type).toBe('attack');
});
const MINES: readonly RuleId[] = ['MAAS-3.12-mine-marker', 'MAAS-14.6-mine-trigger'];
const mined = (
  kind: 'dummy' | 'explosive' | 'nuclear',
  soldier: Partial<Soldier> = {},
  draws: readonly Parameters<typeof cards>[1][] = [],
  more: readonly Soldier[] = [],
  board: Board = {},
  extra = MINES,
) => {
  const s = stage([red('H-10', soldier), chief, ...more, blue('R-35')], { mines: [{ at: 'H-11', seat: 1, kind }], ...board }, extra);
  activate(s);
  if (soldier.level) s.does(0, { type: 'bounce', level: soldier.level, boost: false });
  s.does(0, { type: 'step', to: at('H-11') }, ...cards(s.state, ...draws));
  return s;
};
rule('MAAS-3.12-mine-marker#1', 'markers are laid face down', () => {
  const s = stage([red('H-10')], { mines: [{ at: 'H-11', seat: 1, kind: 'nuclear' }] }, MINES);
  activate(s);
  expect([ruleset.view(s.state, 0).mines[0]!.kind, ruleset.view(s.state, 1).mines[0]!.kind]).toEqual([null, 'nuclear']);
});
rule('MAAS-3.12-mine-marker#2', 'a dummy, an explosive or a nuclear mine', () => {
  expect(ofType(mined('dummy'), 'mineRevealed')[0]!.kind).toBe('dummy');
  expect(ofType(mined('explosive', {}, [d12(1)]), 'mineRevealed')[0]!.kind).toBe('explosive');
  expect(ofType(mined('nuclear'), 'mineRevealed')[0]!.kind).toBe('nuclear');
});
rule('MAAS-3.12-mine-marker#3', 'turned over on its point, not beside it', () => {
  const s = stage([red('H-09'), chief, blue('R-35')], { mines: [{ at: 'H-11', seat: 1, kind: 'dummy' }] }, MINES);
  activate(s);
  s.does(0, { type: 'step', to: at('H-10') });
  expect(s.state.mines).toHaveLength(1);
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.mines).toHaveLength(0);
});
rule('MAAS-14.6.1-mine-grounded#1', 'on foot it stops there', () => {
  const s = mined('dummy');
  expect(why(s.refuses(0, { type: 'step', to: at('H-12') }))).toContain('MAAS-8.0-mp-allotment');
});
rule('MAAS-14.6.1-mine-grounded#2', 'and may still fire', () => {
  const s = stage([red('H-10'), chief, blue('H-15')], { mines: [{ at: 'H-11', seat: 1, kind: 'dummy' }] }, MINES);
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') });
  fire(s, 2, 'assault', d12(1));
  expect(attacks(s)).toHaveLength(1);
});
rule('MAAS-14.6.3.1-dummy#2', 'a dummy is taken away and does nothing', () => {
  const s = mined('dummy');
  expect([s.state.mines.length, attacks(s).length]).toEqual([0, 0]);
});
rule('MAAS-14.6.3.2-explosive#1', 'strength nine underfoot', () =>
  expect(attacks(mined('explosive', {}, [d12(1)]))[0]!.strength.terms[0]!.value).toBe(9),
);
rule('MAAS-14.6.3.2-explosive#2', 'less shield and cover', () =>
  expect(strengthOf(mined('explosive', {}, [d12(1)], [], { terrain: { 'H-11': 'woods' } }))).toBe(9 - 3 - 3),
);
const besideMine = () => mined('explosive', {}, [d12(1), d12(2), d12(3)], [red('G-11', { done: true }), blue('H-12')]);
rule('MAAS-14.6.3.2-explosive-adjacent#1', 'strength six on whoever is beside it, of either side', () => {
  expect(
    attacks(besideMine())
      .slice(1)
      .map(({ target, strength }) => [target, strength.terms[0]!.value]),
  ).toEqual([
    [2, 6],
    [3, 6],
  ]);
});
rule('MAAS-14.6.3.2-explosive-adjacent#2', 'three against a Front Line soldier in the open', () =>
  expect(attacks(besideMine())[1]!.strength.total).toBe(3),
);
rule('MAAS-12.2.3-mine-clearance#1', 'an engineer lifts it with a d12 above his damage', () => {
  const s = mined('explosive', { type: 'engineer', card: { damage: 2 } }, [d12(3)]);
  expect(ofType(s, 'mineRevealed')[0]).toMatchObject({ cleared: true });
  expect(attacks(s)).toEqual([]);
});
rule('MAAS-12.2.3-mine-clearance#2', 'otherwise it goes off', () => {
  const s = mined('explosive', { type: 'engineer', card: { damage: 2 } }, [d12(2), d12(1)]);
  expect(ofType(s, 'mineRevealed')[0]).toMatchObject({ cleared: false });
  expect(attacks(s)).toHaveLength(1);
});
const engineer = (board: Board, more: readonly Soldier[] = [], on = 'H-10') => {
  const s = stage([red(on, { type: 'engineer' }), chief, ...more, blue('H-15')], board);
  activate(s);
  return s;
};
const house: Board = { terrain: { 'H-11': 'building' } };
rule('MAAS-12.2.2-demolition#1', 'on or beside a bridge, building or bunker', () => {
  for (const board of [house, { terrain: { 'H-11': 'bridge' } }, { works: { 'H-11': 'bunker' } }] as readonly Board[]) {
    const s = engineer(board);
    s.does(0, { type: 'demolish', at: at('H-11') });
    expect(terrainAt(s, 'H-11')).toBe('rubble');
  }
  expect(why(engineer({ terrain: { 'H-12': 'building' } }).refuses(0, { type: 'demolish', at: at('H-12') }))).toEqual([
    'MAAS-12.2.2-demolition',
  ]);
});
rule('MAAS-12.2.2-demolition#2', 'without a draw and without harm to him', () => {
  const s = engineer(house);
  s.does(0, { type: 'demolish', at: at('H-11') });
  expect([ofType(s, 'drew').length, s.state.units[0]!.card!.damage]).toEqual([0, 0]);
});
rule('MAAS-12.2.2-demolition#3', 'not after moving up to it', () => {
  const s = engineer({ terrain: { 'H-12': 'building' } });
  s.does(0, { type: 'step', to: at('H-11') });
  expect(why(s.refuses(0, { type: 'demolish', at: at('H-12') }))).toEqual(['MAAS-12.2.2-demolition']);
});
rule('MAAS-12.2.2-demolition#4', 'a bridge leaves rubble to walk on', () => {
  const s = stage([red('H-10', { type: 'engineer' }), red('G-10'), chief, blue('R-35')], { terrain: { 'H-11': 'bridge' }, alone: true });
  activate(s);
  s.does(0, { type: 'demolish', at: at('H-11') });
  s.does(0, { type: 'done' });
  activate(s, 1);
  s.does(0, { type: 'step', to: at('G-11') });
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.units[1]!.at).toBe(at('H-11'));
});
rule('MAAS-12.2.2-demolition-occupants#1', 'enemies on it are buried', () => {
  const s = engineer(house, [blue('H-11')]);
  s.does(0, { type: 'demolish', at: at('H-11') });
  expect(s.state.units[2]!.place).toBe('eliminated');
});
rule('MAAS-12.2.2-demolition-occupants#2', 'not with a friend on it', () => {
  expect(why(engineer(house, [red('H-11', { done: true })]).refuses(0, { type: 'demolish', at: at('H-11') }))).toEqual([
    'MAAS-12.2.2-demolition',
  ]);
});
const demolished = () => {
  const s = engineer({ terrain: { 'H-09': 'building' } });
  s.does(0, { type: 'demolish', at: at('H-09') });
  return s;
};
rule('MAAS-12.2.2-demolition-then-fire#1', 'in lieu of movement', () => {
  const s = demolished();
  expect(why(s.refuses(0, { type: 'step', to: at('H-09') }))).toContain('MAAS-8.0-mp-allotment');
  s.refuses(0, { type: 'bounce', level: 2, boost: false });
});
rule('MAAS-12.2.2-demolition-then-fire#2', 'one shot from where it stands may follow', () => {
  const s = demolished();
  fire(s, 2, 'stationary', d12(1));
  expect(strengthOf(s)).toBe(6 - 3);
  expect(s.state.units[0]!.done).toBe(true);
});
rule('MAAS-12.2.2-demolition-then-fire#3', 'neither rapid fire nor paint', () => {
  const s = demolished();
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'rapid' }))).toContain('MAAS-12.2.2-demolition-then-fire');
  s.refuses(0, { type: 'fire', target: 2, mode: 'assault' });
  s.refuses(0, { type: 'paint', target: 2 });
});
