import { describe, expect, it } from 'vitest';
import type { Force, PrintedCard } from './force.ts';
import { readForce, readForceJson } from './read-force.ts';
import { writeForce } from './write-force.ts';

const card: PrintedCard = {
  name: 'Harrier',
  type: 'BM',
  size: 1,
  tmm: 3,
  move: '14"j',
  damage: '2/1/-',
  overheat: 0,
  armor: 2,
  structure: 2,
  specials: ['ENE', 'TUR(2/2/1,TAG)'],
  pv: 20,
};

const force: Force = {
  name: 'Gray lance',
  limit: 200,
  edition: 'companion',
  members: [
    {
      unit: 'Griffin GRF-1N',
      skill: 3,
      pilot: 'Ines',
      lance: 'Command',
      commander: 'force',
      abilities: ['lucky:2'],
      quirks: ['cowl'],
      bonus: ['marksman'],
    },
    { file: { name: 'own/tank.blk', text: '<BlockVersion>\n1\n</BlockVersion>' }, skill: 4, lance: 'Command' },
    { card, skill: 5, aggression: 'passive' },
    { card: { ...card, type: 'DS', move: '4p', arcs: { front: { standard: '4/4/2/1', missiles: '5/5/5/5' }, rear: {} } }, skill: 4 },
  ],
  commands: ['sharp-shooters'],
  era: 'jihad',
  faction: 'clan',
  formations: [{ lance: 'Command', type: 'recon', choice: 'eagles-eyes', supports: 'Other', with: 'nova' }],
};

const faultsOf = (change: object) => {
  const reading = readForceJson({ ...JSON.parse(writeForce(force)), ...change });
  return reading.ok ? [] : reading.faults.map(({ path, reason }) => `${path}: ${reason}`);
};

describe('a force file', () => {
  it('reads back what was written', () => expect(readForce(writeForce(force))).toEqual({ ok: true, force }));

  it('supplies the edition, the skill and no limit', () => {
    const reading = readForceJson({ format: 'sortie-force', version: 1, name: '', members: [{ unit: 'GRF-1N' }] });
    expect(reading).toEqual({ ok: true, force: { name: '', edition: 'current', members: [{ unit: 'GRF-1N', skill: 4 }] } });
  });

  it.each([
    ['another format', { format: 'sortie-board' }, 'format: a force begins with "format": "sortie-force"'],
    ['a formation of no type', { formations: [{ lance: 'A' }] }, 'formations[0].type: '],
    ['an unknown attachment', { formations: [{ lance: 'A', type: 'fire', with: 'x' }] }, 'formations[0].with: one of nova, air-lance'],
    ['an unknown aggression', { members: [{ unit: 'x', aggression: 'x' }] }, 'members[0].aggression: one of aggressive'],
    ['a later version', { version: 2 }, 'version: version 2 is unknown; this program reads 1'],
    ['a field that is not known', { motto: 'x' }, 'motto: there is no such field here; known are'],
    ['no list', { members: 'all' }, 'members: a list of at most 200 was expected, not "all"'],
    ['a limit of nothing', { limit: 0 }, 'limit: a whole number from 1 to 1000000 was expected, not 0'],
    ['another edition', { edition: 'third' }, 'edition: one of current, companion was expected, not "third"'],
    ['a member without a unit', { members: [{ skill: 4 }] }, 'members[0]: a member has exactly one of unit, file, card'],
    ['two units in one', { members: [{ unit: 'x', card }] }, 'members[0]: a member has exactly one of unit, file, card'],
    ['an impossible skill', { members: [{ unit: 'x', skill: 9 }] }, 'members[0].skill: a whole number from 0 to 7 was expected, not 9'],
    ['a file of no kind', { members: [{ file: { name: 'x.txt', text: '' } }] }, 'members[0].file.name: a name that ends in .mtf or .blk'],
    [
      'abilities that are no list',
      { members: [{ unit: 'x', abilities: 'dodge' }] },
      'members[0].abilities: a list of at most 20 was expected',
    ],
    ['a damage that is none', { members: [{ card: { ...card, damage: '3' } }] }, 'members[0].card.damage: "3" is not written like 3/3/1'],
    ['a move that is none', { members: [{ card: { ...card, move: 'fast' } }] }, 'members[0].card.move: "fast" is not written like'],
  ])('says what is wrong with %s', (_, change, fault) => {
    const faults = faultsOf(change);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  it('lists every fault', () => expect(faultsOf({ limit: 'much', members: [{ unit: 3, pilot: 4 }] })).toHaveLength(3));

  it.each(['', '{', 'null', '[]', '"x"', '{"members":[null]}'])('refuses %j without harm', source => {
    const reading = readForce(source);
    expect(reading.ok).toBe(false);
  });
});
