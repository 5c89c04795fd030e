import { rule, type Scene, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able, at, BASE, book, dealt, done, hit, lasting, pair, refused, ruleset, slow, standard, term } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { AlphaStrike, AttackCommand, Command, MoveCommand, State, Unit } from '../../shape.ts';

/** The core book and the Companion say the same. */
const both = (ids: readonly string[], sentence: string, body: () => void): void => {
  for (const id of ids) rule(id, sentence, body);
};

const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
const stands = (unit: number, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit,
  mode: 'stand',
  path: [],
  facing: { dx: 0, dy: -1 },
  ...more,
});
const kinds = (unit: Unit | undefined) => unit!.marks.map(({ kind }) => kind);
const endTurn = (game: Scene<AlphaStrike>, ...dice: readonly number[]) => {
  game.does(game.state.active, done);
  game.does(game.state.active, done, ...dice, 6, 6, 1, 1);
};

// Generators
const generator = (card: Sketch, charge: number, others: readonly Placed[] = [], more: Partial<Unit> = {}, change: Partial<State> = {}) => {
  const source = at({ specials: 'HPG', ...card }, 0, 20, 40, { ...still, marks: [{ kind: 'hpg', until: 0, value: charge }], ...more });
  return scene(ruleset, setPiece([source, at({}, 1, 60, 3, still), ...others], change));
};
const fired = (card: Sketch = {}, others: readonly Placed[] = [], change: Partial<State> = {}) => {
  const game = generator(card, 1, others, {}, change);
  endTurn(game);
  return game.state;
};
const charge: Command = stands(0, { stance: 'chargeHpg' });
const idle = (more: Partial<Unit>, specials = 'HPG') =>
  setPiece([able(specials, 0, 20, 40, { moved: null, ...more }), able('', 1, 20, 10)], { phase: 'movement' });
