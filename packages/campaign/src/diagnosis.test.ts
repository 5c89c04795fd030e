import type { PrintedCard } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { homebound } from './battle.ts';
import { army, campaign, card, enlisted, lost, opened, refusing, report, WON } from './campaign.fixture.ts';
import { crewRows } from './diagnosis.ts';
import { mustered } from './muster.ts';
import type { Report, Suffered, Unit } from './shape.ts';

/** A mission of one unit against one that stays out of it, an interval of three days, and what the dice say of the crew. */
function after(
  mine: Partial<PrintedCard>,
  suffered: Partial<Suffered>,
  dice: readonly number[] = [],
  more: Partial<Report> = {},
  hours = 72,
  skill = 4,
) {
  const game = campaign(army([enlisted(mine, { skill })]));
  const gone = suffered.fate === 'destroyed' ? { armor: card(mine).armor, structure: card(mine).structure } : {};
  game.does(0, { type: 'battle', report: report([lost(0, { ...gone, ...suffered })], more) }, ...WON);
  game.does(0, { type: 'interval', hours }, ...dice);
  return game;
}
const condition = (game: ReturnType<typeof after>, unit = 0) => game.state.units[unit]!.condition;
const health = (game: ReturnType<typeof after>) => game.state.crews[0]!.health;
/** What a unit needs beyond the Skill of its crew. */
const rows = (mine: Partial<PrintedCard>, unit: Partial<Unit>, suffered: Partial<Suffered>, wounded = false): number => {
  const state = opened(army([enlisted(mine)]));
  const crew = { ...state.crews[0]!, health: wounded ? ('wounded' as const) : ('fit' as const) };
  return crewRows({ ...state.units[0]!, ...unit }, crew, lost(0, suffered)).reduce((sum, { value }) => sum + value, 0);
};

describe('crews', () => {
  rule('ASC-camp-crew-diagnosis', 'no damage, no roll; else two dice against Skill and the table', () => {
    expect(health(after({}, {}))).toBe('fit');
    // Skill 4, BattleMech −2, up to half the armor +1: 3.
    expect(health(after({}, { armor: 3 }, [1, 2]))).toBe('fit');
    expect(health(after({}, { armor: 3 }, [1, 1]))).toBe('wounded');
  });
  rule('ASC-camp-crew-diagnosis', 'the two examples of the book: an elite pilot needs 4, a squad of battle armor 10', () => {
    const ryoken = rows({}, { lostArmor: 4 }, { armor: 4 }, true);
    expect(2 + ryoken).toBe(4);
    const gnomes = { type: 'BA', armor: 2, structure: 2 };
    const game = after(gnomes, { armor: 2, structure: 1 }, [3, 4], {}, 72, 3);
    expect(game.events.find(({ type }) => type === 'rolled')).toMatchObject({ needs: { total: 10 }, roll: { total: 7 } });
    expect(health(game)).toBe('wounded');
  });
  rule('ASC-tbl-crew-diagnosis', 'types and conditions, row by row', () => {
    const types = ['BM', 'IM', 'PM', 'CV', 'SV', 'BA', 'CI', 'AF', 'CF', 'SC', 'DS', 'WS'];
    expect(types.map(type => rows({ type }, {}, {}))).toEqual([-2, -1, 2, 0, 2, 3, 5, 1, 1, 1, 1, 1]);
    const tank = (unit: Partial<Unit>, suffered: Partial<Suffered>, wounded = false) =>
      rows({ type: 'CV', armor: 6, structure: 4 }, unit, suffered, wounded);
    expect([1, 3, 4, 6].map(lostArmor => tank({ lostArmor }, {}))).toEqual([1, 1, 2, 2]);
    expect([1, 2, 3, 4].map(lostStructure => tank({ lostStructure }, {}))).toEqual([2, 2, 4, 4]);
    expect(tank({}, { fate: 'destroyed' })).toBe(2);
    expect(tank({}, {}, true)).toBe(2);
    expect(tank({}, { crashed: true })).toBe(4);
    expect(tank({}, { crewHits: 2 })).toBe(4);
    expect([tank({}, { ammoHit: true }), tank({}, { fuelHit: true })]).toEqual([3, 1]);
    expect(tank({}, { fate: 'destroyed', end: 'area' })).toBe(4);
    expect(tank({}, { fate: 'destroyed', airless: true })).toBe(4);
    expect(tank({}, { end: 'area', airless: true })).toBe(0);
  });
  rule('ASC-camp-crew-outcome', 'a roll that falls short by 1 to 4 wounds, by 5 or more kills', () => {
    // A tank with all armor gone: Skill 4 + 0 + 2 = 6; destroyed it is 4 + 2 + 2 + 4 = 12.
    expect(health(after({ type: 'CV' }, { armor: 6 }, [3, 3]))).toBe('fit');
    expect(health(after({ type: 'CV' }, { armor: 6 }, [2, 3]))).toBe('wounded');
    expect(health(after({ type: 'CV' }, { armor: 6 }, [1, 1]))).toBe('wounded');
    expect(health(after({ type: 'CV' }, { fate: 'destroyed' }, [4, 4]))).toBe('wounded');
    expect(health(after({ type: 'CV' }, { fate: 'destroyed' }, [3, 4]))).toBe('killed');
  });
  rule('ASC-camp-kia', 'the dead do not come back, not even to a machine that does', () => {
    const game = after({ type: 'CV' }, { fate: 'destroyed' }, [1, 1]);
    game.does(0, { type: 'salvage', unit: 0 }, 6, 6);
    expect(condition(game)).toBe('salvage');
    expect(refusing(game, { type: 'heal', crew: 0 })).toContain('ASC-heal-process');
    expect(homebound({ ...game.state, mission: 1 }, game.state.units[0]!)?.rule).toBe('ASC-camp-kia');
    expect(refusing(game, { type: 'assign', crew: 0, unit: 0 })).toEqual(['ASC-camp-purchase']);
  });
  rule('ASC-camp-wia', 'the wounded stay wounded through a mission that does them no harm, and fight on hurt', () => {
    const game = after({}, { armor: 3 }, [1, 1]);
    game.does(0, { type: 'next' });
    game.does(1, { type: 'next' });
    expect(mustered(game.state, 0)[0]).toMatchObject({ worn: { wounded: true } });
    game.does(0, { type: 'battle', report: report([lost(0, { armor: 1 })]) }, ...WON);
    // Skill 4 − 2 + 2 (four of six armor) + 2 (wounded before): 6, and it is rolled.
    game.does(0, { type: 'interval', hours: 72 }, 3, 3);
    expect(health(game)).toBe('wounded');
  });
  rule('ASC-camp-diagnostics-control', 'people come before machines, unit by unit, for both armies', () => {
    const game = campaign(army([enlisted()]));
    game.does(0, { type: 'battle', report: report([lost(1, { armor: 1 }), lost(0, { armor: 1 })]) }, ...WON);
    game.does(0, { type: 'interval', hours: 72 }, 6, 6, 5, 5);
    const order = game.events
      .slice(-4)
      .map(event => (event.type === 'rolled' ? 'crew' : event.type === 'unitChanged' ? event.unit : event.type));
    expect(order).toEqual(['crew', 1, 'crew', 0]);
  });
  rule('ASC-camp-post-mission', 'first the time is settled, then damage is looked at', () => {
    const game = after({}, { armor: 3 }, [6, 6]);
    const types = game.events.map(({ type }) => type);
    expect(types.indexOf('contended')).toBeLessThan(types.indexOf('intervalSet'));
    expect(types.indexOf('intervalSet')).toBeLessThan(types.indexOf('rolled'));
    expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('unitChanged'));
  });
});

