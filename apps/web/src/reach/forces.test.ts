import { FILTER_RULES, muster } from '@sortie/convert';
import { nth, type RuleId } from '@sortie/kernel';
import { type Force, type Member, type PrintedCard, WORST_SKILL } from '@sortie/roster';
import { ADVICE_RULES, alphaStrike, BUILDING_RULES, type Setup } from '@sortie/rules-alpha-strike';
import { linesTold, writeReach } from '@sortie/testkit';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { BattleValue } from '../forces/battle-value/battle-value.tsx';
import { BuildNotes } from '../forces/formations/build-notes.tsx';
import { MissionTerms } from '../setup/alpha-strike/mission-terms.tsx';
import { builtInRows } from '../units/library/row.ts';
import { useFound } from '../units/use-found.ts';
import { withoutBrowser } from './law.fixture.ts';
import { controlsOf } from './rendered.fixture.ts';

withoutBrowser();

const MECHS = ['GRF-1N', 'WVR-6R', 'TBT-5N', 'Kodiak'];
const MIXED = [
  'GRF-1N',
  'Vedette Medium Tank',
  'Foot Platoon (Rifle)',
  'Corsair CSR-V12',
  'Elemental Battle Armor [Laser](Sqd5)',
  'Kodiak',
];
const FIGHTERS = ['Corsair CSR-V12', 'Sparrowhawk SPR-H5', 'Corsair CSR-V12'];

/** So many lances of so many units, drawn in turn from some. */
const lances = (name: string, count: number, size: number, from: readonly string[], more: Partial<Member> = {}): readonly Member[] =>
  Array.from({ length: count * size }, (_, n) => ({
    unit: from[n % from.length] ?? '',
    skill: n % (WORST_SKILL + 1),
    lance: `${name} ${Math.floor(n / size)}`,
    ...more,
  }));

/** A card of somebody's own making, with a price that its figures are not worth. */
const carded = (specials: string, more: Partial<PrintedCard> = {}): Member => ({
  skill: 4,
  card: {
    name: specials,
    type: 'AF',
    size: 2,
    tmm: 0,
    move: '6a',
    damage: '2/2/1',
    overheat: 0,
    armor: 5,
    structure: 3,
    specials: specials.split(' '),
    pv: 1,
    threshold: 1,
    ...more,
  },
});

/** Forces that leave something to say about everything: too many captains and squadrons, machines of a later time, lances of odd sizes. */
function* forces(): Generator<Force> {
  for (const faction of ['inner-sphere', 'clan', 'comstar'])
    for (const count of [1, 3, 6, 10]) {
      const members = [
        ...lances('Lance', count, 4, MECHS, { commander: 'lance' }),
        ...lances('Wing', count > 1 ? 4 : 0, 3, FIGHTERS),
        ...lances('Mob', count > 1 ? 0 : 1, 7, MIXED),
      ];
      const formations = Array.from({ length: count }, (_, n) => ({ lance: `Lance ${n}`, type: 'command' }));
      yield { name: 'A force', edition: 'current', members, formations, limit: count > 3 ? 1000 : 300, era: 'star-league', faction };
    }
  yield {
    name: 'Cards of our own',
    edition: 'companion',
    members: [
      'ATAC4 VRT',
      'BT CNARC1 INARC1 SNARC1',
      'RCA STL AECM BH C3RS ECM LECM PRB LPRB RCN MHQ2 ATAC2',
      'HT1/1/1 OVL ARTAIS-1 DRO STL',
    ].map(specials => carded(specials)),
  };
  const linked = (unit: string): Member => ({ unit, skill: 3, network: 'One' });
  yield { name: 'A network', edition: 'current', members: [linked('Raven RVN-3L'), linked('Longshot LNG-3C'), linked('Cyclops CP-11-C')] };
}

/** What players see of a force while they build it. */
function lookAt(force: Force): void {
  const { recruits } = muster(force);
  const onChange = (): void => undefined;
  controlsOf(createElement(BuildNotes, { force, recruits }), new Map());
  controlsOf(createElement(BattleValue, { id: 'a', force, recruits, onChange }), new Map());
}

/** The table of units, narrowed down. */
const Narrowed = (): null => {
  useFound(builtInRows('current'), 'type:BM pv:20-30 bv:500-1500', 'name', false);
  return null;
};

/** Lines that a game has as well, or that speak of a formation by its own line. */
const ELSEWHERE = new Set(
  [...alphaStrike.ruleset.rules, ...BUILDING_RULES.filter(({ id }) => id === 'ASC-fb-formation-requirements')].flatMap(
    ({ id, covers = [] }) => [id, ...covers],
  ),
);

test('building forces is told on the pages of forces and units', { timeout: 120_000 }, () => {
  const told = linesTold(() => {
    for (const force of forces()) lookAt(force);
    controlsOf(createElement(Narrowed), new Map());
  });
  writeReach('forces', new Map([...told].map(line => [line, ['the page of a force']])));
  const rules: readonly { readonly id: RuleId; readonly covers?: readonly RuleId[] }[] = [...BUILDING_RULES, ...FILTER_RULES];
  const lines = rules.flatMap(({ id, covers = [] }) => [id, ...covers]);
  expect(lines.filter(line => !told.has(line) && !ELSEWHERE.has(line)).sort()).toEqual([]);
});

const VARIANTS: readonly NonNullable<Setup['mission']>[] = [
  { kind: 'stand-up-fight' },
  { kind: 'capture-the-flag' },
  { kind: 'capture-the-flag', variant: 'extraction' },
  { kind: 'king-of-the-hill' },
  { kind: 'king-of-the-hill', variant: 'hold-them-off' },
  { kind: 'hold-the-line' },
  { kind: 'hold-the-line', variant: 'chase' },
  { kind: 'reconnaissance' },
  { kind: 'reconnaissance', builders: 'both' },
];

test('what the book advises for its scenarios is told on the set-up page', () => {
  const { setup } = nth(alphaStrike.scenarios, 0);
  const [ours = [], theirs = []] = setup.forces;
  const crowd = Array.from({ length: 11 }, () => ours).flat();
  const told = linesTold(() => {
    for (const mission of VARIANTS) {
      const asked: Setup = {
        ...setup,
        mission,
        table: { scene: 'hills', seed: 1, width: 20 * 254, height: 20 * 254 },
        forces: [crowd, theirs],
      };
      controlsOf(createElement(MissionTerms, { setup: asked, roles: ['A', 'B'], onChange: () => undefined }), new Map());
    }
  });
  writeReach('missions', new Map([...told].map(line => [line, ['set-up: mission']])));
  expect(ADVICE_RULES.flatMap(({ id }) => (told.has(id) ? [] : [id])).sort()).toEqual([]);
});