both(['ASC-sua-hpg-use#1', 'AS-sua-hpg#1'], 'a signal every six turns', () => {
  const state = fired();
  expect(state.units[0]!.marks).toContainEqual({ kind: 'hpgWait', until: 5 });
  // Sent in turn 1: it may begin to charge in turn 6 and sends in turn 7.
  expect([
    refused(idle({ marks: [{ kind: 'hpgWait', until: 5 }] }), charge),
    refused(idle({}), charge),
    refused(idle({}, ''), charge),
  ]).toEqual([['ASC-sua-hpg-charge'], [], ['ASC-sua-hpg-charge']]);
});
rule('ASC-sua-hpg-use#2', 'without air it troubles nobody', () => {
  const state = fired({}, [able('', 1, 24, 36, still)], { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } });
  expect(state.units.map(unit => kinds(unit).includes('pulsed'))).toEqual([false, false, false]);
});
rule('ASC-sua-hpg-use#3', 'its pulse strikes the sender too', () => {
  expect(kinds(fired().units[0])).toContain('pulsed');
});
rule('ASC-sua-hpg-use#4', 'it is no weapon', () => {
  const hows = book.permits('stance', 'chargeHpg');
  expect(hows).toBe(true);
  expect(refused(setPiece(pair(3, { specials: 'HPG', damage: '0/0/0' })), hit())).not.toEqual([]);
});
both(['ASC-sua-hpg-charge#1', 'AS-sua-hpg#1'], 'two whole Combat Phases in a row', () => {
  const first = generator({}, 0);
  endTurn(first);
  expect(first.state.units[0]!.marks).toEqual([{ kind: 'hpg', until: 0, value: 1 }]);
  const begun = scene(ruleset, idle({}));
  begun.does(0, charge);
  expect(begun.state.units[0]!.marks).toEqual([{ kind: 'hpg', until: 0, value: 0 }]);
});
both(['ASC-sua-hpg-charge#2', 'AS-sua-hpg#1'], 'while it charges it neither moves nor fires', () => {
  const charging: Partial<Unit> = { marks: [{ kind: 'hpg', until: 0, value: 0 }] };
  const walk: Command = { type: 'move', unit: 0, mode: 'ground', path: [{ x: 20 * 254, y: 38 * 254 }], facing: { dx: 0, dy: -1 } };
  const fight = (how: AttackCommand['how'], more: Partial<Unit>) =>
    refused(setPiece(slow(0, { specials: 'HPG,SRM1/1' }, {}, more)), hit({ how }));
  expect([refused(idle(charging), walk), refused(idle({}), walk), refused(idle(charging), stands(0))]).toEqual([
    ['ASC-sua-hpg-charge'],
    [],
    [],
  ]);
  expect([fight('standard', charging), fight('SRM', charging), fight('standard', {})]).toEqual([
    ['ASC-sua-hpg-charge'],
    ['ASC-sua-hpg-charge'],
    [],
  ]);
  const gun = (more: Partial<Unit>) =>
    refused(setPiece(lasting(20, { specials: 'HPG,ARTT-1' }, {}, more)), {
      type: 'bombard',
      unit: 0,
      weapon: 'ART-T',
      at: { x: 20 * 254, y: 19 * 254 },
    });
  expect([gun(charging), gun({})]).toEqual([['ASC-sua-hpg-charge'], []]);
});
rule('ASC-sua-hpg-charge#4', 'it goes off at the end of the second', () => {
  expect(fired({}, [able('', 1, 24, 36, still)]).units.map(unit => kinds(unit).includes('pulsed'))).toEqual([true, false, true]);
  const early = generator({}, 0, [able('', 1, 24, 36, still)]);
  endTurn(early);
  expect(early.state.units.some(unit => kinds(unit).includes('pulsed'))).toBe(false);
});
both(['ASC-sua-hpg-charge#5', 'AS-sua-hpg#4'], 'and the sender sleeps for a turn', () => {
  const game = generator({}, 1, [able('', 0, 60, 44)]);
  endTurn(game);
  expect([game.state.turn, game.state.units[0]!.shutdown]).toEqual([2, true]);
  const later = scene(ruleset, {
    ...game.state,
    phase: 'combat',
    active: 0,
    initiative: 0,
    units: game.state.units.map(unit => ({ ...unit, ...still })),
  });
  endTurn(later);
  expect([later.state.turn, later.state.units[0]!.shutdown]).toEqual([3, false]);
});
rule('ASC-sua-hpg-radius#1', 'the pulse needs air', () => {
  const near = [able('', 1, 24, 36, still)];
  expect([
    kinds(fired({}, near).units[2]),
    kinds(fired({}, near, { weather: { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } }).units[2]),
  ]).toEqual([['pulsed'], []]);
});
both(['ASC-sua-hpg-radius#2', 'AS-sua-hpg#3'], 'it reaches sixteen inches', () => {
  const away = (inches: number) => kinds(fired({}, [able('', 1, 20, 40 - inches - BASE, still)]).units[2]);
  expect([away(16), away(16.1)]).toEqual([['pulsed'], []]);
});
both(
  ['ASC-sua-hpg-radius#3', 'AS-sua-hpg#3'],
  'from the biggest carriers all over the table, and to whoever flies in the two inner zones',
  () => {
    const flyer = (ring: 0 | 1 | 2): Placed =>
      at({ type: 'AF', move: '6a' }, 1, 0, 0, { fate: 'aloft', at: null, airborne: true, flight: { ring } });
    const felt = (card: Sketch) =>
      fired(card, [flyer(0), flyer(1), flyer(2)])
        .units.slice(1)
        .map(unit => kinds(unit).includes('pulsed'));
    expect([felt({ type: 'SV', size: 3 }), felt({ type: 'SV', size: 2 }), felt({ type: 'SV', size: 2, specials: 'HPG,VLG' })]).toEqual([
      [true, true, true, false],
      [false, false, false, false],
      [true, true, true, false],
    ]);
    const ship = generator({ type: 'DS', move: '4p' }, 1, [flyer(0), flyer(1), flyer(2), able('', 0, 60, 44)], { airborne: false });
    endTurn(ship);
    expect(ship.state.units.slice(1, 5).map(unit => kinds(unit).includes('pulsed'))).toEqual([true, true, true, false]);
  },
);
const dazzled: Partial<Unit> = { marks: [{ kind: 'pulsed', until: 7 }] };
both(['ASC-sua-hpg-effect#1', 'AS-sua-hpg#2'], 'four worse for everybody but soldiers on foot', () => {
  expect([term(setPiece(slow(3, {}, {}, dazzled)), 'ASC-sua-hpg-effect'), term(setPiece(slow(3)), 'ASC-sua-hpg-effect')]).toEqual([
    4,
    undefined,
  ]);
  const crowd = [able('', 1, 24, 36, still, { type: 'BA', move: '4"f' }), able('', 1, 16, 36, still, { type: 'CI', move: '4"f' })];
  expect(fired({}, crowd).units.slice(2).map(kinds)).toEqual([['pulsed'], []]);
});
both(['ASC-sua-hpg-effect#2', 'AS-sua-hpg#2'], 'for six Combat Phases', () => {
  const state = fired({}, [able('', 1, 24, 36, still)]);
  expect(state.units[2]!.marks).toEqual([{ kind: 'pulsed', until: 7 }]);
  const passes = (turn: number) => {
    const game = scene(ruleset, setPiece(slow(20, {}, {}, dazzled), { turn }));
    endTurn(game);
    return kinds(game.state.units[0]);
  };
  expect([passes(6), passes(7)]).toEqual([['pulsed'], []]);
});
rule('ASC-sua-hpg-effect#3', 'wherever it goes', () => {
  const game = scene(ruleset, setPiece([able('', 0, 20, 40, { moved: null, ...dazzled }), able('', 1, 20, 30)], { phase: 'movement' }));
  game.does(0, { type: 'move', unit: 0, mode: 'ground', path: [{ x: 26 * 254, y: 40 * 254 }], facing: { dx: 0, dy: -1 } });
  expect(kinds(game.state.units[0])).toEqual(['pulsed']);
  expect(term(setPiece([able('', 0, 2, 46, dazzled), able('', 1, 2, 30)]), 'ASC-sua-hpg-effect')).toBe(4);
});
both(['ASC-sua-hpg-effect#4', 'AS-sua-hpg#5'], 'weapons and devices, not blows and Control Rolls', () => {
  const card = { specials: 'MEL,TAG,SRM1/1' };
  const by = (how: AttackCommand['how']) => term(setPiece(slow(0, card, {}, dazzled)), 'ASC-sua-hpg-effect', { how });
  expect([by('standard'), by('SRM'), by('TAG'), by('strike'), by('melee'), by('charge')]).toEqual([
    4,
    4,
    4,
    undefined,
    undefined,
    undefined,
  ]);
  const control = (more: Partial<Unit>) => {
    const state = setPiece(slow(3, {}, {}, more));
    return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
  };
  expect(control(dazzled)).toBe(control({}));
});

