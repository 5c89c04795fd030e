import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Location } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';
import { armed, bin, gear, weapon } from '../testing/armed.fixture.ts';
import { numberIn } from '../testing/core.fixture.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const NONE = pair(2);
const PLACES: { readonly [L in Location]?: number } = { LT: 8, RT: 6, LA: 11, RA: 3, LL: 9 };
/** The dice that lead to some slot of a place; the first of six is left out where there is but one half. */
function slotDice(design: Paper, at: Location, part: 'weapon' | 'bin' | 'gear' | 'heatSink'): readonly number[] {
  const { slots } = sheetFor(unitAt(start({ units: [{ at: '0101', design }, { at: '1617' }] }).state, 0));
  const slot = slots[at]!.findIndex(one => one?.part === part);
  return at === 'LL' ? [slot + 1] : [slot < 6 ? 1 : 6, (slot % 6) + 1];
}
/** A laser opens a place and one critical hit strikes something in it; the dice are those of what follows. */
const struck = (design: Paper, at: Location, part: Parameters<typeof slotDice>[2], more: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    {
      units: [
        { at: '0805', facing: 3, design: 'HBK-4G' },
        { at: '0807', design, armor: { [at]: 0 }, structure: { [at]: 60 }, ...more } as Placed,
        WITNESS,
      ],
    },
    0,
    ...HIT,
    ...pair(PLACES[at]!),
    ...pair(8),
    ...slotDice(design, at, part),
    ...dice,
    ...NEXT,
  );
const blast = (played: ReturnType<typeof struck>) => eventsOf(played.events, 'exploded')[0]?.damage;

