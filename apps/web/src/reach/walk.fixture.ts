import { type Place, samePlace } from '@sortie/board-view';
import {
  type Awaiting,
  keyOf as diceKey,
  type Game,
  type Rulebook,
  type Seat,
  SeededDice,
  type Shape,
  seedFrom,
  type View,
} from '@sortie/kernel';
import { createElement } from 'react';
import type { Change, GameFace, Input, Interaction, Moment, PanelProps, UnitCard, UnitKey } from '../battle/face.ts';
import { firstChoice } from '../battle/use-turn.ts';
import { say } from '../i18n/index.ts';
import { labelOf } from '../setup/every/labels.ts';
import { featuresOf, saidBy } from './features.fixture.ts';
import { wordsIn } from './lines.fixture.ts';
import { cluesOf, likeness, named } from './nearness.fixture.ts';
import { proposal, stockOf } from './propose.fixture.ts';
import { controlsOf, type Locals } from './rendered.fixture.ts';

/** Somebody before the screen who has come so far. */
interface Standing {
  readonly selected: UnitKey | undefined;
  readonly state: unknown;
  readonly locals: Locals;
  /** What was used on the way, by its words. */
  readonly trail: readonly string[];
}

/** Something that can be done now, and what it comes to: a change of the question, or of what a panel remembers of its own. */
interface Step {
  readonly name: string;
  readonly take: () => { readonly change: Change<Shape, unknown>; readonly locals?: Locals };
}

interface Desk {
  readonly interaction: Interaction<Shape>;
  readonly moment: (selected: UnitKey | undefined) => Moment<Shape>;
  readonly units: readonly UnitCard[];
}

/** So many things are tried at most on the way to one command. */
const PATIENCE = 120;
const DEEPEST = 12;
/** What a control that is called like the part is worth: as much as so many words that are said already. */
const NAMED = 4;
/** At so many positions a part that is not listed is made up at most. */
const MADE_UP = 400;
const KEYS = { turn: 'the keys that turn', aim: 'the keys that aim' } as const;

type Command = Shape['command'];

/** Looks at positions of a game, and tries by the controls of its face alone to send what the rules offer there. */
export class FaceWalk {
  /** What was sent by controls and accepted, by its parts; each with the controls that did it. */
  readonly sent = new Map<string, readonly string[]>();
  /** What the rules have offered, by its parts. */
  readonly offered = new Set<string>();
  /** Every word of a command that was sent so. */
  readonly words = new Set<string>();
  readonly failures: string[] = [];
  private readonly tried = new Map<string, number>();
  private readonly game: Game<Shape>;
  private readonly face: GameFace<Shape>;
  private readonly tries: (feature: string) => number;
  private readonly features: readonly string[];
  private readonly madeUp = new Map<string, number>();
  private readonly luck = new SeededDice(diceKey(seedFrom('made up')), 0);

  /** `tries` says at how many positions a part is tried that does not succeed. */
  constructor(game: Game<Shape>, face: GameFace<Shape>, tries: (feature: string) => number) {
    this.game = game;
    this.face = face;
    this.tries = tries;
    this.features = featuresOf(game.ruleset.readCommand.form);
  }

  /** Everybody who is asked in this position. */
  visit(state: Shape['state'], book: Rulebook<Shape>): void {
    for (const awaiting of this.game.ruleset.awaiting(state)) this.askedFor(state, book, awaiting);
  }

  private askedFor(state: Shape['state'], book: Rulebook<Shape>, awaiting: Awaiting): void {
    const { ruleset } = this.game;
    const { seat, question } = awaiting;
    const view = ruleset.view(state, seat);
    const wanted = this.wanted(view, book, seat);
    if (wanted.length === 0) return;
    const interaction = this.face.interactions[question] ?? this.face.otherwise;
    if (!interaction) return;
    const desk: Desk = {
      interaction,
      moment: selected => ({ ruleset, book, view, seat, selected }),
      units: this.face.units(view, seat),
    };
    for (const { command, label } of this.face.passing?.(view, awaiting) ?? []) this.heard(desk, command, [say(label)]);
    for (const { feature, command } of wanted) {
      if (this.sent.has(feature)) continue;
      this.tried.set(feature, (this.tried.get(feature) ?? 0) + 1);
      try {
        this.search(desk, command, feature);
      } catch (problem) {
        this.failures.push(`${question}: ${feature}: ${problem instanceof Error ? problem.stack : String(problem)}`);
      }
    }
  }