// Missiles with a choice of warheads
const iatm: Sketch = { damage: '4/4/4', specials: 'IATM3/3/3' };
const shoot = (munition: string, apart = 3, b: Sketch = {}) => {
  const game = scene(ruleset, setPiece(lasting(apart, iatm, b)));
  game.does(0, hit({ how: 'IATM', ...(munition && { munition }) }), 6, 5);
  return game;
};
const gone = (game: ReturnType<typeof shoot>) => 20 - game.state.units[1]!.armor;
both(['ASC-sua-iatm-magpulse#1', 'AS-sua-iatm#2'], 'at Short range it does a point less', () => {
  expect([gone(shoot('magpulse')), gone(shoot('')), gone(shoot('magpulse', 12))]).toEqual([2, 3, 3]);
});
const inches = (unit: Unit, state: State) => book.ask('move', { state, unit, mode: 'ground' }).total;
both(['ASC-sua-iatm-magpulse#2', 'AS-sua-iatm#2'], 'whoever is hit at Short range loses two inches throughout the next turn', () => {
  const game = shoot('magpulse');
  expect([game.state.units[1]!.marks, inches(game.state.units[1]!, game.state)]).toEqual([[{ kind: 'magpulse', until: 2 }], 8]);
  endTurn(game);
  expect([game.state.turn, inches(game.state.units[1]!, game.state)]).toEqual([2, 6]);
  expect(shoot('magpulse', 12).state.units[1]!.marks).toEqual([]);
  const over = scene(ruleset, setPiece(lasting(20, {}, {}, { marks: [{ kind: 'magpulse', until: 2 }] }), { turn: 2 }));
  endTurn(over);
  expect(over.state.units[0]!.marks).toEqual([]);
});
both(['ASC-sua-iatm-magpulse#3', 'AS-sua-iatm#2'], 'and shoots one worse throughout the next turn', () => {
  const pulsed: Partial<Unit> = { marks: [{ kind: 'magpulse', until: 2 }] };
  const worse = (turn: number, how: AttackCommand['how']) =>
    term(setPiece(slow(0, {}, {}, pulsed), { turn }), 'ASC-sua-iatm-magpulse', { how });
  expect([worse(1, 'standard'), worse(2, 'standard'), worse(2, 'strike')]).toEqual([undefined, 1, undefined]);
});
both(['ASC-sua-iatm-magpulse#4', 'AS-sua-iatm#2'], 'two pulses are no more than one', () => {
  const game = scene(ruleset, setPiece([...lasting(3, iatm), able('IATM3/3/3', 0, 24, 40)]));
  game.does(0, hit({ how: 'IATM', munition: 'magpulse' }), 6, 5);
  game.does(0, hit({ unit: 2, how: 'IATM', munition: 'magpulse' }), 6, 5);
  endTurn(game);
  expect([game.state.units[1]!.marks, inches(game.state.units[1]!, game.state)]).toEqual([[{ kind: 'magpulse', until: 2 }], 6]);
});
both(['ASC-sua-iatm-inferno#1', 'AS-sua-iatm#3'], 'at Short range it does a point less', () => {
  expect([gone(shoot('inferno')), gone(shoot('inferno', 12))]).toEqual([2, 3]);
});
both(
  ['ASC-sua-iatm-inferno#2', 'AS-sua-iatm#3'],
  'it heats by its value at Short and Medium range, and burns what has no heat scale',
  () => {
    const heat = (apart: number, b: Sketch = {}) => shoot('inferno', apart, b).state.units[1]!.heatFrom;
    expect([heat(3), heat(12), heat(30), heat(3, { specials: 'FR' })]).toEqual([3, 3, 0, 0]);
    expect([
      gone(shoot('inferno', 12, { type: 'BA', move: '4"f' })),
      gone(shoot('inferno', 12, { type: 'BA', move: '4"f', specials: 'FR' })),
    ]).toEqual([6, 3]);
  },
);

