import { boardOf, drawBoard, siteAt } from '@sortie/board';
import { hexLabel } from '@sortie/geometry';
import type { RuleId } from '@sortie/kernel';
import { equipment, find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { planWith } from '../../terrain/board.ts';
import { bin, griffin, lob, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { readSetup } from '../../testing/setup.fixture.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
} from '../../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const PLATOON = 'Foot Platoon (Rifle)';
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const FAR: Placed = { at: '0117', design: 'LCT-1V' };
const ground = (state: State, hex: string) => siteAt(boardOf(state.board), at(hex))!.terrains;
const gun = (item: string, shells: string): Paper => griffin(weapon(item), bin(shells));
const GUNS: readonly RuleId[] = [MUNITIONS, 'TOE-artillery-direct-fire-modifiers', 'TOE-artillery-scatter-distance'];
const SNIPER = gun('ISSniper', 'ISSniperAmmo');

const position = (design: Paper, target: Partial<Placed>, rules: readonly RuleId[], ...others: readonly Placed[]): Position => ({
  units: [{ at: '0802', facing: 3, design }, { at: '0812', ...target } as Placed, ...others, FAR],
  rules: [...GUNS, ...rules],
});
const HE: RuleId = 'TOE-ba-tube-fire';
/** Damage of one kind, unit by unit. */
const harmOf = (events: ReturnType<typeof shell>['events']) =>
  eventsOf(events, 'damaged').map(({ unit, armor, structure }) => [unit, armor + structure]);
const places = (count: number): readonly number[] => Array.from({ length: count }, () => pair(7)).flat();

/** A map of three mapsheets in a row. */
const LONG = planWith(drawBoard({ rows: Array.from({ length: 51 }, () => '.'.repeat(16)), legend: {} }));

describe('guns', () => {
  rule(
    'TOE-artillery-direct-fire-modifiers',
    'by sight: four more and everything that always counts, but neither range nor woods in the hex',
    () => {
      const number = (more: Partial<Position>, stray: readonly number[], moved?: Placed['moved']) => {
        const base = position(SNIPER, { at: '0116' }, [HE]);
        const units = base.units.map((one, i) => (i === 0 && moved ? { ...one, moved } : one));
        return eventsOf(shell({ ...base, ...more, units }, '0812', ...HIT, ...stray, ...NEXT).events, 'shelled')[0]!.toHit;
      };
      expect(number({}, []).total).toBe(8 + 4);
      expect(number({ ground: { '0812': 'w' } }, []).total).toBe(12);
      expect(termsOf(number({ ground: { '0808': 'W' } }, [1]))['TW-th-woods']).toBe(1);
      expect(termsOf(number({}, [1], ['walk', 2]))['TW-th-walk']).toBe(1);
      // What nobody sees is seven harder, whatever stands in between.
      const unseen = number({ ground: { '0803': 'C', '0805': 'W' } }, [1]);
      expect(unseen.total).toBe(8 + 7);
      const play = start({ phase: 'weapon', ...position(SNIPER, {}, [HE]) });
      expect(play.refuses(NORTH, lob(0, 0, '0808')).map(one => one.rule)).toEqual(['TOE-artillery-direct-fire-modifiers']);
    },
  );
  const strays = (roll: number, direction: number) => {
    const { events } = shell(position(SNIPER, { at: '0116' }, [HE]), '0809', ...pair(roll), direction, ...NEXT);
    const [shelled] = eventsOf(events, 'shelled');
    return shelled!.lands && hexLabel(shelled!.lands);
  };
  rule('TOE-artillery-scatter-distance', 'a miss strays a hex for each point it was missed by', () => {
    expect([strays(11, 4), strays(10, 4), strays(8, 4)]).toEqual(['0810', '0811', '0813']);
    expect(strays(2, 4)).toBeNull();
  });
  rule('TOE-artillery-scatter-direction', 'in the direction that a die tells', () =>
    expect([1, 2, 3, 4, 5, 6].map(die => strays(11, die))).toEqual(['0808', '0909', '0910', '0810', '0710', '0709']),
  );
  rule('TOE-artillery-ba-tube-range', 'tubes of battle armor reach two mapsheets; what flies over more than one comes down later', () => {
    const squad: Paper = { ...find(SQUAD)!, mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('ISBATubeArtilleryAmmo', 2, 'Squad')] };
    const field: Position = {
      phase: 'weapon',
      board: LONG,
      units: [{ at: '0801', facing: 3, design: squad, gunnery: 0 }, { at: '0835' }],
      rules: [...GUNS, HE],
    };
    expect(
      start(field)
        .refuses(NORTH, lob(0, 0, '0836'))
        .map(one => one.reason),
    ).toEqual(['the Tube Artillery (BA) does not reach so far']);
    const play = start(field);
    play.does(NORTH, lob(0, 0, '0835'));
    const [launched] = eventsOf(play.does(SOUTH, hold(1), ...NEXT), 'launched');
    expect(launched).toMatchObject({ arrives: 2, shots: 1 });
    expect(play.state.flying).toHaveLength(1);
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    const events = play.does(SOUTH, hold(1), ...HIT, ...places(3), ...NEXT);
    expect(eventsOf(events, 'shelled')[0]).toMatchObject({ heat: 0, shots: 0 });
    expect(harmOf(events)).toEqual([
      [1, 5],
      [1, 5],
      [1, 5],
    ]);
    expect(play.state.flying).toBeUndefined();
  });
});

