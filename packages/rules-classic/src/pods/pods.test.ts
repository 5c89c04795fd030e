import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fieldsAgainst } from '../electronics/fields.ts';
import type { Pod } from '../shape.ts';
import { unitAt } from '../state.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  numberOf,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  strike,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const ARM = [1, 2] as const;
const weapon = (item: string, at = 'RT'): Mount => ({ kind: 'weapon', item, at });
const bin = (item: string, shots = 12): Mount => ({ kind: 'ammo', item, at: 'LT', shots });
const fitted = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const pod = (kind: Pod['kind'], more: Partial<Pod> = {}): Pod => ({ kind, seat: NORTH, at: 'RA', ...more });

const launcher = (pods: string) => fitted(weapon(/iNarc/.test(pods) ? 'ISImprovedNarc' : 'ISNarcBeacon'), bin(pods));
const missiles = fitted(weapon('LRM 10'), bin('IS Ammo LRM-10 Narc-capable'));
const plain = fitted(weapon('LRM 10'), bin('IS Ammo LRM-10'));
/** Has no blow left, so that the turn ends after a shot although a hand could reach for a pod. */
const STRUCK = { strike: { blows: [], numbers: null, resolved: true } } as const;
const duel = (design: Paper, target: Partial<Placed> = {}) => ({
  units: [{ at: '0801', facing: 3, design } as const, { at: '0808', design: 'AS7-D', ...target } as Placed, WITNESS],
});

