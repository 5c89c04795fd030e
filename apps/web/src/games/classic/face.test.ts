import { neighbour } from '@sortie/geometry';
import { fill, Rulebook, seenBy, type View } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { type Classic, classic, LOCATIONS, movedBy, posesOf, type Setup, sheetFor, type Unit } from '@sortie/rules-classic';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../battle/face.ts';
import { circlesIn } from '../hexes/circles.ts';
import { act, at, play, tap } from '../hexes/playing.fixture.ts';
import { prospectsOf, sightLine, threat } from './aim.ts';
import { deploy } from './deploy.ts';
import { effectsOf } from './effects.ts';
import { fire } from './fire.ts';
import { gunnerOf } from './fire-state.ts';
import { heatOutlook } from './heat-outlook.ts';
import { move } from './move.ts';
import { moverOf } from './move-state.ts';
import { endsFor } from './moving.ts';
import { outlinesFor } from './sheet/outlines.ts';
import { strike } from './strike.tsx';
import { toldOf } from './told.ts';
import { figureOf, unitCards } from './units.ts';

const { ruleset, scenarios } = classic;
const duel = scenarios[0]!;

/** The duel, or other forces, with units where a test wants them. */
function scene(placings: readonly Partial<Unit>[], change: Partial<Classic['state']> = {}, forces?: Setup['forces']): View<Classic> {
  const bare = ruleset.setup(forces ? { ...duel.setup, forces } : duel.setup);
  const units = bare.units.map((unit, i): Unit => ({ ...unit, fate: 'fighting', facing: unit.seat === 0 ? 3 : 0, ...placings[i] }));
  return seenBy<Classic>({ ...bare, turn: 1, active: 0, initiative: 1, ...change, units });
}

const compiled = (rules = duel.rules) => Rulebook.compile(ruleset, rules);
const book = compiled();
const momentOf = (view: View<Classic>, seat = 0, selected = '0', by = book): Moment<Classic> => ({
  ruleset,
  book: by,
  view,
  seat,
  selected,
});

describe('setting up', () => {
  const waiting = { fate: 'waiting', at: null } as const;
  const moment = momentOf(scene([waiting, waiting], { phase: 'deployment', turn: 0 }));

  test('takes a hex of one’s own rows and the facing chosen, and no other', () => {
    expect(play(deploy, moment, [tap(at(5, 9))]).change.refusals?.[0]?.rule).toBe('TW-house-deployment');
    const { change } = play(deploy, moment, [tap(at(5, 2)), { kind: 'face', facing: 2, done: true }, act('confirm')]);
    expect(change.send).toEqual({ type: 'deploy', unit: 0, at: at(5, 2), facing: 2 });
  });

  test('leaves whoever stands already where it stands', () => {
    const view = scene([{ at: at(5, 2) }, waiting], { phase: 'deployment', turn: 0 });
    const stands = momentOf(view);
    expect(play(deploy, stands, [tap(at(6, 2))]).change).toEqual({});
    expect(play(deploy, stands, [tap(at(5, 2), '0')]).change.send).toBeUndefined();
  });
});

