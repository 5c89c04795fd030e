import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { FireMode } from '../model/state.ts';
import { at, cards, d12, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { isSpotted, sees } from '../sight/sees.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);

interface Duel {
  readonly shooter?: Partial<Soldier>;
  readonly victim?: Partial<Soldier>;
  readonly more?: readonly Soldier[];
  readonly board?: Omit<Wanted, 'units'>;
  readonly rules?: readonly RuleId[];
  readonly led?: boolean;
}
/** Unit 0 fires at the first blue unit; a commander far off keeps it under command. */
function duel({ shooter = {}, victim = {}, more = [], board = {}, rules = standard, led = true }: Duel = {}) {
  const command: Soldier[] = led ? [{ seat: 0, type: 'command', on: 'A-01', done: true }] : [];
  const units: Soldier[] = [
    { seat: 0, type: 'front-line', on: 'H-10', ...shooter },
    ...command,
    ...more.filter(({ seat }) => seat === 0),
    { seat: 1, type: 'front-line', on: 'H-15', done: true, ...victim },
    ...more.filter(({ seat }) => seat === 1),
  ];
  const s = scene(ruleset, position({ ...board, units }), rules);
  const target = units.findIndex(({ seat }) => seat === 1);
  s.does(0, { type: 'activate', unit: 0 });
  const fire = (mode: FireMode = 'stationary', ...draws: readonly Show[]) =>
    s.does(0, { type: 'fire', target, mode }, ...cards(s.state, ...draws));
  return Object.assign(s, { target, fire });
}
type Fight = ReturnType<typeof duel>;
const attacks = (s: Fight) => s.events.filter(event => event.type === 'attacked');
/** Strength of the first attack, and what one rule put into it. */
function strength(s: Fight, mode: FireMode = 'stationary'): number {
  s.fire(mode, d12(1));
  return attacks(s)[0]!.strength.total;
}
const part = (s: Fight, id: RuleId): number | undefined => {
  if (attacks(s).length === 0) s.fire('stationary', d12(1));
  const found = attacks(s)[0]!.strength.terms.find(term => term.rule === id);
  return found && found.waivedBy === undefined ? found.value : undefined;
};

rule('MAAS-9.3.2-strength-calculation', 'attack strength and every modifier that applies, as a sum', () => {
  // The book’s own case: Front Line 8, shield 3, woods, twelve points away, on the move.
  const s = duel({ shooter: { on: 'H-05' }, victim: { on: 'H-17' }, board: { terrain: { 'H-17': 'woods' } } });
  s.fire('assault', d12(12));
  const answer = attacks(s)[0]!.strength;
  expect(answer.total).toBe(8 - 3 - 3 - 1 - 2);
  expect(answer.terms.map(({ rule: id, value }) => `${id} ${value}`)).toEqual([
    'MAAS-9.3.2-strength-calculation 8',
    'MAAS-9.3.2-mod-assault -2',
    'MAAS-9.3.2-mod-attenuation -1',
    'MAAS-9.3.2-mod-shield -3',
    'MAAS-9.3.2-mod-woods -3',
  ]);
  expect(s.state.units[s.target]!.card!.damage).toBe(0);
});
for (const id of ['MAAS-9.2-shield', 'MAAS-9.3.2-mod-shield'] as const)
  rule(id, 'the defender’s shield is taken off', () => {
    expect(strength(duel())).toBe(8 - 3);
    expect(strength(duel({ victim: { type: 'jack-knife' } }))).toBe(8 - 6);
    expect(part(duel(), 'MAAS-9.3.2-mod-shield')).toBe(-3);
  });
rule('MAAS-9.1-zero-attack', 'a strength of 0 on the card is disarmed, whatever the bonuses', () => {
  const s = duel({ shooter: { type: 'engineer', card: { damage: 4 } }, victim: { on: 'H-11', paint: { bonus: 3, until: 1 } } });
  expect(why(s.refuses(0, { type: 'fire', target: s.target, mode: 'stationary' }))).toEqual(['MAAS-9.1-zero-attack']);
});
for (const id of ['MAAS-9.3.2-mod-painted', 'MAAS-3.7-painted-bonus'] as const)
  rule(id, '+3 against a painted target, +4 if a sniper painted it', () => {
    expect(part(duel({ victim: { paint: { bonus: 3, until: 1 } } }), 'MAAS-9.3.2-mod-painted')).toBe(3);
    const s = duel({ more: [{ seat: 0, type: 'sniper', on: 'H-09' }] });
    s.does(0, { type: 'done' });
    s.does(1, { type: 'pass' });
    s.does(0, { type: 'activate', unit: 2 });
    s.does(0, { type: 'paint', target: s.target });
    expect(s.state.units[s.target]!.paint).toEqual({ bonus: 4, until: 1 });
  });
rule('MAAS-9.3.2-mod-target-higher', '−1 against who stands above, not against who flies', () => {
  expect(part(duel({ board: { levels: { 'H-15': 1 } } }), 'MAAS-9.3.2-mod-target-higher')).toBe(-1);
  expect(part(duel({ victim: { level: 4 } }), 'MAAS-9.3.2-mod-target-higher')).toBeUndefined();
});
rule('MAAS-9.3.2-mod-target-below', '+1 against who is below', () => {
  expect(part(duel({ board: { levels: { 'H-10': 1 } } }), 'MAAS-9.3.2-mod-target-below')).toBe(1);
  expect(part(duel(), 'MAAS-9.3.2-mod-target-below')).toBeUndefined();
});
rule('MAAS-9.3.2-mod-bunker', '−7 against a bunker', () => {
  expect(part(duel({ board: { works: { 'H-15': 'bunker' } } }), 'MAAS-9.3.2-mod-bunker')).toBe(-7);
});
rule('MAAS-9.3.2-mod-building', '−5 against a building', () => {
  expect(part(duel({ board: { terrain: { 'H-15': 'building' } } }), 'MAAS-9.3.2-mod-building')).toBe(-5);
});
rule('MAAS-9.3.2-mod-woods', '−3 against woods, but not if the target flies above them', () => {
  const board = { terrain: { 'H-15': 'woods' } } as const;
  expect(part(duel({ board }), 'MAAS-9.3.2-mod-woods')).toBe(-3);
  expect(part(duel({ board, victim: { level: 6 } }), 'MAAS-9.3.2-mod-woods')).toBeUndefined();
  expect(part(duel({ board, victim: { level: 5 } }), 'MAAS-9.3.2-mod-woods')).toBe(-3);
});
rule('MAAS-9.3.2-mod-marsh', '−1 against marsh', () => {
  expect(part(duel({ board: { terrain: { 'H-15': 'marsh' } } }), 'MAAS-9.3.2-mod-marsh')).toBe(-1);
});
rule('MAAS-2.3.8-rubble-modifier', '−4 against rubble: attack 8, shield 3 leave 1', () => {
  expect(strength(duel({ board: { terrain: { 'H-15': 'rubble' } } }))).toBe(1);
});
rule('MAAS-9.3.2-mod-rapid-fire', '−1 on each shot of rapid fire', () => {
  const s = duel();
  s.fire('rapid', d12(1));
  s.fire('rapid', d12(2));
  expect(attacks(s).map(({ strength: { total } }) => total)).toEqual([4, 4]);
});
rule('MAAS-9.3.2-mod-assault', '−2 when firing on the move', () => expect(strength(duel(), 'assault')).toBe(3));
rule('MAAS-9.3.2-mod-targeted', '−2 for who painted the target in the same action, +3 for the paint', () => {
  const s = duel();
  s.does(0, { type: 'paint', target: s.target });
  s.fire('targeted', d12(1));
  expect(attacks(s)[0]!.strength.total).toBe(8 - 3 + 3 - 2);
});
rule('MAAS-9.3.2-mod-attenuation', '−1 for each full ten points: 9 none, 10 one, 20 two', () => {
  const at20 = (on: string) => part(duel({ shooter: { on: 'H-05' }, victim: { on } }), 'MAAS-9.3.2-mod-attenuation');
  expect([at20('H-14'), at20('H-15'), at20('H-25')]).toEqual([undefined, -1, -2]);
});
rule('MAAS-12.1s-sniper-attenuation', 'a sniper loses one for each full fifteen', () => {
  const far = (on: string) => part(duel({ shooter: { type: 'sniper', on: 'H-01' }, victim: { on } }), 'MAAS-9.3.2-mod-attenuation');
  expect([far('H-15'), far('H-16'), far('H-30'), far('H-31')]).toEqual([undefined, -1, -1, -2]);
});
rule('MAAS-12.1s-sniper-close', 'a sniper is clumsy within five points', () => {
  const near = (on: string) => part(duel({ shooter: { type: 'sniper', on: 'H-05' }, victim: { on } }), 'MAAS-12.1s-sniper-close');
  expect([near('H-10'), near('H-11')]).toEqual([-2, undefined]);
});
for (const id of ['MAAS-9.3.2-mod-out-of-command', 'MAAS-12.1-commanders'] as const)
  rule(id, '−1 without a functioning commander on the map', () => {
    expect(part(duel(), 'MAAS-9.3.2-mod-out-of-command')).toBeUndefined();
    expect(part(duel({ led: false }), 'MAAS-9.3.2-mod-out-of-command')).toBe(-1);
    const shocked: Soldier = { seat: 0, type: 'command', on: 'A-03', morale: 'shocked', done: true };
    expect(part(duel({ led: false, more: [shocked] }), 'MAAS-9.3.2-mod-out-of-command')).toBe(-1);
  });
rule('MAAS-9.3.2-mod-adjacent', '+1 against a neighbour', () => {
  expect(part(duel({ victim: { on: 'H-11' } }), 'MAAS-9.3.2-mod-adjacent')).toBe(1);
  expect(part(duel({ victim: { on: 'H-12' } }), 'MAAS-9.3.2-mod-adjacent')).toBeUndefined();
});
rule('MAAS-9.3.2-mod-boost', '−1 for who used the boost', () => {
  const s = duel({ shooter: { card: { damage: 4 } } });
  s.does(0, { type: 'bounce', level: 3, boost: true });
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(0, { type: 'step', to: at('H-12') });
  s.fire('assault', d12(1));
  expect(part(s, 'MAAS-9.3.2-mod-boost')).toBe(-1);
});
for (const id of ['MAAS-9.3.2-mod-shocked', 'MAAS-7.2-shock-shaky'] as const)
  rule(id, 'shaking hands: −2, no painting, nothing from paint', () => {
    const start = position({
      units: [
        { seat: 0, type: 'front-line', on: 'H-10', morale: 'shocked' },
        { seat: 0, type: 'command', on: 'A-01', done: true },
        { seat: 1, type: 'front-line', on: 'H-15', done: true, paint: { bonus: 3, until: 1 } },
      ],
    });
    const s = scene(ruleset, start);
    s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(7)));
    expect(why(s.refuses(0, { type: 'paint', target: 2 }))).toEqual(['MAAS-7.2-shock-shaky']);
    s.does(0, { type: 'fire', target: 2, mode: 'stationary' }, ...cards(s.state, d12(1)));
    expect(s.events.find(event => event.type === 'attacked')!.strength.total).toBe(8 - 3 - 2);
  });
