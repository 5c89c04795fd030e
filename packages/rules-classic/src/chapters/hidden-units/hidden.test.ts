import type { RuleId } from '@sortie/kernel';
import { checkLaws, rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { options } from '../../options.ts';
import { ruleset } from '../../ruleset.ts';
import type { Command } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { objections } from '../../testing/moving.fixture.ts';
import { at, eventsOf, fire, hold, jump, NEXT, NORTH, run, SOUTH, start, stay, strike, walk } from '../../testing/table.fixture.ts';
import { fitted } from '../sensors/looking.fixture.ts';
import { AMBUSH, HIDING, isHidden, known, LURKS, lurking, pounce } from './hiding.fixture.ts';

describe('setting up hidden', () => {
  const opening = (rules: readonly RuleId[] = HIDING, design = 'GRF-1N') =>
    start({
      phase: 'deployment',
      rules,
      ground: { '0801': 'w', '0802': 'R', '0803': 'H' },
      units: [
        { at: '0805', fate: 'waiting', design },
        { at: '0817', fate: 'waiting' },
      ],
    });
  const hide = (label: string, more: object = {}): Command => ({ type: 'hide', unit: 0, at: at(label), facing: 3, ...more });

  rule('TW-house-hidden-units', 'who hides stands where only its own side knows', () => {
    const play = opening();
    const before = play.state;
    const events = play.does(NORTH, hide('0801'));
    expect(unitAt(play.state, 0)).toMatchObject({ at: at('0801'), facing: 3, fate: 'fighting', hides: true, veil: 'hidden' });
    expect(known(play, NORTH, 0)).toMatchObject({ at: at('0801'), hides: true });
    expect(known(play, SOUTH, 0)).toMatchObject({ at: null, fate: 'fighting', design: 'GRF-1N' });
    expect(known(play, SOUTH, 0).hides).toBeUndefined();
    let state = before;
    for (const event of events) {
      expect(JSON.stringify(ruleset.redact(state, event, SOUTH) ?? '')).not.toContain(JSON.stringify(at('0801')));
      state = ruleset.evolve(state, event);
    }
    expect(play.story().join(' ')).toContain('hides in 0801.');
  });
  rule('TW-house-hidden-units', 'woods, buildings and the like hide; clear ground, roads and what flies or floats do not', () => {
    expect(objections(opening(), hide('0801'))).toEqual([]);
    expect(objections(opening(), hide('0803'))).toEqual([]);
    // A road runs through this wood.
    expect(objections(opening(), hide('0802'))).toEqual(['TW-house-hidden-units']);
    expect(objections(opening(), hide('0903'))).toEqual(['TW-house-hidden-units']);
    // Too far from the edge, as for everybody.
    expect(objections(opening(), hide('0804'))).toEqual(['TW-house-hidden-units']);
    expect(objections(opening(HIDING, 'Warrior Attack Helicopter H-7'), hide('0801'))).toEqual(['TW-house-hidden-units']);
    expect(objections(opening([]), hide('0801'))).toEqual(['TW-house-tasks']);
  });
  test('every hiding place is offered, and allowed', () => {
    const play = opening();
    const offered = [...options(play.state, NORTH, play.book)].filter(({ type }) => type === 'hide');
    expect(offered).toHaveLength(2 * 6);
    expect(offered.filter(command => play.book.check(play.state as never, command, NORTH).length > 0)).toEqual([]);
  });
});

describe('hidden units', () => {
  rule('TW-house-hidden-units', 'are found by whoever ends its move beside them, and not by whoever goes past', () => {
    const past = lurking({ at: '0707' });
    past.does(NORTH, run(0, 'FFFFF'));
    expect(isHidden(past)).toBe(true);
    const beside = lurking({});
    beside.does(NORTH, walk(0, 'FFF'));
    expect(isHidden(beside)).toBe(false);
    expect(known(beside, NORTH, 1)).toMatchObject({ at: at('0809') });
    expect(unitAt(beside.state, 1).hides).toBeUndefined();
    const jumped = lurking({ at: '0806' });
    jumped.does(NORTH, jump(0, '0810'));
    expect(isHidden(jumped)).toBe(false);
    const far = lurking({});
    far.does(NORTH, walk(0, 'FF'));
    expect(isHidden(far)).toBe(true);
  });
  rule('TW-house-hidden-units', 'stop whoever means to enter their hex', () => {
    const play = lurking({ at: '0808' }, {}, AMBUSH);
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ at: at('0808'), moved: { done: false } });
    expect(isHidden(play)).toBe(false);
    // The one who is found decides before the other goes on.
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: SOUTH, question: 'pounce' }]);
    expect(objections(play, { type: 'halt', unit: 0 })).toContain('TW-house-hidden-units');
    play.does(SOUTH, pounce(1));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: NORTH, question: 'move' }]);
    play.does(NORTH, { type: 'halt', unit: 0 });
    expect(unitAt(play.state, 1)).toMatchObject({ fire: null, moved: null });
  });
  rule('TW-house-hidden-units', 'are found by probes within their reach', () => {
    const probe = fitted('GRF-1N', 'BeagleActiveProbe');
    const near = lurking({ design: probe, at: '0804' });
    near.does(NORTH, walk(0, 'F'));
    expect(isHidden(near)).toBe(false);
    const far = lurking({ design: probe, at: '0803' });
    far.does(NORTH, walk(0, 'F'));
    expect(isHidden(far)).toBe(true);
  });
  rule('TW-house-hidden-units', 'stay hidden while they lie low, and are seen where they come out when they move', () => {
    const idle = lurking({ moved: ['stand', 0] }, { at: '0405' }, HIDING);
    const quiet = start({
      ...{ blind: true, rules: HIDING, initiative: NORTH, ground: { '0809': 'w' } },
      units: [{ at: '0805' }, { at: '0809', ...LURKS }],
    });
    quiet.does(SOUTH, stay(1));
    expect(isHidden(quiet)).toBe(true);
    const goes = start({
      blind: true,
      rules: HIDING,
      initiative: NORTH,
      ground: { '0809': 'w' },
      units: [{ at: '0803' }, { at: '0809', ...LURKS }],
    });
    goes.does(SOUTH, walk(1, 'F'));
    expect(known(goes, NORTH, 1)).toMatchObject({ at: at('0808') });
    const turns = start({
      blind: true,
      rules: HIDING,
      initiative: NORTH,
      ground: { '0809': 'w' },
      units: [{ at: '0803' }, { at: '0809', ...LURKS }],
    });
    turns.does(SOUTH, walk(1, 'R'));
    expect(isHidden(turns)).toBe(false);
    expect(isHidden(idle)).toBe(true);
  });
  rule('TW-house-hidden-units', 'are seen before the shots are rolled that they fire from hiding, and when they strike', () => {
    const play = start({
      phase: 'weapon',
      blind: true,
      rules: HIDING,
      ground: { '0809': 'w' },
      units: [
        { at: '0804', facing: 3 },
        { at: '0809', ...LURKS },
      ],
    });
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, fire(1, 0, 0), 1, 1, ...NEXT).map(({ type }) => type);
    expect(events.indexOf('sighted')).toBeLessThan(events.indexOf('fired'));
    expect(isHidden(play)).toBe(false);
    const blow = start({
      phase: 'physical',
      blind: true,
      rules: HIDING,
      ground: { '0809': 'w' },
      units: [
        { at: '0808', facing: 3 },
        { at: '0809', ...LURKS },
      ],
    });
    blow.does(NORTH, strike(0));
    blow.does(SOUTH, strike(1, { kind: 'punch', arm: 'RA', target: 0 }), 1, 1, ...NEXT);
    expect(isHidden(blow)).toBe(false);
  });
  rule('TW-house-hidden-units', 'are not made out by eyes where sides see only what they see', () => {
    const play = lurking({}, {}, [...HIDING, 'TOE-sensor-blips']);
    play.does(NORTH, walk(0, 'FF'));
    expect(isHidden(play)).toBe(true);
    const open = lurking({}, { hides: undefined } as never, ['TOE-sensor-blips']);
    open.does(NORTH, walk(0, 'FF'));
    expect(isHidden(open)).toBe(false);
  });
});