// Coolant
const cooled = (order: 'flush' | 'emergencyCool', heat: number, die: number | null, more: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece([...lasting(30, { specials: 'RHS,ECS' }, {}, { heat, ...more }), able('', 0, 60, 44)]));
  game.does(0, { type: 'order', unit: 0, order });
  endTurn(game, ...(die === null ? [] : [die]));
  return game.state.units[0]!;
};
both(['ASC-sua-rhs#1', 'AS-sua-rhs#1'], 'hot sinks are flushed for a point, and never below none', () => {
  const order = (heat: number) =>
    refused(setPiece(lasting(30, { specials: 'RHS' }, {}, { heat })), { type: 'order', unit: 0, order: 'flush' });
  expect([order(1), order(0)]).toEqual([[], ['ASC-sua-rhs']]);
  const fires = (heat: number) => {
    const game = scene(ruleset, setPiece(lasting(3, { specials: 'RHS', overheat: 2 }, {}, { heat })));
    game.does(0, hit({ overheat: 1 }), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'flush' });
    endTurn(game, 2);
    return game.state.units[0]!.heat;
  };
  expect([fires(1), fires(2)]).toEqual([1, 2]);
});
both(['ASC-sua-rhs#2', 'AS-sua-rhs#2'], 'on 1 nothing is cooled', () => {
  const fires = (die: number) => {
    const game = scene(ruleset, setPiece(lasting(3, { specials: 'RHS', overheat: 2 }, {}, { heat: 1 })));
    game.does(0, hit({ overheat: 1 }), 1, 1);
    game.does(0, { type: 'order', unit: 0, order: 'flush' });
    endTurn(game, die);
    return game.state.units[0]!.heat;
  };
  expect([fires(1), fires(2), fires(6)]).toEqual([2, 1, 1]);
});
both(['ASC-sua-rhs#3', 'AS-sua-rhs#2'], 'and then never again', () => {
  const unit = cooled('flush', 1, 1);
  expect(unit.spent).toEqual(['RHS']);
  expect(
    refused(setPiece(lasting(30, { specials: 'RHS' }, {}, { heat: 2, spent: unit.spent })), { type: 'order', unit: 0, order: 'flush' }),
  ).toEqual(['ASC-sua-rhs']);
});
const scalding = (heat: number, overheat: number, die: number | null, more: Partial<Unit> = {}) => {
  const game = scene(ruleset, setPiece([...lasting(3, { specials: 'ECS', overheat: 4 }, {}, { heat, ...more }), able('', 0, 60, 44)]));
  game.does(0, hit({ overheat }), 1, 1);
  game.does(0, { type: 'order', unit: 0, order: 'emergencyCool' });
  endTurn(game, ...(die === null ? [] : [die]));
  return game.state.units[0]!;
};
both(['ASC-sua-ecs#1', 'AS-sua-ecs#3'], 'it waits until the heat shuts its unit down', () => {
  expect([scalding(1, 2, null).heat, scalding(2, 2, 2).heat]).toEqual([3, 2]);
});
both(['ASC-sua-ecs#2', 'AS-sua-ecs#1'], 'on 2 or more the heat falls by two', () => {
  expect([scalding(2, 2, 2).heat, scalding(2, 2, 6).heat, scalding(2, 2, 2).shutdown]).toEqual([2, 2, false]);
});
both(['ASC-sua-ecs#3', 'AS-sua-ecs#2'], 'on 1 the heat stays and the engine is hit, which is the end after another hit', () => {
  expect([scalding(2, 2, 1).shutdown, scalding(2, 2, 1).engineHits]).toEqual([true, 1]);
  expect(scalding(2, 2, 1, { engineHits: 1 }).fate).toBe('destroyed');
});
both(['ASC-sua-ecs#4', 'AS-sua-ecs#2'], 'and it is used up', () => {
  expect(scalding(2, 2, 1).spent).toEqual(['ECS']);
  expect(
    refused(setPiece(lasting(30, { specials: 'ECS' }, {}, { spent: ['ECS'] })), { type: 'order', unit: 0, order: 'emergencyCool' }),
  ).toEqual(['ASC-sua-ecs']);
});