describe('shells', () => {
  const tubes = (gone: Placed['gone'] = []): Placed => ({
    at: '0802',
    facing: 3,
    design: { ...find(SQUAD)!, mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('ISBATubeArtilleryAmmo', 2, 'Squad')] },
    gone,
  });
  const fired = (gone: Placed['gone'], lots: number) => {
    const base = position(SNIPER, {}, [HE]);
    const { events, play } = shell({ ...base, units: [tubes(gone), ...base.units.slice(1)] }, '0812', ...HIT, ...places(lots), ...NEXT);
    return { harm: harmOf(events), ammo: unitAt(play.state, 0).ammo };
  };
  rule('TOE-ba-tube-fire', 'suits that are left fire together without a table, and each salvo is counted', () => {
    expect(fired([], 3)).toEqual({
      harm: [
        [1, 5],
        [1, 5],
        [1, 5],
      ],
      ammo: [1],
    });
    expect(fired(['S1', 'S2'], 2)).toEqual({
      harm: [
        [1, 5],
        [1, 4],
      ],
      ammo: [1],
    });
  });
  for (const [id, what] of [
    ['TOE-artillery-ordnance-ba-tube', 'three points in the hex and one beside it for each suit; no shells but those and smoke'],
    ['TOE-artillery-conv-ba-available', 'squads carry them'],
  ] as const)
    rule(id, what, () => {
      const base = position(SNIPER, {}, [HE]);
      const units = [tubes(), { at: '0812' }, { at: '0813' }, FAR];
      const { events } = shell({ ...base, units }, '0812', ...HIT, ...places(4), ...NEXT);
      expect(harmOf(events)).toEqual([
        [1, 5],
        [1, 5],
        [1, 5],
        [2, 5],
      ]);
      const load = (item: string) =>
        readSetup({ map: 'hills', forces: [[{ design: tubes().design!, loads: [item] }], [{ design: 'GRF-1N' }]], turns: null }).ok;
      expect([load('Smoke BA Tube Artillery Ammo'), load('Flechette Sniper Ammo')]).toEqual([true, false]);
    });
  rule('TOE-artillery-conv-munitions', 'guns take smoke, darts and mines beside the common shells, and nothing that burns', () => {
    const load = (item: string) =>
      readSetup({ map: 'hills', forces: [[{ design: SNIPER, loads: [item] }], [{ design: 'GRF-1N' }]], turns: null }).ok;
    expect(['Smoke Sniper Ammo', 'Flechette Sniper Ammo', 'FASCAM Sniper Ammo'].map(load)).toEqual([true, true, true]);
    expect(['Incendiary Sniper Ammo', 'ISArrowIVInferno-IVAmmo'].map(load)).toEqual([false, false]);
  });
  rule('TOE-flechette-artillery', 'darts do twice the damage to men, twice again as every blast does, and twice again in the open', () => {
    const design = gun('ISLongTom', 'Flechette Long Tom Ammo');
    const men = { ...find(PLATOON)!, structure: { ...find(PLATOON)!.structure, points: { TPRS: 250 } } };
    const lost = (hexes: Position['ground'] = {}) => {
      const base = position(design, { design: men, structure: { TR: 250 } }, ['TOE-flechette-artillery']);
      return harmOf(shell({ ...base, ground: hexes }, '0812', ...HIT, ...NEXT).events);
    };
    expect(lost({ '0812': 'x' })).toEqual([[1, 100]]);
    expect(lost()).toEqual([[1, 200]]);
  });
  rule('TOE-t414-smoke-users', 'missiles, tubes and guns all have smoke: thick, in the hex and around it', () => {
    for (const [item, shells] of [
      ['ISArrowIV', 'ISArrowIVSmokeAmmo'],
      ['ISSniper', 'Smoke Sniper Ammo'],
      ['ISThumper', 'Smoke Thumper Ammo'],
    ] as const) {
      const { play } = shell(position(gun(item, shells), { at: '0116' }, ['TOE-t414-smoke-users']), '0812', ...HIT, ...NEXT);
      for (const hex of ['0812', '0811', '0813', '0912']) expect(ground(play.state, hex)).toEqual([{ kind: 'smoke', level: 2 }]);
    }
    const smoky: Placed = {
      ...tubes(),
      design: { ...find(SQUAD)!, mounts: [weapon('ISBATubeArtillery', 'Squad'), bin('Smoke BA Tube Artillery Ammo', 2, 'Squad')] },
    };
    const base = position(SNIPER, { at: '0116' }, ['TOE-t414-smoke-users']);
    const { play } = shell({ ...base, units: [smoky, ...base.units.slice(1)] }, '0812', ...HIT, ...NEXT);
    expect(ground(play.state, '0812')).toEqual([{ kind: 'smoke', level: 2 }]);
  });
  rule('TOE-illumination-artillery', 'it burns in the turn it comes and four more, and takes the dark away', () => {
    const design = gun('ISSniper', 'Illumination Sniper Ammo');
    const dark: readonly RuleId[] = ['TOE-moonless-searchlight', 'TOE-searchlight-illuminates-hex', 'TOE-fire-illumination'];
    const { play } = shell(position(design, { at: '0116' }, ['TOE-illumination-artillery']), '0812', ...HIT, ...NEXT);
    expect(play.state.passing).toMatchObject([{ terrain: { kind: 'other' }, until: 5 }]);
    const term = (passing: Position['passing']) => {
      const { events } = shoot(
        { units: [{ at: '0805', facing: 3 }, { at: '0810' }, FAR], rules: dark, ...(passing ? { passing } : {}) },
        0,
        1,
        1,
        ...NEXT,
      );
      return termsOf(eventsOf(events, 'fired')[0]!.toHit)['TOE-moonless-searchlight'];
    };
    expect([term(undefined), term(play.state.passing)]).toEqual([3, undefined]);
  });
  rule('TOE-inferno-iv-hex', 'the hex and all around it burn, and who stood in it is heated as by five missiles', () => {
    const design = gun('ISArrowIV', 'ISArrowIVInferno-IVAmmo');
    const { events, play } = shell(position(design, {}, ['TOE-inferno-iv-hex'], { at: '0813' }), '0812', ...HIT, ...NEXT);
    expect(eventsOf(events, 'heated').filter(({ points }) => points === 10)).toMatchObject([{ unit: 1 }]);
    for (const hex of ['0812', '0811', '0813']) expect(ground(play.state, hex)).toEqual([{ kind: 'fire', level: 2 }]);
  });
  rule('TOE-fascam-density', 'mines as dense as the table says for each piece', () => {
    const density = (item: string, shells: string) =>
      shell(position(gun(item, shells), { at: '0116' }, ['TOE-fascam-density']), '0812', ...HIT, ...NEXT).play.state.mines;
    expect(density('ISSniper', 'FASCAM Sniper Ammo')).toMatchObject([{ kind: 'standard', density: 20, seat: NORTH, at: at('0812') }]);
    expect(density('ISArrowIV', 'ISArrowIVThunder (FASCAM)Ammo')).toMatchObject([{ density: 30 }]);
  });
  rule('TOE-thunder-scatter', 'missiles that lay mines stray like shells, and what strays is thinner', () => {
    const design = gun('LRM 20', 'IS Ammo LRM-20 Thunder');
    const mines = (...dice: readonly number[]) =>
      shell(position(design, { at: '0116' }, ['TOE-thunder-scatter']), '0810', ...dice, ...NEXT).play.state.mines ?? [];
    expect(mines(...HIT)).toMatchObject([{ density: 20, at: at('0810') }]);
    // Six is needed: a five strays one hex to the south.
    expect(mines(...pair(5), 4)).toMatchObject([{ density: 15, at: at('0811') }]);
    const small = gun('LRM 5', 'IS Ammo LRM-5 Thunder');
    expect(
      shell(position(small, { at: '0116' }, ['TOE-thunder-scatter']), '0810', ...pair(5), 4, ...NEXT).play.state.mines,
    ).toBeUndefined();
  });
});

