import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { fight, ground, passing, shoot } from '../aerospace/sky.fixture.ts';
import { ce, done, hit, pair, refused, ruleset, standard, stay, tank, term, usual } from '../scene.fixture.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

// Critical hits, clause by clause: unit 0 fires at unit 1.
const bare: Sketch = { armor: 0, structure: 9 };
const game = (
  b: Sketch = {},
  a: Sketch = {},
  theirs: Partial<Unit> = {},
  mine: Partial<Unit> = {},
  apart = 3,
  rules: readonly RuleId[] = standard,
) => scene(ruleset, setPiece([...pair(apart, { armor: 20, ...a }, { ...bare, ...b }, mine, theirs), usual('', 1, 60, 4)]), rules);
type Game = ReturnType<typeof game>;
const kinds = (play: Game, unit = 1): readonly string[] => play.state.units[unit]!.waiting.map(({ kind }) => kind);
const struck = (play: Game, dice: readonly number[], more: Partial<AttackCommand> = {}): Game => {
  play.does(0, hit(more), ...dice);
  return play;
};
const ended = (play: Game, ...dice: readonly number[]): Game => {
  play.does(0, done);
  play.does(1, done, ...dice, 5, 5, 2, 2);
  return play;
};
const rolls = (play: Game, table = 'AS-tbl-critical-mech'): number =>
  play.events.filter(one => one.type === 'rolled' && one.rule === table).length;
const NONE = [2, 3] as const;

rule('AS-crit-trigger#1', 'structure that is marked off makes one roll, armor alone none', () => {
  expect([
    rolls(struck(game(), [6, 4, ...NONE])),
    rolls(struck(game({ armor: 3 }), [6, 4])),
    rolls(struck(game({ armor: 2 }), [6, 4, ...NONE])),
  ]).toEqual([1, 0, 1]);
});
rule('AS-crit-trigger#2', 'with BAR any damage makes one, and structure none besides', () => {
  expect([
    rolls(struck(game({ armor: 9, specials: 'BAR' }), [6, 4, ...NONE])),
    rolls(struck(game({ specials: 'BAR' }), [6, 4, ...NONE])),
  ]).toEqual([1, 1]);
});
rule('AS-crit-trigger#3', 'an aircraft rolls above a third of the armor it began with, rounded up', () => {
  const aero = (damage: string, armor: number, ...dice: readonly number[]) => {
    const play = fight([ground({ damage }, 0, 20, 30), passing({ armor: 7, structure: 9 }, undefined, { armor })]);
    play.does(0, shoot(0, 1), 6, 4, ...dice);
    return rolls(play, 'ASC-tbl-aero-crits-fighter');
  };
  // Damage that it has suffered before does not lower the threshold.
  expect([aero('3/3/3', 7), aero('4/4/4', 7, 3, 4), aero('3/3/3', 4)]).toEqual([0, 1, 0]);
});
const piercing: readonly RuleId[] = [...standard, 'AS-munition-list'];
const shell = (how: 'AC' | 'SRM', munition: string, b: Sketch, ...dice: readonly number[]) =>
  rolls(struck(game(b, { specials: 'AC2/2/-,SRM2/2' }, {}, {}, 3, piercing), [6, 4, ...dice], { how, ...(munition && { munition }) }));