describe('pods', () => {
  test('cling to the place that they strike, or go off; a hand brushes the later ones off', () => {
    const clung = (pods: string) => unitAt(shoot(duel(launcher(pods), STRUCK), 0, ...HIT, ...ARM, ...NEXT).play.state, 1).pods;
    expect(clung('ISNarc Pods')).toEqual([pod('homing')]);
    expect(['ISiNarc Pods', 'ISiNarc ECM Pods', 'ISiNarc Haywire Pods', 'ISiNarc Nemesis Pods'].map(pods => clung(pods)![0]!.kind)).toEqual(
      ['homing', 'ecm', 'haywire', 'nemesis'],
    );
    const burst = shoot(duel(launcher('ISiNarc Explosive Pods')), 0, ...HIT, ...ARM, ...NEXT);
    expect(unitAt(burst.play.state, 1).pods).toBeUndefined();
    expect(eventsOf(burst.events, 'damaged')).toMatchObject([{ location: 'RA', armor: 6 }]);
    // It goes with the arm, and off under a hand.
    const brush = (hits: number) => {
      const play = start({
        phase: 'physical',
        units: [{ at: '0801' }, { at: '0808', design: 'AS7-D', pods: [pod('homing'), pod('haywire', { improved: true })] }],
      });
      play.does(NORTH, strike(0));
      const blow = { kind: 'brush', arm: 'LA', target: 1 } as const;
      const events = play.does(SOUTH, strike(1, blow), ...(hits ? [6, 6] : [1, 1, 1]), ...NEXT);
      return [unitAt(play.state, 1).pods!.length, eventsOf(events, 'damaged').length];
    };
    expect([brush(1), brush(0)]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });
  rule('TW-cluster-mods', 'a beacon gathers missiles that were made for it, unless jamming drowns it', () => {
    const row = (design: Paper, target: Partial<Placed>, third: Placed = WITNESS) => {
      const position = { units: [...duel(design, target).units.slice(0, 2), third] };
      const { events } = shoot(position, 0, ...HIT, ...pair(2), ...ARM, ...NEXT);
      return eventsOf(events, 'fired')[0]!.cluster!.row.total;
    };
    const jammer: Placed = { at: '1208', design: fitted({ kind: 'equipment', item: 'ISGuardianECMSuite', at: 'RT' }) };
    const pods = [pod('homing')];
    expect([row(missiles, { pods }), row(plain, { pods }), row(missiles, { pods: [pod('homing', { seat: SOUTH })] })]).toEqual([4, 2, 2]);
    expect([row(missiles, { pods, gone: ['RA'] }), row(missiles, { pods }, jammer)]).toEqual([2, 2]);
  });
  rule('TW-th-inarc', 'a beacon of the later make is one easier to hit', () => {
    const term = (pods: readonly Pod[], number: number) => termsOf(numberOf(duel(missiles, { pods, ...STRUCK }), 0, number))['TW-th-inarc'];
    expect([term([pod('homing')], 4), term([pod('homing', { improved: true })], 3)]).toEqual([undefined, -1]);
    expect(termsOf(numberOf(duel(plain, { pods: [pod('homing', { improved: true })], ...STRUCK }), 0, 4))['TW-th-inarc']).toBeUndefined();
  });
  test('another kind spoils the aim of whoever bears it', () => {
    const { units } = duel(plain);
    const upset = { ...units[0]!, pods: [pod('haywire', { seat: SOUTH })] };
    expect(termsOf(numberOf({ units: [upset, ...units.slice(1)] }, 0, 5))['TW-house-haywire']).toBe(1);
  });
  rule('TOE-eccm-inarc-pod', 'a pod that jams jams its bearer, or undoes what its bearer jams, as it is told when it is fired', () => {
    const jams = launcher('ISiNarc ECM Pods');
    const suite = fitted({ kind: 'equipment', item: 'ISGuardianECMSuite', at: 'RT' });
    const position = { ...duel(jams, { design: suite, ...STRUCK }), rules: ['TOE-eccm-inarc-pod' as const] };
    expect(
      start({ ...duel(jams), phase: 'weapon' })
        .refuses(NORTH, fire(0, 1, { weapon: 0, bin: 0, eccm: true }))
        .map(one => one.rule),
    ).toEqual(['TW-house-tasks']);
    const fields = (eccm: boolean) => {
      const { play } = shoot(position, { weapon: 0, bin: 0, ...(eccm ? { eccm: true as const } : {}) }, ...HIT, ...ARM, ...NEXT);
      return [fieldsAgainst(play.state, NORTH).length, fieldsAgainst(play.state, SOUTH).length];
    };
    expect([fields(false), fields(true)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  test('a false beacon on a friend draws missiles that are led to somebody behind him', () => {
    const friend = (pods: readonly Pod[]): Placed => ({ at: '0804', seat: NORTH, design: 'AS7-D', pods });
    const target: Placed = { at: '0808', design: 'AS7-D', pods: [pod('homing')] };
    const drawn = (pods: readonly Pod[], ...dice: readonly number[]) => {
      const { events } = shoot({ units: [{ at: '0801', facing: 3, design: missiles }, target, friend(pods)] }, 0, ...dice);
      return eventsOf(events, 'fired').map(({ target: struck, result }) => [struck, result]);
    };
    const decoy = [pod('nemesis', { seat: SOUTH })];
    const rest = [...pair(2), ...ARM, ...NEXT];
    expect(drawn(decoy, ...HIT, ...rest)).toEqual([
      [2, 'hit'],
      [1, 'diverted'],
    ]);
    expect(drawn(decoy, 1, 1, ...HIT, ...rest)).toEqual([
      [2, 'miss'],
      [1, 'hit'],
    ]);
    expect(drawn([], ...HIT, ...rest)).toEqual([[1, 'hit']]);
  });
});

describe('fire at what is not seen', () => {
  const WALL = { '0804': 'C' } as const;
  const behind = (design: Paper, target: Partial<Placed> = {}, ...more: readonly Placed[]) => ({
    units: [{ at: '0801', facing: 3, design } as const, { at: '0808', design: 'AS7-D', ...target } as Placed, WITNESS, ...more],
    ground: WALL,
  });
  rule('TW-if-table', 'the side struck is that of the firer, Artemis does not help, and a beacon is as good as somebody who spots', () => {
    const pods = [pod('homing')];
    const why = (position: Parameters<typeof start>[0]) =>
      start({ ...position, phase: 'weapon' })
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule);
    expect(why(behind(plain, { pods }))).toEqual(['TW-los-block-hill']);
    expect(why(behind(missiles))).toEqual(['TW-los-block-hill']);
    const lobbed = shoot(behind(missiles, { pods, facing: 3 }), 0, ...HIT, ...pair(3), ...pair(2), 1, 1, ...NEXT);
    const [shot] = eventsOf(lobbed.events, 'fired');
    expect(shot).toMatchObject({ side: 'rear', toHit: { total: 5 }, cluster: { row: { total: 3 } } });
    expect(termsOf(shot!.toHit)).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1 });
    // With a spotter: his movement counts, the table is still the firer's, and Artemis adds nothing.
    const artemis = fitted(weapon('LRM 10'), { kind: 'equipment', item: 'ISArtemisIV', at: 'RT' }, bin('IS Ammo LRM-10 Artemis-capable'));
    const spotter: Placed = {
      at: '1208',
      seat: NORTH,
      design: 'LCT-1V',
      moved: ['walk', 1],
      fire: { shots: [], spots: 1, numbers: null, resolved: true },
    };
    const spotted = shoot(behind(artemis, { facing: 3 }, spotter), 0, ...HIT, ...pair(3), ...ARM, ...NEXT);
    expect(eventsOf(spotted.events, 'fired')[0]).toMatchObject({ side: 'rear', toHit: { total: 6 }, cluster: { row: { total: 3 } } });
  });
  rule('TW-if-semiguided', 'missiles that look for a beam forget movement, ground and spotters once it has struck', () => {
    const seekers = fitted(weapon('LRM 10'), bin('IS Ammo LRM-10 Semi-guided'));
    const pointer: Placed = { at: '1208', facing: 5, seat: NORTH, design: fitted(weapon('ISTAG', 'HD')), moved: ['walk', 1] };
    const position = { ...behind(seekers, { moved: ['run', 7] }), phase: 'weapon' as const };
    const units = [...position.units.slice(0, 2), pointer];
    const salvo = (...dice: readonly number[]) => {
      const play = start({ ...position, units });
      expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toEqual(['TW-los-block-hill']);
      play.does(NORTH, fire(2, 1, 0));
      play.does(SOUTH, hold(1));
      const shots = eventsOf(play.does(NORTH, fire(0, 1, 0), ...dice), 'fired');
      return shots.map(({ unit, toHit }) => [unit, toHit.total]);
    };
    // The beam comes first, whoever carries it; gunnery four and nothing else is left of the number.
    expect(salvo(...HIT, ...HIT, ...pair(3), ...ARM, ...NEXT)).toEqual([
      [2, 8],
      [0, 4],
    ]);
    expect(salvo(1, 1, 1, 1, ...NEXT)[1]).toEqual([0, 9]);
  });
  rule('TW-th-mortar', 'mortars are harder to fire straight ahead, and without anybody who spots', () => {
    const mortar = fitted(weapon('IS Mech Mortar-4'), bin('IS Ammo SC Mortar-4'));
    expect(termsOf(numberOf(duel(mortar), 0, 7))['TW-th-mortar']).toBe(3);
    expect(termsOf(numberOf(behind(mortar), 0, 7))).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1, 'TW-th-mortar': 2 });
  });
});
