import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import { ruleset, standardRules } from '../ruleset.ts';
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

const INTEGRITY: RuleId = 'MAAS-14.2-suit-integrity';
const shot = (victim: Partial<Soldier>, draws: readonly Parameters<typeof cards>[1][], extra: readonly RuleId[], board: Board = {}) => {
  const s = stage([red('H-10'), chief, blue('H-15', victim)], board, extra);
  activate(s);
  fire(s, 2, 'stationary', ...draws);
  return s;
};

rule('MAAS-14.0-handicap#1', 'an optional rule may bind one side alone', () => {
  const board: Board = { forces: [{}, { handicaps: [INTEGRITY] }] };
  const s = shot({ card: { damage: 1 } }, [d12(7), d6(1)], [INTEGRITY], board);
  expect(s.state.units[2]!.place).toBe('eliminated');
});
rule('MAAS-14.0-handicap#2', 'and changes nothing for the other: its suits are never checked', () => {
  const board: Board = { forces: [{ handicaps: [INTEGRITY] }, {}] };
  const s = shot({ card: { damage: 1 } }, [d12(7)], [INTEGRITY], board);
  expect(s.state.units[2]).toMatchObject({ place: 'map', card: { damage: 2 } });
  expect(ofType(s, 'breachChecked')).toEqual([]);
  expect(
    s.book
      .checkSetup({
        ...s.state.plan,
        forces: [{ ...s.state.plan.forces[0], handicaps: ['MAAS-14.7-nap-of-earth'] }, s.state.plan.forces[1]],
      })
      .map(({ rule: id }) => id),
  ).toEqual(['MAAS-14.0-handicap']);
});
rule('MAAS-14.1-improved-detection#1', 'the side that has it attacks two better', () => {
  expect(strengthOf(shot({}, [d12(1)], ['MAAS-14.1-improved-detection'], { forces: [{ detection: true }, {}] }))).toBe(7);
});
rule('MAAS-14.1-improved-detection#2', 'the other does not', () => {
  expect(strengthOf(shot({}, [d12(1)], ['MAAS-14.1-improved-detection'], { forces: [{}, { detection: true }] }))).toBe(5);
});
rule('MAAS-14.2-suit-integrity#1', 'at two boxes a d6 of one or two is a breach', () => {
  for (const draw of [1, 2])
    expect(shot({ card: { damage: 1 } }, [d12(7), d6(draw)], [INTEGRITY]).state.units[2]!.place).toBe('eliminated');
});
rule('MAAS-14.2-suit-integrity#2', 'from three on the suit holds', () => {
  const s = shot({ card: { damage: 1 } }, [d12(7), d6(3)], [INTEGRITY]);
  expect(s.state.units[2]).toMatchObject({ place: 'map', card: { damage: 2 } });
  expect(ofType(shot({}, [d12(7)], [INTEGRITY]), 'breachChecked')).toEqual([]);
});
const STEALTH: readonly RuleId[] = [
  'MAAS-14.3-stealth-entry',
  'MAAS-14.3-stealth-reveal-move',
  'MAAS-14.3-stealth-assault',
  'MAAS-14.3-stealth-no-reaction',
  'MAAS-14.3-stealth-ground-only',
  'MAAS-9.3.2-mod-stealth',
];
const suit = (box: number, leave: 'no' | 'may' | 'must' = 'no', ready = 0) => ({ type: 'ranger', stealth: { box, leave, ready } }) as const;
const hidden = (ranger: Partial<Soldier>, board: Board = {}, watcher: Partial<Soldier> = {}) =>
  stage(
    [red('H-10', { type: 'ranger', ...ranger }), chief, { seat: 1, type: 'front-line', on: 'H-20', ...watcher }],
    { alone: true, ...board },
    STEALTH,
  );
