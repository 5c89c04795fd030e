import { hashOf } from '@sortie/kernel';
import { checkLaws, type Move, randomGame } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { ruleset } from '../../ruleset.ts';
import type { Classic, State, Unit } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { at, eventsOf, fire, hold, jump, NEXT, NORTH, pair, run, SOUTH, start, stay, walk } from '../../testing/table.fixture.ts';
import { BLIND, SENSING, searching } from './looking.fixture.ts';

const DARK = [
  ...SENSING,
  'TOE-visual-range-row2',
  'TOE-moonless-searchlight',
  'TOE-searchlight-illuminates-hex',
  'TOE-fire-illumination',
  'TOE-visual-range-searchlights',
] as const;
const [duel] = classic.scenarios;
const scenario = { ...duel!, rules: [...duel!.rules, ...DARK] };

describe('in a game in the dark', () => {
  test('the laws hold', () => {
    expect(checkLaws({ ...classic, scenarios: [scenario] }, { seeds: ['blind'], commands: 40, optionsEvery: 1000 })).toBe(40);
  });

  const moves: readonly Move<Classic>[] = [...randomGame({ game: classic, seed: 'secrets', scenario, commands: 60 })];
  const isSecret = (state: State, unit: Unit, seat: number): boolean =>
    state.blind === true && unit.veil !== undefined && unit.seat !== seat;

  test('nothing that happens to a unit out of sight alters what the other side knows', () => {
    let seen = 0;
    for (const { after } of moves)
      for (const unit of after.units) {
        const other = 1 - unit.seat;
        if (!isSecret(after, unit, other) || unit.veil !== 'hidden' || unit.fate !== 'fighting') continue;
        const changed: Unit = {
          ...unit,
          at: at('0101'),
          heat: unit.heat + 7,
          facing: 2,
          prone: !unit.prone,
          armor: {},
          ammo: [],
          moved: null,
        };
        const elsewhere = { ...after, units: after.units.map(one => (one.id === unit.id ? changed : one)) };
        expect(hashOf(ruleset.view(elsewhere, other))).toBe(hashOf(ruleset.view(after, other)));
        seen++;
      }
    expect(seen).toBeGreaterThan(40);
  });

  test('what is heard of a unit out of sight is silence, a contact or its end', () => {
    let silent = 0;
    for (const { before, events } of moves) {
      let state = before;
      for (const event of events) {
        const unit = 'unit' in event ? state.units[event.unit] : undefined;
        if (unit && isSecret(state, unit, 1 - unit.seat) && event.type !== 'sighted') {
          const news = ruleset.redact(state, event, 1 - unit.seat);
          expect([undefined, 'blipped', 'sighted']).toContain(news?.type);
          if (news?.type === 'sighted') expect(news.as.at).toBeNull();
          if (!news) silent++;
        }
        state = ruleset.evolve(state, event);
      }
    }
    expect(silent).toBeGreaterThan(50);
  });

  test('nobody learns whether it is seen, nor what the other side searches with', () => {
    for (const { after } of moves)
      for (const seat of [NORTH, SOUTH])
        for (const unit of ruleset.view(after, seat).units) {
          expect(unit.veil).toBeUndefined();
          if (unit.seat !== seat) expect([unit.scan, unit.sensor]).toEqual([undefined, undefined]);
        }
  });
});

