import type { Unit as Paper } from '@sortie/roster';
import { find, mechStructure } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, start, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
/** A built-in design with something else bolted on or about it. */
const altered = (code: string, change: Partial<Paper>): Paper => ({ ...find(code)!, ...change });
const duel = (attacker: Partial<Placed>, target: Partial<Placed> = {}, ground = {}) => ({
  units: [{ at: '0805', facing: 3, ...attacker } as Placed, { at: '0807', ...target } as Placed, WITNESS],
  ground,
});

describe('armor, structure and engines that are not standard', () => {
  const plated = altered('GRF-1N', { armor: { ...find('GRF-1N')!.armor, type: 'Hardened' } });
  rule('TW-dmg-modifiers', 'hardened armor takes two for each point', () => {
    const { play } = shoot(duel({ design: 'HBK-4G' }, { design: plated }), 0, ...HIT, ...pair(7), ...NEXT);
    // Five points take two, and strike a third one once.
    expect(unitAt(play.state, 1).armor['CT']).toBe(18);
  });
  rule('TW-crit-industrial', 'civilian frames are easier to pierce', () => {
    const civil = altered('GRF-1N', { structure: { ...find('GRF-1N')!.structure, type: 'Industrial' } });
    const { book, state } = alone({ design: civil });
    expect(book.ask('criticalRow', { unit: unitAt(state, 0), location: 'CT', rolled: 6 }).total).toBe(8);
  });
});

describe('armor, structure and engines that are not standard', () => {
  rule('TW-case2', 'CASE II lets the blast out', () => {
    const safe = altered('HBK-4G', { mounts: [...find('HBK-4G')!.mounts, { kind: 'equipment', item: 'ISCASEII', at: 'LT' }] });
    // One point of structure and the armor behind; the roll to keep criticals off; two hits on the pilot.
    const { play } = shoot(
      duel({ design: 'HBK-4G' }, { design: safe, armor: { LT: 0 } }),
      0,
      ...HIT,
      ...pair(8),
      ...pair(8),
      1,
      1,
      ...pair(8),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', structure: { LT: 6 }, rear: { LT: 0 } });
  });
  const extraLight = (clan: boolean) => altered('GRF-1N', { engine: { type: 'XL', rating: 275, ...(clan ? { clan: true } : {}) } });
  rule('TW-crit-engine', 'a side torso takes its part of an extra-light engine along', () => {
    const open = { armor: { LT: 0 }, structure: { LT: 3 } };
    const light = shoot(duel({ design: 'HBK-4G' }, { design: extraLight(false), ...open }), 0, ...HIT, ...pair(8), 1, 1, ...NEXT);
    expect(unitAt(light.play.state, 1).fate).toBe('destroyed');
    const clan = shoot(duel({ design: 'HBK-4G' }, { design: extraLight(true), ...open }), 0, ...HIT, ...pair(8), 1, 1, ...NEXT);
    expect(unitAt(clan.play.state, 1).fate).toBe('fighting');
    expect(eventsOf(clan.events, 'cooled').find(({ unit }) => unit === 1)!.built.terms).toContainEqual({
      rule: 'TW-crit-engine',
      value: 10,
    });
  });
  rule('TW-is-table', 'structure by weight', () => {
    expect(mechStructure(55, false)).toEqual({ HD: 3, CT: 18, RT: 13, LT: 13, RA: 9, LA: 9, RL: 13, LL: 13 });
    expect(sheetOf('AS7-D').structure).toEqual({ HD: 3, CT: 31, RT: 21, LT: 21, RA: 17, LA: 17, RL: 21, LL: 21 });
  });
});
