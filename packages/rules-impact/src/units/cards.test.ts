import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { ACTION_CARDS } from '../cards/deck.ts';
import { outcomeText } from '../cards/outcome.ts';
import { at, cards, d6, d12, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import type { Terrain } from '../terrain/chart.ts';
import { activate, attacks, type Board, blue, chief, fire, ofType, red, stage, strengthOf, termOf, why } from '../testing/field.fixture.ts';
import { UNIT_TYPES, type UnitType } from './types.ts';

const typeOf = (name: string): UnitType =>
  UNIT_TYPES.find(type => type === name.toLowerCase().replace(' drone', '').replace(' ', '-')) ??
  (name === 'Commander' ? 'command' : 'front-line');
const air = (type: UnitType): Partial<Soldier> => (['recon', 'attack', 'bomb', 'ecm'].includes(type) ? { level: 4 } : {});
/** What a card says at a damage level, as play reads it: attack, shield, movement and attenuation. */
function figures(type: UnitType, damage = 0): readonly number[] {
  const s = stage([red('H-02', { type, card: { damage }, ...air(type) }), chief, blue('H-07')]);
  activate(s);
  const moves = s.state.active!.mp;
  const interval = s.book.ask('interval', { state: s.state, unit: s.state.units[0]! }).total;
  let attack = 0;
  if (s.book.allows(ruleset.view(s.state, 0), { type: 'fire', target: 2, mode: 'stationary' }, 0)) {
    fire(s, 2, 'stationary', d12(1));
    attack = attacks(s)[0]!.strength.terms[0]!.value;
  }
  const shot = stage([red('H-05'), chief, blue('H-10', { type, card: { damage }, ...air(type) })]);
  activate(shot);
  fire(shot, 2, 'stationary', ...(type === 'bomb' ? [] : [d12(1)]));
  if (type === 'bomb') shot.does(1, { type: 'steady' }, ...cards(shot.state, d12(1)));
  return [attack, Math.abs(termOf(shot, 'MAAS-9.3.2-mod-shield') ?? 0), moves, interval];
}

table('MAAS-comp-stat-tracks#1', 'every box of every card, as a shot and a move read it', row => {
  const damage = row.at('damage') === '-' ? 0 : Number(row.at('damage').replace('d', '')) || 0;
  expect(figures(typeOf(row.at('type')), damage)).toEqual([
    row.number('attack'),
    row.number('shield'),
    row.number('movement'),
    row.number('attenuation'),
  ]);
});
const track = (type: UnitType) => [0, 1, 2, 3, 4].map(damage => figures(type, damage));
const printed: { readonly [T in UnitType]?: readonly (readonly number[])[] } = {
  'front-line': [[8, 7, 6, 4, 2], [3, 3, 2, 1, 1], [5, 5, 4, 3, 2], [10]],
  assault: [[9, 8, 7, 5, 3], [4, 4, 3, 2, 1], [5, 5, 4, 3, 2], [10]],
  command: [[9, 8, 6, 4, 2], [5, 5, 4, 3, 2], [6, 5, 4, 3, 2], [10]],
  ranger: [[7, 6, 5, 3, 1], [3, 3, 2, 1, 1], [7, 6, 5, 4, 3], [10]],
  'dead-eye': [[9, 8, 6, 4, 2], [3, 3, 2, 1, 1], [5, 5, 4, 3, 2], [12]],
  thumper: [[11, 10, 8, 6, 3], [3, 3, 2, 1, 1], [5, 4, 4, 3, 2], [10]],
  sniper: [[12, 10, 8, 5, 2], [3, 3, 2, 1, 1], [5, 4, 3, 3, 2], [15]],
  engineer: [[6, 5, 4, 2, 0], [3, 3, 2, 2, 1], [5, 5, 4, 3, 2], [10]],
  crusader: [[6, 5, 4, 2, 0], [4, 4, 3, 2, 1], [5, 5, 4, 3, 2], [10]],
  'jack-knife': [[4, 4, 3, 2, 1], [6, 5, 4, 3, 2], [6, 6, 5, 4, 3], [10]],
};
for (const [type, rows] of Object.entries(printed))
  rule(`MAAS-comp-track-${type}#1`, 'attack, shield and movement in each box, and how far a shot carries', () => {
    const read = track(type as UnitType);
    expect([0, 1, 2].map(row => read.map(box => box[row]))).toEqual(rows!.slice(0, 3));
    expect(new Set(read.map(box => box[3]))).toEqual(new Set(rows![3]));
  });
rule('MAAS-comp-track-drones#1', 'ECM 0/0/8, Sentry 9/0/0, Recon 0/0/8, Attack 6/0/8, Bomb 0/0/8, and ten points for all', () => {
  expect((['ecm', 'sentry', 'recon', 'attack', 'bomb'] as const).map(type => figures(type))).toEqual([
    [0, 0, 8, 10],
    [9, 0, 0, 10],
    [0, 0, 8, 10],
    [6, 0, 8, 10],
    [0, 0, 8, 10],
  ]);
});
rule('MAAS-3.1.1-front-line#1', 'attack and shield below an Assault soldier’s', () => {
  const [front, assault] = [figures('front-line'), figures('assault')];
  expect([front[0]! < assault[0]!, front[1]! < assault[1]!]).toEqual([true, true]);
});
rule('MAAS-3.1.2-assault#1', 'attack and shield above a Front Line soldier’s', () => {
  expect(figures('assault').slice(0, 2)).toEqual([9, 4]);
  expect(figures('front-line').slice(0, 2)).toEqual([8, 3]);
});
rule('MAAS-3.1.3-command#1', 'the attack of an Assault soldier, and a higher shield', () => {
  expect([figures('command')[0], figures('command')[1]! > figures('assault')[1]!]).toEqual([figures('assault')[0], true]);
});
rule('MAAS-3.1.3-command#2', 'he alone keeps his squad in command and draws points for it', () => {
  const s = stage([red('H-10'), { ...chief, done: false }, blue('R-35')]);
  expect(why(s.refuses(0, { type: 'command', unit: 0 }))).toContain('MAAS-12.1.2-active-command-pool');
  s.does(0, { type: 'command', unit: 1 }, ...cards(s.state, d6(4)));
});
rule('MAAS-3.1.4-ranger#1', 'less attack and more movement than a Front Line soldier', () => {
  const [ranger, front] = [figures('ranger'), figures('front-line')];
  expect([ranger[0]! < front[0]!, ranger[2]! > front[2]!]).toEqual([true, true]);
});
rule('MAAS-3.1.4-ranger#2', 'his suit has stealth where stealth is played', () => {
  const s = stage([red('H-10', { type: 'ranger' }), chief, blue('R-35')], {}, ['MAAS-14.3-stealth-entry']);
  activate(s);
  s.does(0, { type: 'stealth' });
  const plain = stage([red('H-10', { type: 'ranger' }), chief, blue('R-35')]);
  activate(plain);
  plain.refuses(0, { type: 'stealth' });
});
const secret = (type: UnitType, more: readonly Soldier[] = [], board: Board = {}) => {
  const s = stage([red('H-10', { type }), chief, blue('H-15', { known: 0 }), blue('H-17', { known: 0 }), ...more], board);
  activate(s);
  return s;
};
rule('MAAS-3.1.4-ranger#3', 'one enemy card in each activation', () => {
  const s = secret('ranger');
  s.does(0, { type: 'query', target: 2 });
  expect(ruleset.view(s.state, 0).units[2]!.card!.type).toBe('front-line');
  expect(why(s.refuses(0, { type: 'query', target: 3 }))).toEqual(['MAAS-4.5-query-general']);
});
rule('MAAS-3.1.5-dead-eye#1', 'a Front Line soldier’s shield and movement, more attack, farther', () => {
  const [eye, front] = [figures('dead-eye'), figures('front-line')];
  expect(eye.slice(1, 3)).toEqual(front.slice(1, 3));
  expect([eye[0]! > front[0]!, eye[3]! > front[3]!]).toEqual([true, true]);
});
rule('MAAS-3.1.5-dead-eye#2', 'one enemy card in each activation', () => {
  const s = secret('dead-eye');
  s.does(0, { type: 'query', target: 2 });
  s.refuses(0, { type: 'query', target: 3 });
});
rule('MAAS-3.1.6-thumper#1', 'a Front Line soldier’s shield and a heavier attack', () => {
  expect([figures('thumper')[1], figures('thumper')[0]! > figures('front-line')[0]!]).toEqual([3, true]);
});
rule('MAAS-3.1.7-sniper#1', 'no rapid fire', () => {
  expect(why(secret('sniper').refuses(0, { type: 'fire', target: 2, mode: 'rapid' }))).toContain('MAAS-12.1s-sniper-once');
});
rule('MAAS-3.1.7-sniper#2', 'his shots carry farther than anybody’s', () => {
  expect((['front-line', 'assault', 'dead-eye', 'thumper'] as const).every(type => figures('sniper')[3]! > figures(type)[3]!)).toBe(true);
});
rule('MAAS-4.5-query-ranger-dead-eye#1', 'one card, before a target is chosen', () => {
  const s = secret('dead-eye');
  fire(s, 2, 'rapid', d12(12));
  expect(why(s.refuses(0, { type: 'query', target: 3 }))).toContain('MAAS-4.5-query-general');
});
rule('MAAS-4.5-query-ranger-dead-eye#2', 'the one looked at need not be the target', () => {
  const s = secret('ranger');
  s.does(0, { type: 'query', target: 2 });
  fire(s, 3, 'stationary', d12(1));
  expect(attacks(s)[0]!.target).toBe(3);
});
const screen: Board = { terrain: Object.fromEntries(['G', 'H', 'I'].map(row => [`${row}-13`, 'building' as const])) };
rule('MAAS-4.5-query-sniper#1', 'every card in his sight', () => {
  const s = secret('sniper');
  s.does(0, { type: 'query', target: 2 });
  s.does(0, { type: 'query', target: 3 });
  expect(ofType(s, 'queried')).toHaveLength(2);
});
rule('MAAS-4.5-query-sniper#2', 'none out of it', () =>
  expect(why(secret('sniper', [], screen).refuses(0, { type: 'query', target: 2 }))).toEqual(['MAAS-4.5-query-general']),
);
rule('MAAS-4.5-query-general#1', 'nobody else reads the enemy’s cards', () =>
  expect(why(secret('assault').refuses(0, { type: 'query', target: 2 }))).toEqual(['MAAS-4.5-query-general']),
);
rule('MAAS-4.0-hidden-status#1', 'the opponent sees no card until it is shown', () => {
  const s = secret('assault');
  expect(ruleset.view(s.state, 0).units[2]!.card).toBeNull();
});
rule('MAAS-4.0-hidden-status#2', 'it is shown when its soldier acts, is attacked or rallies', () => {
  const s = stage([red('H-10', { known: 0 }), chief, blue('H-15', { known: 0 })]);
  activate(s);
  expect(ruleset.view(s.state, 1).units[0]!.card).not.toBeNull();
  fire(s, 2, 'stationary', d12(1));
  expect(ruleset.view(s.state, 0).units[2]!.card).not.toBeNull();
  const shaken = stage([red('H-10', { known: 0, morale: 'shocked' }), chief, red('R-01'), blue('R-35')]);
  shaken.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(shaken.state, d12(4)));
  expect(ruleset.view(shaken.state, 1).units[0]!.card).not.toBeNull();
});
rule('MAAS-4.2.1-damage-boxes#1', 'a hit takes the leftmost open box of five', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { card: { damage: 2 } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(6));
  expect(s.state.units[2]!.card!.damage).toBe(3);
});
rule('MAAS-4.2.1-damage-boxes#2', 'after two hits the third column counts', () => expect(figures('front-line', 2)).toEqual([6, 2, 4, 10]));
rule('MAAS-4.2.1-eliminated#1', 'a hit without an open box is the end', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { card: { damage: 5 } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(5));
  expect(s.state.units[2]!.place).toBe('eliminated');
});
rule('MAAS-4.2.1-eliminated#2', 'two at d4 are the end in one attack', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { card: { damage: 4 } })]);
  activate(s);
  fire(s, 2, 'stationary', d12(9));
  expect([attacks(s)[0]!.outcome.boxes, s.state.units[2]!.place]).toEqual([2, 'eliminated']);
});
rule('MAAS-7.8-down-no-action#1', 'five hits: no marker, no activation', () => {
  const s = stage([red('H-10'), chief, blue('H-15', { card: { damage: 4 }, morale: 'shocked', done: false })]);
  activate(s);
  fire(s, 2, 'stationary', d12(6));
  expect(s.state.units[2]).toMatchObject({ morale: 'good', card: { damage: 5 } });
  s.refuses(1, { type: 'activate', unit: 2 });
});
rule('MAAS-7.8-down-no-action#2', 'it does nothing, repairs of its own included', () => {
  expect(why(stage([red('H-10', { card: { damage: 5 } }), chief]).refuses(0, { type: 'activate', unit: 0 }))).toContain(
    'MAAS-7.7-completed',
  );
});
const healing = (by: UnitType, damage: number, rest: Partial<Soldier> = {}) =>
  stage([red('H-10', { type: by, ...rest }), red('H-11', { card: { damage } }), chief, blue('R-35')]);