/** Both pass; after the initiative of the next turn the suit draws. */
const nextTurn = (s: Stage, draw: number) => {
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, d6(6), d6(5), d6(3), d6(draw)));
  return s.state.units[0]!.stealth;
};
rule('MAAS-14.3-stealth-entry#1', 'a suit with stealth fades when its soldier is called up, in box one', () => {
  const s = hidden({});
  activate(s);
  s.does(0, { type: 'stealth' });
  expect(s.state.units[0]!.stealth.box).toBe(1);
  const plain = hidden({ type: 'assault' });
  activate(plain);
  expect(why(plain.refuses(0, { type: 'stealth' }))).toEqual(['MAAS-14.3-stealth-entry']);
});
rule('MAAS-14.3-stealth-entry#2', 'in stealth it stays where it is', () => {
  const s = hidden(suit(2));
  expect(why(s.refuses(0, { type: 'activate', unit: 0 }))).toContain('MAAS-7.7-completed');
  expect(s.state.units[0]!.at).toBe(at('H-10'));
});
rule('MAAS-14.3-stealth-entry#3', 'not while the suit cools', () => {
  const cooling = hidden(suit(0, 'no', 2));
  activate(cooling);
  expect(why(cooling.refuses(0, { type: 'stealth' }))).toEqual(['MAAS-14.3-stealth-entry']);
  const cool = hidden(suit(0, 'no', 1));
  activate(cool);
  cool.does(0, { type: 'stealth' });
});
rule('MAAS-14.3-stealth-forced-reveal#1', 'below its box it is revealed: never in box one, on one or two in box three', () => {
  expect([1, 2, 3].map(draw => nextTurn(hidden(suit(2)), draw).leave)).toEqual(['must', 'must', 'may']);
  const first = hidden(suit(0));
  activate(first);
  first.does(0, { type: 'stealth' });
  expect(first.state.units[0]!.stealth.leave).toBe('no');
});
rule('MAAS-14.3-stealth-forced-reveal#2', 'from the draw on its shield is its own again', () => {
  const s = hidden(suit(2), {}, { type: 'thumper' });
  nextTurn(s, 2);
  s.does(0, { type: 'goFirst', yes: false });
  activate(s, 2, 1);
  fire(s, 0, 'stationary', d12(1));
  expect(termOf(s, 'MAAS-9.3.2-mod-stealth')).toBeUndefined();
  const kept = hidden(suit(2), {}, { type: 'thumper' });
  nextTurn(kept, 3);
  kept.does(0, { type: 'goFirst', yes: false });
  activate(kept, 2, 1);
  fire(kept, 0, 'stationary', d12(1));
  expect(termOf(kept, 'MAAS-9.3.2-mod-stealth')).toBe(-6);
});
rule('MAAS-14.3-stealth-forced-reveal#3', 'its activation of that turn is the way out', () => {
  const s = hidden(suit(2));
  nextTurn(s, 1);
  s.does(0, { type: 'goFirst', yes: true });
  activate(s);
  expect(s.state.active).toMatchObject({ emerging: 3, mp: 11 });
});
rule('MAAS-14.3-stealth-forced-reveal#4', 'the number of its box is kept until then', () => {
  expect(nextTurn(hidden(suit(2)), 1)).toMatchObject({ box: 0, from: 3 });
});
rule('MAAS-14.3-stealth-voluntary#1', 'above its box it may leave or stay', () => {
  const s = hidden(suit(1));
  expect(nextTurn(s, 5).leave).toBe('may');
  s.does(0, { type: 'goFirst', yes: true });
  s.does(0, { type: 'pass' });
  expect(s.state.units[0]!.stealth.box).toBe(2);
  const out = hidden(suit(2, 'may'));
  activate(out);
  expect(out.state.active!.emerging).toBe(2);
});
rule('MAAS-14.3-stealth-voluntary#2', 'as high as its box is as good', () => expect(nextTurn(hidden(suit(1)), 2).leave).toBe('may'));
rule('MAAS-14.3-stealth-ground-only#1', 'coming out it does not bounce', () => {
  const s = hidden(suit(3, 'may'));
  activate(s);
  expect(why(s.refuses(0, { type: 'bounce', level: 3, boost: false }))).toEqual(['MAAS-14.3-stealth-ground-only']);
});
rule('MAAS-14.3-stealth-ground-only#2', 'nor does it cross slag', () => {
  const s = hidden(suit(3, 'may'), { terrain: { 'H-11': 'slag' } });
  activate(s);
  expect(why(s.refuses(0, { type: 'step', to: at('H-11') }))).toEqual(['MAAS-14.3-stealth-ground-only']);
});
rule('MAAS-14.3-stealth-fired-upon#1', 'it may be fired at where it faded', () => {
  const s = stage([red('H-10', suit(1)), chief, { seat: 1, type: 'thumper', on: 'H-15' }], { state: { toAct: 1 } }, STEALTH);
  activate(s, 2, 1);
  fire(s, 0, 'stationary', d12(1));
  expect(attacks(s)[0]!.target).toBe(0);
});
rule('MAAS-14.3-stealth-fired-upon#2', 'at two for each box', () => {
  const at2 = (box: number) => {
    const s = stage([red('H-10', suit(box)), chief, { seat: 1, type: 'thumper', on: 'H-15' }], { state: { toAct: 1 } }, STEALTH);
    activate(s, 2, 1);
    fire(s, 0, 'stationary', d12(1));
    return termOf(s, 'MAAS-9.3.2-mod-stealth');
  };
  expect([at2(1), at2(2), at2(3)]).toEqual([-2, -4, -6]);
});
const NAP: RuleId = 'MAAS-14.7-nap-of-earth';
rule('MAAS-14.7-nap-of-earth#1', 'twelve levels count from the ground beneath', () => {
  const up = (extra: readonly RuleId[]) => {
    const s = stage([red('H-10'), chief, blue('R-35')], { levels: { 'H-10': 2 } }, extra);
    activate(s);
    return s;
  };
  expect(why(up([]).refuses(0, { type: 'bounce', level: 14, boost: false }))).toContain('MAAS-8.2.2-ceiling');
  const s = up([NAP]);
  s.does(0, { type: 'bounce', level: 14, boost: false });
  expect(why(up([NAP]).refuses(0, { type: 'bounce', level: 15, boost: false }))).toContain('MAAS-8.2.2-ceiling');
});
rule('MAAS-14.7-nap-of-earth#2', 'ten levels up is level twelve over a hill of two and ten over the plain', () => {
  const s = stage([red('H-10'), chief, blue('R-35')], { levels: { 'H-10': 2 } }, [NAP]);
  activate(s);
  s.does(0, { type: 'bounce', level: 12, boost: false });
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.units[0]!.level).toBe(10);
});
rule('MAAS-14.8-strict-combat#1', 'nobody measures first: the shot is announced', () => {
  const wall: Board = { terrain: Object.fromEntries(['G', 'H', 'I'].map(row => [`${row}-12`, 'building' as const])) };
  const s = stage([red('H-10'), blue('H-15')], wall, ['MAAS-14.8-strict-combat']);
  activate(s);
  expect(s.book.holds('measures', {})).toBeUndefined();
  fire(s, 1, 'stationary');
  expect(ofType(s, 'wasted')).toHaveLength(1);
});
rule('MAAS-14.8-strict-combat#2', 'in vain it is complete and does nothing else', () => {
  const wall: Board = { terrain: Object.fromEntries(['G', 'H', 'I'].map(row => [`${row}-12`, 'building' as const])) };
  const s = stage([red('H-10'), blue('H-15')], wall, ['MAAS-14.8-strict-combat']);
  activate(s);
  fire(s, 1, 'stationary');
  expect(s.state.units[0]!.done).toBe(true);
});
const FACING: readonly RuleId[] = ['MAAS-14.9-facing-arc', 'MAAS-14.9-facing-rotate'];
const looking = (facing: 0 | 1 | 2 | 3 | 4 | 5, on = 'H-15') => {
  const s = stage([red('H-10', { facing }), chief, blue(on)], {}, FACING);
  activate(s);
  return s;
};
rule('MAAS-14.9-facing-arc#1', 'only what is in the arc is fired at as it stands', () => {
  const s = looking(1);
  fire(s, 2, 'stationary', d12(1));
  expect(strengthOf(s)).toBe(5);
  expect(why(looking(4).refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toEqual(['MAAS-14.9-facing-arc']);
});
rule('MAAS-14.9-facing-arc#2', 'a third of the circle, its edges with it', () => {
  // North: the points on either side of it lie on the edges of the arc.
  const ok = (on: string) =>
    ruleset.view(looking(0, on).state, 0) &&
    looking(0, on).book.allows(ruleset.view(looking(0, on).state, 0), { type: 'fire', target: 2, mode: 'stationary' }, 0);
  expect([ok('F-10'), ok('G-11'), ok('G-09'), ok('I-10'), ok('I-11')]).toEqual([true, true, true, false, false]);
});
rule('MAAS-14.9-facing-rotate#1', 'minus one for each point turned', () => {
  const turned = (from: 0 | 1 | 2 | 3 | 4 | 5) => {
    const s = looking(from);
    s.does(0, { type: 'turn', heading: 1 });
    fire(s, 2, 'stationary', d12(1));
    return termOf(s, 'MAAS-14.9-facing-rotate');
  };
  expect([turned(0), turned(5), turned(4)]).toEqual([-1, -2, -3]);
});
rule('MAAS-14.9-facing-rotate#2', 'the enemy may react to it', () => {
  const s = stage([red('H-10', { facing: 4 }), chief, blue('H-15', { done: false })], {}, FACING);
  activate(s);
  s.does(0, { type: 'turn', heading: 1 });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction', seat: 1 });
});
const stageOf = (state: Stage['state'], extra: readonly RuleId[]) => scene(ruleset, state, [...standardRules, ...extra]);
const HIDDEN: RuleId = 'MAAS-14.10-hidden-setup';
const settingUp = (board: Board, extra: readonly RuleId[] = [HIDDEN], garrison: object = { hidden: true }) => {
  const s = stage(
    [{ seat: 0, type: 'front-line' }, blue('R-35')],
    { forces: [{ setsUp: { panels: [0], ...garrison } }, {}], ...board },
    extra,
  );
  const side = { ...s.state.sides[0], ready: false };
  return stageOf({ ...s.state, phase: 'setup', sides: [side, s.state.sides[1]] }, extra);
};
rule('MAAS-14.10-hidden-setup#1', 'who sets up on the map may start hidden', () => {
  const s = settingUp({ terrain: { 'H-10': 'woods' } });
  s.does(0, { type: 'deploy', unit: 0, at: at('H-10'), level: 0, hidden: true });
  expect(s.state.units[0]).toMatchObject({ hidden: true, at: at('H-10') });
  expect(
    why(settingUp({ terrain: { 'H-10': 'woods' } }, []).refuses(0, { type: 'deploy', unit: 0, at: at('H-10'), level: 0, hidden: true })),
  ).toEqual(['MAAS-14.10-hidden-terrain']);
});
rule('MAAS-14.10-hidden-setup#2', 'the enemy does not see where', () => {
  const s = settingUp({ terrain: { 'H-10': 'woods' } });
  const [deployed] = s.does(0, { type: 'deploy', unit: 0, at: at('H-10'), level: 0, hidden: true });
  expect(ruleset.view(s.state, 1).units[0]!.at).toBeNull();
  expect(ruleset.redact(settingUp({ terrain: { 'H-10': 'woods' } }).state, deployed!, 1)).toMatchObject({ at: null });
});
rule('MAAS-14.10-hidden-setup#3', 'it is found when it acts or an enemy ends a step beside it', () => {
  const lurking = (on: string) => {
    const s = stage([red('H-10'), chief, blue(on, { hidden: true })], { terrain: { [on]: 'woods' } }, [HIDDEN]);
    activate(s);
    s.does(0, { type: 'step', to: at('H-11') });
    return s.state.units[2]!.hidden;
  };
  expect([lurking('H-12'), lurking('H-13')]).toEqual([false, true]);
  const s = stage([red('H-10', { hidden: true }), chief, blue('H-20')], { terrain: { 'H-10': 'woods' } }, [HIDDEN]);
  activate(s);
  fire(s, 2, 'stationary', d12(1));
  expect(s.state.units[0]!.hidden).toBe(false);
});
rule('MAAS-14.10-hidden-terrain#1', 'only in woods, buildings, bunkers and improved positions, or where the scenario says', () => {
  const tries = (board: Board, garrison?: object) => {
    const s = settingUp(board, [HIDDEN], garrison);
    return s.book.allows(ruleset.view(s.state, 0), { type: 'deploy', unit: 0, at: at('H-10'), level: 0, hidden: true }, 0);
  };
  expect([
    tries({ terrain: { 'H-10': 'woods' } }),
    tries({ terrain: { 'H-10': 'building' } }),
    tries({ works: { 'H-10': 'bunker' } }),
    tries({ works: { 'H-10': 'improved' } }),
    tries({}),
    tries({ terrain: { 'H-10': 'marsh' } }),
    tries({ terrain: { 'H-10': 'marsh' } }, { hidden: true, hidesIn: ['marsh'] }),
  ]).toEqual([true, true, true, true, false, false, true]);
});
const SQUADS: readonly RuleId[] = ['MAAS-14.11-squad-split', 'MAAS-14.11-reorganize', 'MAAS-14.12-squad-morale'];
const platoon = (left: number, commanders: number, rest: Partial<Soldier> = {}): Soldier[] => [
  { seat: 0, type: 'command', on: 'A-01', squad: 1 },
  { seat: 0, type: 'command', squad: 2, ...(commanders === 2 ? { on: 'A-33' } : { place: 'eliminated' as const }) },
  ...Array.from({ length: left - commanders }, (_, i) =>
    red(`H-${String(5 + 2 * i).padStart(2, '0')}`, { squad: i % 2 === 0 ? 1 : 2, ...(i === 0 ? rest : {}) }),
  ),
];
const split = (units: readonly Soldier[]) => stage([...units, blue('R-35')], { forces: [{ squads: 2 }, {}], alone: true }, SQUADS);
rule('MAAS-14.11-reorganize#1', 'fewer than nine and one commander: no actions for a turn, and one squad', () => {
  const s = split(platoon(8, 1));
  s.does(0, { type: 'reorganize' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  expect([s.state.turn, s.state.sides[0].squads, s.state.units[3]!.squad]).toEqual([2, 1, 0]);
});
rule('MAAS-14.11-reorganize#2', 'not with nine, nor with two commanders', () => {
  expect(why(split(platoon(9, 1)).refuses(0, { type: 'reorganize' }))).toEqual(['MAAS-14.11-reorganize']);
  expect(why(split(platoon(8, 2)).refuses(0, { type: 'reorganize' }))).toEqual(['MAAS-14.11-reorganize']);
});
const rallying = (draw: number) => {
  const s = split(platoon(8, 1, { morale: 'shocked' }));
  s.does(0, { type: 'reorganize' });
  s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(draw), d6(6), d6(5), d6(2)));
  return s;
};
rule('MAAS-14.11-reorganize#3', 'two more on morale in that turn', () => {
  expect(ofType(rallying(4), 'checkedMorale')[0]!.total.terms).toContainEqual({ rule: 'MAAS-14.11-reorganize', value: 2 });
});
rule('MAAS-14.11-reorganize#4', 'who rallies takes no action either', () => {
  const s = rallying(9);
  expect(ofType(s, 'recovered')).toHaveLength(1);
  expect(ofType(s, 'activated')).toHaveLength(0);
  expect(s.state.turn).toBe(2);
});
rule('MAAS-14.12-squad-morale#2', 'each squad counts its own losses', () => {
  const units = platoon(8, 2);
  const s = split([...units, ...Array.from({ length: 4 }, () => red('R-05', { squad: 2, place: 'eliminated' }))]);
  const tired = (id: number) =>
    s.book
      .ask('morale', { state: s.state, unit: s.state.units[id]!, d12: 6, points: 0, inCommand: true })
      .terms.some(({ rule: one }) => one === 'MAAS-14.12-squad-morale');
  expect([tired(2), tired(3)]).toEqual([false, true]);
});
const TOWER: readonly RuleId[] = ['MAAS-14.13-storey-height', 'MAAS-14.13-storey-climb', 'MAAS-14.13-no-bounce-inside'];
const tower = (soldier: Partial<Soldier>, extra = TOWER, storeys: { readonly [point: string]: number } = { 'H-10': 3 }) => {
  const s = stage([red('H-10', { aloft: false, ...soldier }), chief, blue('R-35')], { terrain: { 'H-10': 'building' }, storeys }, extra);
  activate(s);
  return s;
};
rule('MAAS-14.13-storey-height#1', 'where the scenario says so a building bears soldiers up to level twelve', () => {
  const s = tower({});
  s.does(0, { type: 'climb', storey: 3 });
  expect(s.state.units[0]!.level).toBe(12);
  expect(why(tower({}).refuses(0, { type: 'climb', storey: 4 as 3 }))).toEqual(['MAAS-14.13-storey-climb']);
});
rule('MAAS-14.13-storey-height#2', 'a storey is four levels', () => {
  const s = tower({});
  s.does(0, { type: 'climb', storey: 1 });
  expect(s.state.units[0]!.level).toBe(4);
});
rule('MAAS-14.13-storey-height#3', 'a plain building has none to climb', () =>
  expect(why(tower({}, TOWER, {}).refuses(0, { type: 'climb', storey: 1 }))).toEqual(['MAAS-14.13-storey-climb']),
);
rule('MAAS-14.13-no-bounce-inside#1', 'no bounce to a higher storey inside', () =>
  expect(why(tower({}).refuses(0, { type: 'bounce', level: 4, boost: false }))).toEqual(['MAAS-14.13-no-bounce-inside']),
);
rule('MAAS-14.13-no-bounce-inside#2', 'out of an upper storey and into one', () => {
  const roof = tower({ level: 12 });
  roof.does(0, { type: 'step', to: at('H-11') });
  expect(roof.state.units[0]).toMatchObject({ aloft: true, level: 12 });
  const into = stage([red('H-11'), chief, blue('R-35')], { terrain: { 'H-10': 'building' }, storeys: { 'H-10': 3 } }, TOWER);
  activate(into);
  into.does(0, { type: 'bounce', level: 8, boost: false });
  into.does(0, { type: 'step', to: at('H-10') });
  expect(into.state.units[0]).toMatchObject({ aloft: false, level: 8 });
});
const ABANDON: RuleId = 'MAAS-14.14-abandonment';
const skipping = (extra: readonly RuleId[] = [ABANDON]) =>
  stage([red('H-10', { morale: 'shocked' }), red('H-14'), chief, blue('R-35')], {}, extra);
rule('MAAS-14.14-abandonment#1', 'who was skipped is called up next', () => {
  const s = stage([red('H-10', { morale: 'shocked' }), red('H-14'), red('H-16'), chief, blue('R-35')], { alone: true }, [ABANDON]);
  activate(s, 1);
  s.does(0, { type: 'done' });
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toContain('MAAS-7.2-shocked-first');
});
rule('MAAS-14.14-abandonment#2', 'its check is a d6 worse: seven and a four is three', () => {
  const s = stage([red('H-10', { morale: 'shocked' }), red('H-14'), red('H-16'), chief, blue('R-35')], { alone: true }, [ABANDON]);
  activate(s, 1);
  s.does(0, { type: 'done' });
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d6(4), d12(7)));
  expect(ofType(s, 'checkedMorale')[0]).toMatchObject({ total: { total: 3 }, result: 'stunned' });
});
rule('MAAS-14.14-abandonment#3', 'without the rule nobody can be skipped', () => {
  expect(why(skipping([]).refuses(0, { type: 'activate', unit: 1 }))).toContain('MAAS-7.2-shocked-first');
  activate(skipping(), 1);
});
