import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { attachmentTrouble, coreOf } from './attached.ts';
import { fighter, fits, group, lacks, made, tank, times } from './formations.fixture.ts';

const chief = { role: 'Brawler', commander: 'force' as const };
rule('ASC-form-command', 'somebody in it leads the force or is a lieutenant', () => {
  const rest = group([1, { role: 'Sniper' }], [1, { role: 'Skirmisher' }], [1, { role: 'Scout' }]);
  expect([fits('command', [made(chief), ...rest]), fits('command', [made({ ...chief, commander: 'lance' }), ...rest])]).toEqual([
    true,
    true,
  ]);
  expect(lacks('command', [made({ role: 'Brawler' }), ...rest])).toEqual(['commander or lieutenant: at least 1 of 4 units, there are 0']);
});
rule('ASC-form-command-roles', 'half Snipers, Missile Boats, Skirmishers or Juggernauts, and one that is quick', () => {
  const sniper = { role: 'Sniper' };
  expect(fits('command', [made(chief), ...times(3, sniper)])).toBe(true);
  expect(fits('command', [made({ ...chief, role: 'Sniper' }), ...times(3, { role: 'Juggernaut' })])).toBe(false);
  expect(fits('command', [made(chief), ...times(1, sniper), ...times(2, { role: 'Brawler' })])).toBe(false);
});
rule('ASC-form-command-three-roles', 'three different roles will do as well', () => {
  const leads = made({ role: 'Ambusher', commander: 'force' });
  expect(fits('command', [leads, ...group([2, { role: 'Brawler' }], [1, { role: 'Scout' }])])).toBe(true);
  expect(fits('command', [leads, ...times(3, { role: 'Brawler' })])).toBe(false);
});
rule('ASC-form-command-vehicle', 'the vehicle of a commander and one pair that stands back', () => {
  const car = (name: string, role: string, commander?: 'force') => made(tank('8"t', { name, role, ...(commander && { commander }) }));
  const rest = [car('A', 'Sniper'), car('A', 'Sniper')];
  expect(fits('command-vehicle', [car('C', 'Brawler', 'force'), car('D', 'Brawler'), ...rest])).toBe(true);
  expect(fits('command-vehicle', [car('C', 'Brawler', 'force'), car('D', 'Brawler'), car('A', 'Sniper'), car('B', 'Sniper')])).toBe(false);
  expect(fits('command-vehicle', [made(chief), car('D', 'Brawler'), ...rest])).toBe(false);
});
rule('ASC-form-support', 'anything may be one', () => {
  expect(fits('support', [made({}), made(tank('6"w')), made({ type: 'CI', move: '2"f' }), made({ type: 'AF', move: '6a' })])).toBe(true);
});

const suits = (specials: string, count: number) => times(count, { type: 'BA', move: '4"f', specials });
const lack = (units: Parameters<typeof attachmentTrouble>[0], organization: 'sphere' | 'clan' | 'comstar') =>
  attachmentTrouble(units, 'nova', organization).length;
rule('ASC-form-nova', 'five OmniMechs and five units of battle armor that ride them', () => {
  const star = times(5, { specials: 'OMNI' });
  expect(lack([...star, ...suits('MEC', 5)], 'clan')).toBe(0);
  expect(lack([...times(4, { specials: 'OMNI' }), made({}), ...suits('MEC', 5)], 'clan')).toBe(1);
  expect(lack([...star, ...suits('MEC', 4), ...suits('XMEC', 1)], 'clan')).toBe(1);
  expect(lack([...star, ...suits('MEC', 4)], 'clan')).toBe(1);
});
rule('ASC-form-nova-bonus', 'the battle armor does not count toward what the Star is', () => {
  const nova = [...group([5, { specials: 'OMNI', size: 1, role: 'Scout', move: '12"' }]), ...suits('MEC', 5)];
  expect([fits('recon-light', coreOf(nova, 'nova')), fits('recon-light', nova)]).toEqual([true, false]);
});
rule('ASC-form-nova-vehicle-aero', 'a Star of vehicles or fighters has as many Omnis as there is battle armor', () => {
  const cars = (omnis: number) => group([omnis, tank('8"t', { specials: 'OMNI' })], [10 - omnis, tank('8"t')]);
  expect([lack([...cars(5), ...suits('MEC', 5)], 'clan'), lack([...cars(4), ...suits('MEC', 5)], 'clan')]).toEqual([0, 1]);
  expect(lack([...times(10, fighter('Interceptor', { specials: 'OMNI' })), ...suits('MEC', 5)], 'clan')).toBe(0);
});
rule('ASC-form-nova-non-clan', "elsewhere four 'Mechs and four squads", () => {
  const lance = (mechs: number, squads: number) => lack([...times(mechs, { specials: 'OMNI' }), ...suits('MEC', squads)], 'sphere');
  expect([lance(4, 4), lance(5, 4), lance(4, 5)]).toEqual([0, 1, 1]);
});
rule('ASC-form-nova-choir', "a Choir has six 'Mechs and six squads", () => {
  const choir = (mechs: number, squads: number) => lack([...times(mechs, { specials: 'OMNI' }), ...suits('MEC', squads)], 'comstar');
  expect([choir(6, 6), choir(4, 4)]).toEqual([0, 2]);
});
rule('ASC-form-nova-xmec', "for every 'Mech that is no Omni one unit of battle armor holds on by magnets", () => {
  const mixed = (omnis: number, xmec: number) =>
    lack([...group([omnis, { specials: 'OMNI' }], [4 - omnis, {}]), ...suits('MEC', 4 - xmec), ...suits('XMEC', xmec)], 'sphere');
  expect([mixed(4, 0), mixed(2, 2), mixed(2, 1), mixed(0, 4)]).toEqual([0, 0, 1, 0]);
});
const air = (units: Parameters<typeof attachmentTrouble>[0]) => attachmentTrouble(units, 'air-lance', 'sphere').length;
rule('ASC-form-air-lance', 'a lance without infantry and two identical fighters', () => {
  const lance = times(4, {});
  const twins = times(2, fighter('Dogfighter'));
  expect(air([...lance, ...twins])).toBe(0);
  expect(air([...times(4, tank('8"t')), ...times(2, { ...fighter('Dogfighter'), type: 'CF' })])).toBe(0);
  expect(air([...lance, made(fighter('Dogfighter')), made(fighter('Interceptor'))])).toBe(1);
  expect(air([...lance, ...times(3, fighter('Dogfighter'))])).toBe(1);
  expect(air([...times(3, {}), ...suits('MEC', 1), ...twins])).toBe(1);
});
rule('ASC-form-air-lance-bonus', 'the fighters do not count toward what the lance is', () => {
  const lance = [...times(4, { size: 1, role: 'Scout', move: '12"' }), ...times(2, fighter('Dogfighter'))];
  expect([fits('recon-light', coreOf(lance, 'air-lance')), fits('recon-light', lance)]).toEqual([true, false]);
});