describe('moving', () => {
  const view = scene([{ at: at(8, 3) }, { at: at(8, 14) }], { phase: 'movement' });
  const moment = momentOf(view);

  test('offers only what the rules allow, in every mode', () => {
    const unit = moverOf(moment)!;
    for (const mode of ['stand', 'walk', 'run', 'jump'] as const) {
      const ends = endsFor(moment, unit, { mode, settled: [] });
      expect(ends.length).toBeGreaterThan(0);
      for (const { command } of ends.slice(0, 60)) expect(book.check(view, command, 0)).toEqual([]);
    }
  });

  test('sends the way to the hex that was pointed at', () => {
    const ahead = neighbour(at(8, 3), 3);
    const { change, shown } = play(move, moment, [act('run'), tap(ahead), act('confirm')]);
    expect(change.send).toMatchObject({ type: 'move', unit: 0, mode: 'run', steps: ['forward'] });
    expect(shown.overlays.path?.stops.at(-1)).toEqual({ at: ahead, text: '1' });
  });

  test('standing still is one choice and one confirmation', () => {
    expect(play(move, moment, [act('stand'), act('confirm')]).change.send).toEqual({ type: 'move', unit: 0, mode: 'stand' });
  });

  test('goes on from a way point, and says what is too far', () => {
    const { state, shown } = play(move, moment, [act('walk'), tap(neighbour(at(8, 3), 3)), act('onwards')]);
    expect(state.settled).toEqual(['forward']);
    expect(shown.overlays.reach?.length).toBeGreaterThan(0);
    expect(play(move, moment, [act('walk'), tap(at(8, 16))]).change.refusals?.[0]?.rule).toBe('TW-mp-min');
  });

  test('lets whoever lies get up, and whoever was interrupted halt', () => {
    const prone = momentOf(scene([{ at: at(8, 3), prone: true }, { at: at(8, 14) }], { phase: 'movement' }));
    expect(play(move, prone, [act('rise-walk')]).change.send).toEqual({ type: 'move', unit: 0, mode: 'walk', steps: ['standUp'] });
    const begun = momentOf(scene([{ at: at(8, 3), moved: movedBy('walk', 1, false) }, { at: at(8, 14) }], { phase: 'movement' }));
    expect(play(move, begun, [act('halt')]).change.send).toEqual({ type: 'halt', unit: 0 });
  });

  test('pointing at an enemy who has moved means to charge it', () => {
    const near = scene([{ at: at(8, 3) }, { at: at(8, 6), moved: movedBy('stand', 0) }], { phase: 'movement' });
    const { change } = play(move, momentOf(near), [act('walk'), tap(at(8, 6), '1'), act('confirm')]);
    expect(change.send).toMatchObject({ type: 'move', mode: 'walk', charge: 1 });
  });

  test('offers nothing to whoever has moved', () => {
    const done = momentOf(scene([{ at: at(8, 3), moved: movedBy('walk', 1) }, { at: at(8, 14) }], { phase: 'movement' }));
    expect(moverOf(done)).toBeUndefined();
    expect(play(move, done, []).shown.actions).toEqual([]);
  });
});

describe('carrying troops', () => {
  const CONVOY: Setup['forces'] = [
    [{ design: 'Maxim Heavy Hover Transport' }, { design: 'Foot Platoon (Rifle)' }, { design: 'GRF-1N' }],
    [{ design: 'WVR-6R' }],
  ];
  const afield = [{ at: at(4, 4) }, { at: at(8, 14) }];
  const convoy = (host: Partial<Unit>, troops: Partial<Unit>, selected: string): Moment<Classic> =>
    momentOf(scene([{ at: at(8, 3), ...host }, troops, ...afield], { phase: 'movement' }, CONVOY), 0, selected);
  const labels = (moment: Moment<Classic>) => play(move, moment, []).shown.actions.map(({ label }) => fill(label));

  test('troops get into the vehicle beside them', () => {
    const beside = convoy({}, { at: at(8, 4) }, '1');
    const into = play(move, beside, []).shown.actions.find(({ label }) => fill(label).startsWith('Get into'))!;
    expect(play(move, beside, [act(into.id)]).change.send).toEqual({ type: 'move', unit: 1, mode: 'stand', task: 'mount', into: 0 });
    expect(labels(convoy({}, { at: at(8, 6) }, '1')).filter(label => label.startsWith('Get into'))).toEqual([]);
  });

  test('and get out of it before it moves or when it has moved', () => {
    const aboard: Partial<Unit> = { at: null, aboard: 0 };
    for (const moved of [null, movedBy('walk', 3)]) {
      const riding = convoy({ moved }, aboard, '0');
      expect(move.candidates(riding)).toContain('0');
      const out = play(move, riding, []).shown.actions.find(({ label }) => fill(label).endsWith('get out'))!;
      expect(play(move, riding, [act(out.id)]).change.send).toEqual({ type: 'unload', unit: 0, troops: 1 });
    }
    expect(move.candidates(convoy({ moved: movedBy('walk', 3) }, { at: at(8, 6) }, '0'))).not.toContain('0');
  });
});

