import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { aimAt } from '../../attack/aim.ts';
import { movedBy } from '../../movement/moved.ts';
import { type OnMap, withUnit } from '../../state.ts';
import { bin, weapon } from '../../testing/guns.fixture.ts';
import { numberOf, type Placed, start, WITNESS } from '../../testing/table.fixture.ts';

const COVER = 'TOE-infantry-cover-no-shielding-stack';
const ON_FOOT = 'TOE-infantry-cover-conventional-attacks';
const SHIELD = 'TOE-shielding-mp-and-penalty';
const MEN = 'Foot Platoon (Rifle)';
const unit = (at: string, design: string): Placed => ({ at, design });
const FRIEND = unit('0812', 'LCT-1V');
/** What the cover is worth against a shot. */
const worth = (units: readonly Placed[], expected: number): number =>
  numberOf({ units, rules: [COVER, ON_FOOT] }, 0, expected)
    .terms.filter(one => one.rule === COVER && !one.waivedBy)
    .reduce((sum, { value }) => sum + value, 0);

describe('machines as cover', () => {
  rule('TOE-infantry-cover-no-shielding-stack#1', 'a machine that shields them covers them no more than once', () => {
    const units = [unit('0808', 'GRF-1N'), unit('0812', MEN), FRIEND];
    const { state, book } = start({ units, rules: [COVER, ON_FOOT, SHIELD], phase: 'weapon' });
    const shielded = withUnit(state, 2, { moved: { ...movedBy('walk', 1), manner: 'shield' } });
    const [attacker, target] = shielded.units as readonly [OnMap, OnMap];
    const shot = { weapon: 0, target: 1 };
    const aim = aimAt({ state: shielded, book, unit: attacker, target, shot, shots: [], pose: { twist: 0, flip: false } });
    const given = book.ask('toHit', aim).terms.filter(one => (one.rule === COVER || one.rule === SHIELD) && one.value > 0);
    expect(given.map(({ rule: id, value }) => [id, value])).toEqual([[SHIELD, 1]]);
  });
  rule('TOE-infantry-cover-no-shielding-stack#2', 'a machine of their side in their hex makes troops one harder to hit', () => {
    expect(worth([unit('0808', 'GRF-1N'), unit('0812', MEN), FRIEND], 5)).toBe(1);
    expect(worth([unit('0808', 'GRF-1N'), unit('0812', MEN), WITNESS], 4)).toBe(0);
    // Beside them it does not help, and it helps no machine.
    expect(worth([unit('0808', 'GRF-1N'), unit('0812', MEN), unit('0813', 'LCT-1V')], 4)).toBe(0);
    expect(worth([unit('0808', 'GRF-1N'), unit('0812', 'Vedette Medium Tank'), FRIEND], 4)).toBe(0);
  });
  rule('TOE-infantry-cover-conventional-attacks#1', 'men on foot see past it, but not past it with a field gun', () => {
    expect(worth([unit('0810', MEN), unit('0812', MEN), FRIEND], 6)).toBe(0);
    const paper = find('Motorized Platoon (MG)') as Paper;
    const guns = [weapon('Autocannon/5', 'FGUN'), bin('IS Ammo AC/5', 20, 'FGUN')];
    const gunners: Placed = { at: '0808', design: { ...paper, mounts: [...paper.mounts, ...guns] } };
    const { state, book } = start({ units: [gunners, unit('0812', MEN), FRIEND], rules: [COVER, ON_FOOT], phase: 'weapon' });
    const [attacker, target] = state.units as readonly [OnMap, OnMap];
    const shot = { weapon: 1, target: 1 };
    const gun = book.ask('toHit', aimAt({ state, book, unit: attacker, target, shot, shots: [], pose: { twist: 0, flip: false } }));
    expect(gun.terms.find(one => one.rule === COVER)).toMatchObject({ value: 1 });
    expect(gun.terms.find(one => one.rule === COVER)?.waivedBy).toBeUndefined();
  });
});