rule('AS-crit-trigger#4', 'armor-piercing shells, tandem charges, infantry on the hull and a fall from above make one too', () => {
  expect([
    shell('AC', 'armor-piercing', { armor: 9 }, ...NONE),
    shell('SRM', 'tandem', { armor: 9 }, ...NONE),
    shell('AC', '', { armor: 9 }),
  ]).toEqual([1, 1, 0]);
  const swarm = game({ armor: 9 }, { type: 'BA', specials: 'AM', move: '4"f' }, {}, {}, 0);
  expect(rolls(struck(swarm, [6, 5, ...NONE], { how: 'antimech' }))).toBe(1);
  const fall = game({ armor: 20 }, { move: '8"j' }, {}, { moved: JUMPED }, 0);
  expect(rolls(struck(fall, [6, 5, ...NONE], { how: 'dfa' }))).toBe(1);
});
rule('AS-munition-list#2', 'one more roll where the shell hits, beside the one for structure', () => {
  expect([
    shell('AC', 'armor-piercing', {}, ...NONE, ...NONE),
    shell('SRM', 'tandem', {}, ...NONE, ...NONE),
    shell('AC', '', {}, ...NONE),
  ]).toEqual([2, 2, 1]);
});
rule('AS-sua-aba#2', 'ablation stops the roll of the shell and leaves the one for structure', () => {
  const armored = (b: Sketch, ...dice: readonly number[]) => shell('AC', 'armor-piercing', { specials: 'ABA', ...b }, ...dice);
  expect([armored({ armor: 9 }), armored({}, ...NONE), shell('SRM', 'tandem', { armor: 9, specials: 'ABA' })]).toEqual([0, 1, 0]);
});
rule('AS-sua-aba#1', 'tasers do nothing to it', () => {
  const taser = (type: 'BA' | 'BM', specials: string, b: string, ...dice: readonly number[]) => {
    const play = game({ armor: 9, specials: b }, { type, specials });
    play.does(0, hit({ how: specials.slice(0, 4) as 'MTAS' }), 6, 5, ...dice);
    return play.state.units[1]!.marks.length;
  };
  expect([taser('BM', 'MTAS1', 'ABA'), taser('BA', 'BTAS1', 'ABA'), taser('BM', 'MTAS1', '', 6, 6)]).toEqual([0, 0, 1]);
});
rule('AS-crit-trigger#5', 'an IndustrialMech rolls twice for each, for a natural twelve too', () => {
  expect([
    rolls(struck(game({ type: 'IM' }), [6, 4, ...NONE, ...NONE])),
    rolls(struck(game({ type: 'IM', armor: 9 }), [6, 6, ...NONE, ...NONE])),
  ]).toEqual([2, 2]);
});
rule('AS-crit-trigger#6', 'infantry and battle armor roll for none', () => {
  const foot = (type: 'CI' | 'BA') => {
    const play = struck(game({ type, move: '4"f', structure: 9 }), [6, 6]);
    return play.events.filter(one => one.type === 'rolled').length;
  };
  expect([foot('CI'), foot('BA')]).toEqual([0, 0]);
});
const result = (b: Sketch, faces: readonly number[], a: Sketch = {}, rules = standard) =>
  kinds(struck(game(b, a, {}, {}, 3, rules), [6, 4, ...faces]))[0] ?? null;