describe('firing', () => {
  const walked = movedBy('walk', 2);
  const view = scene(
    [
      { at: at(8, 4), moved: walked },
      { at: at(8, 9), moved: walked },
    ],
    { phase: 'weapon' },
  );
  const moment = momentOf(view);

  test('turns each of two turrets for itself', () => {
    const tank = find('Vedette Medium Tank')!;
    const twin: Paper = {
      ...tank,
      build: { turrets: 2 },
      armor: { ...tank.armor, front: { ...tank.armor.front, FT: 12 } },
      structure: { ...tank.structure, points: { ...tank.structure.points, FT: 5 } },
    };
    const still = movedBy('stand', 0);
    const afield = [
      { at: at(8, 4), moved: still },
      { at: at(8, 9), moved: still },
    ];
    const turrets = momentOf(scene(afield, { phase: 'weapon' }, [[{ design: twin }], [{ design: 'WVR-6R' }]]));
    const poses = posesOf(gunnerOf(turrets)!);
    const wanted = poses.findIndex(({ turret, fore }) => turret === 1 && fore === 2);
    expect(play(fire, turrets, [act(`pose-${wanted}`), act('hold')]).change.send).toMatchObject({ turret: 1, fore: 2 });
  });

  test('says of each weapon what it needs, with every term', () => {
    const unit = gunnerOf(moment)!;
    const [ppc] = prospectsOf(view, book, unit, view.units[1] as never, { twist: 0, flip: false }, []);
    // Gunnery 4, walked 1, and 5 hexes are short range for a PPC.
    expect(ppc).toMatchObject({ name: 'PPC', toHit: { total: 5 }, refusals: [] });
    expect(ppc!.chance).toBeCloseTo(30 / 36);
    expect(ppc!.hope).toBeCloseTo((30 / 36) * 10);
  });

  test('suggests a volley, lets weapons be put down, and sends what is left', () => {
    const all = play(fire, moment, []);
    expect(all.state.shots.length).toBeGreaterThan(0);
    const [first] = all.state.shots;
    const { change } = play(fire, moment, [act(`weapon-${first!.weapon}`), act('fire')]);
    expect(change.send).toMatchObject({ type: 'declare', unit: 0, shots: all.state.shots.slice(1) });
    expect(play(fire, moment, [act('hold')]).change.send).toMatchObject({ type: 'declare', shots: [] });
  });

  test('leaves out what no longer bears when the torso turns', () => {
    const { state, shown } = play(fire, moment, [act('pose-1')]);
    expect(state.pose.twist).not.toBe(0);
    expect(shown.actions.filter(({ id }) => id.startsWith('pose-')).map(({ chosen }) => chosen)).toContain(true);
    for (const shot of state.shots)
      expect(book.allows(view, { type: 'declare', unit: 0, twist: state.pose.twist, shots: [shot] }, 0)).toBe(true);
  });

  test('tells what the fire does to the heat', () => {
    const unit = gunnerOf(moment)!;
    // A step of walking and a PPC: 11 made, 12 taken away.
    expect(heatOutlook(view, book, unit, [{ weapon: 0, target: 1 }])).toMatchObject({
      built: { total: 11 },
      cooling: { total: 12 },
      after: 0,
    });
  });

  test('weighs places that are only considered, and draws what hinders a line', () => {
    const unit = gunnerOf(moment)!;
    expect(threat(view, book, unit, view.units[1] as never)).toMatchObject({ range: 5, blocked: false, best: 5 });
    expect(sightLine(view, unit, view.units[1] as never).state).toBe('clear');
  });

  test('points a weapon at a building', () => {
    const forces = [[{ design: 'GRF-1N' }], [{ design: 'WVR-6R' }]] as const;
    const town = ruleset.setup({ ...duel.setup, map: 'crossroads', forces });
    const there = scene(
      [
        { at: at(7, 4), moved: walked },
        { at: at(15, 16), moved: walked },
      ],
      { phase: 'weapon', board: town.board },
    );
    const { change } = play(fire, momentOf(there), [act('point-0'), tap(at(7, 7)), act('fire')]);
    expect(change.send).toMatchObject({ type: 'declare', batters: [{ weapon: 0, at: at(7, 7) }] });
  });
});

