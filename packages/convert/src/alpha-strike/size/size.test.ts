import type { Motive, Unit } from '@sortie/roster';
import { type Row, rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, mech, platoon, protomech, rulesOf, ship, specials, suits, support, vehicle } from '../units.fixture.ts';

const sizes = (tons: readonly number[], unit: (tons: number) => Unit) => tons.map(mass => companion(unit(mass)).size);
const driven = (motive: Motive) => (tons: number) => support({ motive, tons });

rule(
  'ASC-conv-size-lookup#1',
  'sixty tons are size 3 of a ’Mech, 2 of a tracked support vehicle, 3 of a hovercraft, and 2 of a fighter',
  () => {
    const sixty = [
      mech({ tons: 60 }),
      support({ motive: 'tracked', tons: 60 }),
      support({ motive: 'hover', tons: 60 }),
      fighter({ tons: 60 }),
    ];
    expect(sixty.map(unit => companion(unit).size)).toEqual([3, 2, 3, 2]);
    expect(companion(platoon({ tons: 144 })).size).toBe(1);
  },
);
rule('ASC-conv-size-lookup#2', 'a 45-ton ’Mech is size 2', () => expect(companion(mech({ tons: 45 })).size).toBe(2));

rule('ASC-conv-size-uses#1', 'a larger ’Mech is dearer and a larger fighter carries more bombs', () => {
  expect(specials(companion(fighter({ tons: 90 })))).toContain('BOMB3');
  const offense = (tons: number) => companion(mech({ tons })).why.offense!.total;
  expect(offense(80) - offense(30)).toBe(1.5);
});

