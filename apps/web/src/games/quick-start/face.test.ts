import { distance, type Facing, type Hex, neighbour, sameHex } from '@sortie/geometry';
import { Rulebook, seenBy, type View } from '@sortie/kernel';
import { type Mech, type QuickStart, quickStart, sheetCalled } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../battle/face.ts';
import { act, at, play, tap } from '../hexes/playing.fixture.ts';
import { prospectsOf, sightLine, threat } from './aim.ts';
import { damage } from './damage.tsx';
import { declare } from './declare.ts';
import { deploy } from './deploy.ts';
import { move } from './move.ts';
import { harderWay, moverOf } from './move-state.ts';
import { pathTo, stopIn, stopsFor } from './moving.ts';
import { resolve } from './resolve.tsx';
import { sight } from './sight.ts';
import { termName } from './terms.ts';
import { tokenOf, unitCards } from './units.ts';

const { ruleset, scenarios } = quickStart;
const training = scenarios[0]!;
const book = Rulebook.compile(ruleset, training.rules);
const bare = ruleset.setup(training.setup);

type Placing = Partial<Mech> & { readonly code?: string };

/** The training duel with its 'Mechs where a test wants them. */
function scene(placings: readonly Placing[], change: Partial<QuickStart['state']> = {}): View<QuickStart> {
  const units = bare.units.map((unit, i): Mech => {
    const { code, ...rest } = placings[i] ?? {};
    const sheet = code === undefined ? unit.sheet : sheetCalled(code)!;
    return {
      ...unit,
      sheet,
      armor: sheet.armor,
      ammo: sheet.ammo.map(({ shots }) => shots),
      seat: i,
      fate: 'fighting',
      facing: i === 0 ? 0 : 3,
      ...rest,
    };
  });
  return seenBy<QuickStart>({ ...bare, attackingSeat: 1, turn: 1, active: 0, initiative: 1, ...change, units });
}

const momentOf = (view: View<QuickStart>, seat = 0, selected = '0'): Moment<QuickStart> => ({ ruleset, book, view, seat, selected });

describe('moving', () => {
  const view = scene([{ at: at(9, 12) }, { at: at(9, 3) }], { phase: 'movement' });
  const moment = momentOf(view);

  test('offers the shortest way to every place, and all of them are allowed', () => {
    const unit = moverOf(moment)!;
    for (const mode of ['walk', 'run'] as const) {
      const stops = stopsFor(view, book, unit, mode, '');
      for (const { steps } of stops) expect(book.check(view, { type: 'move', unit: 0, mode, steps }, 0)).toEqual([]);
      expect(stopIn(view, stops, neighbour(unit.at, 0), 0, 0)).toMatchObject({ steps: 'F', spent: 1 });
      expect(stopIn(view, stops, neighbour(unit.at, 1), 0, 1)).toMatchObject({ steps: 'RF', spent: 2 });
    }
  });

  test('offers the way that is hardest to hit where it differs', () => {
    const unit = moverOf(moment)!;
    const state = { mode: 'run' as const, settled: '', at: neighbour(unit.at, 1), facing: 3 as Facing };
    expect(harderWay(moment, unit, state)?.evasion).toBeGreaterThan(0);
    expect(harderWay(moment, unit, { ...state, mode: 'jump' })).toBeUndefined();
  });

  test('points at a hex, turns and sends a command that the rules accept', () => {
    const { change, shown } = play(move, moment, [act('run'), tap(at(9, 9)), { kind: 'turn', by: 1 }, act('confirm')]);
    expect(change.send).toBeDefined();
    expect(book.check(view, change.send!, 0)).toEqual([]);
    expect(shown.overlays.ghost?.token.at).toEqual(at(9, 9));
    expect(shown.actions.find(({ look }) => look === 'primary')).toBeDefined();
  });

  test('goes over a way point where one is settled', () => {
    const { change } = play(move, moment, [act('run'), tap(at(9, 10)), act('onwards'), tap(at(8, 8)), act('confirm')]);
    expect(change.send).toMatchObject({ type: 'move', mode: 'run' });
    expect((change.send as { steps: string }).steps.startsWith('FF')).toBe(true);
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });

  test('says which rule keeps it from a hex or from jumping', () => {
    expect(play(move, moment, [tap(at(9, 4))]).change.refusals?.[0]?.rule).toBe('QS-move-walk');
    const heavy = momentOf(scene([{ at: at(9, 12), code: 'TDR-5S' }, { at: at(9, 3) }], { phase: 'movement' }));
    const jump = play(move, heavy, []).shown.actions.find(({ id }) => id === 'jump');
    expect(jump?.refusals?.map(({ rule }) => rule)).toContain('QS-move-jump-eligibility');
  });

  test('draws the way with its running cost', () => {
    const unit = moverOf(moment)!;
    const stop = stopIn(view, stopsFor(view, book, unit, 'walk', ''), at(9, 9), 0, 0)!;
    expect(pathTo(view, book, unit, stop).stops.map(({ text }) => text)).toEqual([undefined, '1', '2', '3']);
  });

  test('stands still without a place to point at', () => {
    expect(play(move, moment, [act('stand'), act('confirm')]).change.send).toEqual({ type: 'move', unit: 0, mode: 'stand' });
  });
});

