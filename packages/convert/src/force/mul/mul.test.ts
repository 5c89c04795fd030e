import { CATALOGUE, type Condition, type Force, find, type Member, readForce, type Unit, writeForce } from '@sortie/roster';
import { describe, expect, it, test } from 'vitest';
import { readXml } from '../../files/xml.ts';
import { locationsOf } from './locations.ts';
import { readMul } from './read-mul.ts';
import { writeMul } from './write-mul.ts';

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<!-- kept after the battle -->
<unit version="0.50.06" >
  <entity chassis="Griffin" model="GRF-1N" type="Biped" commander="true" c3UUID="a">
    <pilot size="1" name="Ines" nick="Flint &amp; Steel" gunnery="3" piloting="4" hits="2" advantages="dodge_maneuver::sniper"/>
      The first slot in a location is at index="1".
    <location index="1"> Center Torso
      <armor points="11"/>
      <armor points="15" type="Internal"/>
      <armor points="Destroyed" type="Rear"/>
      <slot index="4" type="System" isHit="true" isDestroyed="true"/>
      <slot index="12" type="Jump Jet" isHit="true" isDestroyed="true"/>
    </location>
    <location index="2"> Right Torso
      <slot index="11" type="IS Ammo LRM-10" shots="12"/>
      <slot index="12" type="IS Ammo LRM-10" shots="5"/>
    </location>
    <location index="5" isDestroyed="true"/> Left Arm
    <Force force="Wolves|1||Scouts|2"/>
  </entity>
  <entity chassis="Vedette Medium Tank" model="" type="Tracked" c3MasterIs="a" c3UUID="b">
    <pilot size="1" name="" gunnery="5" piloting="5"/>
    <motive damage="1" penalty="2"/>
    <tcriticals sensors="1" engine="hit" commander="console"/>
    <location index="4"> Rear
      <armor points="3"/>
    </location>
  </entity>
  <entity chassis="Nobody" model="NB-1" type="Biped">
    <crew crewType="dual"><crewMember slot="0" name="Ada" gunnery="2" piloting="3"/><crewMember slot="1" name="Bea"/></crew>
    <location index="3"><armor points="1"/></location>
  </entity>
</unit>
`;

const byName = (name: string): Unit | undefined => CATALOGUE.find(unit => `${unit.chassis} ${unit.model}`.trim() === name);
const read = (text: string) => readMul('camp/wolves.mul', text, byName);
const fielded = (force: Force) =>
  force.members.map(member => ({ member, ...('unit' in member && byName(member.unit) ? { unit: byName(member.unit)! } : {}) }));

describe('a force file of the other program', () => {
  const { force, problems } = read(FILE);
  it('names units, crews, lances and networks', () => {
    expect(force).toMatchObject({ name: 'wolves', edition: 'current' });
    expect(force?.members[0]).toMatchObject({
      unit: 'Griffin GRF-1N',
      skill: 3,
      pilot: 'Ines “Flint & Steel”',
      lance: 'Scouts',
      commander: 'force',
      network: 'C3 1',
      abilities: ['dodge-maneuver', 'sniper'],
    });
    expect(force?.members[0]).not.toHaveProperty('piloting');
    expect(force?.members[1]).toMatchObject({ unit: 'Vedette Medium Tank', skill: 5, piloting: 5, network: 'C3 1' });
    expect(force?.members[2]).toMatchObject({ pilot: 'Ada, Bea', skill: 2 });
  });
  it('tells damage, hits on crews and what is left of ammunition', () => {
    const [griffin, vedette, nobody] = (force?.members ?? []).map(({ condition }) => condition) as [Condition, Condition, Condition];
    expect(griffin).toEqual({
      locations: { CT: { armor: 11, structure: 15, rear: 0, hits: [4, 'Jump Jet'] }, LA: { lost: 'destroyed' } },
      bins: [{ at: 'RT', item: 'IS Ammo LRM-10', shots: 5 }],
      crewHits: 2,
    });
    expect(vedette).toEqual({ locations: { RR: { armor: 3 } }, motive: { damage: 1, penalty: 2 }, systems: { sensors: 1, engine: 1 } });
    // Of a unit that nobody knows the number of the location is kept.
    expect(nobody).toEqual({ locations: { '#3': { armor: 1 } } });
  });
  it('says what is not known here and keeps it all the same', () => {
    expect(problems).toEqual([
      { file: 'camp/wolves.mul', line: 29, field: 'entity', reason: 'there is no Nobody NB-1 here; its crew and its damage are kept' },
    ]);
  });
  it('reads back what was written', () => {
    const again = read(writeMul(fielded(force!)));
    expect(again.force?.members).toEqual(force?.members);
  });
  it('goes through a force file of our own and back', () => {
    expect(readForce(writeForce(force!))).toEqual({ ok: true, force });
  });
  it('puts the shots of a bin into its slot', () => {
    const text = writeMul(fielded(force!));
    const slot = Number(/<slot index="(\d+)" type="IS Ammo LRM-10" shots="5"/.exec(text)?.[1]);
    expect(slot).toBeGreaterThan(0);
    const file = { name: 'g.mtf', text: 'Right Torso:\nLRM 10\nLRM 10\n-Empty-\nIS Ammo LRM-10\nIS Ammo LRM-10\n' };
    const member: Member = { file, skill: 4, condition: { bins: [{ at: 'RT', item: 'IS Ammo LRM-10', shots: 1 }] } };
    expect(writeMul([{ member, unit: find('GRF-1N')! }])).toContain('<slot index="4" type="IS Ammo LRM-10" shots="1"/>');
  });
  it('takes those who are left from the record of a battle', () => {
    const record = `<record><survivors><entity chassis="Griffin" model="GRF-1N"><pilot hits="Dead"/></entity></survivors><salvage><entity chassis="x"/></salvage></record>`;
    expect(read(record).force?.members).toEqual([{ unit: 'Griffin GRF-1N', skill: 4, condition: { crewHits: 6 } }]);
  });
  it('has one leader', () => {
    const two = FILE.replace('model="" type="Tracked"', 'model="" type="Tracked" commander="true"');
    expect(read(two).force?.members.map(({ commander }) => commander)).toEqual(['force', 'lance', undefined]);
  });
  it.each([
    ['no XML', 'a force', 'there is no element in it'],
    ['another list', '<map/>', '<map> is no list of units'],
    ['half a file', FILE.slice(0, 300), 'the text ends within an element'],
    ['an element that is not closed', '<unit><entity>', '<unit> is not closed'],
    ['an element that closes nothing', '<unit></entity></unit>', '</entity> closes nothing'],
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "b">]><unit/>', 'declarations of its own are not read'],
    ['a well', '<a>'.repeat(50), 'elements are nested too deeply'],
  ])('refuses %s', (_, text, reason) => expect(read(text)).toEqual({ problems: [expect.objectContaining({ reason })] }));
});

test('every location of every unit has its number', () => {
  for (const unit of CATALOGUE)
    for (const at of Object.keys(unit.armor.front))
      expect([unit.chassis, at, locationsOf(unit).includes(at)]).toEqual([unit.chassis, at, true]);
});

test('letters are what they stand for', () => {
  const read = readXml(`<a b='"x" &lt;&#233;&#xe9;&nothing;' />`);
  expect(read.ok && read.root.attributes).toEqual({ b: '"x" <éé&nothing;' });
});
