import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { barred, built, duel, type Ground, HIT, numberIn, objections, termed } from '../testing/core.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  NEXT,
  type Placed,
  type Position,
  pair,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

describe('lines between two hexes', () => {
  const [FROM, TO] = ['0805', '1008'] as const;
  const units = (first: string, second: string): readonly Placed[] => [
    { at: first, facing: first === FROM ? 2 : 5 },
    { at: second, facing: second === TO ? 5 : 2 },
    WITNESS,
  ];
  const woods = (ground: Ground, back = false) => termed({ units: back ? units(TO, FROM) : units(FROM, TO), ground })['TW-th-woods'] ?? 0;
  rule('TW-los-divided#1', "the row that the target's player would take counts, on either side", () => {
    // Nobody is asked: the better of the two for the target is taken.
    expect([woods({ '0906': 'l' }), woods({ '0806': 'l' }), woods({ '0906': 'l', '0806': 'h' }), woods({})]).toEqual([1, 1, 2, 0]);
    const hill = (label: string) => barred({ phase: 'weapon', units: units(FROM, TO), ground: { [label]: '3' } }, fire(0, 1, 0));
    expect([hill('0906'), hill('0806')].map(one => one.includes('TW-los-block-hill'))).toEqual([true, true]);
  });
  rule('TW-los-divided#5', 'and the same row holds for all attacks of the two, both ways', () => {
    for (const ground of [{ '0906': 'l' }, { '0806': 'h' }, { '0906': 'l', '0806': 'h' }, { '0906': 'h', '0806': 'l' }]) {
      expect(woods(ground, true)).toBe(woods(ground));
      const play = start({ phase: 'weapon', units: units(FROM, TO), ground });
      // Whatever it fires.
      expect([0, 1].map(gun => termsOf(numberIn(play, 0, 1, gun))['TW-th-woods'])).toEqual([woods(ground), woods(ground)]);
    }
  });
  rule('TW-dir-boundary#1', 'an attack along the border strikes the side that is better for the target', () => {
    /** The side that is struck from exactly between front and side, with what stands in the two rows. */
    const side = (ground: Ground, facing: 0 | 1 | 2 | 3 | 4 | 5) => {
      const position: Position = { units: [{ at: FROM, facing: 2 }, { at: TO, facing }, WITNESS], ground };
      return eventsOf(shoot(position, 0, 1, 1, ...NEXT).events, 'fired')[0]!.side;
    };
    // Without anything between the front is better than a flank, on both flanks alike.
    expect([side({}, 1), side({}, 4)]).toEqual(['front', 'front']);
    // What the target would rather have between them decides the side as well.
    const rows = [side({ '0906': 'l' }, 1), side({ '0806': 'l' }, 1)];
    expect(new Set(rows)).toEqual(new Set(['front', 'left']));
  });
});

rule('TW-los-fields#3', 'three hexes of heavy industry block, one or two add as many', () => {
  const industry = (...labels: readonly string[]) =>
    clearBut(Object.fromEntries(labels.map(label => [label, [{ kind: 'industrial' as const, level: 3 }]])));
  const added = (...labels: readonly string[]) => termed({ ...duel(), board: industry(...labels) })['TW-los-fields'] ?? 0;
  expect([added(), added('0807'), added('0807', '0808')]).toEqual([0, 1, 2]);
  const blocked = (...labels: readonly string[]) =>
    barred({ ...duel(), board: industry(...labels) }, fire(0, 1, 0)).includes('TW-los-block-hill');
  expect([blocked('0807', '0808'), blocked('0807', '0808', '0809')]).toEqual([false, true]);
});

describe('water', () => {
  const torpedoes = armed(weapon('CLLRT10', 'RT'), bin('Clan Ammo LRTorpedo-10', 'RT', 12));
  const LEG = armed(weapon('Medium Laser', 'RL'));
  /** A column of water from the attacker down to its target; by letters from north to south. */
  const column = (letters: string): Ground =>
    Object.fromEntries([...letters].map((letter, i) => [`08${String(i + 5).padStart(2, '0')}`, letter]));
  const wading: Position = { units: [{ at: '0805', facing: 3, design: torpedoes }, { at: '0808' }, WITNESS], ground: column('===~') };
  const struck = (position: Position, ...dice: readonly number[]) =>
    eventsOf(shoot(position, 0, ...HIT, ...dice, ...NEXT).events, 'damaged');
  rule('TW-cover-water#2', "from under water only the legs of a 'Mech that wades are struck", () => {
    // Rolls that are no leg are rolled again; a third of each salvo strikes.
    const hits = struck(wading, ...pair(5), ...pair(7), ...pair(12), ...pair(5), ...pair(9));
    expect(hits.map(({ location }) => location)).toEqual(['RL', 'LL']);
    const laser = { ...wading, units: [{ at: '0805', facing: 3 as const, design: LEG }, { at: '0807' }, WITNESS], ground: column('==~') };
    expect(struck(laser, ...pair(7), ...pair(9)).map(({ location }) => location)).toEqual(['LL']);
  });
  rule('TW-los-water#3', 'from above its upper half, from below its legs', () => {
    const above: Position = { units: [{ at: '0803', facing: 3 }, { at: '0808' }, WITNESS], ground: column('...~') };
    // A leg is behind the water; the rest is not.
    expect([struck(above, ...pair(9)), struck(above, ...pair(7)).map(({ location }) => location)]).toEqual([[], ['CT']]);
    expect(struck(wading, ...pair(5), ...pair(7), ...pair(5), ...pair(9)).map(({ location }) => location)).toEqual(['RL', 'LL']);
  });
  rule('TW-los-underwater#2', 'a rise of the bottom blocks the line below', () => {
    const sees = (depth: number) => {
      const wet = (level: number) => ({ level: 0, terrains: [{ kind: 'water' as const, level }] });
      const board = built({ '0805': wet(4), '0806': wet(4), '0807': wet(depth), '0808': wet(4) });
      return !barred(
        { phase: 'weapon', units: [{ at: '0805', facing: 3, design: torpedoes }, { at: '0808' }], board },
        fire(0, 1, 0),
      ).includes('TW-los-block-hill');
    };
    // Two who stand on a bottom four levels deep are two levels high.
    expect([sees(4), sees(3), sees(2), sees(1)]).toEqual([true, true, false, false]);
  });
  rule('TW-water-weapons#3', 'torpedoes go through water, and through nothing else', () => {
    const may = (letters: string) =>
      objections(
        start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: torpedoes }, { at: '0809' }], ground: column(letters) }),
        fire(0, 1, 0),
      ).length === 0;
    expect([may('====='), may('==.=='), may('==~=='), may('=....'), may('.....')]).toEqual([true, false, true, false, false]);
  });
});