// Cockpits
const noisy = able('ECM', 1, 24, 38);
both(['ASC-sua-vr#1', 'AS-sua-vr#1'], 'one easier on Control Rolls', () => {
  const control = (specials: string) => {
    const state = setPiece(slow(3, { specials }));
    return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
  };
  expect(control('VR') - control('')).toBe(-1);
});
rule('ASC-sua-vr#2', 'nobody gets out', () => {
  const eject = (specials: string) => refused(setPiece(slow(3, { specials })), { type: 'order', unit: 0, order: 'eject' });
  expect([eject('VR'), eject('')]).toEqual([['ASC-sua-vr'], []]);
});
both(['ASC-sua-vr#3', 'AS-sua-vr#3'], 'inside a hostile screen no shots', () => {
  const shot = (specials: string, others: readonly Placed[]) => refused(setPiece([...slow(3, { specials }), ...others]), hit());
  expect([shot('VR', [noisy]), shot('VR', []), shot('', [noisy]), shot('VR', [able('ECM', 0, 24, 38)])]).toEqual([
    ['ASC-sua-vr'],
    [],
    [],
    [],
  ]);
});
both(['ASC-sua-vr#4', 'AS-sua-vr#3'], 'and blows are two harder', () => {
  const blow = (others: readonly Placed[]) => term(setPiece([...slow(0, { specials: 'VR' }), ...others]), 'ASC-sua-vr', { how: 'strike' });
  expect([blow([noisy]), blow([])]).toEqual([2, undefined]);
});
const linked: Partial<Unit> = { marks: [{ kind: 'linked', until: 0 }] };
both(['ASC-sua-dn#1', 'AS-sua-dn#3'], 'without an implant it does nothing, good or bad', () => {
  expect(term(setPiece(slow(3, { specials: 'DN' })), 'ASC-sua-dn')).toBeUndefined();
  const struck = (more: Partial<Unit>) => {
    const game = scene(
      ruleset,
      setPiece(slow(30, { specials: 'DN' }, {}, { waiting: [{ kind: 'fireControl', rule: 'AS-crit-fc' }], ...more })),
    );
    endTurn(game);
    return kinds(game.state.units[0]);
  };
  expect([struck({}), struck(linked)]).toEqual([[], ['linked', 'stunned']]);
});
both(['ASC-sua-dn#2', 'AS-sua-dn#1'], 'with one, Skill 2 is as good as 1', () => {
  const number = (more: Partial<Unit>) => {
    const [event] = scene(ruleset, setPiece(slow(3, { specials: 'DN' }, {}, { skill: 2, ...more }))).does(0, hit(), 1, 1);
    return event?.type === 'attacked' && event.toHit.total;
  };
  const without = number({});
  expect(Number(without) - Number(number(linked))).toBe(1);
  const control = (more: Partial<Unit>) => {
    const state = setPiece(slow(3, { specials: 'DN' }, {}, { skill: 2, ...more }));
    return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
  };
  expect(control({}) - control(linked)).toBe(1);
});
both(['ASC-sua-dn#3', 'AS-sua-dn#2'], 'every hit on its sights stuns its crew, whatever it is', () => {
  for (const card of [{}, { type: 'CV', move: '8"t' }, { type: 'PM' }] as const) {
    const game = scene(
      ruleset,
      setPiece(slow(30, { ...card, specials: 'DN' }, {}, { waiting: [{ kind: 'fireControl', rule: 'AS-crit-fc' }], ...linked })),
    );
    endTurn(game);
    expect(kinds(game.state.units[0])).toContain('stunned');
  }
});
rule('ASC-sua-dn#4', 'and shuts a craft in the air down', () => {
  const flying: Partial<Unit> = {
    fate: 'aloft',
    at: null,
    airborne: true,
    flight: { ring: 1 },
    waiting: [{ kind: 'fireControl', rule: 'AS-crit-fc' }],
  };
  const down = (more: Partial<Unit>) => {
    const game = scene(
      ruleset,
      setPiece([at({ type: 'AF', move: '6a', specials: 'DN' }, 0, 0, 0, { ...flying, ...more }), able('', 0, 60, 44), able('', 1, 60, 4)]),
    );
    endTurn(game);
    return game.state.units[0]!.shutdown;
  };
  expect([down(linked), down({})]).toEqual([true, false]);
});