describe('equipment', () => {
  rule('ASC-camp-undamaged-equipment', 'without damage nothing is rolled and nothing is to be repaired, but fuel may be', () => {
    const game = after({ type: 'AF', move: '6a' }, {});
    expect(condition(game)).toBe('sound');
    expect(refusing(game, { type: 'repair', unit: 0 })).toContain('ASC-repair-eligible');
    game.does(0, { type: 'supply', unit: 0 });
    expect(game.state.units[0]!.dry).toBe(false);
  });
  rule('ASC-camp-damaged-equipment', 'any damage makes it damaged, to be repaired or scrapped', () => {
    expect(condition(after({}, { armor: 1 }, [6, 6]))).toBe('damaged');
    expect(condition(after({}, { hits: { weapon: 1 } }, [6, 6]))).toBe('damaged');
    expect(condition(after({ type: 'CV' }, { hits: { motive: 1 } }, [6, 6]))).toBe('damaged');
  });
  rule('ASC-camp-non-destroyed-salvage', 'what was crippled or abandoned goes to the workshop without a check', () => {
    const ours = after({}, { fate: 'left', armor: 6, structure: 2 }, [6, 6]);
    expect([condition(ours), ours.state.units[0]!.crew]).toEqual(['damaged', 0]);
    const theirs = after({}, { fate: 'left', armor: 6, structure: 2 }, [6, 6], { field: 1 });
    expect(theirs.state.units[0]).toMatchObject({ condition: 'salvage', seat: 1, crew: null });
    theirs.does(1, { type: 'scrap', unit: 0 });
  });
  rule('ASC-camp-field-control', 'whoever holds the field has what lies on it; nobody else has', () => {
    const game = after({}, { fate: 'destroyed' }, [6, 6], { field: 1 });
    expect(game.state.units[0]).toMatchObject({ condition: 'fallen', seat: 1 });
    expect(refusing(game, { type: 'salvage', unit: 0 })).toEqual(['ASC-salvage-check']);
    game.does(1, { type: 'salvage', unit: 0 }, 6, 6);
    expect(condition(after({}, { fate: 'destroyed' }, [6, 6], { field: -1 }))).toBe('lost');
    expect(condition(after({}, { fate: 'left', armor: 6 }, [6, 6], { field: -1 }))).toBe('lost');
  });
  rule('ASC-camp-destroyed-salvage', 'destroyed units can be searched for, unless the scenario forbids it', () => {
    expect(condition(after({}, { fate: 'destroyed' }, [6, 6]))).toBe('fallen');
    expect(condition(after({}, { fate: 'destroyed' }, [6, 6], { salvage: false }))).toBe('lost');
  });
  rule('ASC-camp-time-short', 'a day is too short to fetch the wrecks', () => {
    expect(condition(after({}, { fate: 'destroyed' }, [6, 6], {}, 24))).toBe('lost');
    expect(condition(after({}, { fate: 'destroyed' }, [6, 6], {}, 25))).toBe('fallen');
    expect(condition(after({}, { fate: 'left', armor: 6 }, [6, 6], {}, 12))).toBe('damaged');
  });
  rule('ASC-salvage-unsalvageable', 'aircraft that crashed are gone; a tank that fell is not', () => {
    expect(condition(after({ type: 'AF', move: '6a' }, { fate: 'destroyed', crashed: true }, [6, 6]))).toBe('lost');
    expect(condition(after({ type: 'AF', move: '6a' }, { fate: 'destroyed' }, [6, 6]))).toBe('fallen');
    expect(condition(after({ type: 'CV' }, { fate: 'destroyed', crashed: true }, [6, 6]))).toBe('fallen');
  });
  rule('ASC-salvage-no-ammo-fuel', 'ammunition and fuel leave nothing, unless the unit has CASE', () => {
    for (const end of ['ammunition', 'fuel'] as const) {
      expect(condition(after({}, { fate: 'destroyed', end }, [6, 6])), end).toBe('lost');
      for (const specials of [['CASE'], ['CASEII'], ['CASEP']])
        expect(condition(after({ specials }, { fate: 'destroyed', end }, [6, 6]))).toBe('fallen');
    }
  });
  rule('ASC-salvage-no-area-effect', 'what artillery and bombs finish off is gone', () => {
    expect(condition(after({ specials: ['CASE'] }, { fate: 'destroyed', end: 'area' }, [6, 6]))).toBe('lost');
  });
  rule('ASC-salvage-no-infantry', 'destroyed infantry is no salvage, but its people may heal', () => {
    // Skill 4 + 5 + 2 + 2 + 4: 17.
    const soldiers = { type: 'CI', armor: 2, structure: 1, move: '4"f' };
    const game = after(soldiers, { fate: 'destroyed' }, [6, 6], { field: 1 });
    expect([health(game), condition(game)]).toEqual(['killed', 'lost']);
    const state = opened(army([enlisted(soldiers, { skill: 0 })]));
    const lucky = campaign(army([enlisted(soldiers, { skill: 0 })]));
    expect(state.units[0]!.type).toBe('CI');
    lucky.does(0, { type: 'battle', report: report([lost(0, { fate: 'destroyed', armor: 2, structure: 1 })]) }, ...WON);
    lucky.does(0, { type: 'interval', hours: 720 }, 5, 5);
    expect(lucky.state.crews[0]!.health).toBe('wounded');
    expect(refusing(lucky, { type: 'repair', unit: 0 })).toEqual(['ASC-repair-eligible']);
    lucky.does(0, { type: 'heal', crew: 0 }, 6, 6);
    lucky.does(0, { type: 'next' });
    lucky.does(0, { type: 'next' });
    lucky.does(1, { type: 'next' });
    lucky.does(1, { type: 'next' });
    expect(lucky.state.units[0]).toMatchObject({ condition: 'sound', lostArmor: 0, lostStructure: 0 });
  });
  rule('ASC-camp-non-player-opponent', "a game master's units are whole again: lightly hurt ones at once, others a mission later", () => {
    const game = campaign(army([enlisted()]), army([enlisted(), enlisted(), enlisted()], { gameMaster: true }));
    game.does(0, { type: 'battle', report: report([lost(1), lost(2, { armor: 2 }), lost(3, { armor: 3 })]) }, 1, 2, 3);
    expect(game.state.units.slice(1).map(({ lostArmor, back }) => [lostArmor, back])).toEqual([
      [0, 2],
      [0, 2],
      [0, 3],
    ]);
    game.does(0, { type: 'next' });
    const again = (unit: number) => ({ type: 'battle' as const, report: report([lost(unit)]) });
    expect(refusing(game, again(3))).toEqual(['ASC-camp-non-player-opponent']);
    game.does(0, again(2), 1, 2, 3);
    game.does(0, { type: 'next' });
    game.does(0, again(3), 1, 2, 3);
  });
});