describe('missiles that look for their target', () => {
  const design = griffin(weapon('ISArrowIV'), bin('ISArrowIVHomingAmmo'), weapon('ISTAG', 'RA'));
  const RULES: readonly RuleId[] = ['TOE-arrow-homing-target', 'TOE-arrow-homing-tag'];
  const homing = (hex: string, tags: boolean, ...dice: readonly number[]) => {
    const play = start({ phase: 'weapon', ...position(design, { at: '0809' }, RULES, { at: '0810' }) });
    const order = lob(0, 0, hex) as Extract<ReturnType<typeof lob>, { type: 'declare' }>;
    play.does(NORTH, tags ? { ...order, shots: [{ weapon: 1, target: 1 }] } : order);
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2));
    return { play, events: play.does(SOUTH, hold(3), ...dice) };
  };
  rule(
    'TOE-arrow-homing-target',
    'any hex near enough will do; without a target they go off for nothing, and blindly they do little',
    () => {
      const none = homing('0812', false, ...NEXT).events;
      expect([eventsOf(none, 'damaged').length, eventsOf(none, 'shelled')[0]!.lands]).toEqual([0, null]);
      const far = homing('0816', true, ...HIT, ...pair(7), ...places(2), ...NEXT).events;
      expect(harmOf(far)).toEqual([[1, 20]]);
      const blind = start({ phase: 'weapon', ...position(design, { at: '0812' }, RULES) });
      blind.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], barrages: [{ weapon: 0, at: at('0812'), way: 'blind' }] });
      blind.does(SOUTH, hold(1));
      expect(harmOf(blind.does(SOUTH, hold(2), ...HIT, ...places(1), ...NEXT))).toEqual([[1, 5]]);
      const missed = start({ phase: 'weapon', ...position(design, { at: '0813' }, RULES) });
      missed.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], barrages: [{ weapon: 0, at: at('0812'), way: 'blind' }] });
      missed.does(SOUTH, hold(1));
      expect(harmOf(missed.does(SOUTH, hold(2), ...pair(7), 4, ...places(1), ...NEXT))).toEqual([[1, 5]]);
    },
  );
  rule(
    'TOE-arrow-homing-hit',
    'from four on it strikes the one that was pointed out, and five the others there; else five strike all',
    () => {
      const hit = (roll: number, ...dice: readonly number[]) => {
        const units: readonly Placed[] = [{ at: '0802', facing: 3, design }, { at: '0809' }, { at: '0809', design: 'LCT-1V' }];
        const play = start({ phase: 'weapon', units, rules: [...GUNS, ...RULES] });
        play.does(NORTH, {
          ...(lob(0, 0, '0809') as { type: 'declare'; unit: number; twist: 0; shots: [] }),
          shots: [{ weapon: 1, target: 1 }],
        });
        play.does(SOUTH, hold(1));
        return harmOf(play.does(SOUTH, hold(2), ...HIT, ...pair(roll), ...dice));
      };
      expect(hit(4, ...pair(7), ...pair(7), ...pair(12), ...NEXT)).toEqual([
        [1, 20],
        [2, 5],
      ]);
      expect(hit(3, ...pair(7), ...pair(7), ...NEXT)).toEqual([
        [1, 5],
        [2, 5],
      ]);
    },
  );
  rule('TOE-arrow-homing-tag', 'one designator points out one target, for as many missiles as come, and its own too', () => {
    const two = griffin(
      weapon('ISArrowIV'),
      bin('ISArrowIVHomingAmmo'),
      weapon('ISTAG', 'RA'),
      weapon('ISTAG', 'LA'),
      weapon('ISArrowIV', 'LT'),
    );
    const play = start({ phase: 'weapon', ...position(two, { at: '0809' }, RULES, { at: '0810' }) });
    const points = (first: number, second: number) =>
      fire(0, first, { weapon: 1 }, { weapon: 2 }) as Extract<ReturnType<typeof fire>, { type: 'declare' }> & { second?: typeof second };
    const both = points(1, 2);
    expect(
      play
        .refuses(NORTH, {
          ...both,
          shots: [
            { weapon: 1, target: 1 },
            { weapon: 2, target: 2 },
          ],
        })
        .map(one => one.rule),
    ).toContain('TOE-arrow-homing-tag');
    play.does(NORTH, {
      ...both,
      shots: [{ weapon: 1, target: 1 }],
      barrages: [
        { weapon: 0, at: at('0812') },
        { weapon: 3, at: at('0812') },
      ],
    });
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2));
    const events = play.does(SOUTH, hold(3), ...HIT, ...pair(7), ...pair(6), ...pair(7), ...pair(8), ...pair(12), ...NEXT);
    expect(eventsOf(events, 'tagged')).toMatchObject([{ unit: 1, by: 0 }]);
    expect(harmOf(events).slice(0, 2)).toEqual([
      [1, 20],
      [1, 20],
    ]);
  });
});