describe('declaring', () => {
  const moved = { mode: 'walk', hexes: 2, spent: 2, die: { colour: 'white', number: 6 } } as const;
  const view = scene(
    [
      { at: at(5, 12), moved },
      { at: at(5, 6), moved },
    ],
    { phase: 'attack' },
  );
  const moment = momentOf(view);

  test('suggests a target with all weapons that can hit, and sends what the rules accept', () => {
    const { state, change } = play(declare, moment, [act('fire')]);
    expect(state.target).toBe('1');
    expect(state.weapons).toEqual([0, 1]);
    expect(book.check(view, change.send!, 0)).toEqual([]);
  });

  test('drops and takes weapons, or holds fire', () => {
    expect(play(declare, moment, [act('weapon-0')]).state.weapons).toEqual([1]);
    expect(play(declare, moment, [act('weapon-0'), act('weapon-0')]).state.weapons).toEqual([0, 1]);
    expect(play(declare, moment, [act('hold')]).change.send).toEqual({ type: 'declare', unit: 0, shots: [] });
  });

  test('names the number, its parts, the chance and the damage to hope for', () => {
    const [ppc] = prospectsOf(view, book, moverOf(moment)!, momentOf(view, 1, '1').view.units[1] as never);
    // Gunnery 4, walked 1, range 6 is short for a PPC, the target moved 2 hexes: 5.
    expect(ppc).toMatchObject({ name: 'PPC', toHit: { total: 5 } });
    expect(ppc!.chance).toBeCloseTo(30 / 36);
    expect(ppc!.hope).toBeCloseTo((30 / 36) * 10);
  });

  test('says which rule keeps a weapon silent', () => {
    const behind = momentOf(
      scene(
        [
          { at: at(9, 12), facing: 3, moved },
          { at: at(9, 6), moved },
        ],
        { phase: 'attack' },
      ),
    );
    const { state, change } = play(declare, behind, [tap(at(9, 6), '1'), act('weapon-0')]);
    expect(state.target).toBe('1');
    expect(change.refusals?.map(({ rule }) => rule)).toContain('QS-attack-firing-arc');
  });

  test('draws the line of sight with what stands in its way', () => {
    const unit = moverOf(moment)!;
    const line = sightLine(view, book, unit, view.units[1] as never);
    expect(line.state).toBe('clear');
    const through = scene(
      [
        { at: at(10, 10), moved },
        { at: at(10, 6), moved },
      ],
      { phase: 'attack' },
    );
    // The desert has heavy woods in 1008 and light ones beside it.
    const hindered = sightLine(through, book, through.units[0] as never, through.units[1] as never);
    expect(hindered.state).not.toBe('clear');
    expect(hindered.marks?.length).toBeGreaterThan(0);
  });

  test('weighs places that are only considered', () => {
    const unit = moverOf(moment)!;
    const near = threat(view, book, { ...unit, at: at(5, 8) }, view.units[1] as never);
    expect(near.range).toBe(distance(at(5, 8), at(5, 6)));
    expect(near.best?.toHit.total).toBeLessThanOrEqual(5);
  });
});

