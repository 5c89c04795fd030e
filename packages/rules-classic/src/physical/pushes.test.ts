import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { ATLAS, kick, left, may, missed, punch, push, struck } from '../testing/brawl.fixture.ts';
import { HIT } from '../testing/core.fixture.ts';
import { at, eventsOf, pair, termsOf } from '../testing/table.fixture.ts';

const TANK = 'Vedette Medium Tank';
const MEN = 'Foot Platoon (Rifle)';

describe('pushes', () => {
  rule('TW-push#1', 'one easier, without damage', () => expect(missed(push)).toMatchObject({ toHit: { total: 4 }, damage: 0 }));
  rule('TW-push#2', "'Mechs push 'Mechs that stand on their level right ahead", () => {
    expect(may(push)).toEqual([]);
    expect(may(push, {}, { prone: true })).not.toEqual([]);
    expect(may(push, {}, { design: TANK })).not.toEqual([]);
    expect(may(push, {}, {}, { '0809': '1' })).not.toEqual([]);
    expect(may(push, { facing: 2 })).not.toEqual([]);
    expect(may(push, { gone: ['LA'] })).not.toEqual([]);
  });
  rule('TW-push#3', 'two harder for each shoulder', () =>
    expect([missed(push, { hits: { RA: [0] } }).toHit.total, missed(push, { hits: { RA: [0], LA: [0] } }).toHit.total]).toEqual([6, 8]),
  );
  rule('TW-push#4', 'the other goes back a hex and rolls, and one follows', () => {
    const { play, events } = struck(push, {}, {}, {}, ...HIT, ...HIT);
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0809'), at('0810')]);
    expect(eventsOf(events, 'piloted')).toMatchObject([{ unit: 1, cause: 'pushed', number: { total: 5 } }]);
  });
  rule('TW-push#6', 'a quad does not push', () => expect(may(push, { design: 'SCP-1N' })).not.toEqual([]));
  rule('TW-push#7', 'where there is no room both stay', () => {
    const { play } = struck(push, { at: '0816' }, { at: '0817' }, {}, ...HIT, ...HIT);
    expect([unitAt(play.state, 0).at, unitAt(play.state, 1).at]).toEqual([at('0816'), at('0817')]);
  });
  rule('TW-displace-valid#1', 'one hex the way of the push', () => {
    expect(unitAt(struck(push, { at: '0708', facing: 2 }, { at: '0808' }, {}, ...HIT, ...HIT).play.state, 1).at).toEqual(at('0909'));
  });
  rule('TW-displace-valid#2', 'not up what it could not climb', () => {
    expect(unitAt(struck(push, {}, {}, { '0810': '3' }, ...HIT, ...HIT).play.state, 1).at).toEqual(at('0809'));
    expect(unitAt(struck(push, {}, {}, { '0810': '2' }, ...HIT, ...HIT).play.state, 1).at).toEqual(at('0810'));
  });
  rule('TW-displace-fall#1', 'down two levels is a fall without a roll', () => {
    const { events } = struck(push, {}, {}, { '0808': '2', '0809': '2' }, ...HIT, 1, 1, 2, 5, 5, 2, 3, 4, 5, ...HIT);
    expect(eventsOf(events, 'fell')[0]).toMatchObject({ unit: 1, levels: 2, damage: 18 });
    expect(eventsOf(events, 'piloted')).toEqual([]);
  });
  rule('TW-displace-fall#2', 'down one is the roll of the push alone', () => {
    const { events } = struck(push, {}, {}, { '0808': '1', '0809': '1' }, ...HIT, ...HIT);
    expect([eventsOf(events, 'fell'), eventsOf(events, 'piloted').map(({ cause }) => cause)]).toEqual([[], ['pushed']]);
  });
  rule('TW-displace-edge', 'nobody is pushed off the map', () => {
    expect(unitAt(struck(push, { at: '0816' }, { at: '0817' }, {}, ...HIT, ...HIT).play.state, 1)).toMatchObject({
      at: at('0817'),
      fate: 'fighting',
    });
  });
});

