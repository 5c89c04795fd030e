import { CAMPAIGN_RULES, type Command, campaign, carryOut, type Enlisted, type Journal } from '@sortie/campaign';
import { type RuleId, type Seat, type Seed, SeededDice, seedFrom } from '@sortie/kernel';
import { writeReach } from '@sortie/testkit';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { forceOf, LANCES } from '../arena/lances.ts';
import { ArmyPart } from '../campaign/army-part.tsx';
import { begun } from '../campaign/begun.ts';
import { exampleSetup } from '../campaign/example.ts';
import { UnitOrder } from '../campaign/market.tsx';
import { Now } from '../campaign/now.tsx';
import { recruitsOf } from '../campaign/recruits.ts';
import type { Books } from '../campaign/use-books.ts';
import { featuresOf, saidBy } from './features.fixture.ts';
import { withoutBrowser } from './law.fixture.ts';
import { controlsOf, type Locals } from './rendered.fixture.ts';

// Where the page keeps what it remembers, and where its links lead.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));
vi.mock('@tanstack/react-router', async whole => ({ ...(await whole<object>()), Link: 'a' }));
withoutBrowser();

/** Cards come whole, and what is bought is chosen from the catalogue. */
const WHOLE = /\.(card|unit)\./;
/** Crews of mobile structures are not for hire. */
const REFUSED = ['hire.kind=structure'];
const MISSIONS = 14;
/** So many drawings of one page are looked at, with what their fields hold. */
const MOST = 300;

/** A campaign of two armies with books, with platoons, suits, tanks and fighters on our side. */
function opened(): Journal {
  const setup = exampleSetup();
  const [ours, theirs] = setup.armies;
  const { gameMaster: _, ...led } = theirs;
  const more = recruitsOf({
    name: '',
    edition: 'current',
    members: [
      'Foot Platoon (Rifle)',
      'Elemental Battle Armor [Laser](Sqd5)',
      'Vedette Medium Tank',
      'Corsair CSR-V12',
      'Gyrfalcon',
      'Union (2708)',
      'McKenna Battleship (2851)',
    ].map(unit => ({
      unit,
      skill: 4,
    })),
  }).units;
  const written = begun({ ...setup, armies: [{ ...ours, affiliations: ['clan'], units: [...ours.units, ...more] }, led] });
  if (!written.ok) throw new Error(written.reason);
  return written;
}

const FOR_SALE: readonly Enlisted[] = [
  ...LANCES.flatMap(lance => recruitsOf(forceOf(lance)).units).slice(0, 2),
  ...recruitsOf({
    name: '',
    edition: 'current',
    members: ['Foot Platoon (Rifle)', 'Jump Platoon (Laser)', 'Motorized Platoon (Firefighters)'].map(unit => ({ unit, skill: 4 })),
  }).units,
];

/** Everything that the page of a campaign can send at one moment. */
function sendable(journal: Journal, sent: Set<string>, used: Set<string>): void {
  const { state, book } = journal.match;
  const hear = (seat: Seat, ...commands: readonly Command[]): Promise<boolean> => {
    for (const command of commands)
      if (book.allows(campaign.view(state, seat), command, seat))
        for (const feature of saidBy(campaign.readCommand.form, command)) sent.add(feature);
    return Promise.resolve(false);
  };
  const books: Books = {
    kept: { id: 'a', changedAt: 0, journal },
    trouble: undefined,
    act: hear,
    undo: () => Promise.resolve(false),
    forgetTable: () => Promise.resolve(false),
  };
  const pages: readonly ReactNode[] = [
    createElement(Now, { books }),
    ...([0, 1] as const).map(seat => createElement(ArmyPart, { books, seat })),
    ...FOR_SALE.map(unit => createElement(UnitOrder, { books, seat: 0, unit, onDone: () => undefined })),
  ];
  for (const page of pages) {
    const seen: Locals[] = [new Map()];
    for (let n = 0; n < MOST; n++) {
      const locals = seen[n];
      if (!locals) break;
      for (const { name, use } of controlsOf(page, locals)) {
        const after = use();
        // What a field holds makes no difference to what else can be done.
        const field = name.replace(/: \w$/, '');
        if (used.has(field)) continue;
        used.add(field);
        seen.push(after);
      }
    }
  }
}

/** The next thing that somebody does. */
function next(journal: Journal, seed: Seed, n: number): Journal | undefined {
  const { state, book } = journal.match;
  const [asked] = campaign.awaiting(state);
  if (!asked) return undefined;
  const luck = new SeededDice(seed, n);
  // A month leaves time for everything, and whoever has looked at everything goes on.
  const command: Command | undefined =
    state.phase === 'interval'
      ? { type: 'interval', hours: 720 }
      : state.phase === 'support' && luck.below(3) > 0
        ? { type: 'next' }
        : campaign.sample(campaign.view(state, asked.seat), asked.seat, book, most => luck.below(most));
  const written = command && command.type !== 'close' ? carryOut(journal, asked.seat, [command]) : undefined;
  return written?.ok ? written : journal;
}

test('whatever the rules of a campaign offer can be sent by its page', { timeout: 240_000 }, () => {
  const sent = new Set<string>();
  const used = new Set<string>();
  const seed = seedFrom('campaign');
  const lacking = (): readonly string[] =>
    featuresOf(campaign.readCommand.form).filter(one => !WHOLE.test(one) && !REFUSED.includes(one) && !sent.has(one));
  let journal = opened();
  const phases = new Map<string, number>();
  for (let n = 0; n < 400 && journal.match.state.mission < MISSIONS && lacking().length > 0; n++) {
    const { phase, sides } = journal.match.state;
    const where = `${phase} ${sides.map(({ stage }) => stage).join()}`;
    const times = phases.get(where) ?? 0;
    phases.set(where, times + 1);
    if (times < 6) sendable(journal, sent, used);
    const after = next(journal, seed, n);
    if (!after) break;
    journal = after;
  }
  expect(lacking()).toEqual([]);
  const lines = CAMPAIGN_RULES.flatMap(({ id, covers = [] }): readonly RuleId[] => [id, ...covers]);
  writeReach('campaign', new Map(lines.map(line => [line, ['in force in every campaign']])));
});
