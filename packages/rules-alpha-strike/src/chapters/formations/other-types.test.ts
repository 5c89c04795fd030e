import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { called, fighter, findings, fits, group, lacks, lanceOf, made, objections, objectors, tank, times } from './formations.fixture.ts';
import type { Grouped } from './group.ts';

// Lances around those who lead, groups that work together, and squadrons.

const chief = { role: 'Brawler', commander: 'force' as const };
const rest = group([1, { role: 'Sniper' }], [1, { role: 'Skirmisher' }], [1, { role: 'Scout' }]);
rule('ASC-form-command#1', 'somebody in it leads the force or is a lieutenant', () => {
  expect(lacks('command', [made(chief), ...rest])).toBeUndefined();
  expect(lacks('command', [made({ ...chief, commander: 'lance' }), ...rest])).toBeUndefined();
  expect(lacks('command', [made({ role: 'Brawler' }), ...rest])).toBe('commander or lieutenant: at least 1 of 4 units, there are 0');
});
rule('ASC-form-command#2', 'a second one is built around a lieutenant', () => {
  const second = called('command', [made({ ...chief, commander: 'lance' }), ...rest], 1);
  expect(objections([...called('command', [made(chief), ...rest]), ...second])).toEqual([]);
  const nobody = called('command', [made({ role: 'Brawler' }), ...rest], 1);
  expect(objectors([...called('command', [made(chief), ...rest]), ...nobody])).toEqual(['ASC-form-command']);
});
rule('ASC-form-command-roles#1', 'half of it Snipers, Missile Boats, Skirmishers or Juggernauts', () => {
  for (const role of ['Sniper', 'Missile Boat', 'Skirmisher', 'Juggernaut'])
    expect(lacks('command', [made(chief), made({ role: 'Brawler' }), ...times(2, { role })])).toBeUndefined();
  expect(lacks('command', [made(chief), ...times(2, { role: 'Brawler' }), made({ role: 'Sniper' })])).toBe(
    'Sniper, Missile Boat, Skirmisher or Juggernaut: at least 2 of 4 units, there are 1',
  );
});
rule('ASC-form-command-roles#2', 'one more is a Brawler, Striker or Scout', () => {
  const led = (role: string) => [made({ ...chief, role: 'Sniper' }), ...times(2, { role: 'Sniper' }), made({ role })];
  for (const role of ['Brawler', 'Striker', 'Scout']) expect(lacks('command', led(role))).toBeUndefined();
  expect(lacks('command', led('Juggernaut'))).toBe('Brawler, Striker or Scout: at least 1 of 4 units, there are 0');
});
rule('ASC-form-command-roles#3', 'the commander may be anybody, one of those whose roles are asked for as well', () => {
  const roles = ['Sniper', 'Sniper', 'Sniper', 'Brawler'];
  for (const leads of roles.keys())
    expect(
      lacks(
        'command',
        roles.map((role, i) => made({ role, ...(i === leads && { commander: 'force' as const }) })),
      ),
    ).toBeUndefined();
});
rule('ASC-form-command-three-roles#1', 'three different roles will do as well, and two will not', () => {
  const leads = made({ role: 'Ambusher', commander: 'force' });
  expect(fits('command', [leads, ...group([2, { role: 'Brawler' }], [1, { role: 'Scout' }])])).toBe(true);
  expect(fits('command', [leads, ...times(3, { role: 'Brawler' })])).toBe(false);
});
const car = (name: string, role: string, commander?: 'force') => made(tank('8"t', { name, role, ...(commander && { commander }) }));
const pair = [car('A', 'Sniper'), car('A', 'Sniper')];
rule('ASC-form-command-vehicle#1', 'one of its vehicles is the commander’s', () => {
  expect(lacks('command-vehicle', [car('C', 'Brawler', 'force'), car('D', 'Brawler'), ...pair])).toBeUndefined();
  expect(lacks('command-vehicle', [car('C', 'Brawler'), car('D', 'Brawler'), ...pair])).toBe(
    'commander or lieutenant: at least 1 of 4 units, there are 0',
  );
  expect(fits('command-vehicle', [made(chief), car('D', 'Brawler'), ...pair])).toBe(false);
});
rule('ASC-form-command-vehicle#2', 'one pair that stands back is enough', () => {
  for (const role of ['Sniper', 'Missile Boat', 'Skirmisher', 'Juggernaut'])
    expect(fits('command-vehicle', [car('C', 'Brawler', 'force'), car('D', 'Brawler'), car('A', role), car('A', role)])).toBe(true);
  expect(lacks('command-vehicle', [car('C', 'Brawler', 'force'), car('D', 'Brawler'), car('A', 'Sniper'), car('B', 'Sniper')])).toBe(
    'Sniper, Missile Boat, Skirmisher or Juggernaut: at least 1 pairs of one model, there are 0',
  );
});
rule('ASC-form-support#1', 'anything may be one, as long as it stands by another formation', () => {
  const anything = [made({}), made(tank('6"w')), made({ type: 'CI', move: '2"f' }), made({ type: 'AF', move: '6a' })];
  const scouts = called('recon-light', times(4, { size: 1, move: '12"', role: 'Scout' }), 1);
  expect(objections([...called('support:lance=1', anything), ...scouts])).toEqual([]);
  expect(objectors(called('support:lance=1', anything))).toEqual(['ASC-form-support']);
});

