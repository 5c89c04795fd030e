import { GAMES, type GameId } from '@sortie/games';
import { type Form, objection, type Rule, type RuleId, type Scenario, type Shape, sure } from '@sortie/kernel';
import { opening, writeReach } from '@sortie/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { offeredGame } from '../games-registry.ts';
import exceptions from './exceptions.json' with { type: 'json' };
import { featuresOf } from './features.fixture.ts';
import { guidedGame } from './guided.fixture.ts';
import { reachedLines } from './lines.fixture.ts';
import { settable } from './settings.fixture.ts';
import { moreOf } from './setups.fixture.ts';
import { FaceWalk } from './walk.fixture.ts';

/**
 * What players cannot do yet, by name. `noControl`: the rules offer it, and no control of the screen sends it. `notMet`: no position of the walks
 * offers it, or the walk has not been asked since the drawer of all orders came, so nobody knows. `notSettable`: a set-up may say it, and no control of the set-up page does. The lists only ever get shorter.
 */
type Kind = 'noControl' | 'notMet' | 'notSettable';
const listed = exceptions as object as { readonly [game: string]: { readonly [K in Kind]?: readonly string[] } };

/** Commands that are looked at of each random game; of large games fewer do. */
const COMMANDS: { readonly [game: string]: number } = { classic: 45, 'alpha-strike': 25 };
/** At so many positions a part may fail before it is given up. */
const TRIES = 3;
/** Where nobody sees anybody, there is little to aim at. */
const BLINDING = /sensor|visual|moon|night|dark|fog|sand|blip/;
/** Things that come whole, from a catalogue or a file: what they are made of is nobody's choice here. */
const WHOLE = /\.(mech|card|craft|design|handheld|map|plan)$/;

/** Where a page would be, for what is shown above everything else; and a store that never answers, for what a button keeps on the device. */
export function withoutBrowser(): void {
  beforeAll(() => {
    vi.stubGlobal('document', { body: { nodeType: 1 } });
    vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: () => undefined }) });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
}

/** All rules that go together with those of a scenario. */
function everything(known: readonly Rule<Shape>[], scenario: Scenario<Shape>, fits: (id: RuleId) => boolean): readonly RuleId[] {
  const list = [...scenario.rules];
  for (let before = -1; before < list.length; ) {
    before = list.length;
    for (const { id, kind } of known)
      if (kind !== 'core' && fits(id) && !list.includes(id) && objection(known, [...list, id]) === undefined) list.push(id);
  }
  return list;
}

const partsOf = (form: Form | undefined): readonly string[] =>
  featuresOf(form).filter(one => ![...one.matchAll(/[.[]/g)].some(({ index }) => WHOLE.test(one.slice(0, index))));

/** The law of one game: whatever its rules offer and its set-ups say is in the hands of players, and what is not stands in the list by name. */
export function lawOfReach(id: GameId): void {
  withoutBrowser();
  const { noControl = [], notMet = [], notSettable = [] } = listed[id] ?? {};
  const load = () =>
    sure(
      GAMES.find(one => one.id === id),
      'the games',
    ).load();

  test('whatever the rules offer can be sent by the controls of the screen', async () => {
    const game = await load();
    const { ruleset } = game;
    const face = await (offeredGame(id)?.face() ?? Promise.reject(new Error('no face')));
    const walk = new FaceWalk(game, face, feature => (noControl.includes(feature) ? 1 : TRIES));
    const { scenario: trial } = game.trials;
    const performed = new Map<string, number>();
    const trials = trial ? Array.from({ length: 5 }, (_, n) => trial(n)) : [];
    for (const scenario of [...(moreOf[id] ?? []), ...trials, ...game.scenarios]) {
      const ready = game.scenarios.includes(scenario);
      const lists = [
        everything(ruleset.rules, scenario, () => true),
        scenario.rules,
        ...(ready ? [] : [everything(ruleset.rules, scenario, one => !BLINDING.test(one))]),
      ];
      for (const rules of new Map(lists.map(list => [list.join(), list])).values()) {
        const play = { game, seed: 'reach', scenario, rules, commands: COMMANDS[id] ?? 60 };
        const { book } = opening(play);
        for (const state of guidedGame(play, performed)) walk.visit(state, book);
      }
    }
    writeReach(id, reachedLines(ruleset.rules, walk.words));
    expect(walk.failures.slice(0, 3)).toEqual([]);
    const lacking = [...new Set([...featuresOf(ruleset.readCommand.form), ...walk.offered])].filter(one => !walk.sent.has(one));
    const unlisted = lacking.filter(one => !noControl.includes(one) && !notMet.includes(one)).sort();
    expect({
      noControl: unlisted.filter(one => walk.offered.has(one)),
      notMet: unlisted.filter(one => !walk.offered.has(one)),
      // What random games meet changes with every rule; what has a control has it for good.
      noLongerNeeded: noControl.filter(one => walk.sent.has(one)),
      unknown: [...noControl, ...notMet].filter(one => !featuresOf(ruleset.readCommand.form).includes(one)),
    }).toEqual({ noControl: [], notMet: [], noLongerNeeded: [], unknown: [] });
  });

  test('whatever a set-up says can be set on the set-up page', async () => {
    const { ruleset, scenarios } = await load();
    const face = await (offeredGame(id)?.setupFace() ?? Promise.reject(new Error('no set-up page')));
    const { form } = ruleset.readSetup;
    const starts = [...scenarios, ...(moreOf[id] ?? [])].map(({ setup }) => setup);
    const set = settable(face, form, starts, scenarios[0]?.roles ?? []);
    const lacking = partsOf(form).filter(one => !set.has(one));
    expect({
      notSettable: lacking.filter(one => !notSettable.includes(one)).sort(),
      noLongerNeeded: notSettable.filter(one => !lacking.includes(one)),
    }).toEqual({ notSettable: [], noLongerNeeded: [] });
  });
}