describe('explosions', () => {
  // After the blast a roll for what it strikes, two hits on the pilot with a roll each, and a roll to stay upright from twenty points on.
  const gun = (item: string) =>
    blast(struck(armed(weapon(item, 'RT')), 'RT', 'weapon', {}, ...NONE, ...HIT, ...HIT, ...(UPRIGHT[item] ?? [])));
  const UPRIGHT: { readonly [item: string]: readonly number[] } = {
    ISGaussRifle: HIT,
    ISHeavyGaussRifle: HIT,
    ISImprovedHeavyGaussRifle: HIT,
    ISSBGR: HIT,
    CLHAG40: HIT,
    CLHAG30: HIT,
    ISLightGaussRifle: HIT,
  };
  rule('TW-gauss-boom#1', 'each make by its own strength', () => {
    expect([
      gun('ISGaussRifle'),
      gun('ISLightGaussRifle'),
      gun('ISHeavyGaussRifle'),
      gun('ISImprovedHeavyGaussRifle'),
      gun('ISSBGR'),
    ]).toEqual([20, 16, 25, 30, 20]);
    expect([gun('CLAPGaussRifle'), gun('ISMagshotGR')]).toEqual([3, 3]);
  });
  rule('TW-gauss-boom#2', 'hyper-assault rifles by half their size', () =>
    expect([gun('CLHAG20'), gun('CLHAG30'), gun('CLHAG40')]).toEqual([10, 15, 20]),
  );
  rule('TW-gauss-boom#3', 'into the structure, and the pilot feels it twice', () => {
    const { play, events } = struck(
      armed(weapon('ISGaussRifle', 'RT')),
      'RT',
      'weapon',
      { rear: { RT: 9 } },
      ...NONE,
      ...HIT,
      ...HIT,
      ...HIT,
    );
    expect(unitAt(play.state, 1)).toMatchObject({ structure: { RT: 60 - 5 - 20 }, rear: { RT: 9 } });
    expect(eventsOf(events, 'pilotHit')).toMatchObject([{ hits: 2 }]);
  });
  rule('TW-pilot-hits#3', 'a blast of ammunition or a rifle costs two hits', () => {
    const slugs = armed(bin('IS Ammo AC/5', 'RT', 1));
    expect(eventsOf(struck(slugs, 'RT', 'bin', {}, ...NONE, ...HIT, ...HIT).events, 'pilotHit')).toMatchObject([{ hits: 2 }]);
  });
  rule('TW-conscious#3', 'two hits at once are two rolls', () => {
    const slugs = armed(bin('IS Ammo AC/5', 'RT', 1));
    const [hurt] = eventsOf(struck(slugs, 'RT', 'bin', {}, ...NONE, ...HIT, ...HIT).events, 'pilotHit');
    expect([hurt!.needed, hurt!.rolls.length]).toEqual([[3, 5], 2]);
  });
  const full = (ammo: string, shots: number, structure = 999) =>
    blast(
      shoot(
        {
          units: [
            { at: '0805', facing: 3, design: 'HBK-4G' },
            { at: '0807', design: armed(bin(ammo, 'RT', shots)), armor: { RT: 0 }, structure: { RT: structure } },
            WITNESS,
          ],
        },
        0,
        ...HIT,
        ...pair(6),
        ...pair(8),
        ...slotDice(armed(bin(ammo, 'RT', shots)), 'RT', 'bin'),
        ...(ammo === 'Clan Gauss Ammo' ? [] : [...NONE, ...HIT, ...HIT, ...HIT]),
        ...NEXT,
      ) as ReturnType<typeof struck>,
    );
  rule('TW-ammo-boom#5', 'all shots that are left', () => {
    expect([full('IS Ammo AC/20', 5), full('IS Ammo LRM-15', 8), full('IS Ammo SRM-6', 15), full('IS Ammo MG - Full', 200)]).toEqual([
      100, 120, 180, 400,
    ]);
    expect(full('Clan Gauss Ammo', 8)).toBeUndefined();
  });
  const inert = (ammo: string) => blast(struck(armed(bin(ammo, 'RT', 6)), 'RT', 'bin', {}));
  rule('TW-ammo-inert#1', 'slugs, plasma and pods do not explode', () => {
    expect([inert('Clan Gauss Ammo'), inert('ISPlasmaRifleAmmo'), inert('ISNarc Pods')]).toEqual([undefined, undefined, undefined]);
  });
  const stocked = (...more: readonly Mount[]): Paper => armed(bin('IS Ammo AC/20', 'RT', 5), ...more);
  rule('TW-case#1', 'CASE keeps a blast where it is', () => {
    const guarded = struck(stocked(gear('ISCASE', 'RT')), 'RT', 'bin', { structure: { RT: 20 } }, ...NONE, ...HIT, ...HIT, ...HIT);
    expect(unitAt(guarded.play.state, 1)).toMatchObject({ fate: 'fighting', structure: { RT: 0, CT: 18 } });
    const bare = struck(stocked(), 'RT', 'bin', { structure: { RT: 20 } }, ...NONE, ...NONE, ...HIT, ...HIT);
    expect(unitAt(bare.play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-case#2', 'Clan machines have it everywhere', () => {
    const clan: Paper = { ...stocked(), tech: { ...find('GRF-1N')!.tech, base: 'clan' } };
    expect(unitAt(struck(clan, 'RT', 'bin', { structure: { RT: 20 } }, ...NONE, ...HIT, ...HIT, ...HIT).play.state, 1)).toMatchObject({
      fate: 'fighting',
      structure: { CT: 18 },
    });
  });
  rule('TW-case2#1', 'CASE II lets one point into the structure', () => {
    const { play } = struck(stocked(gear('ISCASEII', 'RT')), 'RT', 'bin', {}, ...pair(8), ...HIT, ...HIT);
    expect(unitAt(play.state, 1).structure['RT']).toBe(60 - 5 - 1);
  });
  rule('TW-case2#2', 'the rest takes the armor behind a torso', () => {
    const { play } = struck(stocked(gear('ISCASEII', 'RT')), 'RT', 'bin', { rear: { RT: 30 } }, ...pair(8), ...HIT, ...HIT, ...HIT);
    expect(unitAt(play.state, 1).rear['RT']).toBe(0);
  });
  rule('TW-case2#3', 'in a limb half of its armor at most', () => {
    const limb = armed(bin('IS Ammo AC/20', 'LA', 5), gear('ISCASEII', 'LA'));
    const arm = shoot(
      {
        units: [
          { at: '0805', facing: 3, design: 'HBK-4G' },
          { at: '0807', design: limb, armor: { LA: 4 }, structure: { LA: 60 } },
          WITNESS,
        ],
      },
      0,
      ...HIT,
      ...pair(11),
      ...pair(8),
      ...slotDice(limb, 'LA', 'bin'),
      ...pair(8),
      ...HIT,
      ...HIT,
      ...NEXT,
    );
    expect(unitAt(arm.play.state, 1)).toMatchObject({ fate: 'fighting', armor: { LA: 0 }, structure: { LA: 60 - 1 - 1 } });
  });
  rule('TW-case2#4', 'an eight keeps critical hits off', () => {
    const rolls = (total: number, ...dice: readonly number[]) =>
      eventsOf(struck(stocked(gear('ISCASEII', 'RT')), 'RT', 'bin', {}, ...pair(total), ...dice, ...HIT, ...HIT).events, 'criticalRolled')
        .length;
    expect([rolls(8), rolls(7, ...NONE)]).toEqual([1, 2]);
  });
});

describe('what is struck', () => {
  const computer = armed(weapon('Medium Laser'), { ...gear('ISTargeting Computer', 'RT', 3) });
  const helps = (hits: NonNullable<Placed['hits']>) =>
    termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: computer, hits }, { at: '0808' }] }), 0, 1))[
      'TW-th-targcomp'
    ] ?? 0;
  const { slots } = sheetFor(unitAt(start({ units: [{ at: '0101', design: computer }, { at: '1617' }] }).state, 0));
  const first = slots.RT!.findIndex(one => one?.part === 'gear');
  rule('TW-crit-equip#1', 'one slot is enough, and more cost nothing more', () => {
    expect([helps({}), helps({ RT: [first] }), helps({ RT: [first, first + 1] })]).toEqual([-1, 0, 0]);
  });
  rule('TW-th-targcomp#6', 'a computer that is struck gives nothing, and a second one no more than the first', () => {
    expect(helps({ RT: [first] })).toBe(0);
    const two = armed(weapon('Medium Laser'), gear('ISTargeting Computer', 'RT'), gear('ISTargeting Computer', 'LT'));
    expect(
      termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: two }, { at: '0808' }] }), 0, 1))[
        'TW-th-targcomp'
      ],
    ).toBe(-1);
  });
  rule('TW-crit-equip#2', 'CASE that is struck still guards', () => {
    const design = armed(bin('IS Ammo AC/20', 'RT', 5), gear('ISCASE', 'RT'));
    const hit = sheetFor(unitAt(start({ units: [{ at: '0101', design }, { at: '1617' }] }).state, 0)).slots.RT!.findIndex(
      one => one?.part === 'gear',
    );
    const { play } = struck(design, 'RT', 'bin', { structure: { RT: 20 }, hits: { RT: [hit] } }, ...NONE, ...HIT, ...HIT, ...HIT);
    expect(unitAt(play.state, 1)).toMatchObject({ fate: 'fighting', structure: { RT: 0, CT: 18 } });
  });
  const framed = (type: string): Paper => ({ ...find('GRF-1N')!, structure: { ...find('GRF-1N')!.structure, type } });
  const row = (type: string, rolled: number) => {
    const { book, state } = start({ units: [{ at: '0808', design: framed(type) }, { at: '0117' }] });
    return book.ask('criticalRow', { unit: unitAt(state, 0), location: 'CT', rolled }).total;
  };
  rule('TW-crit-industrial#2', 'a reinforced frame takes one off', () =>
    expect([row('Standard', 8), row('Reinforced', 8)]).toEqual([8, 7]),
  );
});