describe('a game in the dark', () => {
  test('begins with nobody seen', () => {
    const [first] = [...randomGame({ game: classic, seed: 1, scenario, commands: 1 })];
    expect(first!.before.units.map(({ veil }) => veil)).toEqual(['hidden', 'hidden']);
    expect(ruleset.redact(first!.before, first!.events[0]!, SOUTH)).toMatchObject({ type: 'sighted', as: { fate: 'fighting', at: null } });
  });

  const FOG = [...BLIND, 'TOE-heavy-fog', 'TOE-visual-range-row2'] as const;
  test('who comes into sight stops the mover, who goes on as it likes', () => {
    const play = start({
      blind: true,
      rules: FOG,
      units: [
        { at: '0801', facing: 3, veil: 'hidden' },
        { at: '0808', veil: 'hidden' },
      ],
    });
    const events = play.does(NORTH, run(0, 'FF'));
    expect(eventsOf(events, 'sighted').map(({ unit }) => unit)).toEqual([1, 0]);
    expect(play.state.units[0]).toMatchObject({ at: at('0803'), moved: { done: false } });
    expect(play.story()).toContain('Griffin GRF-1N #2 is sighted in 0808.');
    play.does(NORTH, { type: 'halt', unit: 0 });
  });
  test('who gets out of sight is seen no more', () => {
    const play = start({ blind: true, rules: FOG, units: [{ at: '0803', facing: 0 }, { at: '0808' }] });
    const events = play.does(NORTH, walk(0, 'F'));
    expect(eventsOf(events, 'sighted').map(({ unit, as }) => [unit, as.veil])).toEqual([
      [0, 'hidden'],
      [1, 'hidden'],
    ]);
    expect(unitAt(ruleset.view(play.state, SOUTH), 0).at).toBeNull();
  });
  const POND = { '0805': '=' };
  test('who steps out of sight is gone before the other side could hear where to', () => {
    const position = { blind: true, rules: FOG, units: [{ at: '0803', facing: 0 }, { at: '0808' }] } as const;
    const play = start(position);
    let state = play.state;
    const heard = play.does(NORTH, walk(0, 'F')).flatMap(event => {
      const news = ruleset.redact(state, event, SOUTH);
      state = ruleset.evolve(state, event);
      return news ? [news] : [];
    });
    expect(heard.map(({ type }) => type)).not.toContain('stepped');
    expect(JSON.stringify(heard)).not.toContain(JSON.stringify(at('0802')));
    expect(ruleset.view(play.state, SOUTH).units[0]!.at).toBeNull();
  });
  test('a contact of the sensors bars no way that was open to whoever does not know what it is: it is run into', () => {
    const units = [
      { at: '0804', facing: 3, design: 'JR7-D' },
      { at: '0805', veil: { levels: 0 } },
    ] as const;
    const play = start({ blind: true, rules: SENSING, units, ground: POND });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ at: at('0804'), moved: { done: false } });
    expect(play.state.units[1]!.veil).toBeUndefined();
  });
  test('nobody walks or jumps into somebody whom it does not see', () => {
    const units = [
      { at: '0804', facing: 3, veil: 'hidden', design: 'JR7-D' },
      { at: '0805', veil: 'hidden' },
    ] as const;
    const play = start({ blind: true, rules: BLIND, units, ground: POND });
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ at: at('0804'), moved: { done: false } });
    expect(play.state.units.map(({ veil }) => veil)).toEqual([undefined, undefined]);
    const leap = start({ blind: true, rules: BLIND, units, ground: POND });
    leap.does(NORTH, jump(0, '0805'));
    expect(leap.state.units[0]).toMatchObject({ at: at('0804') });
  });
  test('who fires shows itself before its shots are rolled', () => {
    const play = start({ phase: 'weapon', blind: true, rules: FOG, units: [{ at: '0803', facing: 3, veil: 'hidden' }, { at: '0810' }] });
    const [declared] = play.does(NORTH, fire(0, 1, 0));
    expect(ruleset.redact(play.state, declared!, SOUTH)).toBeUndefined();
    const events = play.does(SOUTH, hold(1), ...pair(3), ...NEXT);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('sighted')).toBeLessThan(types.indexOf('fired'));
  });
  test('contacts move with what they are contacts of', () => {
    const play = start({
      initiative: NORTH,
      blind: true,
      rules: SENSING,
      ground: { '0806': '3', '0906': '3' },
      units: [
        { at: '0803', ...searching('magscan', 7) },
        { at: '0810', facing: 0, veil: { levels: 2 } },
      ],
    });
    const before = play.state;
    const [, stepped] = play.does(SOUTH, walk(1, 'F'));
    expect(ruleset.redact(before, stepped!, NORTH)).toEqual({ type: 'blipped', blips: [{ at: at('0809'), levels: 2 }] });
    play.does(NORTH, stay(0));
  });
});
