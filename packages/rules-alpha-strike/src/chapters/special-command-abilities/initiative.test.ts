import { fill } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { readSetup } from '../../scene.fixture.ts';
import { type Placed, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Entry, State } from '../../shape.ts';
import { attack, done, one, pair, play, plus, refusedBy, ruleset, stay, unmoved } from '../special-pilot-abilities/pilots.fixture.ts';
import { commandCounsel, commandTrouble } from './budget.ts';
import { averageOf, COMMANDS, commandsOf, officersOf } from './list.ts';

const mine = (...commands: readonly string[]): Partial<State> => ({ commands: [commands, []] });
const force = (skills: readonly number[]): readonly Entry[] =>
  skills.map((skill, i) => ({ card: sketch(), skill, ...(i === 0 ? { commander: 'force' } : {}) }));
const trouble = (skills: readonly number[], ...commands: readonly string[]): string | undefined => {
  const found = commandTrouble(force(skills), commands);
  return found && fill(found);
};
/** The end of a turn and the roll for the next one. */
const next = (game: ReturnType<typeof play>, ...dice: readonly number[]) => {
  game.does(game.state.initiative, done);
  game.does(1 - game.state.initiative, done, ...dice);
  return game;
};
const standStill = (game: ReturnType<typeof play>): void => {
  while (game.state.phase === 'movement') {
    const unit = game.state.units.find(({ seat, moved, fate }) => seat === game.state.active && !moved && fate === 'fighting')!;
    game.does(game.state.active, stay(unit.id));
  }
};