// Pulses of electromagnetic guns
const pulse = (b: Sketch, die: readonly number[], more: Partial<Unit> = {}, specials = 'TSEMP1') => {
  const game = scene(ruleset, setPiece(lasting(3, { specials }, b, {}, more)));
  game.does(0, hit({ how: specials.startsWith('TSEMP-O') ? 'TSEMP-O' : 'TSEMP' }), 6, 6, ...die);
  return kinds(game.state.units[1]);
};
both(['ASC-sua-tsemp-attacks#1', 'AS-sua-tsemp#1'], 'as many in a turn as its number says', () => {
  const game = scene(ruleset, setPiece([...lasting(3, { specials: 'TSEMP2' }), able('', 1, 24, 36)]));
  game.does(0, hit({ how: 'TSEMP' }), 1, 1);
  game.does(0, hit({ how: 'TSEMP', target: 2 }), 1, 1);
  expect(game.refuses(0, hit({ how: 'TSEMP' }))).not.toEqual([]);
});
rule('ASC-sua-tsemp-attacks#2', 'one-shot guns as many in a scenario', () => {
  const game = scene(ruleset, setPiece(lasting(3, { specials: 'TSEMP-O1' })));
  game.does(0, hit({ how: 'TSEMP-O' }), 1, 1);
  expect(game.state.units[0]!.spent).toEqual(['TSEMP-O']);
  const again = (spent: readonly string[]) =>
    refused(setPiece(lasting(3, { specials: 'TSEMP-O2' }, {}, { spent })), hit({ how: 'TSEMP-O' }));
  expect([again(['TSEMP-O']), again(['TSEMP-O', 'TSEMP-O']).length > 0]).toEqual([[], true]);
});
both(['ASC-sua-tsemp-attacks#3', 'AS-sua-tsemp#1'], 'in the Combat Phase, at Short and Medium range', () => {
  const shot = (apart: number, change: Partial<State> = {}) =>
    refused(setPiece(lasting(apart, { specials: 'TSEMP1' }), change), hit({ how: 'TSEMP' }));
  expect([shot(3), shot(24), shot(24.1).length > 0, shot(3, { phase: 'movement' })]).toEqual([[], [], true, ['AS-turn']]);
});
both(['ASC-sua-tsemp-effect#1', 'AS-sua-tsemp#4'], 'soldiers on foot, DropShips and the very large do not feel it', () => {
  expect([
    pulse({ type: 'CI', move: '4"f' }, []),
    pulse({ type: 'DS', move: '4p' }, [], { airborne: false }),
    pulse({ specials: 'VLG' }, []),
    pulse({ specials: 'SLG' }, []),
    pulse({ type: 'BA', move: '4"f' }, [4, 4]),
  ]).toEqual([[], [], [], [], ['stunned']]);
});
both(
  ['ASC-sua-tsemp-effect#2', 'AS-sua-tsemp#2'],
  'one less for BattleMechs and aircraft, two less for the large, two more for support vehicles',
  () => {
    const needs = (b: Sketch, total: number) => {
      const roll = (sum: number): readonly number[] => [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)];
      return [pulse(b, roll(total), { airborne: false })[0], pulse(b, roll(total - 1), { airborne: false })[0]];
    };
    const edge = ['stunned', 'shaken'];
    expect(needs({ type: 'PM' }, 8)).toEqual(edge);
    expect(needs({}, 9)).toEqual(edge);
    expect(needs({ type: 'AF', move: '6a' }, 9)).toEqual(edge);
    expect(needs({ specials: 'LG' }, 11)).toEqual(edge);
    expect(needs({ type: 'SV', move: '8"t' }, 6)).toEqual(edge);
  },
);
both(['ASC-sua-tsemp-effect#3', 'AS-sua-tsemp#2'], '8 and more shuts it down for a turn', () => {
  expect(pulse({ type: 'PM' }, [4, 4])).toEqual(['stunned']);
  const game = scene(
    ruleset,
    setPiece(lasting(3, {}, { type: 'PM' }, {}, { marks: [{ kind: 'stunned', until: 2 }] }), { active: 1, turn: 2 }),
  );
  expect(game.refuses(1, hit({ unit: 1, target: 0 })).map(({ rule: id }) => id)).toContain('AS-turn');
});
both(['ASC-sua-tsemp-effect#4', 'AS-sua-tsemp#3'], '7 and less troubles its attacks and its Control Rolls for a turn', () => {
  expect(pulse({ type: 'PM' }, [4, 3])).toEqual(['shaken']);
  const shaken: Partial<Unit> = { marks: [{ kind: 'shaken', until: 2, value: 1 }] };
  const number = (more: Partial<Unit>, how: AttackCommand['how']) => {
    const [event] = scene(ruleset, setPiece(slow(0, {}, {}, more))).does(0, hit({ how }), 1, 1);
    return event?.type === 'attacked' ? event.toHit.total : 0;
  };
  expect([number(shaken, 'standard') - number({}, 'standard'), number(shaken, 'strike') - number({}, 'strike')]).toEqual([1, 1]);
  const control = (more: Partial<Unit>) => {
    const state = setPiece(slow(3, {}, {}, more));
    return book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total;
  };
  expect(control(shaken) - control({})).toBe(1);
});
both(['ASC-sua-tsemp-stacking#1', 'AS-sua-tsemp#3'], 'two hits trouble it no more than one', () => {
  const twice = scene(
    ruleset,
    setPiece(lasting(3, { specials: 'TSEMP2' }, { type: 'PM' }, {}, { marks: [{ kind: 'shaken', until: 2, value: 1 }] })),
  );
  twice.does(0, hit({ how: 'TSEMP' }), 6, 6, 1, 1);
  expect(kinds(twice.state.units[1])).toEqual(['shaken']);
  const [event] = scene(ruleset, { ...twice.state, active: 1 }).does(1, hit({ unit: 1, target: 0 }), 1, 1);
  expect(event?.type === 'attacked' && event.toHit.terms.find(({ rule: id }) => id === 'AS-sua-btas')?.value).toBe(1);
});
rule('ASC-sua-tsemp-stacking#2', 'each hit is rolled for until it is shut down', () => {
  expect([
    pulse({ type: 'PM' }, [4, 4], { marks: [{ kind: 'shaken', until: 2, value: 1 }] }),
    pulse({ type: 'PM' }, [], { marks: [{ kind: 'stunned', until: 2 }] }),
  ]).toEqual([['shaken', 'stunned'], ['stunned']]);
});
both(['ASC-sua-tsemp-stacking#3', 'AS-sua-tsemp#5'], 'the End Phase of the next turn ends it', () => {
  const after = (turn: number) => {
    const game = scene(ruleset, setPiece(lasting(20, {}, {}, { marks: [{ kind: 'shaken', until: 2, value: 1 }] }), { turn }));
    endTurn(game);
    return kinds(game.state.units[0]);
  };
  expect([after(1), after(2)]).toEqual([['shaken'], []]);
});