rule('MAAS-7.8-down-revive#1', 'only an Engineer or a Crusader brings it back', () => {
  const s = healing('assault', 5);
  activate(s);
  s.refuses(0, { type: 'mend', by: 0, patient: 1, draw: false });
  for (const by of ['engineer', 'crusader'] as const) {
    const able = healing(by, 5);
    activate(able);
    able.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
    expect(able.state.units[1]!.card!.damage).toBe(4);
  }
});
rule('MAAS-7.8-down-revive#2', 'in the Engineer’s own activation, and the patient is complete', () => {
  const s = healing('engineer', 5);
  activate(s);
  s.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
  expect([s.state.units[0]!.done, s.state.units[1]!.done]).toEqual([true, true]);
});
rule('MAAS-7.8-down-revive#3', 'a Crusader beside it clears one box, and both are complete', () => {
  const s = healing('crusader', 5);
  activate(s);
  s.refuses(0, { type: 'mend', by: 0, patient: 1, draw: true });
  s.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
  expect(s.state.units.slice(0, 2).map(({ done }) => done)).toEqual([true, true]);
  expect(s.state.units[1]!.card!.damage).toBe(4);
});
rule('MAAS-12.2.1-engineer-auto-repair#1', 'a damaged soldier beside an idle Engineer loses one box of damage without a draw', () => {
  const s = healing('engineer', 3);
  activate(s, 1);
  s.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
  expect([s.state.units[1]!.card!.damage, ofType(s, 'drew').length]).toEqual([2, 0]);
});
rule('MAAS-12.2.1-engineer-auto-repair#2', 'both are complete', () => {
  const s = healing('engineer', 3);
  activate(s, 1);
  s.does(0, { type: 'mend', by: 0, patient: 1, draw: false });
  expect(s.state.units.slice(0, 2).map(({ done }) => done)).toEqual([true, true]);
});
rule('MAAS-12.2.1-engineer-auto-repair#3', 'not by one who has acted', () => {
  const s = healing('engineer', 3, { done: true });
  activate(s, 1);
  expect(why(s.refuses(0, { type: 'mend', by: 0, patient: 1, draw: false }))).toEqual(['MAAS-12.2.1-engineer-auto-repair']);
});
const drawn = (own: number, damage: number, draw: number) => {
  const s = healing('engineer', damage, { card: { damage: own } });
  activate(s, damage === 5 ? 0 : 1);
  s.does(0, { type: 'mend', by: 0, patient: 1, draw: true }, ...cards(s.state, d6(draw)));
  return s.state.units[1]!.card!.damage;
};
rule('MAAS-12.2.1-engineer-draw-repair#1', 'a d6 less his own damage: at d2 a five repairs three', () => expect(drawn(2, 4, 5)).toBe(1));
rule('MAAS-12.2.1-engineer-draw-repair#2', 'nothing or less repairs nothing', () =>
  expect([drawn(3, 4, 3), drawn(3, 4, 2)]).toEqual([4, 4]),
);
rule('MAAS-12.2.1-engineer-draw-repair#3', 'it brings back one who is down, in his own activation', () => expect(drawn(0, 5, 2)).toBe(3));
const repairing = (damage: number, draw: number) => {
  const s = stage([red('H-10', { card: { damage } }), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'repair' }, ...cards(s.state, d6(draw)));
  return s.state.units[0]!;
};
rule('MAAS-10.0-repair#1', 'a whole turn on the ground', () => {
  expect(repairing(1, 6).done).toBe(true);
  const s = stage([red('H-10', { card: { damage: 1 } }), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'step', to: at('H-11') });
  expect(why(s.refuses(0, { type: 'repair' }))).toEqual(['MAAS-10.0-repair']);
});
rule('MAAS-10.0-repair#2', 'a d6 above the damage: at d3 from four on', () =>
  expect([repairing(3, 3), repairing(3, 4)].map(({ card }) => card!.damage)).toEqual([3, 2]),
);
rule('MAAS-10.0-repair#3', 'not in the air', () => {
  const s = stage([red('H-10', { card: { damage: 1 }, level: 3 }), chief, blue('R-35')]);
  activate(s);
  expect(why(s.refuses(0, { type: 'repair' }))).toEqual(['MAAS-10.0-repair']);
});
rule('MAAS-10.0-repair#4', 'one box', () => expect(repairing(2, 6).card!.damage).toBe(1));
const sniping = (soldier: Partial<Soldier> = {}) => {
  const s = stage([red('H-10', { type: 'sniper', ...soldier }), chief, blue('H-20')]);
  activate(s);
  return s;
};
rule('MAAS-12.1s-sniper-once#1', 'once in a turn', () => {
  const s = sniping();
  s.refuses(0, { type: 'fire', target: 2, mode: 'rapid' });
  fire(s, 2, 'stationary', d12(1));
  expect(s.state.units[0]!.done).toBe(true);
});
rule('MAAS-12.1s-sniper-once#2', 'without moving', () => {
  const s = sniping();
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'assault' }))).toContain('MAAS-12.1s-sniper-once');
  s.does(0, { type: 'step', to: at('H-11') });
  s.refuses(0, { type: 'fire', target: 2, mode: 'stationary' });
});
rule('MAAS-12.1s-sniper-once#3', 'not in the air', () =>
  expect(why(sniping({ level: 3 }).refuses(0, { type: 'fire', target: 2, mode: 'stationary' }))).toContain('MAAS-12.1s-sniper-once'),
);
rule('MAAS-12.1s-sniper-once#4', 'he moves, paints and repairs like others', () => {
  sniping().does(0, { type: 'step', to: at('H-11') });
  sniping().does(0, { type: 'paint', target: 2 });
  const s = sniping({ card: { damage: 1 } });
  s.does(0, { type: 'repair' }, ...cards(s.state, d6(6)));
});
rule('MAAS-12.1s-sniper-paint#1', 'his paint gives four', () => {
  const s = sniping();
  s.does(0, { type: 'paint', target: 2 });
  expect(s.state.units[2]!.paint!.bonus).toBe(4);
});
rule('MAAS-12.1s-sniper-paint#2', 'he leaves what he painted to others', () => {
  const s = sniping();
  s.does(0, { type: 'paint', target: 2 });
  expect(why(s.refuses(0, { type: 'fire', target: 2, mode: 'targeted' }))).toContain('MAAS-12.1s-sniper-paint');
});
table('MAAS-comp-attack-results#1', 'every card beside every strength, in a shot', row => {
  const strength = row.number('strength');
  for (let n = 1; n <= 12; n++) {
    // A blast of that strength, made by paint: 2 − 1 + bonus, at a commander’s weakest shield of 2.
    const s = stage([
      red('H-10', { card: { damage: 4 } }),
      chief,
      blue('H-15', { card: { damage: 4 }, paint: { bonus: strength - 1, until: 1 } }),
    ]);
    activate(s);
    fire(s, 2, 'stationary', d12(n));
    expect([strengthOf(s), outcomeText(attacks(s)[0]!.outcome).replace('–', '-')]).toEqual([strength, row.at(`d12_${n}`)]);
  }
});
table('MAAS-comp-action-deck#1', 'every card, as it is drawn', row => {
  const id = row.number('card');
  const s = stage([red('H-10', { card: { damage: 1 } }), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'repair' }, ...cards(s.state, { id }));
  const card = ACTION_CARDS[ofType(s, 'drew')[0]!.card - 1]!;
  const column = typeof card.column === 'number' ? String(card.column).padStart(2, '0') : card.column.toUpperCase();
  expect([card.d6, card.d12, String.fromCharCode(65 + card.row), column, card.icon ? 'EVENT' : '', card.event]).toEqual([
    row.number('d6'),
    row.number('d12'),
    row.at('row'),
    row.at('column'),
    row.at('icon'),
    row.number('event'),
  ]);
});
rule('MAAS-comp-action-deck#2', 'drawn cards stay out until the deck is shuffled', () => {
  const s = stage([red('H-10', { card: { damage: 1 } }), chief, blue('R-35')]);
  activate(s);
  s.does(0, { type: 'repair' }, ...cards(s.state, { id: 17 }));
  expect(s.state.discard).toEqual([17]);
  expect(() => cards(s.state, { id: 17 })).toThrow('no card in the deck');
});
const GROUND: { readonly [name: string]: Terrain } = {
  Clear: 'clear',
  Woods: 'woods',
  Building: 'building',
  Marsh: 'marsh',
  Slag: 'slag',
  Bridge: 'bridge',
  Rubble: 'rubble',
};
table('MAAS-comp-terrain-effects-chart#1', 'every row: to enter, to land, in the line of sight, as cover', row => {
  const name = row.at('terrain');
  const hill = name.startsWith('Contour');
  const work = name.startsWith('Bunker') ? 'bunker' : name.startsWith('Improved') ? 'improved' : undefined;
  const terrain: Terrain = name.startsWith('Water') ? 'water' : (GROUND[name] ?? 'clear');
  const board: Board = {
    terrain: { 'H-12': terrain },
    ...(work && { works: { 'H-12': work } }),
    ...(hill && { levels: { 'H-12': 1 } }),
    plan: { special: { wade: name.endsWith('wadable'), glow: 0 } },
  };
  const glow = terrain === 'slag' ? [d6(6)] : [];
  const walker = stage([red('H-11'), chief, blue('H-20')], board);
  activate(walker);
  const flier = stage([red('H-12', { level: 8 }), chief, blue('H-20')], board);
  activate(flier);
  if (row.at('enter_mp') === 'no entry') {
    expect(why(walker.refuses(0, { type: 'step', to: at('H-12') }))).toEqual(['MAAS-2.3.6-water']);
    expect(why(flier.refuses(0, { type: 'land', pay: true }))).toContain('MAAS-2.3.6-water');
    return;
  }
  walker.does(0, { type: 'step', to: at('H-12') }, ...cards(walker.state, ...glow));
  // What is written with a sign comes on top of clear ground.
  const enter = row.at('enter_mp').startsWith('+') ? 1 + Number(row.at('enter_mp').slice(1)) : row.number('enter_mp');
  expect(5 - walker.state.active!.mp).toBe(enter);
  const sight = stage([red('H-10'), blue('H-14')], board);
  activate(sight);
  const open = sight.book.allows(ruleset.view(sight.state, 0), { type: 'fire', target: 1, mode: 'stationary' }, 0);
  expect(open ? 'no' : 'yes').toBe(row.at('blocks_los'));
  if (hill) return;
  flier.does(0, { type: 'land', pay: true }, ...cards(flier.state, ...glow));
  expect(5 - flier.state.active!.mp).toBe(Number(row.at('safe_landing_mp').replace('+', '')));
  const shot = stage([red('H-07'), chief, blue('H-12')], board);
  activate(shot);
  fire(shot, 2, 'stationary', d12(1));
  expect(strengthOf(shot)).toBe(8 - 3 + Number(row.at('attack_modifier').split(' ')[0]));
});