describe('point-blank shots', () => {
  rule('TW-house-point-blank', 'are fired at once, whatever the target has moved, and take the place of move and fire', () => {
    const play = lurking({ at: '0803' }, {}, AMBUSH);
    play.does(NORTH, run(0, 'FFFFF'));
    expect(ruleset.awaiting(play.state)).toMatchObject([{ seat: SOUTH, question: 'pounce' }]);
    const events = play.does(SOUTH, pounce(1, 0), 1, 1);
    const [fired] = eventsOf(events, 'fired');
    expect(unitAt(play.state, 0).moved?.hexes).toBe(5);
    expect(fired!.toHit.terms.find(({ rule: id }) => id === 'TW-th-tmm')).toMatchObject({ waivedBy: 'TW-house-point-blank' });
    // Too near for the cannon, and the wood that the attacker stands in does not hinder it.
    expect(fired!.toHit.total).toBe(4 + 3);
    expect(unitAt(play.state, 1)).toMatchObject({ fire: { shots: [] }, moved: { done: true, mode: 'stand' }, built: { weapons: 10 } });
    expect(play.state.phase).toBe('weapon');
  });
  rule('TW-house-point-blank', 'are not fired where the rule is not played, nor by whom nobody comes near, nor at anybody else', () => {
    const without = lurking({}, {}, HIDING);
    without.does(NORTH, walk(0, 'FFF'));
    expect(without.state.interlude).toBeUndefined();
    const play = lurking({}, {}, AMBUSH);
    expect(objections(play, pounce(1, 0))).toEqual(['TW-house-hidden-units']);
    play.does(NORTH, walk(0, 'FFF'));
    expect(play.refuses(SOUTH, { type: 'pounce', unit: 1, twist: 0, shots: [{ weapon: 0, target: 2 }] })).toMatchObject([
      { reason: 'it fires only at units that have come near' },
    ]);
    expect(play.refuses(SOUTH, pounce(2, 0))).toHaveLength(1);
    expect(play.refuses(SOUTH, pounce(1, 9))).toHaveLength(1);
    expect([...options(ruleset.view(play.state, SOUTH), SOUTH, play.book)].map(({ type }) => type)).toEqual(Array(10).fill('pounce'));
    // Who lets it pass moves and fires as ever, but is seen.
    play.does(SOUTH, pounce(1));
    expect(isHidden(play)).toBe(false);
    play.does(SOUTH, stay(1));
    expect(play.state.phase).toBe('weapon');
  });
});

test('the laws hold in games with hidden units', () => {
  const rules = [...AMBUSH, 'TOE-opportunity-fire-hidden-units'] as const;
  const [duel] = classic.scenarios;
  const scenario = { ...duel!, rules: [...duel!.rules, ...rules] };
  expect(
    checkLaws({ ...classic, scenarios: [scenario] }, { seeds: ['hide', 'seek', 'lurk'], commands: 60, optionsEvery: 1000 }),
  ).toBeGreaterThan(150);
});