rule('ASC-conv-size-sv-under-5#1', 'a 4-ton hovercraft is size 1, a 5-ton one size 2', () => {
  expect(sizes([4, 5], driven('hover'))).toEqual([1, 2]);
});
rule('ASC-conv-size-sv-airship#1', 'airships step up at 300, 600 and 900 tons', () => {
  expect(sizes([300, 300.5, 600.5, 900.5], driven('airship'))).toEqual([2, 3, 4, 5]);
});
rule('ASC-conv-size-sv-fixed-wing#1', 'fixed-wing craft step up over 100 tons', () => {
  expect(sizes([100, 100.5], tons => fighter({ kind: 'support-vehicle', tons }))).toEqual([2, 3]);
});
rule('ASC-conv-size-sv-hover#1', 'hovercraft step up over 50 tons', () => expect(sizes([50, 50.5], driven('hover'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-naval#1', 'ships step up at 300, 6,000 and 30,000 tons', () => {
  expect(sizes([300, 300.5, 6000.5, 30_000.5], driven('naval'))).toEqual([2, 3, 4, 5]);
});
rule('ASC-conv-size-sv-rail#1', 'trains step up over 300 tons', () => expect(sizes([300, 300.5], driven('rail'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-satellite#1', 'satellites step up over 100 tons', () => {
  expect(sizes([100, 100.5], driven('station-keeping'))).toEqual([2, 3]);
});
rule('ASC-conv-size-sv-tracked#1', 'tracked vehicles step up over 100 tons', () =>
  expect(sizes([100, 100.5], driven('tracked'))).toEqual([2, 3]),
);
rule('ASC-conv-size-sv-vtol#1', 'VTOLs step up over 30 tons', () => expect(sizes([30, 30.5], driven('vtol'))).toEqual([2, 3]));
rule('ASC-conv-size-sv-wheeled#1', 'wheeled vehicles step up over 80 tons', () =>
  expect(sizes([80, 80.5], driven('wheeled'))).toEqual([2, 3]),
);
rule('ASC-conv-size-sv-wige#1', 'WiGEs step up over 80 tons', () => expect(sizes([80, 80.5], driven('wige'))).toEqual([2, 3]));
rule('ASC-conv-size-mech-pm-cv#1', 'bands at 40, 60 and 80 tons', () => {
  const tons = [39, 40, 59, 60, 79, 80, 100];
  expect(sizes(tons, mass => vehicle({ tons: mass }))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(sizes(tons, mass => mech({ tons: mass }))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(companion(protomech()).size).toBe(1);
});
rule('ASC-conv-size-mech-pm-cv#2', 'beyond 100 tons it stays 4 and is LG', () => {
  for (const unit of [mech({ tons: 105 }), vehicle({ tons: 105 })]) {
    expect(companion(unit).size).toBe(4);
    expect(specials(companion(unit))).toContain('LG');
  }
  expect(specials(companion(mech({ tons: 100 })))).not.toContain('LG');
});
rule('ASC-conv-size-fighters#1', 'fighters step up at 50 and 75 tons', () => {
  expect(sizes([45, 50, 74, 75], tons => fighter({ tons }))).toEqual([1, 2, 2, 3]);
});
rule('ASC-conv-size-sc-dropship#1', 'DropShips step up at 2,500 and 10,000 tons', () => {
  expect(sizes([2499, 2500, 10_000], tons => ship({ tons }))).toEqual([1, 2, 3]);
});
rule('ASC-conv-size-js-ss#1', 'JumpShips and stations step up at 100,000 and 300,000 tons', () => {
  expect(sizes([99_999, 100_000, 300_000], tons => ship({ kind: 'jumpship', tons }))).toEqual([1, 2, 3]);
});
rule('ASC-conv-size-warship#1', 'WarShips step up at 500,000, 800,000 and 1,200,000 tons', () => {
  expect(sizes([400_000, 500_000, 800_000, 1_200_000], tons => ship({ kind: 'warship', tons }))).toEqual([1, 2, 3, 4]);
});
rule('ASC-conv-size-ci#1', 'infantry is size 1', () => expect(rulesOf(companion(platoon()), 'size')).toEqual(['ASC-conv-size-ci']));
rule('ASC-conv-size-ba#1', 'battle armor is size 1', () => expect(rulesOf(companion(suits()), 'size')).toEqual(['ASC-conv-size-ba']));
rule('ASC-conv-size-ms#1', 'a mobile structure is size 5 and SLG', () => {
  const card = companion(vehicle({ kind: 'mobile-structure', tons: 500 }));
  expect(card.size).toBe(5);
  expect(specials(card)).toContain('SLG');
});
rule('ASC-conv-size-lg-footnote#1', 'airships and ships of size 3, superheavies, small craft and DropShips of size 1 are LG', () => {
  const large = [
    support({ motive: 'airship', tons: 400 }),
    support({ motive: 'naval', tons: 400 }),
    mech({ tons: 150 }),
    vehicle({ tons: 150 }),
    ship({ kind: 'small-craft', tons: 150 }),
    ship({ tons: 2000 }),
  ];
  expect(large.map(unit => specials(companion(unit)).includes('LG'))).toEqual(large.map(() => true));
  expect(specials(companion(vehicle({ tons: 100 })))).not.toContain('LG');
  expect(specials(companion(support({ motive: 'naval', tons: 300 })))).not.toContain('LG');
});
rule('ASC-conv-size-lg-footnote#2', 'and so is any other support vehicle of size 3', () => {
  const motives = [
    ['hover', 60],
    ['rail', 400],
    ['tracked', 150],
    ['vtol', 40],
    ['wheeled', 100],
    ['wige', 100],
  ] as const;
  for (const [motive, tons] of motives) expect(specials(companion(support({ motive, tons }))), motive).toContain('LG');
  expect(specials(companion(support({ motive: 'hover', tons: 50 })))).not.toContain('LG');
});
rule('ASC-conv-size-vlg-footnote#1', 'a ship of size 4 and a DropShip of size 2 are VLG', () => {
  expect(specials(companion(support({ motive: 'naval', tons: 7000 })))).toContain('VLG');
  expect(specials(companion(ship({ tons: 3500 })))).toContain('VLG');
});
rule('ASC-conv-size-slg-footnote#1', 'a ship of size 5 and a DropShip of size 3 are SLG', () => {
  expect(specials(companion(support({ motive: 'naval', tons: 40_000 })))).toContain('SLG');
  expect(specials(companion(ship({ tons: 12_000 })))).toContain('SLG');
});
const MOTIVES: Readonly<Record<string, Motive>> = {
  Airship: 'airship',
  Hover: 'hover',
  Naval: 'naval',
  Rail: 'rail',
  Satellite: 'station-keeping',
  Tracked: 'tracked',
  VTOL: 'vtol',
  Wheeled: 'wheeled',
  WiGE: 'wige',
};
/** Units of a row that weigh so much. */
function unitsOf(group: string, name: string, tons: number): readonly Unit[] {
  if (name === 'All Types') return Object.values(MOTIVES).map(motive => support({ motive, tons }));
  if (name === 'Fixed-Wing') return [fighter({ kind: 'support-vehicle', tons })];
  if (group.startsWith('Support')) return [support({ motive: MOTIVES[name] ?? 'none', tons })];
  if (group.startsWith("'Mechs")) return [mech({ tons }), vehicle({ tons }), ...(tons < 20 ? [protomech({ tons })] : [])];
  if (group.startsWith('Aerospace')) return [fighter({ tons }), fighter({ kind: 'conventional-fighter', tons })];
  if (group.startsWith('Small Craft')) return [ship({ tons }), ...(tons < 2500 ? [ship({ kind: 'small-craft', tons })] : [])];
  if (group.startsWith('JumpShips')) return [ship({ kind: 'jumpship', tons }), ship({ kind: 'space-station', tons })];
  if (group.startsWith('WarShips')) return [ship({ kind: 'warship', tons })];
  return [name.startsWith('Conv') ? platoon() : name.startsWith('Battle') ? suits() : vehicle({ kind: 'mobile-structure' })];
}
/** The lightest and the heaviest that the row means. */
function limits(row: Row): readonly number[] {
  const [least, most] = [row.at('min_tons'), row.at('max_tons')];
  const low = least.startsWith('>') ? Number(least.slice(1)) + 5 : Number(least) || 1;
  return most.startsWith('<') ? [low, Number(most.slice(1)) - 0.5] : most === '' ? [low, low < 200 ? 195 : low * 3] : [low, Number(most)];
}
table('ASC-tbl-size-class#1', 'the lightest and the heaviest of every row have its size and its footnote', row => {
  const [group, name] = [row.at('group'), row.at('unit_type_or_weight_class')];
  for (const tons of limits(row))
    for (const unit of unitsOf(group, name, tons)) {
      const card = companion(unit);
      expect(card.size, `${unit.kind} ${tons}`).toBe(row.number('size'));
      const special = row.at('ground_map_special');
      if (special !== '') expect(specials(card)).toContain(special);
    }
});
