import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
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

const foe = (on: string, rest: Partial<Soldier> = {}): Soldier => blue(on, { done: false, ...rest });

rule('MAAS-7.0-impulses#1', 'by turns, one soldier each', () => {
  const s = stage([red('H-10'), red('H-12'), chief, foe('R-35')]);
  activate(s);
  s.does(0, { type: 'done' });
  expect(s.state.toAct).toBe(1);
  expect(why(s.refuses(0, { type: 'activate', unit: 1 }))).toContain('MAAS-7.0-impulses');
});
rule('MAAS-7.0-impulses#2', 'shocked, panicked, good: by what they are when chosen', () => {
  const s = stage([red('H-10', { morale: 'shocked' }), red('H-12', { morale: 'panicked' }), red('H-14'), chief, blue('R-35')], {
    alone: true,
  });
  s.refuses(0, { type: 'activate', unit: 2 });
  s.refuses(0, { type: 'rally', unit: 1, points: 0 });
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(4)));
  s.refuses(0, { type: 'activate', unit: 2 });
  s.does(0, { type: 'rally', unit: 1, points: 0 }, ...cards(s.state, d12(9)));
  activate(s, 2);
});
rule('MAAS-7.0-impulses#3', 'the shocked of the other side bind nobody here', () => {
  activate(stage([red('H-10'), chief, foe('R-35', { morale: 'shocked' })]));
});
/** Both pass into turn two; the event check, then a d6 each. */
const passed = (units: readonly Soldier[], draws: readonly Show[], board: Board = {}) => {
  const s = stage(units, { alone: true, ...board });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), ...draws));
  return s;
};
const sides = [red('H-10'), red('H-12'), foe('R-35')];
rule('MAAS-7.1-initiative-draw#1', 'the higher d6 holds it for the turn', () => {
  expect(passed(sides, [d6(2), d6(5)]).state.holder).toBe(1);
  expect(passed(sides, [d6(5), d6(2)]).state.holder).toBe(0);
});
rule('MAAS-7.1-initiative-tie-good-order#1', 'equal draws: more soldiers in good order', () => {
  expect(passed(sides, [d6(3), d6(3)], { state: { holder: 1 } }).state.holder).toBe(0);
  expect(
    passed([red('H-10'), red('H-12', { morale: 'shocked', done: true }), foe('R-35'), foe('R-33')], [d6(3), d6(3)], {
      state: { holder: 0 },
    }).state.holder,
  ).toBe(1);
});
rule('MAAS-7.1-initiative-tie-good-order#2', 'militia count, drones do not', () => {
  expect(
    passed([red('H-10'), red('H-12', { type: 'recon', level: 3 }), foe('R-35'), foe('R-33', { type: 'militia' })], [d6(3), d6(3)], {
      state: { holder: 0 },
    }).state.holder,
  ).toBe(1);
});
rule('MAAS-7.1-initiative-tie-previous#1', 'as many: who held it keeps it', () => {
  for (const holder of [0, 1]) expect(passed([red('H-10'), foe('R-35')], [d6(3), d6(3)], { state: { holder } }).state.holder).toBe(holder);
});
rule('MAAS-7.1-initiative-tie-previous#2', 'on the first turn both draw again', () => {
  const s = passed([red('H-10'), foe('R-35')], [d6(3), d6(3), d6(2), d6(4)], { state: { holder: -1 } });
  expect(s.state.holder).toBe(1);
});
rule('MAAS-7.7-action-list#3', 'a soldier’s own pass completes it and is no pass of the player', () => {
  const s = stage([red('H-10'), red('H-12'), foe('R-35'), foe('R-33')], { alone: true });
  s.does(0, { type: 'pass' });
  activate(s, 2, 1);
  s.does(1, { type: 'done' });
  expect([s.state.units[2]!.done, s.state.passes, s.state.turn]).toEqual([true, 0, 1]);
});
rule('MAAS-7.7-action-list#1', 'move, fire on the move, fire, fire twice, paint and fire, repair or nothing', () => {
  const begun = (damage = 0) => {
    const s = stage([red('H-10', { card: { damage } }), chief, blue('H-15')]);
    activate(s);
    return s;
  };
  begun().does(0, { type: 'step', to: at('H-11') });
  for (const mode of ['assault', 'stationary', 'rapid'] as const) fire(begun(), 2, mode, d12(1));
  const painted = begun();
  painted.does(0, { type: 'paint', target: 2 });
  fire(painted, 2, 'targeted', d12(1));
  const s = begun(1);
  s.does(0, { type: 'repair' }, ...cards(s.state, d6(6)));
  begun().does(0, { type: 'done' });
  const moved = begun();
  moved.does(0, { type: 'step', to: at('H-11') });
  moved.refuses(0, { type: 'fire', target: 2, mode: 'stationary' });
  moved.refuses(0, { type: 'repair' });
});
rule('MAAS-7.7-action-list#2', 'painting, commanding, demolishing, mending and fading are actions too', () => {
  const s = stage([red('H-10', { type: 'engineer' }), { ...chief, done: false }, blue('H-15')], { terrain: { 'H-11': 'building' } });
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(3)));
  s.does(1, { type: 'pass' });
  activate(s);
  s.does(0, { type: 'demolish', at: at('H-11') });
});
rule('MAAS-11.0-double-pass#1', 'two passes in a row end the turn with the event check', () => {
  const s = passed(sides, [d6(4), d6(3)]);
  expect([s.state.turn, ofType(s, 'drew')[0]!.for]).toEqual([2, 'MAAS-7.9-event-check']);
});
rule('MAAS-11.0-double-pass#2', 'an activation between them counts as one', () => {
  const s = stage([red('H-10'), red('H-12'), foe('R-35'), foe('R-33')], { alone: true });
  s.does(0, { type: 'pass' });
  activate(s, 2, 1);
  s.does(1, { type: 'done' });
  s.does(0, { type: 'pass' });
  expect(s.state.turn).toBe(1);
});
rule('MAAS-7.9-event-check#1', 'after the last activation the holder turns up a card', () => {
  const s = stage([red('H-10'), blue('R-35')], { alone: true, state: { holder: 1 } });
  activate(s);
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect(ofType(s, 'drew')[0]!.for).toBe('MAAS-7.9-event-check');
});
rule('MAAS-7.9-event-check#2', 'an icon: the deck is shuffled and another card’s event happens', () => {
  const s = stage([red('H-10'), foe('R-35')], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 4 }, d6(3), d6(4)));
  const types = s.events.map(({ type }) => type);
  expect(types.indexOf('reshuffled')).toBeLessThan(types.indexOf('eventCalled'));
  expect(ofType(s, 'eventCalled')[0]!.event).toBe(4);
});
rule('MAAS-7.9-event-check#3', 'no icon: nothing', () => expect(ofType(passed(sides, [d6(4), d6(3)]), 'eventCalled')).toEqual([]));
rule('MAAS-7.9-event-check#4', 'after two passes as well', () =>
  expect(ofType(passed(sides, [d6(4), d6(3)]), 'drew')[0]!.for).toBe('MAAS-7.9-event-check'),
);
rule('MAAS-13.0-event-draw#1', 'after all have acted, by the holder', () => {
  const s = stage([red('H-10'), blue('R-35')], { alone: true });
  expect(s.events).toEqual([]);
  activate(s);
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect(s.state.turn).toBe(2);
});
rule('MAAS-13.0-event-draw#2', 'the event is that of the card after the shuffle', () => {
  const s = stage([red('H-10'), foe('R-35')], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 4 }, d6(3), d6(4)));
  expect(ofType(s, 'eventCalled')[0]!.card).not.toBe(8);
});
rule('MAAS-5.4-event-icon#1', 'twelve cards of seventy-two have one', () => {
  let icons = 0;
  for (let id = 1; id <= 72; id++) {
    const s = stage([red('H-10'), foe('R-35')], { alone: true });
    s.does(0, { type: 'pass' });
    try {
      s.does(1, { type: 'pass' }, ...cards(s.state, { id }, d6(3), d6(4)));
    } catch {
      icons++;
    }
  }
  expect(icons).toBe(12);
});
rule('MAAS-5.4-event-icon#2', 'an event happens on an icon in the check, not on one drawn in a fight', () => {
  const s = stage([red('H-10'), chief, blue('H-15')]);
  activate(s);
  fire(s, 2, 'stationary', { id: 8 });
  expect(ofType(s, 'eventCalled')).toEqual([]);
});
const succession = (rest: Partial<Soldier> = {}) =>
  stage(
    [
      red('H-10', { type: 'command', card: { damage: 4, stars: 2 }, ...rest }),
      red('A-01', { type: 'command', card: { stars: 1 }, done: true }),
      red('R-01', { morale: 'shocked' }),
      foe('H-15', { type: 'thumper' }),
      foe('R-35', { type: 'command', done: true }),
    ],
    {
      alone: true,
      state: { turn: 3, toAct: 1 },
    },
  );