  /** Commands that the rules accept with parts that nobody has sent yet, one for each such part. */
  private wanted(view: View<Shape>, book: Rulebook<Shape>, seat: Seat): readonly { readonly feature: string; readonly command: Command }[] {
    const { ruleset } = this.game;
    const found = new Map<string, Command>();
    const isOpen = (feature: string): boolean =>
      !this.sent.has(feature) && !found.has(feature) && (this.tried.get(feature) ?? 0) < this.tries(feature);
    const listed = [...ruleset.options(view, seat, book)];
    for (const command of listed)
      for (const feature of saidBy(ruleset.readCommand.form, command)) {
        this.offered.add(feature);
        if (isOpen(feature)) found.set(feature, command);
      }
    for (const [feature, command] of this.made(view, book, seat, listed, isOpen)) {
      this.offered.add(feature);
      found.set(feature, command);
    }
    return [...found].map(([feature, command]) => ({ feature, command }));
  }

  /** Rules accept more than they list. */
  private *made(
    view: View<Shape>,
    book: Rulebook<Shape>,
    seat: Seat,
    listed: readonly Command[],
    isOpen: (feature: string) => boolean,
  ): Generator<readonly [feature: string, command: Command]> {
    const types = new Set(listed.map(({ type }) => type));
    const asked = this.features.filter(one => isOpen(one) && types.has(one.split(/[.:=]/, 1)[0] ?? ''));
    if (asked.length === 0) return;
    const stock = stockOf(view);
    for (const feature of asked) {
      const n = this.madeUp.get(feature) ?? 0;
      if (n >= MADE_UP) continue;
      this.madeUp.set(feature, n + 1);
      const command = proposal(this.game.ruleset.readCommand.form, feature, listed, {
        view,
        seat,
        book,
        stock,
        luck: max => this.luck.below(max),
      });
      if (command) yield [feature, command];
    }
  }

  private heard({ moment }: Desk, command: Command, trail: readonly string[]): void {
    const { book, view, seat, ruleset } = moment(undefined);
    const read = ruleset.readCommand(command);
    if (!read.ok || !book.allows(view, read.value, seat)) return;
    for (const feature of saidBy(ruleset.readCommand.form, read.value)) if (!this.sent.has(feature)) this.sent.set(feature, trail);
    for (const word of wordsIn(read.value)) this.words.add(word);
  }

  private search(desk: Desk, target: Command, feature: string): void {
    const { interaction, moment } = desk;
    const clues = cluesOf(target);
    const words = feature.split(/[.:=[\]]+/).flatMap(word => (word === '' ? [] : [labelOf(word)]));
    const selected = firstChoice(interaction.candidates(moment(undefined)), undefined);
    const first: Standing = { selected, state: interaction.begin(moment(selected)), locals: new Map(), trail: [] };
    const open = [{ at: first, score: 0 }];
    const known = new Set([keyOf(first)]);
    for (let n = 0; n < PATIENCE && open.length > 0; n++) {
      open.sort((a, b) => b.score - a.score || a.at.trail.length - b.at.trail.length);
      const here = open.shift()!.at;
      for (const step of this.steps(desk, here, target)) {
        const next = this.taken(desk, here, step);
        if (this.sent.has(feature)) return;
        if (!next || next.trail.length > DEEPEST) continue;
        const key = keyOf(next);
        if (known.has(key)) continue;
        known.add(key);
        open.push({ at: next, score: likeness(next.selected, key, target, clues) + NAMED * named(next.trail, words) });
      }
    }
  }

  private taken(desk: Desk, here: Standing, { name, take }: Step): Standing | undefined {
    const { change, locals = here.locals } = take();
    const trail = [...here.trail, name];
    if (change.send) {
      this.heard(desk, change.send, trail);
      return undefined;
    }
    const selected = change.select ?? here.selected;
    return { selected, state: change.state === undefined ? here.state : change.state, locals, trail };
  }