const suits = (specials: string, count: number): readonly Grouped[] => times(count, { type: 'BA', move: '4"f', specials, name: specials });
const star = times(5, { specials: 'OMNI', role: 'Brawler' });
const nova = (...units: readonly (readonly Grouped[])[]): readonly string[] => objectors(called('battle:nova', units.flat()));
rule('ASC-form-nova#1', "a Clan 'Mech Star of any type with a Star of battle armor", () => {
  expect(nova(star, suits('MEC', 5))).toEqual([]);
  expect(nova(star, suits('MEC', 4))).toEqual(['ASC-form-nova']);
  expect(
    objectors(called('recon-light:nova', [...times(5, { specials: 'OMNI', size: 1, role: 'Scout', move: '12"' }), ...suits('MEC', 5)])),
  ).toEqual([]);
});
rule('ASC-form-nova#2', 'all five have OMNI, and all battle armor has MEC', () => {
  expect(nova(times(4, { specials: 'OMNI', role: 'Brawler' }), [made({ role: 'Brawler' })], suits('MEC', 5))).toEqual(['ASC-form-nova']);
  expect(nova(star, suits('MEC', 4), suits('XMEC', 1))).toEqual(['ASC-form-nova']);
});
const machines = (omnis: number) =>
  group([omnis, tank('8"t', { specials: 'OMNI', role: 'Brawler' })], [10 - omnis, tank('8"t', { role: 'Brawler' })]);