describe('what flies', () => {
  const FLAK: readonly RuleId[] = [HE, 'TOE-artillery-flak-use', 'TOE-artillery-flak-modifiers'];
  const flyer: Partial<Placed> = { at: '0812', design: 'Warrior Attack Helicopter H-7', elevation: 3, armor: { FR: 60 } };
  const order = (hex: string) =>
    ({ type: 'declare', unit: 0, twist: 0, shots: [], barrages: [{ weapon: 0, at: at(hex), way: 'flak' }] }) as const;
  const sky = (more: Partial<Position> = {}, target = flyer) => start({ phase: 'weapon', ...position(SNIPER, target, FLAK), ...more });
  rule('TOE-artillery-flak-use', 'guns fire at what flies where they see it, and nothing on the ground is hurt', () => {
    const play = sky();
    play.does(NORTH, order('0812'));
    play.does(SOUTH, hold(1));
    const events = play.does(SOUTH, hold(2), ...HIT, ...places(4), ...NEXT);
    expect(harmOf(events).every(([unit]) => unit === 1)).toBe(true);
    expect(harmOf(events).length).toBeGreaterThan(0);
    expect(
      sky({}, { ...flyer, elevation: 0 })
        .refuses(NORTH, order('0812'))
        .map(one => one.rule),
    ).toContain('TOE-artillery-flak-use');
    const ground = start({ phase: 'weapon', ...position(SNIPER, flyer, FLAK) });
    ground.does(NORTH, lob(0, 0, '0812'));
    ground.does(SOUTH, hold(1));
    expect(harmOf(ground.does(SOUTH, hold(2), ...HIT, ...NEXT))).toEqual([]);
  });
  rule('TOE-artillery-flak-modifiers', 'three more, and only what the gun did and the woods between', () => {
    const play = sky({ ground: { '0803': 'w' } });
    const units = play.state.units;
    expect(units).toHaveLength(3);
    play.does(NORTH, order('0812'));
    play.does(SOUTH, hold(1));
    const [shelled] = eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'shelled');
    expect(termsOf({ ...shelled!.toHit, terms: shelled!.toHit.terms.filter(({ waivedBy }) => !waivedBy) })).toMatchObject({
      'TW-tohit-base': 4,
      'TOE-artillery-flak-modifiers': 3,
    });
    expect(shelled!.lands).toBeNull();
  });
  rule('TOE-t404-artillery-cannons-flak', 'artillery cannons fill the air with splinters', () => {
    const cannon = gun('ISThumperCannon', 'ISThumperCannonAmmo');
    const term = (target: Partial<Placed>) => {
      const base = position(cannon, { ...target }, ['TOE-t404-artillery-cannons-flak', 'TOE-artillery-cannon-fire-mode']);
      return termsOf(eventsOf(shoot(base, 0, 1, 1, ...NEXT).events, 'fired')[0]!.toHit)['TOE-t404-artillery-cannons-flak'];
    };
    expect([term(flyer), term({ ...flyer, elevation: 0 })]).toEqual([-2, undefined]);
  });
});