describe('levels and arcs', () => {
  rule('TW-phys-level-punch#1', 'fists strike a level above the feet', () => {
    expect([may(punch), may(punch, {}, {}, { '0809': '1' }), may(punch, {}, {}, { '0809': '2' }).length > 0]).toEqual([[], [], true]);
  });
  rule('TW-phys-level-punch#2', 'on the level the upper body', () => {
    expect(eventsOf(struck(punch, {}, ATLAS, {}, ...HIT, 3).events, 'located')[0]!.struck.location).toBe('CT');
  });
  rule('TW-phys-level-punch#4', 'nobody lower, nobody who lies, nothing one level high', () => {
    expect(may(punch, {}, {}, { '0808': '1' })).toContain('TW-phys-level-punch');
    for (const target of [{ prone: true }, { design: TANK }, { design: 'Roc' }])
      expect(may(punch, {}, target)).toContain('TW-phys-level-punch');
  });
  rule('TW-phys-level-kick#1', 'feet strike at their own level', () => {
    expect([may(kick), may(kick, {}, {}, { '0808': '1' }), may(kick, {}, {}, { '0809': '1' }).length > 0]).toEqual([[], [], true]);
  });
  rule('TW-phys-level-kick#2', 'the legs of whoever stands, the whole of whoever lies or is low', () => {
    expect(eventsOf(struck(kick, {}, ATLAS, {}, ...HIT, 1, ...HIT).events, 'located')[0]!.struck.location).toBe('RL');
    expect(eventsOf(struck(kick, {}, { ...ATLAS, prone: true }, {}, 3, 4).events, 'located')[0]!.struck.location).toBe('CT');
  });
  rule('TW-phys-level-kick#4', 'nobody higher, and nothing low that stands lower', () => {
    expect(may(kick, {}, {}, { '0809': '1' })).not.toEqual([]);
    expect(may(kick, {}, { design: TANK }, { '0808': '1' })).not.toEqual([]);
    expect(may(kick, {}, { design: TANK })).toEqual([]);
  });
  rule('TW-phys-prone#2', 'whoever lies on the level is kicked', () => expect(may(kick, {}, { prone: true })).toEqual([]));
  rule('TW-phys-prone#3', 'and punched only a level higher', () => {
    expect([may(punch, {}, { prone: true }).length > 0, may(punch, {}, { prone: true }, { '0809': '1' })]).toEqual([true, []]);
  });
  rule('TW-phys-arc#1', 'an arm strikes into its arc, with the torso', () => {
    expect(may(punch, { facing: 5 })).toContain('TW-phys-arc');
    expect(may(left, { facing: 5, twist: -1 })).toEqual([]);
    expect(may(punch, { facing: 2 })).toEqual([]);
  });
  rule('TW-phys-arc#2', 'kicks and pushes go by the feet', () => {
    expect(may(kick, { facing: 1, twist: 1 })).toContain('TW-phys-arc');
    expect(may(push, { facing: 2, twist: 1 })).not.toEqual([]);
    expect(may(push, { twist: 1 })).toEqual([]);
  });
  rule('TW-phys-inhex#1', 'troops between the own feet are three harder to kick', () => {
    const { toHit } = eventsOf(struck(kick, {}, { at: '0808', design: MEN }, {}, ...HIT).events, 'struck')[0]!;
    expect(termsOf(toHit)).toMatchObject({ 'TW-phys-inhex': 3 });
  });
  rule('TW-phys-inhex#2', 'a vehicle there is struck on any side', () => {
    const side = (die: number) =>
      eventsOf(
        struck(kick, { design: 'LCT-1V' }, { at: '0808', design: 'Manticore Heavy Tank' }, {}, ...HIT, die, ...pair(7)).events,
        'located',
      )[0]!.side;
    expect([side(1), side(2), side(4), side(6)]).toEqual(['front', 'right', 'rear', 'left']);
  });
});
