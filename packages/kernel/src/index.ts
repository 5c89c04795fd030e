export { counts, type Rounding, round, sum } from './answer.ts';
export { blank } from './blank.ts';
export {
  type AnyChapter,
  type Chapter,
  type CommandPart,
  type Core,
  type EventPart,
  gathered,
  join,
  type Lacking,
  type Words,
} from './chapter.ts';
export { type CutShort, endOf, outcomeOfCut } from './cut-short.ts';
export { derivation } from './derivation.ts';
export { type Chance, chanceOf, distribution } from './dice/enumerating.ts';
export { badFaces, type DiceWanted, ManualDice } from './dice/manual.ts';
export { ScriptedDice } from './dice/scripted.ts';
export { commitmentTo, isSeed, keyOf, type Seed, seedFrom } from './dice/seed.ts';
export { SeededDice } from './dice/seeded.ts';
export type { SipKey } from './dice/siphash.ts';
export { type Dice, type Roll, rollOf } from './dice.ts';
export { broughtForward } from './forward.ts';
export type { Candidate, Game, Manifest, Place, Scenario, Story, Tactics, Trials, Weights } from './game.ts';
export { type FileReading, GAME_FILE_FORMAT, type GameFile, readGame, readGameFile, writeGame } from './game-file.ts';
export { hashOf } from './hash.ts';
export { follow, heard } from './hear.ts';
export {
  type Advanced,
  advance,
  append,
  begin,
  type Commanded,
  currentVersion,
  type Entry,
  type Header,
  type Match,
  mayTakeBack,
  type Opening,
  type RulesMoved,
  standing,
  type TakeBack,
  type TakenBack,
  takeBack,
} from './match.ts';
export { everythingOf, optionalOf, type Pack, packed, shownBy, withoutRules, withRules } from './packs.ts';
export { open, type Performed, perform } from './perform.ts';
export {
  byType,
  byWord,
  type Form,
  flag,
  formed,
  list,
  literal,
  misread,
  notARecord,
  nullable,
  oneOf,
  optional,
  type Read,
  type Reading,
  type RecordOf,
  record,
  text,
  textOr,
  truth,
  where,
  whole,
} from './read.ts';
export { type Restored, restore, restoreOne } from './restore.ts';
export {
  type Answer,
  type Contribution,
  contributes,
  type InsertedStep,
  type Refusal,
  type Rule,
  type Stage,
  type StepRun,
  type Term,
} from './rule.ts';
export { objection, permitted, Rulebook } from './rulebook.ts';
export type { Awaiting, Handler, Outcome, Play, Ruleset, Task } from './ruleset.ts';
export { type FileFault, readScenarioFile, SCENARIO_FILE_FORMAT, writeScenarioFile } from './scenario-file.ts';
export type { Fights, Findings, Orders, SceneAnswer, Scenes, Staged, Way, WrittenPosition, WrittenUnit } from './scene.ts';
export { readSetupFor } from './setup.ts';
export {
  type Offered,
  type OfferedOn,
  type Question,
  type RuleId,
  type Seat,
  type Sequence,
  type Shape,
  SPECTATOR,
  type Truth,
  type Truths,
  type Variant,
} from './shape.ts';
export { readSummedLines, summedLines } from './summed-lines.ts';
export { last, nth, numberAt, sure } from './sure.ts';
export { type Verdict, verify } from './verify.ts';
export { seenBy, type View } from './view.ts';
export type { Ground, Note, Watch, WatchedUnit } from './watch.ts';
export { fill, finished, type Telling, tell } from './words.ts';