for (const id of ['MAAS-12.4-jack-knife-triple'] as const)
  rule(id, 'printed 4, tripled beside the enemy: 12 + 1 − 3 = 10; not further off unless so read', () => {
    expect(strength(duel({ shooter: { type: 'jack-knife' }, victim: { on: 'H-11' } }))).toBe(10);
    expect(strength(duel({ shooter: { type: 'jack-knife' }, victim: { on: 'H-12' } }))).toBe(1);
    const always = [...standard, 'MAAS-reading-47-always-triple' as const];
    expect(strength(duel({ shooter: { type: 'jack-knife' }, victim: { on: 'H-12' }, rules: always }))).toBe(9);
  });

const behindWoods = { terrain: { 'H-13': 'woods', 'G-13': 'woods', 'I-13': 'woods' } } as const;
for (const id of ['MAAS-6.0-los-required', 'MAAS-9.3.1-determine-los'] as const)
  rule(id, 'no line of sight, no direct fire; without a friend who sees, none at all', () => {
    const s = duel({ board: behindWoods, led: false });
    expect(why(s.refuses(0, { type: 'fire', target: s.target, mode: 'stationary' }))).toEqual(['MAAS-6.0-los-required']);
    const open = duel();
    open.fire('stationary', d12(1));
    expect(attacks(open)[0]!.indirect).toBe(false);
  });
