import { readFileSync } from 'node:fs';
import { begin, commitmentTo, type Game, hashOf, readGame, SeededDice, seedFrom, advance as step, writeGame } from '@sortie/kernel';
import { carried, checkLaws, labels, randomGame, rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { army, atWork, campaign, enlisted, lost, refusing, report, WON } from './campaign.fixture.ts';
import { RULES, ruleset } from './ruleset.ts';
import type { Campaign, Setup } from './shape.ts';

describe('the end of a campaign', () => {
  const hurt = (sp: number) => {
    const { crews } = atWork([enlisted()]).state;
    return atWork([enlisted()], {}, { sp, state: { crews: crews.map(crew => ({ ...crew, health: 'wounded' as const })) } });
  };
  rule('ASC-camp-depletion#1', 'without points nothing is repaired, fueled, loaded or healed', () => {
    const poor = atWork([enlisted({ specials: ['EE'] })], { condition: 'damaged', lostArmor: 2, dry: true }, { sp: 4 });
    expect(refusing(poor, { type: 'repair', unit: 0 })).toEqual(['ASC-camp-depletion']);
    expect(refusing(poor, { type: 'supply', unit: 0 })).toEqual(['ASC-camp-depletion']);
    const empty = atWork([enlisted({ specials: ['AC1/1/-'] })], { empty: true }, { sp: 9 });
    expect(refusing(empty, { type: 'supply', unit: 0 })).toEqual(['ASC-camp-depletion']);
    expect(refusing(hurt(9), { type: 'heal', crew: 0 })).toEqual(['ASC-camp-depletion']);
    hurt(10).does(0, { type: 'heal', crew: 0 }, 6, 6);
  });
  rule('ASC-camp-depletion#2', 'scrap still brings some in', () => {
    const poor = atWork([enlisted(), enlisted()], { condition: 'damaged', lostArmor: 2 }, { sp: 0 });
    poor.does(0, { type: 'scrap', unit: 1 });
    poor.does(0, { type: 'repair', unit: 0 }, 6, 6);
    expect(poor.state.sides[0].sp).toBe(480);
  });
  const goesOn = (game: ReturnType<typeof atWork>) => {
    game.does(0, { type: 'next' });
    return game.state.phase;
  };
  rule('ASC-camp-depletion-end#1', 'an army that can pay for nothing it needs and scraps nothing has lost the campaign', () => {
    const damaged = (sp: number) => atWork([enlisted()], { condition: 'damaged', lostArmor: 2 }, { sp });
    const game = damaged(19);
    expect(goesOn(game)).toBe('over');
    expect(game.state.end!.winners).toEqual([1]);
    expect([goesOn(damaged(20)), goesOn(atWork([enlisted()], {}, { sp: 0 })), goesOn(hurt(9)), goesOn(hurt(10))]).toEqual([
      'support',
      'support',
      'over',
      'support',
    ]);
    expect(goesOn(atWork([enlisted({ specials: ['EE'] })], { dry: true }, { sp: 4 }))).toBe('over');
    // What has been tried is not waiting any more.
    expect(goesOn(atWork([enlisted()], { condition: 'damaged', lostArmor: 2, tried: ['armor'] }, { sp: 0 }))).toBe('support');
  });
  const ending = () => {
    const game = campaign(army([enlisted({}, { skill: 3 }), enlisted()]));
    const gone = lost(1, { fate: 'destroyed', armor: 6, structure: 3, end: 'area' });
    game.does(0, { type: 'battle', report: report([lost(0, { armor: 1 }), gone]) }, ...WON);
    expect(refusing(game, { type: 'close' })).toEqual(['ASC-camp-end']);
    game.does(0, { type: 'interval', hours: 12 }, 6, 6, 6, 6);
    game.does(0, { type: 'next' });
    game.does(1, { type: 'next' });
    expect(refusing(game, { type: 'close' }, 1)).toEqual(['ASC-camp-end']);
    return game;
  };
  rule('ASC-camp-end#1', 'at the end no time is rolled', () => {
    const game = ending();
    const events = game.does(0, { type: 'close' });
    expect(events.map(({ type }) => type)).toEqual(['closing', 'intervalSet']);
    expect(game.state.hours).toBe(720);
  });
  rule('ASC-camp-end#2', 'a month of work is left, and then new points by what the army has become', () => {
    const game = ending();
    game.does(0, { type: 'close' });
    expect(game.state.sides[0].minutes).toBe(2 * 8 * 60 * 30);
    game.does(0, { type: 'repair', unit: 0 }, 6, 6);
    for (const seat of [0, 0, 1, 1]) game.does(seat, { type: 'next' });
    expect(game.state.phase).toBe('over');
    // One veteran 'Mech: 1,000 points and a quarter more.
    expect(game.state.sides.map(({ sp }) => sp)).toEqual([1250, 1000]);
    expect(game.state.end!.winners).toEqual([]);
  });
});

describe('the laws of any game', () => {
  const setup: Setup = {
    title: 'Border war',
    year: 3052,
    armies: [
      army(
        [
          enlisted(),
          enlisted({ type: 'CV', move: '8"t', specials: ['AC2/2/-', 'MASH1'] }),
          enlisted({ type: 'CI', move: '4"f' }),
          enlisted({ type: 'AF', move: '6a' }),
        ],
        { affiliations: ['inner-sphere', 'mercenary'] },
      ),
      army([enlisted({}, { clan: true, skill: 3 }), enlisted({ type: 'BA' }), enlisted({ specials: ['OMNI'] })], {
        affiliations: ['clan'],
        stance: 'defensive',
        home: true,
      }),
    ],
  };
  const alone: Setup = { ...setup, armies: [setup.armies[0], { ...setup.armies[1], gameMaster: true }] };
  const rules = ruleset.editions['companion']!;
  const game: Game<Campaign> = {
    ruleset,
    scenarios: [setup, alone].map((one, i) => ({
      id: `border-${i}`,
      title: 'Border war',
      summary: '',
      roles: ['A', 'B'],
      rules,
      setup: one,
    })),
    tactics: { weights: { aggression: 1, caution: 1, objective: 1 }, value: () => 0, candidates: () => [] },
  };

  test('hold in random campaigns', () => {
    expect(checkLaws(game, { seeds: [1, 2, 3, 4], commands: 120, optionsEvery: 12 })).toBeGreaterThan(300);
  });

  test('points and hours never fall below nothing, and nobody loses more than he has', () => {
    let seen = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const { after } of randomGame({ game, seed, commands: 120 })) {
        seen++;
        expect(after.sides.every(({ sp, minutes }) => sp >= 0 && minutes >= 0)).toBe(true);
        expect(after.units.every(unit => unit.lostArmor <= unit.armor && unit.lostStructure <= unit.structure)).toBe(true);
      }
    expect(seen).toBeGreaterThan(150);
  });

  test('a campaign is read back from its file as it was', () => {
    const seed = seedFrom('file');
    const header = {
      game: 'campaign',
      version: ruleset.version,
      rules,
      setup,
      seats: ['A', 'B'],
      dice: 'seeded' as const,
      commitment: commitmentTo(seed),
    };
    const opened = begin(ruleset, header, new SeededDice(seed, 0));
    const fought = opened.ok && step(opened.match, 0, { type: 'battle', report: report([lost(0, { armor: 2 })]) }, new SeededDice(seed, 1));
    if (!fought || fought.ok === false) throw new Error('the campaign does not go on');
    const read = readGame(ruleset, writeGame(fought.match, seed));
    expect(read.ok && hashOf(read.value.match.state)).toBe(hashOf(fought.match.state));
  });

  test('every rule does something, or says what carries it out', () => {
    expect(labels(RULES)).toEqual([]);
  });

  test('no rule carries a line that does not exist, and none is carried twice', () => {
    // The quirks of the workshop stand with the other quirks, and hospitals with the abilities of units.
    const lines = ['companion-campaign', 'companion-annex', 'alpha-strike'].flatMap(part =>
      readFileSync(new URL(`../../../rules/${part}.jsonl`, import.meta.url), 'utf8')
        .trim()
        .split('\n'),
    );
    const known = new Set(lines.map(line => (JSON.parse(line) as { readonly id: string }).id));
    expect([...carried(RULES)].filter(id => !known.has(id))).toEqual([]);
    const all = RULES.flatMap(({ id, covers = [] }) => [id, ...covers]);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });
});