rule('TW-arc-special#3', 'a turret under the chin turns like any other', () => {
  const warrior = find('Warrior Attack Helicopter H-7')!;
  const chin: Paper = {
    ...warrior,
    armor: { ...warrior.armor, front: { ...warrior.armor.front, TU: 4 } },
    structure: { ...warrior.structure, points: { ...warrior.structure.points, TU: 2 } },
    mounts: [weapon('Medium Laser', 'TU'), weapon('Medium Laser', 'FR')],
  };
  const may = (gun: number, turret?: 0 | 1 | 2 | 3 | 4 | 5) => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, design: chin, elevation: 2 }, { at: '0805' }] });
    return objections(play, { ...fire(0, 1, gun), ...(turret === undefined ? {} : { turret }) } as ReturnType<typeof fire>).length === 0;
  };
  expect([may(0), may(0, 3), may(1, 3)]).toEqual([false, true, false]);
});

describe('aiming', () => {
  const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
  const taser = (design: Paper) => ({ units: [{ at: '0807', facing: 3 as const, design }, { at: '0809' }, WITNESS] });
  const shocked = (design: Paper, turns: number) => {
    const { play } = shoot(taser(design), 0, ...HIT, ...pair(7), ...pair(5), ...NEXT);
    const unit = unitAt(play.state, 1);
    const later = start({
      phase: 'weapon',
      turn: 1 + turns,
      units: [
        { at: '0807', facing: 3 },
        { ...(unit as unknown as Placed), at: '0811' },
      ],
    });
    return termsOf(numberIn(later, 1, 0, 0))['TW-th-taser'];
  };
  const mech = armed(weapon('Mek Taser'), bin('Taser Ammo', 'RT', 5));
  rule('TW-th-taser#1', 'interference makes every attack harder for as long as it lasts', () => {
    expect([shocked(mech, 1), shocked(mech, 4)]).toEqual([2, undefined]);
    const scrambled = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, condition: { shock: { by: 1, until: 1 } } }, { at: '0809' }],
    });
    expect([0, 1].map(gun => termsOf(numberIn(scrambled, 0, 1, gun))['TW-th-taser'])).toEqual([1, 1]);
  });
  rule('TW-th-taser#2', "two points for three turns from a 'Mech, one from a suit", () => {
    expect([1, 2, 3, 4].map(turns => shocked(mech, turns))).toEqual([2, 2, 2, undefined]);
    const suits: Paper = { ...find(SUITS)!, mounts: [{ kind: 'weapon', item: 'ISBATaser', at: 'Squad' }] };
    const one: Placed = { at: '0807', facing: 3, design: suits, gone: ['S2', 'S3', 'S4', 'S5'] };
    const { play } = shoot({ units: [one, { at: '0809' }, WITNESS] }, 0, ...HIT, ...pair(7), ...pair(5), ...NEXT);
    expect(unitAt(play.state, 1).condition?.shock?.by).toBe(1);
  });
  rule('TW-th-min#4', 'nobody is too near to a fighter in flight', () => {
    const design = armed(weapon('LRM 10', 'RT'), bin('IS Ammo LRM-10', 'LT', 12));
    const near = (target: Partial<Placed>) => {
      const play = start({ phase: 'weapon', units: [{ at: '0806', facing: 3, design }, { at: '0808', ...target } as Placed] });
      return termsOf(numberIn(play, 0, 1))['TW-th-min'] ?? 0;
    };
    const flying = { design: 'Sabre SB-27', flight: { altitude: 3, path: [at('0807'), at('0808')] } };
    expect([near({}), near({ design: 'Warrior Attack Helicopter H-7', elevation: 2 }), near(flying)]).toEqual([5, 5, 0]);
  });
});