describe('striking', () => {
  const view = scene(
    [
      { at: at(8, 8), moved: movedBy('walk', 1) },
      { at: at(8, 9), moved: movedBy('walk', 1) },
    ],
    { phase: 'physical' },
  );

  test('suggests a blow, takes another, and both fists together', () => {
    expect(play(strike, momentOf(view), [act('strike')]).change.send).toMatchObject({ type: 'strike', blows: [{ target: 1 }] });
    const punch = (arm: string) => act(`blow:${JSON.stringify({ kind: 'punch', arm, target: 1 })}`);
    const { change } = play(strike, momentOf(view), [tap(at(8, 9), '1'), punch('LA'), punch('RA'), act('strike')]);
    expect(change.send).toMatchObject({ blows: [{ arm: 'LA' }, { arm: 'RA' }] });
    expect(play(strike, momentOf(view), [act('none')]).change.send).toEqual({ type: 'strike', unit: 0, blows: [] });
  });
});

describe('looks', () => {
  test('tell sides, kinds and what is left apart', () => {
    const forces = [[{ design: 'SCP-1N' }, { design: 'Vedette Medium Tank' }], [{ design: 'Foot Platoon (Rifle)' }]] as const;
    const view = scene([{ at: at(3, 3), heat: 15, prone: true }, { at: at(5, 3) }, { at: at(5, 12) }], { phase: 'movement' }, forces);
    const [quad, tank, platoon] = unitCards(view).map(({ token }) => token);
    expect(quad).toMatchObject({ side: 'a', figure: 'quad', armor: 1, heat: 0.5, pips: ['prone'] });
    expect(tank).toMatchObject({ figure: 'tracked', label: 'Vedette' });
    expect(platoon).toMatchObject({ side: 'b', figure: 'infantry' });
    expect(platoon).not.toHaveProperty('facing');
  });

  test('tell ships from what drives', () => {
    const ships = ['Neptune Submarine', 'Mauna Kea Command Vessel'].map(design => ({ design }));
    const { units } = scene([], {}, [ships, [{ design: 'WVR-6R' }]]);
    expect(units.map(unit => figureOf(sheetFor(unit)))).toEqual(['submarine', 'ship', 'mech-medium']);
  });

  test('every location of every machine has room for its points', () => {
    for (const [kind, quad] of [
      ['mech', false],
      ['mech', true],
      ['vehicle', false],
    ] as const) {
      const outlines = outlinesFor(kind, quad);
      for (const location of LOCATIONS) {
        const outline = outlines[location];
        if (!outline) continue;
        for (const box of [outline.box, outline.structure, ...(outline.rear ? [outline.rear.box] : [])])
          for (const { x, y } of circlesIn(box, 30).circles) {
            expect(x).toBeGreaterThan(box.x);
            expect(x).toBeLessThan(box.x + box.width);
            expect(y).toBeGreaterThan(box.y);
            expect(y).toBeLessThan(box.y + box.height);
          }
      }
    }
    expect(sheetFor(scene([]).units[0]!).locations.every(at => outlinesFor('mech', false)[at])).toBe(true);
  });

  test('a shot is told with its number and seen on the map', () => {
    const view = scene([{ at: at(8, 4) }, { at: at(8, 9) }], { phase: 'weapon' });
    const roll = { rule: 'TW-tohit-base', faces: [4, 4], total: 8 } as const;
    const event = {
      type: 'fired',
      unit: 0,
      target: 1,
      weapon: 0,
      toHit: { total: 7, terms: [] },
      result: 'hit',
      roll,
      cluster: null,
      side: 'front',
      heat: 10,
      bin: null,
      shots: 0,
      jams: false,
    } as const;
    expect(toldOf(view, event)).toMatchObject({ kind: 'attack', seat: 0, units: ['0', '1'], sums: [{ need: 7, good: true, roll }] });
    expect(effectsOf(view, event)).toEqual([{ kind: 'shot', from: at(8, 4), to: at(8, 9), style: 'bolt', hit: true }]);
  });
});
