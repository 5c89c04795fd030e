import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { alone, barred, HIT, MISS, objections, psr } from '../testing/core.fixture.ts';
import { eventsOf, fire, NEXT, type Placed, type Position, pair, shoot, WITNESS, walk } from '../testing/table.fixture.ts';

const AC20 = 2;
const LASER = 0;
/** A Hunchback fires at something two hexes south of it. */
const at = (target: Partial<Placed>): Position => ({
  units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', ...target } as Placed, WITNESS],
});
const hit = (target: Partial<Placed>, gun: number, ...dice: readonly number[]) => {
  const { play, events } = shoot(at(target), gun, ...HIT, ...dice, ...NEXT);
  return { unit: unitAt(play.state, 1), events, play };
};
const marks = (target: Partial<Placed>, gun: number, ...dice: readonly number[]) =>
  eventsOf(hit(target, gun, ...dice).events, 'damaged').map(({ location, armor, structure, rear }) => [
    `${location}${rear ? 'R' : ''}`,
    armor,
    structure,
  ]);
const slots = (target: Partial<Placed>, gun: number, ...dice: readonly number[]) =>
  eventsOf(hit(target, gun, ...dice).events, 'slotHit').map(({ location, slot }) => [location, slot]);

describe('damage', () => {
  rule('TW-dmg-armor', 'armor first, the rear armor from behind', () => {
    expect(marks({}, LASER, ...pair(7))).toEqual([['CT', 5, 0]]);
    expect(marks({ facing: 3 }, LASER, ...pair(7))).toEqual([['CTR', 5, 0]]);
  });
  rule('TW-dmg-is#1', 'what is left goes inside', () =>
    expect(marks({ armor: { CT: 2 } }, LASER, ...pair(7), ...MISS)).toEqual([['CT', 2, 3]]),
  );
  rule('TW-dmg-is#2', 'each group that gets inside rolls once', () => {
    expect(eventsOf(hit({ armor: { CT: 4 } }, LASER, ...pair(7), ...MISS).events, 'criticalRolled')).toHaveLength(1);
    expect(eventsOf(hit({ armor: { CT: 5 } }, LASER, ...pair(7)).events, 'criticalRolled')).toHaveLength(0);
  });
  const arm = { armor: { LA: 5 }, structure: { LA: 6 } };
  rule('TW-dmg-destroy#1', 'a place without structure is lost, after its roll', () => {
    const { unit, events } = hit({ armor: { LA: 0 }, structure: { LA: 5 } }, LASER, ...pair(10), ...MISS);
    expect(unit.gone).toEqual(['LA']);
    const kinds = events.map(({ type }) => type);
    expect(kinds.indexOf('criticalRolled')).toBeLessThan(kinds.indexOf('lost'));
  });
  rule('TW-dmg-destroy#2', 'what is left goes on at the armor of the next', () =>
    expect(marks(arm, AC20, ...pair(10), ...MISS, ...HIT).at(-1)).toEqual(['LT', 9, 0]),
  );
  rule('TW-dmg-destroy#3', 'twenty to an arm of five and six: nine go on', () => {
    expect(marks(arm, AC20, ...pair(10), ...MISS, ...HIT)).toEqual([
      ['LA', 5, 6],
      ['LT', 9, 0],
    ]);
  });
  rule('TW-dmg-destroy#4', 'from behind at the armor behind', () =>
    expect(marks({ ...arm, facing: 3, rear: { LT: 12 } }, AC20, ...pair(10), ...MISS, ...HIT).at(-1)).toEqual(['LTR', 9, 0]),
  );
  rule('TW-dmg-destroy#5', 'twelve to a head of nine destroy it', () => {
    const { unit } = hit({}, AC20, ...pair(12), ...HIT, ...MISS);
    expect(unit).toMatchObject({ gone: ['HD'], fate: 'destroyed' });
  });
  rule('TW-dir-rear-armor#1', 'the torsos have armor behind', () => {
    for (const [total, place] of [
      [6, 'RTR'],
      [7, 'CTR'],
      [8, 'LTR'],
    ] as const)
      expect(marks({ facing: 3 }, LASER, ...pair(total))).toEqual([[place, 5, 0]]);
  });
  rule('TW-dir-rear-armor#2', 'arms, legs and head have one for all sides', () => {
    const { unit } = hit({ facing: 3 }, LASER, ...pair(10));
    expect(unit.armor['LA']).toBe(find('GRF-1N')!.armor.front['LA']! - 5);
  });
  rule('TW-dir-rear-armor#3', 'what goes on from a limb strikes the armor behind', () =>
    expect(marks({ ...arm, facing: 3, rear: { LT: 12 } }, AC20, ...pair(10), ...MISS, ...HIT).at(-1)![0]).toBe('LTR'),
  );
  rule('TW-loc-missing', 'a hit on what is gone strikes the next inward', () => {
    expect(marks({ gone: ['LA'] }, LASER, ...pair(10))).toEqual([['LT', 5, 0]]);
    expect(marks({ gone: ['LA', 'LT'] }, LASER, ...pair(10))).toEqual([['CT', 5, 0]]);
  });
  const open = { armor: { LA: 0, LT: 0 }, structure: { LA: 2, LT: 3 } };
  rule('TW-transfer#1', 'from limbs to the side torso, from there to the middle', () => {
    expect(marks(open, AC20, ...pair(10), ...MISS, ...MISS, ...HIT).map(([place]) => place)).toEqual(['LA', 'LT', 'CT']);
    const leg = { armor: { LL: 0 }, structure: { LL: 3 } };
    expect(
      marks(leg, LASER, ...pair(9), ...MISS, 1, ...pair(10), ...pair(10), ...HIT)
        .slice(0, 2)
        .map(([place]) => place),
    ).toEqual(['LL', 'LT']);
  });
  rule('TW-transfer#2', 'from the head nowhere', () => expect(marks({}, AC20, ...pair(12), ...HIT, ...MISS)).toHaveLength(1));
  rule('TW-transfer#4', 'beyond the middle nothing', () => {
    const { unit, events } = hit({ armor: { CT: 0 }, structure: { CT: 5 } }, AC20, ...pair(7), ...MISS);
    expect([unit.fate, eventsOf(events, 'damaged').length]).toEqual(['destroyed', 1]);
  });
  rule('TW-transfer#5', 'one hit through three places', () =>
    expect(marks(open, AC20, ...pair(10), ...MISS, ...MISS, ...HIT)).toHaveLength(3),
  );
  rule('TW-transfer#3', 'front legs of a quad pass on to the torso of their side', () => {
    const quad = { design: 'SCP-1N', armor: { FLL: 0 }, structure: { FLL: 3 } };
    expect(
      marks(quad, LASER, ...pair(10), ...MISS, 1, ...pair(7), ...pair(7), ...HIT)
        .slice(0, 2)
        .map(([place]) => place),
    ).toEqual(['FLL', 'LT']);
  });
  const side = { armor: { LT: 0 }, structure: { LT: 3 } };
  rule('TW-torso-arm#1', 'a side torso takes its arm along, and nothing in it explodes', () => {
    const { unit, events } = hit(side, LASER, ...pair(8), ...MISS);
    expect(unit.gone).toEqual(['LT', 'LA']);
    expect(eventsOf(events, 'exploded')).toEqual([]);
  });
  rule('TW-torso-arm#2', 'on four legs the front leg', () => {
    const { unit } = hit({ design: 'SCP-1N', ...side }, LASER, ...pair(8), ...MISS, 1, ...pair(7), ...pair(7), ...HIT);
    expect(unit.gone).toEqual(['LT', 'FLL']);
  });
  const engine = (type: 'XL' | 'Light'): Paper => ({ ...find('GRF-1N')!, engine: { ...find('GRF-1N')!.engine!, type } });
  rule('TW-torso-arm#3', 'with what of the engine is in it', () => {
    expect(hit({ design: engine('XL'), ...side }, LASER, ...pair(8), ...MISS).unit.fate).toBe('destroyed');
    const light = hit({ design: engine('Light'), ...side }, LASER, ...pair(8), ...MISS);
    expect(light.unit.fate).toBe('fighting');
    expect(light.play.book.ask('heat', { state: light.play.state, unit: light.unit }).total).toBe(10);
  });
  rule('TW-dmg-modifiers#1', 'composite frames take double; of reinforced ones each point stands two, and half a point is kept', () => {
    const frame = (type: string): Partial<Placed> => ({
      design: { ...find('GRF-1N')!, structure: { ...find('GRF-1N')!.structure, type } },
      armor: { CT: 0 },
    });
    expect(marks(frame('Composite'), LASER, ...pair(7), ...MISS)).toEqual([['CT', 0, 10]]);
    const { unit, events } = hit(frame('Reinforced'), LASER, ...pair(7), ...MISS);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ location: 'CT', structure: 2, counts: 5 }]);
    expect([unit.structure['CT'], unit.condition]).toEqual([16, { slashed: ['CT:frame'] }]);
    const again = hit({ ...frame('Reinforced'), condition: { slashed: ['CT:frame'] } }, LASER, ...pair(7), ...MISS);
    expect([again.unit.structure['CT'], again.unit.condition]).toEqual([15, undefined]);
  });
  rule('TW-dmg-modifiers#2', 'each point of hardened armor stands two', () => {
    const design: Paper = { ...find('GRF-1N')!, armor: { ...find('GRF-1N')!.armor, type: 'Hardened' } };
    const { unit } = hit({ design, armor: { CT: 20 } }, AC20, ...pair(7));
    expect([unit.armor['CT'], unit.structure['CT']]).toEqual([10, 18]);
    const tank: Paper = { ...find('Vedette Medium Tank')!, armor: { ...find('Vedette Medium Tank')!.armor, type: 'Hardened' } };
    const odd = hit({ design: tank, armor: { FR: 20 } }, LASER, ...pair(7)).unit;
    expect([odd.armor['FR'], odd.condition]).toEqual([18, { slashed: ['FR'] }]);
  });
  rule('TW-destroyed-remove#1', 'a wreck leaves the map with the phase', () => {
    const { unit } = hit({ armor: { CT: 0 }, structure: { CT: 5 } }, LASER, ...pair(7), ...MISS);
    expect(unit).toMatchObject({ fate: 'destroyed', at: null });
  });
  rule('TW-destroyed-remove#2', 'without a middle or a head', () => {
    expect(hit({ armor: { CT: 0 }, structure: { CT: 5 } }, LASER, ...pair(7), ...MISS).unit.fate).toBe('destroyed');
    expect(hit({ armor: { HD: 0 }, structure: { HD: 3 } }, LASER, ...pair(12), ...HIT, ...MISS).unit.fate).toBe('destroyed');
    expect(hit({ armor: { LT: 0 }, structure: { LT: 5 } }, LASER, ...pair(8), ...MISS).unit.fate).toBe('fighting');
  });
  rule('TW-destroyed-remove#3', 'by the third hit on the engine', () => {
    const engines = (...struck: readonly number[]) =>
      hit({ armor: { CT: 0 }, hits: { CT: struck } }, LASER, ...pair(7), ...pair(8), 1, 3).unit.fate;
    expect([engines(0, 1), engines(0)]).toEqual(['destroyed', 'fighting']);
  });
  rule('TW-destroyed-remove#4', 'by the death of its warrior', () =>
    expect(hit({ wounds: 5 }, LASER, ...pair(12)).unit.fate).toBe('destroyed'),
  );
});