describe('artillery cannons', () => {
  const cannon = gun('ISLongTomCannon', 'ISLongTomCannonAmmo');
  const RULES: readonly RuleId[] = ['TOE-artillery-cannon-fire-mode', 'TOE-artillery-cannon-no-immobile'];
  rule(
    'TOE-artillery-cannon-fire-mode',
    'at a unit by sight or with a spotter, or at a hex: everybody there is struck, and the next hexes too',
    () => {
      const { events } = shoot(position(cannon, {}, RULES, { at: '0813' }), 0, ...HIT, ...places(6), ...pair(12), ...NEXT);
      expect(harmOf(events).map(([unit]) => unit)).toEqual([1, 1, 1, 1, 2, 2]);
      const spotter: Placed = {
        at: '0510',
        facing: 1,
        seat: NORTH,
        design: 'LCT-1V',
        fire: { shots: [], spots: 1, numbers: null, resolved: true },
      };
      const hidden = { ...position(cannon, {}, RULES, spotter), ground: { '0804': 'C' } };
      const play = start({ phase: 'weapon', ...hidden });
      play.does(NORTH, fire(0, 1, 0));
      play.does(SOUTH, hold(1));
      const [fired] = eventsOf(play.does(SOUTH, hold(3), 1, 1, ...NEXT), 'fired');
      expect(termsOf(fired!.toHit)['TW-if-mods']).toBe(1);
      expect(harmOf(shell(position(cannon, {}, RULES), '0812', ...HIT, ...places(4), ...pair(12), ...NEXT).events)).toHaveLength(4);
    },
  );
  rule('TOE-artillery-cannon-no-immobile', 'neither hexes nor units that stand still are easier', () => {
    const waived = (toHit: { readonly terms: readonly { readonly rule: string; readonly waivedBy?: string }[] }) =>
      toHit.terms.find(({ rule: id }) => id === 'TW-th-immobile')?.waivedBy;
    expect(waived(eventsOf(shell(position(cannon, { at: '0116' }, RULES), '0812', ...HIT, ...NEXT).events, 'shelled')[0]!.toHit)).toBe(
      'TOE-artillery-cannon-no-immobile',
    );
    const still = shoot(position(cannon, { shutDown: true }, RULES), 0, 1, 1, ...NEXT);
    expect(waived(eventsOf(still.events, 'fired')[0]!.toHit)).toBe('TOE-artillery-cannon-no-immobile');
  });
  const load = (item: string) =>
    readSetup({ map: 'hills', forces: [[{ design: cannon, loads: [item] }], [{ design: 'GRF-1N' }]], turns: null });
  rule('TOE-artillery-cannon-munitions', 'nothing special goes into them', () =>
    expect(load('Fuel-Air Long Tom Cannon Ammo')).toMatchObject({ ok: false, problem: expect.stringContaining('their own shells alone') }),
  );
  for (const id of ['TOE-artillery-cannon-old-ammo', 'TOE-t404-artillery-cannons-switchable'])
    rule(id, 'nor do the shells of the artillery', () => {
      expect(load('Smoke Long Tom Ammo')).toMatchObject({ ok: false, problem: expect.stringContaining('does not fit') });
      expect(load('ISLongTomCannonAmmo').ok).toBe(true);
      expect(equipment('ISLongTomCannonAmmo')).toMatchObject({ munition: 'STANDARD' });
      expect(sheetOf(cannon).weapons[0]!.fires).toBe(true);
    });
});