// Help for robots
const robot = (code: string, others: readonly Placed[]) => term(setPiece([...slow(3, { specials: code }), ...others]), 'AS-sua-atac');
both(['ASC-sua-atac#1', 'AS-sua-atac#1'], 'one easier for as many robots as its number says', () => {
  expect([
    robot('SDCS', [able('ATAC1', 0, 50, 44)]),
    robot('RBT', [able('ATAC1', 0, 50, 44)]),
    robot('', [able('ATAC1', 0, 50, 44)]),
    robot('RBT', []),
  ]).toEqual([-1, -1, undefined, undefined]);
  expect(robot('RBT', [able('ATAC1', 1, 50, 44)])).toBeUndefined();
});
both(['ASC-sua-atac#2', 'AS-sua-atac#1'], 'three of them with ATAC3', () => {
  const state = setPiece([...slow(3, { specials: 'RBT' }), able('ATAC3', 0, 50, 44), ...[30, 34, 38].map(x => able('RBT', 0, x, 40))]);
  const helped = [0, 3, 4, 5].map(unit => term(state, 'AS-sua-atac', { unit }));
  expect(helped).toEqual([-1, -1, -1, undefined]);
});
both(['ASC-sua-jam#1', 'AS-sua-atac#2'], 'a jammer takes the help away', () => {
  const help = able('ATAC1', 0, 50, 44);
  expect([robot('RBT', [help, able('JAM', 1, 20, 10)]), robot('RBT', [help, able('JAM', 0, 20, 10)])]).toEqual([undefined, -1]);
});
both(['ASC-sua-jam#2', 'AS-sua-atac#2'], 'as far as Extreme range', () => {
  const jam = (apart: number) =>
    term(
      setPiece([able('RBT', 0, 2, 46), able('', 1, 2, 42), able('ATAC1', 0, 50, 44), able('JAM', 1, 2 + apart + BASE, 46)]),
      'AS-sua-atac',
    );
  expect([jam(60), jam(60.1)]).toEqual([undefined, -1]);
});
rule('ASC-sua-mfb#1', 'a field base does nothing in a battle', () => {
  expect([dealt({ specials: 'MFB' }, {}), dealt({}, { specials: 'MFB' })]).toEqual([dealt({}, {}), dealt({}, {})]);
  expect(standard).toContain('AS-sua-mfb');
});