const squadron = (count: number, role: string, others = 'Fire Support') => group([count, fighter(role)], [6 - count, fighter(others)]);
rule('ASC-form-interceptor', 'more than half Interceptors', () => {
  expect([fits('interceptor', squadron(4, 'Interceptor')), fits('interceptor', squadron(3, 'Interceptor'))]).toEqual([true, false]);
});
rule('ASC-form-aero-superiority', 'more than half Interceptors or Fast Dogfighters', () => {
  const mixed = group([2, fighter('Interceptor')], [2, fighter('Fast Dogfighter')], [2, fighter('Dogfighter')]);
  expect([fits('aerospace-superiority', mixed), fits('aerospace-superiority', squadron(3, 'Fast Dogfighter'))]).toEqual([true, false]);
});
rule('ASC-form-aero-fire-support', 'half of it Fire Support, and everybody else a Dogfighter', () => {
  expect(fits('fire-support-squadron', squadron(3, 'Fire Support', 'Dogfighter'))).toBe(true);
  expect(fits('fire-support-squadron', squadron(2, 'Fire Support', 'Dogfighter'))).toBe(false);
  expect(fits('fire-support-squadron', group([4, fighter('Fire Support')], [1, fighter('Dogfighter')], [1, fighter('Interceptor')]))).toBe(
    false,
  );
});
rule('ASC-form-aerospace-pair-swap', 'three and three, or four and two in pairs of one model', () => {
  expect([3, 4].map(count => fits('fire-support-squadron', squadron(count, 'Fire Support', 'Dogfighter')))).toEqual([true, true]);
});
rule('ASC-form-strike', 'more than half Attack Fighters or Dogfighters', () => {
  const mixed = group([2, fighter('Attack Fighter')], [2, fighter('Dogfighter')], [2, fighter('Interceptor')]);
  expect([fits('strike', mixed), fits('strike', squadron(3, 'Dogfighter'))]).toEqual([true, false]);
});
rule('ASC-form-ew', 'more than half with probes, jammers or designators, whatever their roles', () => {
  for (const specials of ['PRB', 'AECM', 'BH', 'ECM', 'LPRB', 'LECM', 'LTAG', 'TAG', 'WAT'])
    expect(fits('electronic-warfare', group([4, fighter('Dogfighter', { specials })], [2, fighter('Interceptor')]))).toBe(true);
  expect(fits('electronic-warfare', group([3, fighter('Dogfighter', { specials: 'ECM' })], [3, fighter('Interceptor')]))).toBe(false);
});
rule('ASC-form-transport', 'aircraft of all kinds, half of them Transports', () => {
  const freighter = made({ type: 'DA', move: '3a', role: 'Transport' });
  const boat = made({ type: 'SC', move: '4a', role: 'Transport' });
  const airship = made({ type: 'SV', move: '6"i', role: 'Transport' });
  const escort = made({ type: 'CF', move: '5a', role: 'Dogfighter' });
  expect(fits('transport', [freighter, boat, airship, escort, escort, escort])).toBe(true);
  expect(fits('transport', [freighter, boat, escort, escort, escort])).toBe(false);
  expect(fits('transport', [freighter, boat, airship, made({ role: 'Transport' })])).toBe(false);
});