describe('critical hits', () => {
  const open = (more: Partial<Placed> = {}): Partial<Placed> => ({ armor: { LL: 0, CT: 0, LT: 0, HD: 0 }, ...more });
  rule('TW-crit-table#1', 'seven nothing, eight and nine one, ten and eleven two', () => {
    const count = (roll: number, ...dice: readonly number[]) => slots(open(), LASER, ...pair(8), ...pair(roll), ...dice).length;
    expect([count(2), count(7), count(8, 1, 1), count(9, 1, 1), count(10, 1, 1, 1, 2), count(11, 1, 1, 1, 2)]).toEqual([0, 0, 1, 1, 2, 2]);
  });
  rule('TW-crit-table#2', 'twelve tears a limb off', () => {
    const { unit } = hit(open(), LASER, ...pair(9), ...pair(12), 1, ...pair(3), ...pair(3), ...HIT);
    expect(unit.gone).toEqual(['LL']);
  });
  rule('TW-crit-table#3', 'or the head, and with it the machine', () => {
    const { unit } = hit({ design: 'AWS-8Q', armor: { HD: 4 } }, LASER, ...pair(12), ...HIT, ...pair(12));
    expect([unit.gone, unit.fate]).toEqual([['HD'], 'destroyed']);
  });
  rule('TW-crit-table#4', 'a torso takes three', () => {
    expect(slots(open(), LASER, ...pair(7), ...pair(12), 1, 1, 1, 2, 1, 4, ...HIT)).toHaveLength(3);
  });
  rule('TW-crit-tac#1', 'a two goes through armor that holds', () => {
    const { events } = hit({}, LASER, ...pair(2), ...pair(8), 1, 1);
    expect(eventsOf(events, 'criticalRolled')).toHaveLength(1);
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ structure: 0 });
  });
  rule('TW-crit-tac#2', 'twice where it gets inside as well', () =>
    expect(eventsOf(hit({ armor: { CT: 2 } }, LASER, ...pair(2), ...MISS, ...MISS).events, 'criticalRolled')).toHaveLength(2),
  );
  rule('TW-crit-slot#1', 'one die for the half, one for the slot', () => {
    expect([slots(open(), LASER, ...pair(7), ...pair(8), 1, 4, ...HIT), slots(open(), LASER, ...pair(7), ...pair(8), 3, 2)]).toEqual([
      [['CT', 3]],
      [['CT', 1]],
    ]);
    expect(slots(open(), LASER, ...pair(7), ...pair(8), 4, 2)).toEqual([['CT', 7]]);
  });
  rule('TW-crit-slot#2', 'what is empty or struck is rolled again', () =>
    expect(slots(open({ hits: { LT: [0] } }), LASER, ...pair(8), ...pair(8), 6, 6, 1, 1, 1, 2)).toEqual([['LT', 1]]),
  );
  rule('TW-transfer-crit#1', 'what finds nothing moves inward', () =>
    expect(slots(open({ hits: { LT: [0, 1] } }), LASER, ...pair(8), ...pair(8), 1, 1)).toEqual([['CT', 0]]),
  );
  rule('TW-transfer-crit#3', 'a two on what is gone passes on damage and no critical hit', () => {
    const { events } = hit({ facing: 2, gone: ['LT', 'LA'] }, LASER, ...pair(2));
    expect([eventsOf(events, 'damaged')[0]!.location, eventsOf(events, 'criticalRolled')]).toEqual(['CT', []]);
  });
  rule('TW-crit-blownoff#1', 'what was in a limb is lost and does not explode', () => {
    const design = armed(weapon('Machine Gun', 'LA'), bin('IS Ammo MG - Full', 'LA', 200));
    const { unit, events } = hit({ design, armor: { LA: 0 } }, LASER, ...pair(10), ...pair(12));
    expect([unit.gone, eventsOf(events, 'exploded')]).toEqual([['LA'], []]);
  });
  rule('TW-crit-blownoff#3', 'a leg is a fall', () => {
    const { unit, events } = hit(open(), LASER, ...pair(9), ...pair(12), 1, ...pair(3), ...pair(3), ...HIT);
    expect(unit.prone).toBe(true);
    expect(eventsOf(events, 'piloted').filter(({ roll }) => roll !== null)).toEqual([]);
  });
  const warm = (hits: Placed['hits'], more: Partial<Placed> = {}) => {
    const { book, state } = alone({ hits: hits!, ...more });
    return book.ask('heat', { state, unit: unitAt(state, 0) }).total;
  };
  rule('TW-crit-engine#1', 'five points of heat, then ten, then the end', () => {
    expect([warm({}), warm({ CT: [0] }), warm({ CT: [0, 1] })]).toEqual([0, 5, 10]);
    expect(hit(open({ hits: { CT: [0, 1] } }), LASER, ...pair(7), ...pair(8), 1, 3).unit.fate).toBe('destroyed');
  });
  rule('TW-crit-engine#2', 'none while it is shut down', () => expect(warm({ CT: [0, 1] }, { shutDown: true })).toBe(0));
  rule('TW-crit-engine#3', 'none of an engine that burns fuel, which dies all the same', () => {
    const design: Paper = { ...find('GRF-1N')!, engine: { ...find('GRF-1N')!.engine!, type: 'ICE' } };
    expect(warm({ CT: [0, 1] }, { design })).toBe(0);
    expect(hit(open({ design, hits: { CT: [0, 1] } }), LASER, ...pair(7), ...pair(8), 1, 3).unit.fate).toBe('destroyed');
  });
  rule('TW-crit-gyro#1', 'the first hit asks for a roll at three more and stays', () => {
    const { events } = hit(open(), LASER, ...pair(7), ...pair(8), 1, 4, ...HIT);
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'gyro', number: { total: 8 } });
    expect(psr({ hits: { CT: [3] } }, 'kicked').total).toBe(8);
  });
  rule('TW-crit-gyro#2', 'the second throws it for good', () => {
    const { unit } = hit(open({ hits: { CT: [3] } }), LASER, ...pair(7), ...pair(8), 1, 5, 1, ...pair(3), ...pair(3), ...HIT);
    expect(unit.prone).toBe(true);
    expect(objections(alone({ prone: true, hits: { CT: [3, 4] } }), walk(0, 'U'))).toContain('TW-stand-limits');
  });
  rule('TW-crit-gyro#3', 'lying down it still fires', () => {
    expect(
      barred({ phase: 'weapon', units: [{ at: '0805', facing: 3, prone: true, hits: { CT: [3, 4] } }, { at: '0811' }] }, fire(0, 1, 0)),
    ).toEqual([]);
  });
  rule('TW-crit-weapon', 'one hit destroys a weapon of any size', () => {
    const units = [
      {
        at: '0805',
        facing: 3,
        design: 'HBK-4G',
        hits: { RT: [sheetOf('HBK-4G').slots['RT']!.findIndex(({ part }) => part === 'weapon')] },
      } as const,
      { at: '0807' },
    ];
    expect(barred({ phase: 'weapon', units }, fire(0, 1, AC20))).not.toEqual([]);
  });
  const boom: Partial<Placed> = { design: 'HBK-4G', armor: { LT: 0 } };
  const burst = () => hit(boom, LASER, ...pair(8), ...pair(8), 1, 1, ...MISS, ...MISS, ...HIT, ...HIT);
  rule('TW-ammo-boom#1', 'a salvo for each shot left', () => {
    expect(eventsOf(burst().events, 'exploded')[0]).toMatchObject({ damage: 100 });
    const two = hit({ ...boom, ammo: [1, 5], structure: { LT: 60 } }, LASER, ...pair(8), ...pair(8), 1, 1, ...MISS, ...HIT, ...HIT, ...HIT);
    expect(eventsOf(two.events, 'exploded')[0]).toMatchObject({ damage: 20 });
  });
  rule('TW-ammo-boom#2', 'into the structure of its place', () => {
    const after = eventsOf(burst().events, 'damaged').filter(({ source }) => source.kind === 'explosion');
    expect(after[0]).toMatchObject({ location: 'LT', armor: 0 });
  });
  rule('TW-ammo-boom#3', 'and inward past all armor', () => {
    const after = eventsOf(burst().events, 'damaged').filter(({ source }) => source.kind === 'explosion');
    expect(after.map(({ location, armor }) => [location, armor])).toEqual([
      ['LT', 0],
      ['CT', 0],
    ]);
  });
  rule('TW-ammo-boom#4', 'the warrior takes two hits', () => expect(eventsOf(burst().events, 'pilotHit')[0]!.hits).toBe(2));
  rule('TW-crit-ammo', 'a bin that is struck explodes if anything is left in it', () => {
    expect(eventsOf(burst().events, 'exploded')).toHaveLength(1);
    expect(eventsOf(hit({ ...boom, ammo: [0, 0] }, LASER, ...pair(8), ...pair(8), 1, 1).events, 'exploded')).toEqual([]);
  });
});
