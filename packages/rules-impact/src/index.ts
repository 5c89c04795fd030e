// For the words of every chapter: an import for its effect stays in declarations.
import './chapters.ts';

export { groundOf } from './board/compile.ts';
export type { PanelRecipe } from './board/generate.ts';
export type { Ground } from './board/ground.ts';
export {
  COLUMNS,
  edgeTerrain,
  type PanelPoint,
  type PanelSketch,
  panelPoint,
  panelProblems,
  panelX,
  panelY,
  pointExists,
  ROWS,
  SIGNS,
} from './board/panel.ts';
export { PANELS } from './board/panels.ts';
export type { Edge, MapPlan, MapState, PanelPlan, PanelRef, Piece, TablePlan } from './board/plan.ts';
export { EDGES } from './board/plan.ts';
export { type Measured, measured } from './board/scale.ts';
export { ACTION_CARDS, type ActionCard, actionCard, outcomesOf, undrawn } from './cards/deck.ts';
export { type Outcome, outcomeAt, outcomeText, outcomeWords } from './cards/outcome.ts';
export { pointsFor } from './command/chain.ts';
export { buildValue, type Engagement, forceProblems, limitOf, poolsFor, type Size } from './design/force.ts';
export type { Playtest } from './design/playtest.ts';
export { type Design, designScenario, designWarnings } from './design/scenario.ts';
export { squadsMeeting } from './even.ts';
export { EVENTS, type EventCard } from './events/table.ts';
export { aim } from './fire/aim.ts';
export { type Acting, acting } from './flow/asked.ts';
export { callable, owed } from './flow/impulse.ts';
export { impact } from './impact.ts';
export { readSquad, squadsLike, squadText } from './io/squad.ts';
export { INCH, placeAt, placeX, placeY } from './mapless/measure.ts';
export { type Figure, type FigureSizes, figureFor, figureSizes, levelTiles, type Stand } from './miniatures/stand.ts';
export type { Command } from './model/command.ts';
export type { Event, MoraleResult } from './model/event.ts';
export type { Award, Force, Muster, ScenarioPlan, Victory } from './model/scenario.ts';
export type { Impact, Shot } from './model/shape.ts';
export type { Active, Card, Pending, State, Unit, UnitId } from './model/state.ts';
export { bounceCost, ceilingFor, footing, landingCost } from './movement/costs.ts';
export { optionalIds, readScenario, standardRules } from './ruleset.ts';
export { scoreOf } from './scenarios/victory.ts';
export { impactScenes } from './scene/scenes.ts';
export { ONE_SIDED } from './setup/sides.ts';
export { inZone } from './setup/zone.ts';
export { type Crossing, explainSight } from './sight/explain.ts';
export { sees } from './sight/sees.ts';
export { mayMeasure, sightOf } from './sight/sight.ts';
export { REASONS } from './tactics/reasons.ts';
export { CHART, TERRAINS, type Terrain, type Work } from './terrain/chart.ts';
export { coverOf, improvedCover, terrainCover } from './terrain/cover.ts';
export { type Trait, traitsOf } from './units/traits.ts';
export { type Kind, TRACKS, type Track, UNIT_TYPES, type UnitType } from './units/types.ts';
export { attackOf, damageOf, isAvailable, isDown, isPlaced } from './units/unit.ts';