rule('ASC-form-nova-vehicle-aero#1', 'a Star of vehicles or of fighters may take the place of the ʼMechs', () => {
  expect(nova(machines(10), suits('MEC', 5))).toEqual([]);
  const wing = times(10, fighter('Interceptor', { specials: 'OMNI' }));
  expect(objectors(called('interceptor:nova', [...wing, ...suits('MEC', 5)]))).toEqual([]);
});
rule('ASC-form-nova-vehicle-aero#2', 'as many of them are Omnis as there is battle armor, and all of that has MEC', () => {
  expect([nova(machines(5), suits('MEC', 5)), nova(machines(4), suits('MEC', 5))]).toEqual([[], ['ASC-form-nova-vehicle-aero']]);
  expect(nova(machines(5), suits('MEC', 4), suits('XMEC', 1))).toEqual(['ASC-form-nova-vehicle-aero']);
});
const lance = (omnis: number, plain = 0) => group([omnis, { specials: 'OMNI', role: 'Brawler' }], [plain, { role: 'Brawler' }]);
rule('ASC-form-nova-non-clan#1', "elsewhere four 'Mechs and four squads work together", () => {
  expect(nova(lance(4), suits('MEC', 4))).toEqual([]);
  expect([nova(lance(4), suits('MEC', 5)), nova(lance(3), suits('MEC', 4))]).toEqual([
    ['ASC-form-nova-non-clan'],
    ['ASC-form-nova-non-clan'],
  ]);
  expect(nova(times(4, tank('8"t', { specials: 'OMNI', role: 'Brawler' })), suits('MEC', 4))).toEqual(['ASC-form-nova-non-clan']);
});
rule('ASC-form-nova-choir#1', "a Choir has six 'Mechs and six squads", () =>
  expect([nova(lance(6), suits('MEC', 6)), nova(lance(6), suits('MEC', 5))]).toEqual([[], ['ASC-form-nova-choir']]),
);
rule('ASC-form-nova-xmec#1', 'outside the Clans nobody has to be an Omni', () => {
  expect(nova(lance(0, 4), suits('XMEC', 4))).toEqual([]);
  expect(nova(lance(0, 5), suits('XMEC', 5))).toEqual(['ASC-form-nova']);
});
rule('ASC-form-nova-xmec#2', 'for every ʼMech that is no Omni one unit of battle armor has XMEC, and the others MEC', () => {
  const mixed = (omnis: number, xmec: number) => nova(lance(omnis, 4 - omnis), suits('MEC', 4 - xmec), suits('XMEC', xmec));
  expect([mixed(2, 2), mixed(2, 1), mixed(4, 0), mixed(3, 1)]).toEqual([[], ['ASC-form-nova-xmec'], [], []]);
  expect(nova(lance(4), suits('MEC', 3), suits('', 1))).toEqual(['ASC-form-nova-xmec']);
});
const scouts = { size: 1, role: 'Scout', move: '12"' };
rule('ASC-form-nova-bonus#2', 'the battle armor counts neither for nor against what the Star is', () => {
  const units = [...times(5, { ...scouts, specials: 'OMNI' }), ...suits('MEC', 5)];
  expect([fits('recon-light:nova', units), fits('recon-light', units)]).toEqual([true, false]);
});

const air = (...units: readonly (readonly Grouped[])[]) => objectors(called('recon-light:air-lance', units.flat()));
const twins = times(2, fighter('Dogfighter'));
rule('ASC-form-air-lance#1', 'a lance on the ground without infantry, and two fighters', () => {
  expect(air(times(4, scouts), twins)).toEqual([]);
  expect(air(times(4, tank('12"h', scouts)), times(2, { ...fighter('Dogfighter'), type: 'CF' }))).toEqual([]);
  expect(air(times(4, scouts), times(3, fighter('Dogfighter')))).toEqual(['ASC-form-air-lance']);
  expect(air(times(3, scouts), times(1, { ...scouts, type: 'CI', move: '12"f' }), twins)).toEqual(['ASC-form-air-lance']);
});
rule('ASC-form-air-lance#2', 'the two are identical', () =>
  expect(air(times(4, scouts), [made(fighter('Dogfighter')), made(fighter('Interceptor'))])).toEqual(['ASC-form-air-lance']),
);
rule('ASC-form-air-lance-bonus#2', 'the fighters count neither for nor against what the lance is', () => {
  const units = [...times(4, scouts), ...twins];
  expect([fits('recon-light:air-lance', units), fits('recon-light', units)]).toEqual([true, false]);
});