rule('AS-crit-mods#1', 'two less with CR, and 1 or less is nothing; one less against REL', () => {
  expect([result({ specials: 'CR' }, [2, 2]), result({ specials: 'CR' }, [1, 2]), result({ specials: 'CR' }, [5, 4])]).toEqual([
    'ammo',
    null,
    'mp',
  ]);
  expect([result({ specials: 'CR' }, [1, 2], { specials: 'REL' }), result({ specials: 'CR' }, [1, 1], { specials: 'REL' })]).toEqual([
    'ammo',
    null,
  ]);
});
rule('AS-sua-cr#1', 'two less, and 1 or less is no critical', () => {
  expect([result({ specials: 'CR' }, [2, 2]), result({ specials: 'CR' }, [1, 2]), result({}, [1, 2])]).toEqual(['ammo', null, 'engine']);
});
rule('AS-sua-cr#2', 'one less against re-engineered lasers', () => {
  expect([result({ specials: 'CR' }, [1, 2], { specials: 'REL' }), result({ specials: 'CR' }, [1, 2])]).toEqual(['ammo', null]);
});
rule('AS-sua-rel#2', 'lasers of this kind make CR worth one instead of two', () => {
  expect([result({ specials: 'CR' }, [4, 4], { specials: 'REL' }), result({ specials: 'CR' }, [4, 4])]).toEqual(['mp', 'weapon']);
});
rule('AS-crit-mods#2', 'one more with IRA, and 13 is an engine hit', () => {
  expect([result({ specials: 'IRA' }, [6, 6]), result({ specials: 'IRA' }, [6, 5]), result({}, [6, 6])]).toEqual([
    'engine',
    'destroyed',
    'destroyed',
  ]);
});
rule('AS-sua-ira#2', 'critical and breach rolls have one more, and more than 12 is an engine hit', () => {
  expect([result({ specials: 'IRA' }, [6, 6]), result({ specials: 'IRA' }, [5, 5])]).toEqual(['engine', 'engine']);
  const breach = (specials: string) => {
    const weather = { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } as const;
    const play = scene(ruleset, setPiece(pair(3, {}, { armor: 9, specials }), { weather }), [...standard]);
    play.does(0, hit(), 6, 4, 5, 5);
    return play.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  expect([breach('IRA'), breach('')]).toEqual([['engine'], ['fireControl']]);
});
rule('AS-crit-mods#3', 'two more with RFA by the older books, and 13 is an engine hit', () => {
  expect([result({ specials: 'RFA' }, [6, 5]), result({ specials: 'RFA' }, [4, 4]), result({ specials: 'RFA' }, [4, 4], {}, ce)]).toEqual([
    'engine',
    'fireControl',
    'weapon',
  ]);
  expect(result({ specials: 'RFA' }, [6, 4])).toBe('destroyed');
});
rule('AS-crit-mods#4', 'armored components ignore the first chance of the scenario and no other', () => {
  const play = game({ specials: 'ARM', armor: 0, structure: 9 });
  struck(play, [6, 4]);
  expect([rolls(play), kinds(play)]).toEqual([0, []]);
  ended(play);
  for (const [seat, unit] of [
    [1, 1],
    [1, 2],
    [0, 0],
  ] as const)
    if (play.state.active === seat) play.does(seat, stay({ unit, mode: 'stand' }));
  while (play.state.phase === 'movement') {
    const next = play.state.units.find(one => one.seat === play.state.active && one.moved === null)!;
    play.does(play.state.active, stay({ unit: next.id, mode: 'stand' }));
  }
  struck(play, [6, 4, ...NONE]);
  expect(rolls(play)).toBe(1);
});
rule('AS-crit-na#1', 'a hit on what is not there is a point of damage, without another roll for it', () => {
  const play = ended(struck(game({}, {}, { moves: [{ code: '', value: 0 }] }), [6, 4, 3, 4]));
  expect([play.state.units[1]!.structure, rolls(play)]).toEqual([5, 1]);
});
rule('AS-crit-na#2', 'a second thruster hit is nothing at all', () => {
  const ship = (marks: Unit['marks']) => {
    const play = fight([
      ground({}, 0, 20, 30),
      passing({ type: 'SC', move: '6a', armor: 0, structure: 9 }, undefined, { marks }),
      ground({}, 1, 60, 4),
    ]);
    play.does(0, shoot(0, 1), 6, 4, 3, 4);
    play.does(0, done);
    play.does(1, done, 5, 5, 2, 2);
    return [play.state.units[1]!.structure, play.state.units[1]!.moves[0]!.value];
  };
  expect([ship([]), ship([{ kind: 'thruster', until: 0 }])]).toEqual([
    [6, 5],
    [6, 6],
  ]);
});
const fate = (b: Sketch, ...dice: readonly number[]) => {
  const play = ended(struck(game(b), [6, 4, 1, 1]), ...dice);
  return [play.state.units[1]!.fate, play.state.units[1]!.structure];
};
rule('AS-crit-ammo#1', 'an ammunition hit destroys the unit', () => expect(fate({})).toEqual(['destroyed', 0]));
rule('AS-crit-ammo#2', 'with CASE it is a point of damage, and another roll where that is structure', () => {
  expect(fate({ specials: 'CASE' }, ...NONE)).toEqual(['fighting', 5]);
  const twelve = game({ specials: 'CASE', armor: 9 });
  const safe = ended(struck(twelve, [6, 6, 1, 1]));
  expect([safe.state.units[1]!.armor, rolls(safe)]).toEqual([5, 1]);
});
rule('AS-crit-ammo#3', 'with CASE II or without ammunition it does nothing', () => {
  expect([fate({ specials: 'CASEII' }), fate({ specials: 'ENE' })]).toEqual([
    ['fighting', 6],
    ['fighting', 6],
  ]);
});
rule('AS-crit-ammo#4', 'prototype CASE holds on 3 and is not there on 2', () => {
  expect([fate({ specials: 'CASEP' }, 3), fate({ specials: 'CASEP' }, 2)]).toEqual([
    ['fighting', 6],
    ['destroyed', 0],
  ]);
});
const stunned = () => ended(struck(game({ ...tank, move: '8"t', structure: 9 }), [6, 4, 1, 2, 1, 1]));
rule('AS-crit-crew-stunned#1', 'a stunned crew neither moves nor attacks through the whole next turn, and does again after it', () => {
  const play = stunned();
  const walks = stay({ unit: 1, path: [{ x: 5080, y: 34 * 254 }] });
  const state = { ...play.state, active: 1, phase: 'movement' as const };
  expect(refused(state, walks, play.book, 1).length).toBeGreaterThan(0);
  expect(refused({ ...play.state, active: 1, phase: 'combat' }, hit({ unit: 1, target: 0 }), play.book, 1).length).toBeGreaterThan(0);
  while (play.state.phase === 'movement') {
    const next = play.state.units.find(one => one.seat === play.state.active && one.moved === null && one.id !== 1)!;
    play.does(play.state.active, stay({ unit: next.id, mode: 'stand' }));
  }
  expect(play.state.units[1]!.marks.map(({ kind }) => kind)).toEqual(['stunned']);
  ended(play);
  expect(play.state.units[1]!.marks).toEqual([]);
});
rule('AS-crit-crew-stunned#2', 'for that turn it is hit as easily as what cannot move', () => {
  const play = stunned();
  expect([term(play.state, 'AS-tmm-immobile'), term(game(tank).state, 'AS-tmm-immobile')]).toEqual([-4, undefined]);
});
const hot = (specials: string, overheat: number, fires: boolean, ...dice: readonly number[]) => {
  const play = game({ armor: 20 }, { specials, overheat: 2 }, {}, { engineHits: 1 });
  if (fires) play.does(0, hit({ overheat }), 6, 4);
  return ended(play, ...dice).state.units[0]!;
};
rule('AS-crit-engine-mech#1', 'a damaged engine heats by one in every turn with a weapon attack, besides the overheat', () => {
  expect([hot('', 0, true).heat, hot('', 2, true).heat, hot('', 0, false).heat]).toEqual([1, 3, 0]);
});
rule('AS-crit-engine-mech#2', 'the second engine hit destroys a ’Mech', () => {
  const after = (engineHits: number) => ended(struck(game({}, {}, { engineHits }), [6, 4, 1, 2])).state.units[1]!;
  expect([after(0).fate, after(0).engineHits, after(1).fate]).toEqual(['fighting', 1, 'destroyed']);
});
rule('AS-crit-engine-mech#3', 'combustion and fuel cells do not heat: they explode on a twelve after a turn in which they fired', () => {
  for (const engine of ['EE', 'FC']) {
    const after = (fires: boolean, ...dice: readonly number[]) => {
      const play = scene(
        ruleset,
        setPiece([...pair(3, { armor: 20, specials: engine }, { armor: 20 }, { engineHits: 1 }), usual('', 0, 60, 44)]),
      );
      if (fires) play.does(0, hit(), 6, 4);
      play.does(0, done);
      play.does(1, done, ...dice, 5, 5, 2, 2);
      return [play.state.units[0]!.fate, play.state.units[0]!.heat];
    };
    expect([after(true, 6, 6), after(true, 6, 5), after(false)]).toEqual([
      ['destroyed', 0],
      ['fighting', 0],
      ['fighting', 0],
    ]);
  }
});
rule('AS-sua-ee#2', 'an engine hit makes no heat; after each turn with an attack a twelve explodes', () => {
  const after = (...dice: readonly number[]) => {
    const play = scene(
      ruleset,
      setPiece([...pair(3, { type: 'IM', armor: 20, specials: 'EE' }, { armor: 20 }, { engineHits: 1 }), usual('', 0, 60, 44)]),
    );
    play.does(0, hit(), 6, 4);
    play.does(0, done);
    play.does(1, done, ...dice, 5, 5, 2, 2);
    return [play.state.units[0]!.fate, play.state.units[0]!.heat];
  };
  expect([after(6, 6), after(5, 6)]).toEqual([
    ['destroyed', 0],
    ['fighting', 0],
  ]);
});
rule('AS-crit-engine-vee#1', 'the first engine hit halves a vehicle’s Move and damage, by the Commander’s Edition its TMM too', () => {
  const after = (rules: readonly RuleId[]) => {
    const play = scene(
      ruleset,
      setPiece([...pair(3, { armor: 20 }, { ...tank, move: '7"t', damage: '3/3/3', tmm: 3, armor: 0, structure: 9 })]),
      rules,
    );
    play.does(0, hit(), 6, 4, 6, 6, 1, 1);
    play.does(0, done);
    play.does(1, done, 5, 5, 2, 2);
    return play;
  };
  const [old, newer] = [after(standard), after(ce)];
  expect([old.state.units[1]!.moves[0]!.value, newer.state.units[1]!.tmm, old.state.units[1]!.tmm]).toEqual([3, 1, 3]);
  const fires = scene(ruleset, { ...old.state, phase: 'combat', active: 1 });
  fires.does(1, hit({ unit: 1, target: 0 }), 6, 4);
  expect(fires.state.units[0]!.armor).toBe(19);
});
rule('AS-crit-engine-vee#2', 'the second one destroys it', () => {
  const after = (engineHits: number) =>
    ended(struck(game({ ...tank, structure: 9 }, {}, { engineHits }), [6, 4, 6, 6, 1, 1])).state.units[1]!.fate;
  expect([after(0), after(1)]).toEqual(['fighting', 'destroyed']);
});
const slowed = (moves: Unit['moves']) => ended(struck(game({}, {}, { moves }), [6, 4, 3, 4])).state.units[1]!;
rule('AS-crit-mp#1', 'half of what is left, rounded normally, two inches at least: 6 is 3, then 1, then 0', () => {
  expect([6, 3, 1, 8, 5].map(value => slowed([{ code: '', value }]).moves[0]!.value)).toEqual([3, 1, 0, 4, 2]);
});
rule('AS-crit-mp#2', 'on the ground and in jumps', () => {
  expect(
    slowed([
      { code: '', value: 8 },
      { code: 'j', value: 6 },
    ]).moves.map(({ value }) => value),
  ).toEqual([4, 3]);
});
rule('AS-crit-mp#3', 'without Move it is immobile', () => {
  const lame = slowed([{ code: '', value: 2 }]);
  expect(lame.marks.map(({ kind }) => kind)).toEqual(['immobile']);
  expect(slowed([{ code: '', value: 3 }]).marks).toEqual([]);
  expect(term(setPiece(pair(3, {}, {}, {}, { marks: lame.marks, moves: lame.moves })), 'AS-tmm-immobile')).toBe(-4);
});
rule('AS-crit-weapon#1', 'a weapon hit takes one from every value, guns, flak, heat, missiles, torpedoes, turret and artillery', () => {
  const specials = 'AC2/2/-,LRM2/2/2,SRM2/2,IF2,TUR(2/2/-),HT2/1/-';
  const with1 = (how: AttackCommand['how'], hits: number, more: Partial<AttackCommand> = {}) => {
    const play = scene(
      ruleset,
      setPiece([
        ...pair(3, { armor: 20, specials }, { armor: 20, move: '4"', type: 'CV', structure: 9 }, { weaponHits: hits }),
        usual('', 0, 24, 40),
      ]),
    );
    play.does(0, hit({ how, ...more }), 6, 4, 1, 1);
    return 20 - play.state.units[1]!.armor;
  };
  for (const how of ['AC', 'LRM', 'SRM', 'turret'] as const) expect([with1(how, 0), with1(how, 1)]).toEqual([2, 1]);
  expect([with1('indirect', 0, { spotter: 2 }), with1('indirect', 1, { spotter: 2 })]).toEqual([2, 1]);
  // The heat of a standard attack burns what has no scale.
  expect([with1('standard', 0), with1('standard', 1)]).toEqual([5, 3]);
  const flak = (hits: number) => {
    const play = scene(
      ruleset,
      setPiece(
        pair(
          3,
          { armor: 20, specials: 'FLK2/2/-' },
          { type: 'CV', move: '4"v', armor: 20 },
          { weaponHits: hits },
          { airborne: true, z: 508 },
        ),
      ),
    );
    play.does(0, hit(), 1, 2, 1, 1);
    return 20 - play.state.units[1]!.armor;
  };
  expect([flak(0), flak(1)]).toEqual([2, 1]);
  const gun = (hits: number) => {
    const play = scene(ruleset, setPiece(pair(3, { armor: 20, specials: 'ARTS-1' }, { armor: 20 }, { weaponHits: hits })));
    play.does(0, { type: 'bombard', unit: 0, weapon: 'ART-S', at: play.state.units[1]!.at! });
    play.does(0, done);
    play.does(1, done, 6, 6, 5, 5, 2, 2);
    return 20 - play.state.units[1]!.armor;
  };
  expect([gun(0), gun(1)]).toEqual([3, 2]);
  expect(refused(setPiece(pair(3, { damage: '1/1/1' }, {}, { weaponHits: 1 })), hit())).toEqual(['AS-range-nodamage']);
});
rule('AS-crit-repeat#1', 'what a critical hit has taken is gone for good', () => {
  const play = ended(struck(game(), [6, 4, 4, 4]));
  for (let turn = 0; turn < 2; turn++) {
    while (play.state.phase === 'movement') {
      const next = play.state.units.find(one => one.seat === play.state.active && one.moved === null)!;
      play.does(play.state.active, stay({ unit: next.id, mode: 'stand' }));
    }
    ended(play);
  }
  expect(play.state.units[1]!.weaponHits).toBe(1);
});
rule('AS-crit-repeat#2', 'all of one turn take effect when it ends, and none before', () => {
  const play = scene(ruleset, setPiece([...pair(3, { armor: 20 }, bare), usual('', 0, 22, 40), usual('', 1, 60, 4)]));
  play.does(0, hit(), 6, 4, 4, 4);
  play.does(0, hit({ unit: 2 }), 6, 4, 2, 2);
  expect([play.state.units[1]!.weaponHits, play.state.units[1]!.fireHits, kinds(play)]).toEqual([0, 0, ['weapon', 'fireControl']]);
  ended(play);
  expect([play.state.units[1]!.weaponHits, play.state.units[1]!.fireHits, kinds(play)]).toEqual([1, 1, []]);
});

const motive = (b: Sketch, dice: readonly number[], armor = 9) => {
  const play = game({ type: 'CV', move: '8"t', armor, structure: 9, ...b });
  struck(play, [6, 4, ...dice]);
  return play;
};
const motiveRolls = (play: Game) => play.events.filter(one => one.type === 'rolled' && one.rule === 'AS-motive').length;
rule('AS-motive#1', 'every hit that does damage makes a vehicle roll, and no ’Mech', () => {
  expect([
    motiveRolls(motive({}, [1, 1])),
    motiveRolls(motive({ type: 'SV' }, [1, 1])),
    motiveRolls(motive({ type: 'BM', move: '8"' }, [])),
  ]).toEqual([1, 1, 0]);
});
rule('AS-motive#2', 'nothing for tracks and ships, one for wheels and hover, two for flyers, one less with armored motive systems', () => {
  const needs = (move: string, specials = '') => {
    const play = motive({ move, specials }, [1, 1]);
    const roll = play.events.find(one => one.type === 'rolled' && one.rule === 'AS-motive');
    return roll?.type === 'rolled' ? roll.needs!.total : undefined;
  };
  expect(['8"t', '8"n', '8"s', '8"w', '8"h', '8"v', '8"g'].map(move => needs(move))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect([needs('8"t', 'ARS'), needs('8"h', 'ARS')]).toEqual([-1, 0]);
});
rule('AS-motive#3', 'nothing to 8, two inches at 9 and 10, half at 11, all at 12', () => {
  const left = (...dice: readonly number[]) => {
    const unit = ended(motive({}, dice)).state.units[1]!;
    return [unit.moves[0]!.value, unit.marks.length];
  };
  expect([left(4, 4), left(4, 5), left(5, 5), left(5, 6), left(6, 6)]).toEqual([
    [8, 0],
    [6, 0],
    [6, 0],
    [4, 0],
    [0, 1],
  ]);
});
rule('AS-motive-trigger#1', 'armor alone is enough', () => {
  const play = motive({}, [1, 1]);
  expect([play.state.units[1]!.structure, motiveRolls(play)]).toEqual([9, 1]);
});
const charge = (a: Sketch, b: Sketch, dice: readonly number[]) => {
  const play = scene(
    ruleset,
    setPiece([
      ...pair(0, { armor: 20, size: 3, ...a }, { armor: 20, move: '4"', ...b }, { moved: { mode: 'ground', length: 8 * 254, from: null } }),
      usual('', 1, 60, 4),
    ]),
  );
  play.does(0, hit({ how: 'charge' }), ...dice);
  return play;
};
rule('AS-motive-trigger#2', 'a vehicle that is rammed, or rams, rolls as well', () => {
  const rammed = charge({}, { type: 'CV', move: '4"t' }, [6, 5, 1, 1]);
  expect(rammed.events.flatMap(one => (one.type === 'rolled' && one.rule === 'AS-motive' ? [one.unit] : []))).toEqual([1]);
  const rams = charge({ type: 'CV', move: '8"t' }, {}, [6, 5, 1, 1]);
  expect(rams.events.flatMap(one => (one.type === 'rolled' && one.rule === 'AS-motive' ? [one.unit] : []))).toEqual([0]);
});
rule('AS-phys-charge-self#1', 'whoever charges takes the Size of its target, and nothing if it misses', () => {
  expect(
    [charge({}, { size: 2 }, [6, 5]), charge({}, { size: 4 }, [6, 5]), charge({}, { size: 4 }, [1, 1])].map(
      play => 20 - play.state.units[0]!.armor,
    ),
  ).toEqual([2, 4, 0]);
});
rule('AS-phys-charge-self#2', 'a vehicle rolls for its motive system too', () => {
  expect([motiveRolls(charge({ type: 'CV', move: '8"t' }, {}, [6, 5, 1, 1])), motiveRolls(charge({}, {}, [6, 5]))]).toEqual([1, 0]);
});
rule('AS-motive-airborne#1', 'a flyer that loses its Move an inch up comes down for a point, and cannot move', () => {
  const after = (z: number, airborne: boolean, armor = 9, ...dice: readonly number[]) => {
    const play = game({ type: 'CV', move: '8"v', armor, structure: 9 }, {}, { z, airborne });
    struck(play, [6, 4, ...dice]);
    return ended(play, ...(armor === 3 ? [2, 3] : [])).state.units[1]!;
  };
  const down = after(508, true, 9, 6, 6);
  expect([down.armor, down.airborne, down.z, down.marks.map(({ kind }) => kind)]).toEqual([5, false, 0, ['immobile']]);
  expect(after(0, false, 9, 6, 6).armor).toBe(6);
  // With no armor left the fall costs structure, and makes a critical roll.
  expect(after(508, true, 3, 6, 6).structure).toBe(8);
});
rule('AS-motive-airborne#2', 'a boat under water that loses its Move sinks to the bottom for a point', () => {
  const lake = patch('water', 10, 30, 40, 48, { depth: 1524 } as never);
  const play = scene(
    ruleset,
    setPiece(
      [
        { card: usual('', 0, 0, 0).card, seat: 0, x: 20, y: 40, more: { z: -1524 } },
        ...pair(3, {}, { type: 'CV', move: '8"s', armor: 9, structure: 9 }, {}, { z: -762 }).slice(1),
        usual('', 1, 60, 4),
      ],
      {},
      [lake],
    ),
  );
  play.does(0, hit(), 6, 4, 6, 6, ...(play.state.units[1]!.z < 0 ? [2, 3] : []));
  const before = play.state.units[1]!.armor;
  play.does(0, done);
  play.does(1, done, 5, 5, 2, 2);
  const unit = play.state.units[1]!;
  expect([before - unit.armor, unit.z, unit.marks.map(({ kind }) => kind)]).toEqual([1, -1524, ['immobile']]);
});
rule('AS-destroyed#1', 'without structure, by a second engine hit, with its crew, as a whole or by its ammunition', () => {
  const ends = (b: Sketch, faces: readonly number[], theirs: Partial<Unit> = {}) =>
    ended(struck(game(b, {}, theirs), [6, 4, ...faces])).state.units[1]!.fate;
  expect([
    ends({ structure: 3 }, []),
    ends({ structure: 4 }, NONE),
    ends({}, [1, 2], { engineHits: 1 }),
    ends({}, [6, 6]),
    ends({}, [1, 1]),
    ends({ ...tank, structure: 9 }, [5, 6, 1, 1]),
  ]).toEqual(['destroyed', 'fighting', 'destroyed', 'destroyed', 'destroyed', 'destroyed']);
});
rule('AS-destroyed#2', 'it stands and fires until the turn ends, and is taken off then', () => {
  const play = struck(game({ structure: 2 }), [6, 4]);
  expect([play.state.units[1]!.structure, play.state.units[1]!.fate]).toEqual([0, 'fighting']);
  play.does(0, done);
  play.does(1, hit({ unit: 1, target: 0 }), 6, 4);
  expect(play.state.units[0]!.armor).toBe(17);
  play.does(1, done, 5, 5, 2, 2);
  expect([play.state.units[1]!.fate, play.state.units[1]!.at]).toEqual(['destroyed', null]);
});
const ejects = (card: Sketch) =>
  refused(
    setPiece([
      { ...usual('', 0, 20, 40), card: { ...(usual('', 0, 0, 0).card as object), ...(pair(3, card)[0]!.card as object) } as never },
      usual('', 1, 20, 20),
    ]),
    { type: 'order', unit: 0, order: 'eject' },
  );
rule('AS-eject#1', 'out of BattleMechs, fighters and whatever has the seat; not out of others', () => {
  expect(
    [{}, { type: 'AF' }, { type: 'CF' }, { type: 'CV', specials: 'ES' }, { type: 'CV' }, { type: 'IM' }].map(
      card => ejects(card as Sketch).length,
    ),
  ).toEqual([0, 0, 0, 0, 1, 1]);
});
rule('AS-sua-es#1', 'whoever has the seat may leave in any turn', () => {
  expect([ejects({ type: 'IM', specials: 'ES' }), ejects({ type: 'IM' })]).toEqual([[], ['AS-eject']]);
});
const blownUp = (b: Sketch, ...dice: readonly number[]) =>
  ended(struck(game(b), [6, 4, 1, 1]), ...dice).events.some(({ type }) => type === 'ejected');
rule('AS-eject#2', 'an ammunition hit throws the pilot out, unless CASE contains it', () => {
  expect([blownUp({}), blownUp({ specials: 'CASE' }, ...NONE), blownUp({ specials: 'CASEII' })]).toEqual([true, false, false]);
});
rule('AS-sua-es#2', 'the seat fires by itself where ammunition goes up unprotected', () => {
  const im = (specials: string, ...dice: readonly number[]) =>
    ended(struck(game({ type: 'IM', specials }), [6, 4, 1, 1, ...NONE]), ...dice).events.some(({ type }) => type === 'ejected');
  expect([im('ES'), im(''), im('ES,CASE', ...NONE, ...NONE)]).toEqual([true, false, false]);
});
rule('AS-eject#3', 'an empty machine counts as destroyed, and nobody walks away on the table', () => {
  const play = game();
  play.does(0, { type: 'order', unit: 0, order: 'eject' });
  play.does(0, done);
  play.does(1, done);
  expect([play.state.units[0]!.fate, play.state.units.length]).toEqual(['destroyed', 3]);
});
rule('AS-sua-vr#2', 'nobody leaves a virtual-reality cockpit', () =>
  expect([ejects({ specials: 'VR' }), ejects({})]).toEqual([['ASC-sua-vr'], []]),
);