  /** Everything that the screen offers, and gestures at the places and units that the wanted command is about. */
  private *steps(desk: Desk, { selected, state, locals, trail }: Standing, target: Command): Generator<Step> {
    const { interaction, units } = desk;
    const moment = desk.moment(selected);
    const on = (input: Input, name: string): Step => ({ name, take: () => ({ change: this.answered(interaction, moment, state, input) }) });
    for (const { id, label, refusals = [] } of interaction.show(moment, state).actions)
      if (refusals.length === 0) yield on({ kind: 'act', id }, say(label));
    yield* panelSteps(interaction, moment, state, locals);
    for (const place of placesIn(this.game, this.face, moment.view, target)) {
      const token = units.find(one => one.onMap && samePlace(one.token.at, place))?.key;
      yield on({ kind: 'tap', at: place, extend: false, ...(token !== undefined && { token }) }, 'the board');
      if (token !== undefined) yield on({ kind: 'tap', at: place, extend: false }, 'the board');
    }
    for (const unit of mentioned(target, units)) {
      yield on({ kind: 'select', unit: unit.key }, 'the list of units');
      if (unit.onMap) yield on({ kind: 'tap', at: unit.token.at, token: unit.key, extend: false }, 'the board');
    }
    for (const facing of numbersAt(target, 'facing')) yield on({ kind: 'face', facing: facing as 0, done: true }, 'the facing handle');
    for (const heading of numbersAt(target, 'facing')) yield on({ kind: 'head', heading, done: true }, 'the facing handle');
    // Whoever turns and turns comes to nothing.
    for (const kind of ['turn', 'aim'] as const)
      if (trail.filter(one => one === KEYS[kind]).length < 3) for (const by of [1, -1] as const) yield on({ kind, by }, KEYS[kind]);
    const all = interaction.all ?? [];
    for (const { label, next } of Array.isArray(all) ? all : [all])
      yield { name: say(label), take: () => ({ change: { ...(next(moment) && { send: next(moment) }) } }) };
  }

  /** As the screen does: what the question has no use for may still choose a unit. */
  private answered(interaction: Interaction<Shape>, moment: Moment<Shape>, state: unknown, input: Input): Change<Shape, unknown> {
    const change = interaction.on(moment, state, input);
    if (Object.keys(change).length > 0) return change;
    if (input.kind === 'tap' && input.token !== undefined) return { select: input.token };
    return input.kind === 'select' ? { select: input.unit } : {};
  }
}

function* panelSteps(interaction: Interaction<Shape>, moment: Moment<Shape>, state: unknown, locals: Locals): Generator<Step> {
  const { Panel } = interaction;
  if (!Panel) return;
  let heard: Change<Shape, unknown> = {};
  const props: PanelProps<Shape, unknown> = {
    moment,
    state,
    input: input => {
      heard = interaction.on(moment, state, input);
    },
    change: change => {
      heard = change;
    },
  };
  for (const { name, use } of controlsOf(createElement(Panel, props), locals))
    yield {
      name,
      take: () => {
        heard = {};
        const after = use();
        return { change: heard, locals: after };
      },
    };
}

const isPlace = (value: object): value is Place => 'q' in value && 'r' in value;

/** Places of a command: as the board names them, or as plans do. */
function placesIn(game: Game<Shape>, face: GameFace<Shape>, view: View<Shape>, command: Command): readonly Place[] {
  const found: Place[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isPlace(value)) found.push(value);
    else for (const one of Object.values(value)) look(one);
  };
  look(command);
  for (const place of game.tactics.path?.(view, command) ?? []) found.push(face.placed(view, place));
  const fresh = found.filter((place, i) => found.findIndex(one => samePlace(one, place)) === i);
  return fresh.length <= 6 ? fresh : [...fresh.slice(0, 2), ...fresh.slice(-4)];
}

function mentioned(command: Command, units: readonly UnitCard[]): readonly UnitCard[] {
  const text = JSON.stringify(command);
  return units.filter(({ key, lost }) => !lost && new RegExp(`[:[]"?${key.replaceAll(/[^\w]/g, '.')}"?[,}\\]]`).test(text)).slice(0, 6);
}

function numbersAt(value: unknown, name: string): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === name && typeof one === 'number' ? [one] : numbersAt(one, name)));
}

function keyOf({ selected, state, locals }: Standing): string {
  try {
    return JSON.stringify([selected, state, [...locals]]);
  } catch {
    return String(Math.random());
  }
}