const kill = (s: Stage) => {
  activate(s, 3, 1);
  fire(s, 0, 'stationary', d12(12));
  return s;
};
rule('MAAS-3.1.3-succession#1', 'killed on turn three, replaced on turn five', () => {
  expect(ofType(kill(succession()), 'leaderLost')[0]).toMatchObject({ seat: 0, turn: 5 });
});
rule('MAAS-3.1.3-succession#2', 'until then the side counts as without its leader', () => {
  const s = kill(succession());
  s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(5), d6(6), d6(5), d6(3)));
  expect(ofType(s, 'checkedMorale')[0]!.total.terms.find(term => term.rule === 'MAAS-7.4-commander-disabled')?.value).toBe(-1);
});
rule('MAAS-3.1.3-succession#3', 'a shocked leader is not replaced', () => {
  const s = succession({ card: { damage: 0, stars: 2 } });
  activate(s, 3, 1);
  fire(s, 0, 'stationary', d12(4));
  expect([s.state.units[0]!.morale, ofType(s, 'leaderLost').length]).toEqual(['shocked', 0]);
});
// Reaction fire.
const watched = (watcher: Partial<Soldier> = {}, board: Board = {}) => {
  const s = stage([red('H-10'), chief, foe('H-15', watcher), foe('R-35', { type: 'command', done: true })], board);
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') });
  return s;
};
rule('MAAS-8.5-reaction-opportunity#1', 'after each point entered an idle enemy may fire', () => {
  const s = watched();
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction', seat: 1, unit: 0 });
  s.does(1, { type: 'hold', rest: false });
  s.does(0, { type: 'step', to: at('H-12') });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction' });
});
rule('MAAS-8.5-reaction-opportunity#2', 'not from the air', () => expect(watched({ level: 3 }).state.pending).toEqual([]));
rule('MAAS-9.5-reaction-declare#1', 'by a soldier not yet activated', () => {
  expect(watched({ done: true }).state.pending).toEqual([]);
  const s = watched();
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(1)));
  expect(attacks(s)[0]).toMatchObject({ attacker: 2, how: 'reaction' });
});
rule('MAAS-9.5-reaction-declare#2', 'neither shocked nor panicked', () =>
  expect([watched({ morale: 'shocked' }).state.pending, watched({ morale: 'panicked' }).state.pending]).toEqual([[], []]),
);
rule('MAAS-9.5-reaction-penalty#1', 'like any shot, at minus two', () => {
  const s = watched();
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(1)));
  expect([strengthOf(s), termOf(s, 'MAAS-9.3.2-mod-reaction')]).toEqual([8 - 3 - 2, -2]);
});
rule('MAAS-9.5-reaction-penalty#2', 'who has reacted is complete', () => {
  const s = watched();
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(1)));
  expect(s.state.units[2]!.done).toBe(true);
});
// Assault, painting and rapid fire.
const ready = (more: readonly Soldier[] = [], board: Board = {}) => {
  const s = stage([red('H-10'), chief, blue('H-15'), ...more], board);
  activate(s);
  return s;
};
rule('MAAS-9.0-assault-fire#1', 'a shot during the move for a point', () => {
  const s = ready();
  s.does(0, { type: 'step', to: at('H-11') });
  fire(s, 2, 'assault', d12(1));
  expect(s.state.active!.mp).toBe(3);
  s.does(0, { type: 'step', to: at('H-12') });
});
rule('MAAS-9.0-assault-fire#2', 'the enemy may react before or after it', () => {
  const s = stage([red('H-10'), chief, foe('H-15'), foe('R-35', { type: 'command', done: true })]);
  activate(s);
  s.does(0, { type: 'fire', target: 2, mode: 'assault' });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction' });
  s.does(1, { type: 'hold', rest: false }, ...cards(s.state, d12(1)));
  expect(attacks(s)).toHaveLength(1);
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction' });
});
rule('MAAS-9.0-targeted-fire#1', 'paint and fire at the same enemy, without moving', () => {
  const s = ready([blue('H-20')]);
  s.does(0, { type: 'paint', target: 2 });
  expect(why(s.refuses(0, { type: 'fire', target: 3, mode: 'targeted' }))).toContain('MAAS-9.4-paint-own-target-only');
  fire(s, 2, 'targeted', d12(1));
  expect(attacks(s)).toHaveLength(1);
});
rule('MAAS-9.4-painting#1', 'instead of firing, three more for everybody', () => {
  const s = ready();
  s.does(0, { type: 'paint', target: 2 });
  expect(s.state.units[2]!.paint).toEqual({ bonus: 3, until: 1 });
});
rule('MAAS-9.4-painting#2', 'active, unmoved, and with the target in sight', () => {
  const s = ready();
  s.does(0, { type: 'step', to: at('H-11') });
  expect(why(s.refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-9.4-painting']);
  const hidden = ready([], { terrain: Object.fromEntries(['G', 'H', 'I'].map(row => [`${row}-13`, 'woods' as const])) });
  expect(why(hidden.refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-9.4-painting']);
});
rule('MAAS-9.4-painting#3', 'it is an action without a shot', () => {
  const s = ready();
  s.does(0, { type: 'paint', target: 2 });
  s.does(0, { type: 'done' });
  expect([s.state.units[0]!.done, attacks(s).length]).toEqual([true, 0]);
});
rule('MAAS-9.4-paint-follows#1', 'the paint moves with its soldier, out of sight as well', () => {
  const s = stage([red('H-10'), chief, foe('H-15')], { terrain: { 'H-16': 'woods', 'G-16': 'woods', 'I-16': 'woods', 'H-17': 'woods' } });
  activate(s);
  s.does(0, { type: 'paint', target: 2 });
  s.does(0, { type: 'done' });
  activate(s, 2, 1);
  s.does(1, { type: 'step', to: at('H-16') });
  expect(s.state.units[2]!.paint).not.toBeNull();
});
rule('MAAS-9.4-paint-follows#2', 'it goes at the end of the turn', () => {
  const s = stage([red('H-10'), blue('H-15')], { alone: true });
  activate(s);
  s.does(0, { type: 'paint', target: 1 });
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect([s.state.turn, s.state.units[1]!.paint]).toEqual([2, null]);
});
rule('MAAS-9.7-rapid-fire#1', 'twice, at one or two targets, if it does not move at all', () => {
  const s = ready([blue('H-16', { type: 'command' })]);
  fire(s, 2, 'rapid', d12(3));
  fire(s, 3, 'rapid', d12(1));
  expect(
    attacks(s)
      .filter(({ how }) => how === 'rapid')
      .map(({ target }) => target),
  ).toEqual([2, 3]);
  const moved = ready();
  moved.does(0, { type: 'step', to: at('H-11') });
  moved.refuses(0, { type: 'fire', target: 2, mode: 'rapid' });
});
rule('MAAS-9.7-rapid-fire#2', 'each at minus one', () => {
  const s = ready();
  fire(s, 2, 'rapid', d12(1));
  fire(s, 2, 'rapid', d12(1));
  expect(attacks(s).map(({ strength }) => strength.total)).toEqual([4, 4]);
});
rule('MAAS-3.4-complete-marker#1', 'complete until the turn ends', () => {
  const s = stage([red('H-10'), blue('R-35')], { alone: true });
  activate(s);
  s.does(0, { type: 'done' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect(s.state.units.slice(0, 2).map(({ done }) => done)).toEqual([false, false]);
});
rule('MAAS-3.9-control-marker#1', 'it shows which side controls a point', () => {
  const s = stage([red('H-10'), chief, blue('R-35')], { plan: { special: { objectives: ['Z-H-11'], held: 1 } } });
  expect(s.state.objectives[0]!.holder).toBe(1);
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(0, { type: 'done' });
  expect(ruleset.view(s.state, 1).objectives[0]!.holder).toBe(0);
});
rule('MAAS-3.9-control-marker#2', 'that of the last grounded soldier in good order there', () => {
  const s = stage([red('H-10'), chief, blue('R-35')], { plan: { special: { objectives: ['Z-H-11'], held: 1 } } });
  activate(s);
  s.does(0, { type: 'bounce', level: 2, boost: false });
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(0, { type: 'done' });
  expect(s.state.objectives[0]!.holder).toBe(1);
});
rule('MAAS-2.3.5-slag#1', 'to move, to hide and to see it is clear ground', () => {
  const s = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'slag' } });
  activate(s);
  s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, d6(6)));
  expect(s.state.active!.mp).toBe(4);
});
const burnt = (draw: number, glow: number) => {
  const s = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-12': 'slag' }, plan: { special: { glow } } });
  activate(s);
  s.does(0, { type: 'step', to: at('H-12') }, ...cards(s.state, d6(draw)));
  return s.state.units[0]!.card!.damage;
};
rule('MAAS-2.3.5-slag#2', 'who walks into it may be hurt', () => expect([burnt(1, 2), burnt(5, 2)]).toEqual([1, 0]));
rule('MAAS-2.3.5-slag-glow#1', 'as the scenario’s glow says', () => expect([burnt(3, 2), burnt(3, 3)]).toEqual([0, 1]));
rule('MAAS-2.3.5-slag-glow#2', 'on entering, landing and at the end of a turn; not above the glow is a hit', () => {
  expect([burnt(2, 2), burnt(3, 2)]).toEqual([1, 0]);
  const lands = stage([red('H-11', { level: 3 }), chief, blue('R-35')], { terrain: { 'H-11': 'slag' } });
  activate(lands);
  lands.does(0, { type: 'land', pay: true }, ...cards(lands.state, d6(1)));
  expect(lands.state.units[0]!.card!.damage).toBe(1);
  const stays = stage([red('H-11'), blue('R-35')], { terrain: { 'H-11': 'slag' }, alone: true });
  activate(stays);
  stays.does(0, { type: 'done' }, ...cards(stays.state, d6(6), d6(1), d6(5), d6(2)));
  expect(stays.state.units[0]!.card!.damage).toBe(1);
});
rule('MAAS-comp-tec-slag#3', 'drones do not mind it', () => {
  const s = stage([red('H-11', { type: 'sentry' }), blue('R-35')], { terrain: { 'H-11': 'slag' }, alone: true });
  s.does(0, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect([ofType(s, 'glowed').length, s.state.turn]).toEqual([0, 2]);
});
const inCover = (type: Soldier['type']) => {
  const s = stage(
    [red('H-10', { type }), chief, blue('R-35')],
    { terrain: { 'H-11': 'woods' }, mines: [{ at: 'H-11', seat: 1, kind: 'explosive' }] },
    ['MAAS-14.6-mine-trigger'],
  );
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') }, ...cards(s.state, d12(1)));
  return strengthOf(s);
};
rule('MAAS-2.3.2-woods-splinters#1', 'for unarmored soldiers woods turn to plus one against mines and bombs', () =>
  expect(inCover('police')).toBe(9 + 1),
);
rule('MAAS-2.3.2-woods-splinters#2', 'armored ones keep their minus three', () => expect(inCover('front-line')).toBe(9 - 3 - 3));
rule('MAAS-comp-tec-woods#2', 'a mine under a militia man in woods has one more', () => expect(inCover('militia')).toBe(10));
rule('MAAS-3.6-bunker#2', 'minus seven', () => {
  const s = stage([red('H-10', { type: 'sniper' }), chief, blue('H-20')], { works: { 'H-20': 'bunker' } });
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect(termOf(s, 'MAAS-9.3.2-mod-bunker')).toBe(-7);
});
rule('MAAS-comp-tec-improved-position#2', 'with terrain never more than seven', () => {
  const s = stage([red('H-10', { type: 'sniper' }), chief, blue('H-20')], {
    terrain: { 'H-20': 'building' },
    works: { 'H-20': 'improved' },
  });
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect([termOf(s, 'MAAS-9.3.2-mod-building'), termOf(s, 'MAAS-3.6-improved-position')]).toEqual([-5, -2]);
  const rubble = stage([red('H-10', { type: 'sniper' }), chief, blue('H-20')], {
    terrain: { 'H-20': 'rubble' },
    works: { 'H-20': 'improved' },
  });
  activate(rubble);
  fire(rubble, 2, 'stationary', d12(1));
  expect(12 - 3 - strengthOf(rubble)).toBeLessThanOrEqual(7);
});
rule('MAAS-3.2-unarmored-no-bounce#1', 'unarmored soldiers do not bounce', () => {
  const s = stage([red('H-10', { type: 'police' }), chief, blue('R-35')]);
  activate(s);
  expect(why(s.refuses(0, { type: 'bounce', level: 2, boost: false }))).toContain('MAAS-8.2-bounce-eligibility');
});
rule('MAAS-3.2-unarmored-no-bounce#2', 'they move and fire like others', () => {
  const s = stage([red('H-10', { type: 'police' }), chief, blue('H-15')]);
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') });
  fire(s, 2, 'assault', d12(1));
});
rule('MAAS-3.2-unarmored-no-bounce#3', 'and have no boxes', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { type: 'police' })]);
  activate(s);
  fire(s, 2, 'stationary', d12(4));
  expect([attacks(s)[0]!.outcome.boxes, s.state.units[2]!.place]).toEqual([1, 'eliminated']);
});
