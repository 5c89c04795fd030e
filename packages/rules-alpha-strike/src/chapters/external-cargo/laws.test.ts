import { checkLaws } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { EDITIONS } from '../../ruleset.ts';
import { patch, type Sketch, sketch } from '../../set-piece.ts';
import type { Command, Entry, MoveCommand } from '../../shape.ts';
import { friendsOf, type Standing } from '../../state.ts';
import { emplacement } from '../advanced-buildings/armed.ts';
import { freight } from './cargo-size.ts';

const unit = (card: Sketch, more: Partial<Entry> = {}): Entry => ({ card: sketch({ armor: 9, structure: 4, ...card }), ...more });
const flyer = (): Entry => unit({ type: 'CV', move: '22"v', damage: '3/2/-', specials: 'BOMB3' }, { bombs: ['he', 'inferno', 'cluster'] });
const house = patch('building', 10, 10, 14, 14, { cf: 15, height: 1016 });

/** A crowded table where everything that can be hauled, thrown, bombed and plotted is there. */
const force = (scouts: boolean): readonly Entry[] => [
  unit({ size: 4, move: '8"', specials: 'TSM' }),
  unit({ size: 4, move: '10"j' }),
  unit({ size: 4, move: '12"' }),
  { card: freight(20), pv: 0 },
  unit({ type: 'CV', size: 2, move: '8"t', specials: 'HTC' }),
  unit({ type: 'SV', size: 2, move: '6"w' }),
  unit({ type: 'BA', size: 1, move: '4"f' }),
  flyer(),
  { card: freight(30), pv: 0 },
  unit({ type: 'CV', move: '4"t', damage: '-/-/-', specials: scouts ? 'ARTT-1,RCN' : 'ARTT-1' }),
];
const gun: Entry = { card: emplacement(15, [1, 1, 1], true), emplaced: { piece: 'building', at: { x: 12 * 254, y: 12 * 254 } } };

type About = Parameters<NonNullable<typeof alphaStrike.ruleset.sample>>;
/** Half the time something with a load or a run, where there is such a thing. */
function eager(view: About[0], seat: About[1], book: About[2], pick: About[3]): Command | undefined {
  if (view.active !== seat || pick(2) === 0) return undefined;
  const own = friendsOf(view, seat);
  const stay = (one: Standing): MoveCommand => ({ type: 'move', unit: one.id, mode: 'ground', path: [], facing: one.facing });
  const found = own.flatMap((one): readonly Command[] =>
    view.phase === 'movement'
      ? [...book.offered('moves', { view, unit: one, seat, book, stay: stay(one) })]
      : view.phase === 'combat'
        ? [...book.offered('works', { view, unit: one, seat, book })]
        : [],
  );
  const legal = found.filter(command => (!('release' in command) || pick(4) === 0) && book.allows(view, command, seat));
  // What is seldom offered is taken as often as what is offered in many ways.
  const kinds = [...new Set(legal.map(kindOf))];
  const kind = kinds.length > 0 ? kinds[pick(kinds.length)] : undefined;
  const alike = legal.filter(command => kindOf(command) === kind);
  return alike.length > 0 ? alike[pick(alike.length)] : undefined;
}

const kindOf = (command: Command): string => (command.type === 'move' ? Object.keys(command).sort().join() : command.type);

test('games with loads, runs, armed buildings and knowledge of the ground keep the laws', () => {
  const rules = [
    ...EDITIONS['corrected-2013']!,
    ...['ASC-cargo-capacity', 'ASC-throw-eligibility', 'ASC-tow-eligibility', 'ASC-drag-basic', 'ASC-vtol-strafing-declare'],
    ...[
      'ASC-vtol-bombing-declare',
      'ASC-armed-building-damage-points',
      'ASC-bi-area-knowledge-count',
      'ASC-engine-explosion-self-destruct',
    ],
  ] as const;
  const seen = new Set<string>();
  const { ruleset } = alphaStrike;
  const watched = {
    ...alphaStrike,
    ruleset: {
      ...ruleset,
      sample: (...about: Parameters<NonNullable<typeof ruleset.sample>>) => {
        const command = eager(...about) ?? ruleset.sample!(...about);
        if (command) for (const kind of [command.type, ...(command.type === 'move' ? Object.keys(command) : [])]) seen.add(kind);
        return command;
      },
    },
    scenarios: [
      {
        ...alphaStrike.scenarios[0]!,
        rules,
        setup: {
          table: { width: 24 * 254, height: 24 * 254, pieces: [house] },
          forces: [[...force(true), gun], force(false)] as const,
          zone: 9,
          limit: 14,
          attacker: 1 as const,
        },
      },
    ],
  };
  expect(
    checkLaws(watched, { seeds: Array.from({ length: 32 }, (_, n) => n + 1), commands: 500, optionsEvery: 60, rules }),
  ).toBeGreaterThan(1000);
  for (const kind of ['lift', 'run', 'plot', 'haul', 'release']) expect(seen, kind).toContain(kind);
});