for (const id of ['MAAS-9.6-indirect-fire', 'MAAS-9.3.2-mod-indirect'] as const)
  rule(id, '−5 at a target that only a friend sees; painted 9 − 3 − 5 + 3 = 4', () => {
    const spotter: Soldier = { seat: 0, type: 'front-line', on: 'E-15', done: true };
    const s = duel({ shooter: { type: 'assault' }, victim: { paint: { bonus: 3, until: 1 } }, board: behindWoods, more: [spotter] });
    s.fire('stationary', d12(1));
    expect(attacks(s)[0]).toMatchObject({ indirect: true, strength: { total: 4 } });
  });
rule('MAAS-3.3-drone-spotting', 'a drone that sees the target is a spotter', () => {
  const s = duel({ board: behindWoods, more: [{ seat: 0, type: 'ecm', on: 'E-15', level: 9, done: true }] });
  expect(sees(s.state, s.book, s.state.units[0]!, s.state.units[s.target]!)).toBe(false);
  expect(isSpotted(s.state, s.book, s.state.units[0]!, s.state.units[s.target]!)).toBe(true);
  s.fire('stationary', d12(1));
  expect(attacks(s)[0]!.indirect).toBe(true);
});
rule('MAAS-9.3a-one-attacker', 'each attack is one soldier’s: its own strength and nobody else’s', () => {
  const s = duel({ more: [{ seat: 0, type: 'thumper', on: 'H-09', done: true }] });
  s.fire('stationary', d12(1));
  expect(attacks(s)).toHaveLength(1);
  expect(attacks(s)[0]).toMatchObject({ attacker: 0, strength: { total: 5 } });
});
rule('MAAS-9.3a-one-defender', 'one target in an attack, an enemy on the map', () => {
  const s = duel();
  expect(why(s.refuses(0, { type: 'fire', target: 1, mode: 'stationary' }))).toContain('MAAS-9.3a-one-defender');
  expect(why(s.refuses(0, { type: 'fire', target: 99, mode: 'stationary' }))).toContain('MAAS-9.3a-one-defender');
});

