import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { STANDARD } from '../../special-pilot-abilities/pilots.fixture.ts';
import { called, findings, lanceOf, made, objectors, times } from '../formations.fixture.ts';
import { fitsOf } from '../list.ts';
import { match } from '../play.fixture.ts';

const four = times(4, { role: 'Brawler' });
const both = times(4, { size: 3, armor: 6, damage: '3/3/1', role: 'Juggernaut' });
const types = (...ids: readonly string[]) => ids.map(type => ({ lance: 'A', type }));

rule('ASC-fb-no-type-stacking#1', 'a lance has one type, and all its units have the same', () => {
  const units = lanceOf('A', both);
  expect(findings({ units, formations: types('assault', 'battle-heavy') })).toEqual(['ASC-fb-no-type-stacking']);
  expect(findings({ units, formations: types('battle-heavy') })).toEqual([]);
  const mixed = [...called('assault', both.slice(1)), ...called('battle-heavy', both.slice(0, 1))];
  expect(objectors(mixed)).toContain('ASC-fb-no-type-stacking');
  expect(objectors([...called('assault', both), { card: made({}).card, lance: 0 }])).toContain('ASC-fb-no-type-stacking');
});
rule('ASC-fb-no-type-stacking#2', 'whoever could be an Assault or a Battle Lance is named as one of them', () => {
  const snipers = times(4, { size: 3, armor: 6, damage: '3/3/1', role: 'Sniper' });
  const could = fitsOf(snipers).flatMap(({ fits, type }) => (fits ? [type.id] : []));
  expect(could).toEqual(expect.arrayContaining(['assault', 'battle']));
  expect([objectors(called('assault', snipers)), objectors(called('battle', snipers))]).toEqual([[], []]);
  expect(objectors([...called('assault', snipers.slice(2)), ...called('battle', snipers.slice(0, 2))])).toContain(
    'ASC-fb-no-type-stacking',
  );
});
rule('ASC-fb-formation-name#1', 'a lance may be called anything; its type is one of the book', () => {
  const lance = "Schmidt's Savages";
  const units = lanceOf(lance, four);
  expect(findings({ units, formations: [{ lance, type: 'battle' }] })).toEqual([]);
  expect(findings({ units, formations: [{ lance, type: 'savages' }] })).toEqual(['ASC-fb-formation-name']);
  expect(objectors(called('savages', four))).toEqual(['ASC-fb-formation-name']);
});
rule('ASC-fb-functional-formations-optional#2', 'types and what they lend count only where the lines that lend are in play', () => {
  const scouts = times(4, { size: 1, move: '12"', role: 'Scout' });
  expect(match(called('recon-light', scouts)).units[0]?.abilities).toEqual(['eagles-eyes', 'forward-observer']);
  expect(match(called('recon-light', scouts), undefined, undefined, STANDARD).units[0]?.abilities).toEqual([]);
});
const leader = made({ commander: 'force' });
const second = made({ commander: 'lance' });
const foot = { type: 'CI' as const, move: '2"f' };
rule('ASC-form-command-lieutenants#1', 'one unit leads the force', () => {
  const led = (...leaders: readonly ReturnType<typeof made>[]) => findings({ units: lanceOf('', [...leaders, ...times(6, {})]) });
  expect([led(), led(leader), led(leader, leader), led(second)]).toEqual([
    [],
    [],
    ['ASC-form-command-lieutenants'],
    ['ASC-form-command-lieutenants'],
  ]);
});
rule('ASC-form-command-lieutenants#2', 'a lieutenant for every six units of the whole force that are no infantry', () => {
  const officers = (lieutenants: number, machines: number, soldiers = 0) =>
    findings({
      units: lanceOf('', [
        leader,
        ...Array.from({ length: lieutenants }, () => second),
        ...times(machines - lieutenants - 1, {}),
        ...times(soldiers, foot),
      ]),
    });
  expect([officers(1, 5), officers(1, 6), officers(1, 5, 4), officers(2, 11), officers(2, 12)]).toEqual([
    ['ASC-form-command-lieutenants'],
    [],
    ['ASC-form-command-lieutenants'],
    ['ASC-form-command-lieutenants'],
    [],
  ]);
});