describe('setting up', () => {
  const waiting = { fate: 'waiting', at: null } as const;
  const moment = momentOf(scene([waiting, waiting], { phase: 'deployment', turn: 0 }));

  test('refuses hexes outside the zone and names the rule', () => {
    expect(play(deploy, moment, [tap(at(5, 5))]).change.refusals?.[0]?.rule).toBe('QS-scenario-training-defender-deploy');
  });

  test('sends a hex of the zone with the facing chosen', () => {
    const { change } = play(deploy, moment, [tap(at(5, 16)), { kind: 'face', facing: 1, done: true }, act('confirm')]);
    expect(change.send).toEqual({ type: 'deploy', unit: 0, at: at(5, 16), facing: 1 });
  });

  test('lights up exactly the hexes that the rules accept', () => {
    const zone = play(deploy, moment, []).shown.overlays.zones?.find(({ spotlight }) => spotlight)?.hexes ?? [];
    expect(zone.length).toBeGreaterThan(0);
    for (const h of zone) expect(book.check(moment.view, { type: 'deploy', unit: 0, at: h, facing: 0 }, 0)).toEqual([]);
    expect(zone.some(h => sameHex(h, at(5, 5)))).toBe(false);
  });
});

describe('choices in a resolution', () => {
  const shots = [
    { weapon: 0, target: 1 },
    { weapon: 1, target: 1 },
  ];

  test('shots are rolled in the order of the player', () => {
    const fire = { shots, resolved: false };
    const idle = { shots: [], resolved: true };
    const view = scene(
      [
        { at: at(9, 12), fire },
        { at: at(9, 6), fire: idle },
      ],
      { phase: 'attack' },
    );
    const { change, shown } = play(resolve, momentOf(view), [act('roll')]);
    expect(change.send).toEqual({ type: 'resolve', unit: 0, weapons: [0, 1] });
    expect(shown.actions[0]?.refusals).toEqual([]);
  });

  test('hits are marked in the order of the player', () => {
    const hits = [
      { weapon: 0, location: 'LA', damage: 10 },
      { weapon: 1, location: 'LT', damage: 5 },
    ] as const;
    const view = scene([{ at: at(9, 12) }, { at: at(9, 6) }], { phase: 'attack', pending: { kind: 'damage', unit: 0, target: 1, hits } });
    expect(play(damage, momentOf(view), [act('mark')]).change.send).toEqual({ type: 'markDamage', order: [0, 1] });
  });

  test('a line between hexes is chosen by pointing, one hex of each pair', () => {
    // Woods on one side of the hexside that the line from 0912 follows.
    const from = at(9, 12);
    const left = neighbour(from, 0);
    const right = neighbour(from, 1);
    const to = neighbour(right, 0);
    const sites = [...bare.board.sites!];
    const index = (h: Hex): number => (h.r + (h.q >> 1)) * bare.board.width + h.q;
    sites[index(left)] = { level: 0, terrains: [{ kind: 'woods', level: 1, height: 2 }] };
    sites[index(right)] = { level: 0, terrains: [] };
    const pending = { kind: 'sight', unit: 0, target: 1, shots } as const;
    const view = scene([{ at: from }, { at: to }], { phase: 'attack', board: { ...bare.board, sites }, pending });
    const moment = momentOf(view, 1, '1');
    expect(play(sight, moment, [act('choose')]).change.send).toEqual({ type: 'chooseSight', hexes: [left] });
    expect(play(sight, moment, [tap(right), act('choose')]).change.send).toEqual({ type: 'chooseSight', hexes: [right] });
    expect(play(sight, moment, [tap(right)]).shown.overlays.sights?.[0]?.state).toBe('clear');
  });
});

describe('looks', () => {
  test('tell the sides apart and show what is left', () => {
    const view = scene([{ at: at(9, 12) }, { at: at(9, 3), armor: { ...bare.units[1]!.armor, CT: 1 } }], { phase: 'movement' });
    const [mine, theirs] = unitCards(view);
    expect(mine?.token).toMatchObject({ side: 'a', figure: 'mech-medium', armor: 1, structure: 1 });
    expect(theirs?.token.side).toBe('b');
    expect(theirs?.token.structure).toBeCloseTo(1 / 20);
    expect(unitCards(view)).toBe(unitCards(view));
  });

  test('a lost ’Mech is a wreck', () => {
    expect(tokenOf({ ...bare.units[0]!, fate: 'destroyed' }).mood).toBe('wreck');
  });

  test('every rule that has a say in a Target Number has a short name', () => {
    const nameless = ruleset.rules.filter(rule => (rule.adds?.toHit || rule.base?.toHit) && !termName({ rule: rule.id, value: 1 }));
    expect(nameless.map(({ id }) => id)).toEqual([]);
  });
});