rule('MAAS-9.0-stationary-fire', 'one clean shot without moving; who has moved has none', () => {
  const s = duel();
  s.fire('stationary', d12(1));
  expect(attacks(s)[0]!.strength.total).toBe(5);
  expect(s.state.units[0]!.done).toBe(true);
  const moved = duel();
  moved.does(0, { type: 'step', to: at('H-11') });
  expect(why(moved.refuses(0, { type: 'fire', target: moved.target, mode: 'stationary' }))).toEqual(['MAAS-9.0-stationary-fire']);
});
rule('MAAS-9.0-assault-fire', 'a shot on the move costs a point and may be answered before and after', () => {
  const s = duel({ victim: { done: false } });
  s.does(0, { type: 'fire', target: s.target, mode: 'assault' });
  expect([s.state.active!.mp, s.state.pending.at(-1)?.kind]).toEqual([4, 'reaction']);
  s.does(1, { type: 'hold', rest: false }, ...cards(s.state, d12(1)));
  expect(attacks(s)[0]!.how).toBe('assault');
  expect(s.state.pending.at(-1)?.kind).toBe('reaction');
  s.does(1, { type: 'hold', rest: false });
  s.does(0, { type: 'step', to: at('H-11') });
  const poor = duel({ shooter: { card: { damage: 4 } } });
  poor.does(0, { type: 'step', to: at('H-11') });
  poor.does(0, { type: 'step', to: at('H-12') });
  expect(why(poor.refuses(0, { type: 'fire', target: poor.target, mode: 'assault' }))).toEqual(['MAAS-9.0-assault-fire']);
});
rule('MAAS-9.0-targeted-fire', 'paint, then fire at the same target: net one better', () => {
  const s = duel();
  s.does(0, { type: 'paint', target: s.target });
  s.fire('targeted', d12(1));
  expect(attacks(s)[0]!.strength.total).toBe(6);
  expect(s.state.units[0]!.done).toBe(true);
  const unpainted = duel();
  expect(why(unpainted.refuses(0, { type: 'fire', target: unpainted.target, mode: 'targeted' }))).toEqual([
    'MAAS-9.4-paint-own-target-only',
  ]);
});
rule('MAAS-9.7-rapid-fire', 'two shots without moving, at one or two targets', () => {
  const s = duel({ more: [{ seat: 1, type: 'assault', on: 'H-18', done: true }] });
  s.fire('rapid', d12(6));
  expect(s.state.units[0]!.done).toBe(false);
  s.does(0, { type: 'fire', target: s.target + 1, mode: 'rapid' }, ...cards(s.state, d12(1)));
  expect(attacks(s).map(({ target }) => target)).toEqual([s.target, s.target + 1]);
  expect(s.state.units[0]!.done).toBe(true);
});
rule('MAAS-9.7-second-target-distance', 'the second target is no further from the first than the first d12', () => {
  const pair = (d: number) => {
    const s = duel({ more: [{ seat: 1, type: 'assault', on: 'H-20', done: true }] });
    s.fire('rapid', d12(d));
    return s;
  };
  const near = pair(4);
  expect(why(near.refuses(0, { type: 'fire', target: near.target + 1, mode: 'rapid' }))).toEqual(['MAAS-9.7-rapid-fire']);
  const wide = pair(5);
  wide.does(0, { type: 'fire', target: wide.target + 1, mode: 'rapid' }, ...cards(wide.state, d12(1)));
});
rule('MAAS-9.7-rapid-paint', 'a paint may be one of the two; the shot takes −2, or −1 by the other reading', () => {
  const s = duel();
  s.does(0, { type: 'paint', target: s.target });
  expect(why(s.refuses(0, { type: 'fire', target: s.target, mode: 'rapid' }))).toEqual(['MAAS-9.7-rapid-fire']);
  s.fire('targeted', d12(1));
  expect(attacks(s)[0]!.strength.total).toBe(6);
  const other = duel({ rules: [...standard, 'MAAS-reading-15-rapid-paint'] });
  other.does(0, { type: 'paint', target: other.target });
  other.fire('targeted', d12(1));
  expect(attacks(other)[0]!.strength.total).toBe(7);
  expect(other.state.units[0]!.done).toBe(true);
});

