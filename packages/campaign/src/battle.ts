import { type Handler, type Seat, type Telling, tell } from '@sortie/kernel';
import type { UnitType } from './kind.ts';
import { type Book, type CampaignRule, core, type Desk } from './rule.ts';
import type { BattleResult, Campaign, Crew, Enlisted, Purchase, Report, State, Suffered, Unit, UnitId } from './shape.ts';
import { called, crewOf, isOwned, sideOf, unitsOf } from './state.ts';

const mirrored: { readonly [R in BattleResult]: BattleResult } = { victory: 'defeat', draw: 'draw', defeat: 'victory' };

/** What a battle was for the first army: as it is reported, and by its scores where nothing is said. */
export function resultOf(book: Book, { result, scores }: Pick<Report, 'result' | 'scores'>): BattleResult {
  if (result) return result;
  const [ours, theirs] = scores ?? [0, 0];
  if (ours === theirs || book.holds('draw', { ours, theirs }) !== undefined) return 'draw';
  return ours > theirs ? 'victory' : 'defeat';
}

/** Inches or points of Thrust that a unit can still make. */
export function canMove(unit: Unit): boolean {
  const inches = Math.max(0, ...[...unit.card.move.matchAll(/\d+/g)].map(([number]) => Number(number)));
  return inches > 0 && !unit.immobile && unit.lostStructure < unit.structure;
}

/** Why a unit stays at home. */
export function homebound(
  state: State,
  unit: Unit,
):
  | {
      readonly rule: 'ASC-camp-deploy-damaged' | 'ASC-camp-deploy-refuel' | 'ASC-camp-kia' | 'ASC-camp-non-player-opponent';
      readonly says: Telling;
    }
  | undefined {
  const named = { unit: called(unit) };
  if (unit.back > state.mission + 1) return { rule: 'ASC-camp-non-player-opponent', says: tell('{unit} is not back yet', named) };
  if (sideOf(state, unit.seat).army.gameMaster) return undefined;
  const crew = crewOf(state, unit.crew);
  if (!crew || crew.health === 'killed') return { rule: 'ASC-camp-kia', says: tell('{unit} has no crew', named) };
  if (!canMove(unit)) return { rule: 'ASC-camp-deploy-damaged', says: tell('{unit} cannot move', named) };
  if (unit.dry) return { rule: 'ASC-camp-deploy-refuel', says: tell('{unit} has no fuel', named) };
  return undefined;
}

export const mayDeploy = (state: State, unit: Unit): boolean => isOwned(unit, unit.seat) && homebound(state, unit) === undefined;

export const stays = (view: State, { units }: Report, rule: string): Telling | undefined => {
  for (const { unit: id } of units) {
    const unit = view.units[id];
    const why = unit && homebound(view, unit);
    if (why?.rule === rule) return why.says;
  }
  return undefined;
};

const misreported = (view: State, { units, field }: Report): string | Telling | undefined => {
  if (view.phase !== 'ready') return 'the armies are not ready for another mission';
  if (field > 1) return 'nobody of that number holds a field';
  const seen = new Set<number>();
  for (const { unit: id, armor, structure } of units) {
    const unit = view.units[id];
    if (!unit || !isOwned(unit, unit.seat)) return tell('no army has a unit {unit}', { unit: id });
    if (seen.has(id)) return tell('{unit} is told of twice', { unit: called(unit) });
    seen.add(id);
    if (armor > unit.armor - unit.lostArmor || structure > unit.structure - unit.lostStructure)
      return tell('{unit} cannot lose more than it has', { unit: called(unit) });
  }
  return undefined;
};

/** Which of those who fought need something. */
const needing = ({ state, book }: Desk, { units }: Report, what: 'thirsty' | 'hungry'): readonly UnitId[] =>
  units.flatMap(({ unit: id }) => {
    const unit = state.units[id];
    return unit && book.holds(what, { unit }) !== undefined ? [id] : [];
  });

export const battle: Handler<Campaign, 'battle'> = (play, { report }) => {
  const ours = resultOf(play.book, report);
  const used = { fuel: needing(play, report, 'thirsty'), ammunition: needing(play, report, 'hungry') };
  play.emit({ type: 'fought', mission: play.state.mission + 1, report, results: [ours, mirrored[ours]], used });
  for (const order of play.state.orders) deliver(play, order);
};