const squadron = (count: number, role: string, others = 'Fire Support') => group([count, fighter(role)], [6 - count, fighter(others)]);
rule('ASC-form-interceptor#1', 'more than half Interceptors', () => {
  expect(lacks('interceptor', squadron(4, 'Interceptor'))).toBeUndefined();
  expect(lacks('interceptor', squadron(3, 'Interceptor'))).toBe('Interceptor: at least 4 of 6 units, there are 3');
});
rule('ASC-form-aero-superiority#1', 'more than half Interceptors or Fast Dogfighters', () => {
  const mixed = group([2, fighter('Interceptor')], [2, fighter('Fast Dogfighter')], [2, fighter('Dogfighter')]);
  expect(lacks('aerospace-superiority', mixed)).toBeUndefined();
  expect(lacks('aerospace-superiority', squadron(3, 'Fast Dogfighter'))).toBe(
    'Interceptor or Fast Dogfighter: at least 4 of 6 units, there are 3',
  );
});
rule('ASC-form-aero-fire-support#1', 'half of it Fire Support', () => {
  expect(lacks('fire-support-squadron', squadron(3, 'Fire Support', 'Dogfighter'))).toBeUndefined();
  expect(lacks('fire-support-squadron', squadron(2, 'Fire Support', 'Dogfighter'))).toBe(
    'Fire Support: at least 3 of 6 units, there are 2',
  );
});
rule('ASC-form-aero-fire-support#2', 'everybody else is a Dogfighter', () =>
  expect(lacks('fire-support-squadron', group([4, fighter('Fire Support')], [1, fighter('Dogfighter')], [1, fighter('Interceptor')]))).toBe(
    'Fire Support or Dogfighter: all 6 units, there are 5',
  ),
);
rule('ASC-form-aerospace-pair-swap#1', 'a pair that meets the first thing asked for takes the place of an unmatched one', () => {
  const built = (count: number) => findings({ units: lanceOf('A', squadron(count, 'Fire Support', 'Dogfighter')) });
  // Three and three are no pairs of one model, four and two are; both are such a squadron.
  expect([built(3), built(4)]).toEqual([['ASC-fb-homogeneity-is'], []]);
  expect(fits('fire-support-squadron', squadron(4, 'Fire Support', 'Dogfighter'))).toBe(true);
});
rule('ASC-form-aerospace-pair-swap#2', 'three Fire Support fighters and three Dogfighters, or four and two', () =>
  expect([2, 3, 4].map(count => fits('fire-support-squadron', squadron(count, 'Fire Support', 'Dogfighter')))).toEqual([false, true, true]),
);
rule('ASC-form-strike#1', 'more than half Attack Fighters or Dogfighters', () => {
  const mixed = group([2, fighter('Attack Fighter')], [2, fighter('Dogfighter')], [2, fighter('Interceptor')]);
  expect(lacks('strike', mixed)).toBeUndefined();
  expect(lacks('strike', squadron(3, 'Dogfighter'))).toBe('Attack Fighter or Dogfighter: at least 4 of 6 units, there are 3');
});
const EARS = ['PRB', 'AECM', 'BH', 'ECM', 'LPRB', 'LECM', 'LTAG', 'TAG', 'WAT'];
rule('ASC-form-ew#1', 'whatever their roles', () => {
  const roles = ['Interceptor', 'Dogfighter', 'Attack Fighter', 'Fire Support', 'Transport', 'Fast Dogfighter'];
  expect(
    lacks(
      'electronic-warfare',
      roles.map(role => made(fighter(role, { specials: 'ECM' }))),
    ),
  ).toBeUndefined();
});
rule('ASC-form-ew#2', 'more than half with a probe, a jammer or a designator', () => {
  const some = (count: number, specials: string) =>
    group([count, fighter('Dogfighter', { specials })], [6 - count, fighter('Interceptor')]);
  for (const specials of EARS)
    expect([lacks('electronic-warfare', some(4, specials)), fits('electronic-warfare', some(3, specials))]).toEqual([undefined, false]);
});
rule('ASC-form-transport#1', 'aircraft of all kinds, and nothing that stays on the ground', () => {
  const cargo = (one: object) => made({ role: 'Transport', ...one });
  const kinds = [
    { type: 'SV', move: '6"i' },
    { type: 'SV', move: '6a' },
    { type: 'CF', move: '5a' },
    { type: 'AF', move: '6a' },
    { type: 'SC', move: '4a' },
    { type: 'DA', move: '3a' },
  ];
  expect(lacks('transport', kinds.map(cargo))).toBeUndefined();
  expect(lacks('transport', [...kinds.slice(1).map(cargo), cargo({})])).toBe('aircraft: all 6 units, there are 5');
});
rule('ASC-form-transport#2', 'half of them Transports', () => {
  const escort = fighter('Dogfighter');
  const boat = { type: 'SC' as const, move: '4a', role: 'Transport' };
  expect(lacks('transport', group([3, boat], [3, escort]))).toBeUndefined();
  expect(lacks('transport', group([2, boat], [3, escort]))).toBe('Transport: at least 3 of 5 units, there are 2');
});