rule('MAAS-9.4-painting', 'a soldier that has not moved paints what it sees', () => {
  const s = duel();
  s.does(0, { type: 'paint', target: s.target });
  expect(s.state.units[s.target]!.paint).toEqual({ bonus: 3, until: 1 });
  const blind = duel({ board: behindWoods });
  expect(why(blind.refuses(0, { type: 'paint', target: blind.target }))).toEqual(['MAAS-9.4-painting']);
  const moved = duel();
  moved.does(0, { type: 'step', to: at('H-11') });
  expect(why(moved.refuses(0, { type: 'paint', target: moved.target }))).toEqual(['MAAS-9.4-painting']);
});
rule('MAAS-9.4-paint-no-move', 'who has painted does not move', () => {
  const s = duel();
  s.does(0, { type: 'paint', target: s.target });
  expect(why(s.refuses(0, { type: 'step', to: at('H-11') }))).toEqual(['MAAS-8.0-mp-allotment']);
});
rule('MAAS-9.4-paint-own-target-only', 'who has painted fires at that target or not at all', () => {
  const s = duel({ more: [{ seat: 1, type: 'assault', on: 'H-18', done: true }] });
  s.does(0, { type: 'paint', target: s.target });
  expect(why(s.refuses(0, { type: 'fire', target: s.target + 1, mode: 'targeted' }))).toContain('MAAS-9.4-paint-own-target-only');
});
rule('MAAS-9.4-paint-no-reaction', 'painting lets nobody react', () => {
  const s = duel({ victim: { done: false } });
  s.does(0, { type: 'paint', target: s.target });
  expect(s.state.pending).toEqual([]);
});
rule('MAAS-9.4-paint-follows', 'the mark stays with the target wherever it goes, until the turn ends', () => {
  const s = duel({ victim: { done: false }, board: { terrain: { 'H-16': 'woods' }, alone: true } });
  s.does(0, { type: 'paint', target: s.target });
  s.does(0, { type: 'done' });
  s.does(1, { type: 'activate', unit: s.target });
  s.does(1, { type: 'step', to: at('H-16') });
  expect(s.state.units[s.target]!.paint?.bonus).toBe(3);
  s.does(1, { type: 'done' }, ...cards(s.state, { d6: 6 }, { d6: 5 }, { d6: 3 }));
  expect(s.state.turn).toBe(2);
  expect(s.state.units[s.target]!.paint).toBeNull();
});
rule('MAAS-12.1s-sniper-once', 'a sniper fires once, without moving, and not in the air', () => {
  const flying = duel({ shooter: { type: 'sniper', level: 3 } });
  expect(why(flying.refuses(0, { type: 'fire', target: flying.target, mode: 'stationary' }))).toEqual(['MAAS-12.1s-sniper-once']);
  const s = duel({ shooter: { type: 'sniper' } });
  expect(why(s.refuses(0, { type: 'fire', target: s.target, mode: 'assault' }))).toEqual(['MAAS-12.1s-sniper-once']);
  s.does(0, { type: 'step', to: at('H-11') });
});
rule('MAAS-12.1s-sniper-paint', 'a sniper paints at +4 and leaves the shot to others', () => {
  const s = duel({ shooter: { type: 'sniper' } });
  s.does(0, { type: 'paint', target: s.target });
  expect(s.state.units[s.target]!.paint!.bonus).toBe(4);
  expect(why(s.refuses(0, { type: 'fire', target: s.target, mode: 'targeted' }))).toContain('MAAS-12.1s-sniper-paint');
});