/** What was ordered is there when its missions are over, unless it has been called back meanwhile. */
function deliver(play: Desk, order: Purchase): void {
  const { state, book } = play;
  const recalled = book.holds('recalled', { state, seat: order.seat });
  if (recalled !== undefined) {
    play.emit({ type: 'cancelled', order: order.id, rule: recalled });
    return;
  }
  if (state.mission < order.arrives) return;
  const crew = order.crew && newCrew(state.crews.length, order.seat, order.crew);
  const unit = order.unit && newUnit(state.units.length, order.seat, order.unit, crew && order.unit ? crew.id : null);
  play.emit({ type: 'arrived', order: order.id, ...(unit && { unit }), ...(crew && { crew }) });
}

export const newCrew = (
  id: number,
  seat: Seat,
  { kind, name, skill, abilities }: Pick<Crew, 'kind' | 'name' | 'skill' | 'abilities'>,
): Crew => ({
  id,
  seat,
  kind,
  name,
  skill,
  ...(abilities && { abilities }),
  health: 'fit',
  rest: 0,
  fought: false,
  tried: false,
  trained: false,
});

export const newUnit = (id: number, seat: Seat, { card, quirks = [], clan = false }: Enlisted, crew: number | null): Unit => ({
  id,
  seat,
  card,
  type: card.type as UnitType,
  quirks,
  clan,
  crew,
  condition: 'sound',
  armor: card.armor,
  structure: Math.max(1, card.structure),
  lostArmor: 0,
  lostStructure: 0,
  hits: {},
  immobile: false,
  weaker: 0,
  slower: 0,
  misaligned: false,
  dry: false,
  empty: false,
  fought: false,
  tried: [],
  back: 0,
});

/** A unit after a battle: what it has lost, and what it has used up. */
export function scarred(unit: Unit, suffered: Suffered | undefined, uses: { readonly fuel: boolean; readonly ammunition: boolean }): Unit {
  const rested: Unit = { ...unit, fought: suffered !== undefined, tried: [] };
  if (!suffered) return rested;
  const hits = { ...unit.hits };
  for (const [name, count] of Object.entries(suffered.hits ?? {}) as [keyof typeof hits, number][])
    if (count > 0) hits[name] = (hits[name] ?? 0) + count;
  const immobile = unit.immobile || suffered.immobile === true;
  // Something has to be mended before it moves again.
  if (immobile && !hits.mp && !hits.motive && !hits.thruster && !hits.engine) hits.motive = 1;
  const destroyed = suffered.fate === 'destroyed';
  return {
    ...rested,
    lostArmor: destroyed ? unit.armor : unit.lostArmor + suffered.armor,
    lostStructure: destroyed ? unit.structure : unit.lostStructure + suffered.structure,
    hits,
    immobile,
    misaligned: false,
    dry: unit.dry || uses.fuel,
    empty: unit.empty || uses.ammunition,
  };
}

/** Point values of everything that an army can still field. */
const strengthOf = (state: State, seat: Seat): number => unitsOf(state, seat).reduce((sum, { card }) => sum + card.pv, 0);

export const grant: Handler<Campaign, 'grant'> = (play, { seat, sp }) =>
  play.emit({ type: 'granted', seat, sp, rule: 'ASC-scen-campaign-integration' });

/** Within a tenth of each other. */
const isEven = ({ ours, theirs }: { readonly ours: number; readonly theirs: number }): boolean =>
  10 * ours >= 9 * theirs && 10 * ours <= 11 * theirs;

export const battleRules: readonly CampaignRule[] = [
  core('ASC-camp-support-phase', {
    covers: ['ASC-scen-game-master'],
    forbids: {
      battle: (view, { report }, seat) => (seat === 0 ? misreported(view, report) : 'the first player keeps the books'),
    },
  }),
  core('ASC-scen-campaign-integration', {
    forbids: {
      grant: (view, { seat: weak }, seat) => {
        if (seat !== 0) return 'the first player keeps the books';
        if (view.phase !== 'support') return 'Support Points are gained after a mission';
        if (sideOf(view, weak).army.gameMaster) return 'a game master needs no Support Points';
        return strengthOf(view, weak) < strengthOf(view, 1 - weak) ? undefined : 'it is not the weaker side';
      },
    },
  }),
  core('ASC-camp-draw', { affirms: { draw: isEven } }),
  core('ASC-camp-deploy-damaged', { forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-deploy-damaged') } }),
  core('ASC-camp-deploy-refuel', { forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-deploy-refuel') } }),
];