rule('ASC-sca-assignment', 'none for the Green but a general one, then one, two and three', () => {
  expect(trouble([5, 5], 'overrun-combat')).toBe('a Green force has no such command ability');
  expect(trouble([5, 5], 'enemy-specialization:Kurita')).toBeUndefined();
  expect(trouble([4, 4], 'overrun-combat', 'brawlers')).toBe('a Regular force has at most 1 command abilities');
  expect([trouble([3, 2], 'overrun-combat', 'brawlers'), trouble([1, 1], 'overrun-combat', 'brawlers', 'zone-of-control')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(trouble([3, 3], 'brawlers', 'brawlers')).toBe('a force has a command ability only once');
  const setup = { table: { scene: 'hills', seed: 4 }, forces: [force([4]), force([4])], zone: 6, limit: 9 };
  expect([readSetup({ ...setup, commands: [['brawlers'], []] }, '').ok, readSetup({ ...setup, commands: [['charm'], []] }, '').ok]).toEqual(
    [true, false],
  );
});
rule('ASC-sca-average-skill', '44 for twelve ’Mechs is 3.67, so Regular: one', () => {
  const skills = [4, 4, 4, 4, 3, 3, 3, 2, 2, 5, 5, 5];
  expect([averageOf(skills), trouble(skills, 'brawlers'), trouble(skills, 'brawlers', 'overrun-combat')]).toEqual([
    4,
    undefined,
    'a Regular force has at most 1 command abilities',
  ]);
});
const lances = (fates: readonly ('fighting' | 'destroyed')[]): readonly Placed[] =>
  fates.map((fate, i) =>
    one(
      0,
      10 + 5 * i,
      40,
      {},
      { fate, commander: i === 0 ? 'force' : i === 1 ? 'lance' : null, ...(fate === 'destroyed' ? { at: null } : {}) },
    ),
  );
rule('ASC-sca-officers', 'one officer for six units; without any the training is gone', () => {
  const state = (fates: readonly ('fighting' | 'destroyed')[]) => setPiece(lances(fates), mine('brawlers'));
  const seven = Array.from({ length: 7 }, () => 'fighting' as const);
  expect([officersOf(state(seven), 0).length, officersOf(state(seven.slice(1)), 0).length]).toEqual([2, 1]);
  expect([
    commandsOf(state(['destroyed', 'destroyed', ...seven.slice(2)]), 0),
    commandsOf(state(['destroyed', ...seven.slice(1)]), 0),
  ]).toEqual([[], ['brawlers']]);
  expect(fill(commandTrouble([{ card: sketch() }], ['brawlers'])!)).toBe('a force with command abilities has a commander');
});
rule('ASC-sca-commander-loss', 'without its commander a force rolls at −2', () => {
  const rules = plus('ASC-sca-commander-loss');
  const bonus = (fates: readonly ('fighting' | 'destroyed')[], commands: readonly string[]) =>
    play(rules, []).book.ask('initiative', { state: setPiece(lances(fates), mine(...commands)), seat: 0 }).total;
  expect([
    bonus(['destroyed', 'fighting'], ['brawlers']),
    bonus(['fighting', 'fighting'], ['brawlers']),
    bonus(['destroyed', 'fighting'], []),
  ]).toEqual([-2, 0, 0]);
});
rule('ASC-sca-scope', 'what a force has been trained for all of its units know, and nobody else', () => {
  const rules = plus('ASC-sca-brawlers');
  const game = play(rules, [...pair(3), one(0, 24, 40)], mine('brawlers'));
  const number = (command: Command) => {
    const [event] = game.does(command.type === 'attack' && command.unit === 1 ? 1 : 0, command, 1, 1);
    return event?.type === 'attacked' ? event.toHit.total : 0;
  };
  expect([number(attack()), number(attack({ unit: 2 }))]).toEqual([4, 4]);
  game.does(0, done);
  expect(number(attack({ unit: 1, target: 0 }))).toBe(5);
});
rule('ASC-tbl-sca-summary', 'all of them are there', () => {
  expect(COMMANDS.map(({ name }) => name)).toEqual([
    'Banking Initiative',
    'Forcing the Initiative',
    'Off-Map Movement',
    'Overrun Combat',
    'Communications Disruption',
    'Zone of Control',
    'Sharp Shooters',
    'Brawlers',
    'Anti-Aircraft Specialists',
    'Ground Attack Specialists',
    'Environmental Specialization',
    'Tactical Specialization',
    'Enemy Specialization',
  ]);
  expect(commandCounsel(force([4, 4, 4]), ['brawlers']).length).toBe(1);
});

const bank = (choice: string): Command => ({ type: 'ability', ability: 'initiative-banking', choice });
const BANKING = plus('ASC-sca-banking-yield', 'ASC-sca-banking-bank', 'ASC-sca-overrun');
rule('ASC-sca-banking-yield', 'whoever gives way loses without a roll, by one', () => {
  const game = play(BANKING, pair(20), { commands: [['initiative-banking'], ['overrun-combat']] });
  game.does(0, bank('yield'));
  next(game);
  expect([game.state.initiative, game.state.standing?.[1]?.length ?? 0]).toEqual([1, 0]);
  expect(refusedBy(BANKING, setPiece(pair(20)), bank('yield'))).toEqual(['ASC-sca-banking-yield']);
});
rule('ASC-sca-banking-bank', 'two of them are worth a success, four are two, and no more', () => {
  const game = play(BANKING, pair(20), mine('initiative-banking'));
  expect(game.refuses(0, bank('spend')).map(({ rule: id }) => id)).toEqual(['ASC-sca-banking-bank']);
  for (let i = 0; i < 4; i++) {
    if (game.state.active !== 0) game.does(game.state.active, done);
    game.does(0, bank('yield'));
    if (game.state.initiative === 0) game.does(0, done);
    game.does(game.state.active, done);
    standStill(game);
  }
  if (game.state.active !== 0) game.does(1, done);
  expect(game.refuses(0, bank('yield')).map(({ rule: id }) => id)).toEqual(['ASC-sca-banking-yield']);
  game.does(0, bank('spend'));
  game.does(0, done);
  expect(game.state.initiative).toBe(0);
});
rule('ASC-sca-banking-expiry', 'what is saved is kept in the game, and ends with it', () => {
  const fresh = ruleset.setup({
    table: { width: 18288, height: 12192, pieces: [] },
    forces: [[], []],
    zone: 6,
    limit: 9,
    commands: [['initiative-banking'], []],
  });
  expect(fresh.standing).toBeUndefined();
});
rule('ASC-sca-forcing-initiative', 'kills of the last turn less its own losses', () => {
  const rules = plus('ASC-sca-forcing-initiative');
  const weak = { armor: 0, structure: 1 };
  const placed = [one(0, 20, 40), one(0, 24, 40), one(1, 20, 36, weak), one(1, 24, 36, weak), one(1, 50, 5)];
  const game = play(rules, placed, {
    ...mine('forcing-the-initiative'),
    standing: [[{ kind: 'tally', until: 0, value: 0 }], [{ kind: 'tally', until: 0, value: 0 }]],
  });
  game.does(0, attack({ target: 2 }), 6, 4);
  game.does(0, attack({ unit: 1, target: 3 }), 6, 4);
  game.does(0, { type: 'ability', ability: 'forcing-the-initiative', choice: 'force' });
  next(game, 2, 2, 2, 3);
  const rolled = game.events.find(({ type }) => type === 'initiativeRolled');
  expect([rolled?.type === 'initiativeRolled' && rolled.totals[0]?.total, game.state.initiative]).toEqual([2, 0]);
  // A turn later those kills are history.
  standStill(game);
  game.does(0, { type: 'ability', ability: 'forcing-the-initiative', choice: 'force' });
  next(game, 2, 2, 2, 3);
  expect(game.state.initiative).toBe(1);
  const first = setPiece(placed, { ...mine('forcing-the-initiative'), phase: 'movement' });
  expect(refusedBy(rules, first, { type: 'ability', ability: 'forcing-the-initiative', choice: 'force' })).toEqual([
    'ASC-sca-forcing-initiative',
  ]);
});
rule('ASC-sca-overrun', 'ahead by five, two units move and fire before anybody else', () => {
  const rules = plus('ASC-sca-overrun');
  const game = play(
    rules,
    [one(0, 20, 40), one(0, 24, 40), one(0, 28, 40), one(1, 20, 36, { armor: 20 }), one(1, 24, 5)],
    mine('overrun-combat'),
  );
  next(game, 6, 5, 3, 3);
  expect([game.state.phase, game.state.active]).toEqual(['movement', 0]);
  game.does(0, stay(0));
  game.does(0, attack({ target: 3 }), 6, 4);
  game.does(0, done);
  expect(game.state.active).toBe(0);
  game.does(0, stay(1));
  game.does(0, done);
  // Now the others alternate as if there were one unit less.
  expect([game.state.active, game.state.pending, 20 - game.state.units[3]!.armor]).toEqual([1, null, 3]);
});
rule('ASC-sca-overrun', 'a lead of one is no overrun, and a player may leave it at that', () => {
  const rules = plus('ASC-sca-overrun');
  const placed = [one(0, 20, 40), one(0, 24, 40), one(1, 20, 36)];
  const narrow = play(rules, placed, mine('overrun-combat'));
  next(narrow, 4, 3, 3, 3);
  expect(narrow.state.active).toBe(1);
  const wide = play(rules, placed, mine('overrun-combat'));
  next(wide, 6, 5, 3, 3);
  wide.does(0, { type: 'ability', ability: 'overrun-combat', choice: 'end' });
  expect(wide.state.active).toBe(1);
});
rule('ASC-sca-scope', 'a list of commands survives being opened', () => {
  const state = setPiece(unmoved(pair(5)), mine('brawlers'));
  expect(scene(ruleset, state, plus('ASC-sca-brawlers')).state.commands).toEqual([['brawlers'], []]);
});