rule('MAAS-9.3.3-determine-result', 'a card is drawn and read at the modified strength', () => {
  const s = duel();
  s.fire('stationary', d12(9));
  expect(attacks(s)[0]).toMatchObject({ strength: { total: 5 }, outcome: { boxes: 1, shock: true, eliminated: false } });
  expect(s.state.discard).toEqual([attacks(s)[0]!.card]);
});
const after = (draw: number, fight: Duel = {}) => {
  const s = duel(fight);
  s.fire('stationary', d12(draw));
  return s.state.units[s.target]!;
};
rule('MAAS-9.3.3-result-none', 'nothing happens', () => expect(after(4)).toMatchObject({ morale: 'good', card: { damage: 0 } }));
rule('MAAS-9.3.3-result-shock', 'a shock marker, no second one, none for who is down', () => {
  expect(after(5)).toMatchObject({ morale: 'shocked', card: { damage: 0 } });
  expect(after(5, { victim: { morale: 'panicked' } }).morale).toBe('panicked');
  // Down with shield 1: strength 7, a d12 of 3 is a plain S.
  expect(after(3, { victim: { card: { damage: 5 } } })).toMatchObject({ morale: 'good', place: 'map' });
});
rule('MAAS-9.3.3-result-eliminated', 'E removes the target', () => {
  expect(after(12, { shooter: { type: 'sniper', on: 'H-05' }, victim: { on: 'H-15' } }).place).toBe('eliminated');
});
rule('MAAS-9.3.3-result-1', 'one box, or the end of who has none', () => {
  expect(after(7).card!.damage).toBe(1);
  expect(after(8, { victim: { type: 'militia' } }).place).toBe('eliminated');
});
rule('MAAS-9.3.3-result-2', 'two boxes: at d3 down, at d4 out', () => {
  expect(after(11).card!.damage).toBe(2);
  // Shield 1 at d3 and d4: strength 7, a d12 of 9 is two boxes.
  expect(after(9, { victim: { card: { damage: 3 } } })).toMatchObject({ place: 'map', card: { damage: 5 } });
  expect(after(9, { victim: { card: { damage: 4 } } }).place).toBe('eliminated');
});
rule('MAAS-9.3.3-result-3', 'three boxes; two by the letter of the text', () => {
  // Shield 2 at d2: an Assault’s 9 − 2 = 7; a d12 of 12 is three boxes.
  const fight: Duel = { shooter: { type: 'assault' }, victim: { card: { damage: 2 } } };
  expect(after(12, fight)).toMatchObject({ place: 'map', card: { damage: 5 } });
  expect(after(12, { shooter: { type: 'front-line' }, victim: { card: { damage: 3 } } }).place).toBe('eliminated');
  expect(after(12, { ...fight, rules: [...standard, 'MAAS-reading-11-two-for-three'] }).card!.damage).toBe(4);
});
rule('MAAS-9.3.4-apply', 'all parts of a result at once, damage before shock', () => {
  const s = duel();
  const events = s.fire('stationary', d12(9)).map(event => event.type);
  expect(events.indexOf('hit')).toBeLessThan(events.indexOf('shocked'));
  expect(s.state.units[s.target]).toMatchObject({ morale: 'shocked', card: { damage: 1 } });
});
rule('MAAS-9.3.3-sequence', 'line of sight, strength and card, result, overkill, neighbours', () => {
  expect(duel().book.order('attack')).toEqual(['los', 'strength', 'apply', 'overkill', 'spillover', 'boost']);
  const s = duel({
    shooter: { type: 'jack-knife' },
    victim: { on: 'H-11', card: { damage: 3 } },
    more: [{ seat: 1, type: 'police', on: 'H-12', done: true }],
  });
  // 4 × 3 + 1 − 1 = 12: the card at 10, then one at 2, then the policeman beside it at 4 − 5 …
  s.fire('stationary', d12(1), d12(1));
  expect(attacks(s).map(({ how }) => how)).toEqual(['stationary', 'overkill', 'spillover']);
});
rule('MAAS-9.3.5-overkill', 'strength 14: a card at 10 and one at 4 of which only damage counts', () => {
  const s = duel({
    shooter: { type: 'jack-knife', card: { damage: 0 } },
    victim: { on: 'H-11', card: { damage: 0 }, paint: { bonus: 4, until: 1 } },
  });
  // 12 + 1 − 3 + 4 = 14.
  s.fire('stationary', d12(2), d12(6));
  expect(attacks(s).map(({ strength: { total } }) => total)).toEqual([14, 4]);
  // d12 2 at 10 is one box; d12 6 at 4 would be S, which does not count.
  expect(s.state.units[s.target]).toMatchObject({ morale: 'good', card: { damage: 1 } });
});
rule(
  'MAAS-9.8-spillover-adjacent',
  'each neighbour of the target is attacked at −5 with its own shield and cover, and that is the end of it',
  () => {
    const s = duel({
      shooter: { type: 'thumper' },
      more: [
        { seat: 1, type: 'front-line', on: 'H-16', done: true },
        { seat: 1, type: 'front-line', on: 'G-16', done: true, aloft: false },
        { seat: 1, type: 'front-line', on: 'H-18', done: true },
      ],
      board: { terrain: { 'G-16': 'marsh' } },
    });
    s.fire('stationary', d12(1), d12(1), d12(2));
    expect(attacks(s).map(({ target, strength: { total } }) => [target - s.target, total])).toEqual([
      [0, 8],
      [1, 11 - 5 - 3],
      [2, 11 - 5 - 3 - 1],
    ]);
    const waived = duel({
      shooter: { type: 'sniper', on: 'H-05' },
      victim: { on: 'H-11' },
      more: [{ seat: 1, type: 'police', on: 'H-12', done: true }],
    });
    waived.fire('stationary', d12(1), d12(1));
    expect(attacks(waived)[1]!.strength.terms.find(({ rule: id }) => id === 'MAAS-9.3.2-mod-spillover')!.value).toBe(-5);
  },
);
rule('MAAS-9.3.2-mod-spillover', '−5, but nothing more if the attack was indirect; always by the other reading', () => {
  const spotter: Soldier = { seat: 0, type: 'front-line', on: 'E-15', done: true };
  const beside: Soldier = { seat: 1, type: 'police', on: 'H-16', done: true };
  const fight: Duel = { shooter: { type: 'thumper' }, board: behindWoods, more: [spotter, beside] };
  const s = duel(fight);
  s.fire('stationary', d12(1), d12(1));
  expect(attacks(s)[1]!.strength.total).toBe(11 - 5);
  const always = duel({ ...fight, rules: [...standard, 'MAAS-reading-16-spillover-always'] });
  always.fire('stationary', d12(1), d12(1));
  expect(attacks(always)[1]!.strength.total).toBe(11 - 5 - 5);
});
rule('MAAS-9.8-spillover-same-point', 'whoever shares the target’s point is struck as well', () => {
  const start = position({
    units: [
      { seat: 0, type: 'front-line', on: 'H-10' },
      { seat: 0, type: 'police', on: 'H-11', done: true },
      { seat: 1, type: 'thumper', on: 'H-18' },
    ],
  });
  const s = scene(ruleset, start);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(1, { type: 'react', unit: 2 }, ...cards(s.state, d12(1), d12(1)));
  expect(s.events.filter(event => event.type === 'attacked').map(({ target, how }) => [target, how])).toEqual([
    [0, 'reaction'],
    [1, 'spillover'],
  ]);
});
rule('MAAS-9.8-spillover-agnostic', 'friends of the shooter are struck like enemies', () => {
  const s = duel({ shooter: { type: 'thumper' }, more: [{ seat: 0, type: 'police', on: 'H-14', done: true }] });
  s.fire('stationary', d12(1), d12(8));
  expect(s.state.units[2]!.place).toBe('eliminated');
});
test('the shooter himself is not struck by what spills over', () => {
  const s = duel({ victim: { on: 'H-11' } });
  s.fire('stationary', d12(1));
  expect(attacks(s)).toHaveLength(1);
});
