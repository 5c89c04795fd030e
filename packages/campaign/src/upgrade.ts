import { type Handler, type Telling, tell } from '@sortie/kernel';
import { CREW_KINDS, KINDS, PLATOONS, type UnitType } from './kind.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import { sizeFor } from './salvage.ts';
import type { Campaign, Command, Crew, Enlisted, Purchase, State } from './shape.ts';
import { tooDear } from './stage.ts';
import { called, crewOf, isFree, isOwned, manOf, sideOf } from './state.ts';

type Hire = Extract<Command, { readonly type: 'hire' }>;

function order(play: Desk, what: Pick<Purchase, 'unit' | 'crew'>): void {
  const { serial, mission } = play.state;
  const arrives = mission + play.ask('delivery', { seat: play.seat }).total;
  play.emit({ type: 'ordered', order: { id: serial, seat: play.seat, arrives, ...what } });
}

export const buy: Handler<Campaign, 'buy'> = (play, { unit }) => {
  const sp = play.ask('price', { unit }).total;
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-camp-purchase', what: unit.card.name, sp, minutes: 0 });
  order(play, { unit });
};

export const hire: Handler<Campaign, 'hire'> = (play, command) => {
  const { kind, name, trained = false, card } = command;
  const sp = play.ask('hiring', { command }).total;
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-camp-purchase', what: name, sp, minutes: 0 });
  const skill = play.ask('rookie', { trained }).total;
  order(play, { crew: { kind, name, skill }, ...(card && { unit: { card, skill } }) });
};

export const advance: Handler<Campaign, 'advance'> = (play, { crew: id }) => {
  const crew = manOf(play, id);
  const sp = play.ask('training', { crew }).total;
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-camp-skill-advance', what: crew.name, sp, minutes: 0 });
  play.emit({ type: 'trained', crew: id, skill: crew.skill - 1, rule: 'ASC-camp-skill-advance' });
};

export const assign: Handler<Campaign, 'assign'> = (play, { crew, unit }) =>
  play.emit({ type: 'manned', unit, crew, rule: 'ASC-camp-purchase' });

const wrongHire = ({ kind, platoon, card }: Hire, clan: boolean): string | undefined => {
  if (kind === 'proto' && !clan) return 'only Clans have ProtoMech pilots';
  if (kind === 'infantry') return platoon && card?.type === 'CI' ? undefined : 'say what platoon it is, and show its card';
  if (card || platoon) return 'only infantry comes as a whole unit';
  return CREW_KINDS[kind].hire === undefined ? 'such crews are not for hire' : undefined;
};

const wrongCrew = (crew: Crew | undefined, seat: number): string | undefined =>
  crew?.seat === seat && crew.health !== 'killed' ? undefined : 'that is nobody of your army';

function misassigned(
  view: State,
  { crew: id, unit: at }: Extract<Command, { readonly type: 'assign' }>,
  seat: number,
): string | Telling | undefined {
  const crew = view.crews[id];
  const unit = view.units[at];
  const wrong = wrongCrew(crew, seat);
  if (wrong || !crew) return wrong;
  if (view.phase === 'over' || view.phase === 'interval') return 'nobody changes places now';
  if (!unit || !isOwned(unit, seat)) return 'your army has no such unit';
  if (KINDS[unit.type].crew !== crew.kind) return 'they cannot man that';
  if (!isFree(view, id)) return 'they have a unit of their own';
  const own = crewOf(view, unit.crew);
  return own && own.health !== 'killed' ? tell('{unit} has a crew', { unit: called(unit) }) : undefined;
}

const clanArmy = (view: State, seat: number): boolean => sideOf(view, seat).army.affiliations.includes('clan');

const priceOf = ({ card }: Enlisted): number => {
  const kind = KINDS[card.type as UnitType];
  return (kind.price ?? 0) * (kind.bySize ? sizeFor({ card }) : 1);
};

/** New people are green. */
const GREEN = 5;
/** Missions until something that was ordered is there. */
const UNDERWAY = 2;
/** How many times as much training costs without a battle. */
const UNTRIED = 3;

export const upgradeRules: readonly CampaignRule[] = [
  core('ASC-camp-purchase', {
    forbids: {
      buy: (view, { unit }, seat, book) =>
        KINDS[unit.card.type as UnitType]?.price === undefined
          ? 'that cannot be bought'
          : tooDear(view, seat, { sp: book.ask('price', { unit }).total, minutes: 0 }),
      hire: (view, command, seat, book) =>
        wrongHire(command, clanArmy(view, seat)) ?? tooDear(view, seat, { sp: book.ask('hiring', { command }).total, minutes: 0 }),
      assign: misassigned,
    },
  }),
  core('ASC-tbl-hiring', {
    base: { hiring: ({ command: { kind, platoon } }) => (platoon ? PLATOONS[platoon] : (CREW_KINDS[kind].hire ?? 0)) },
  }),
  core('ASC-tbl-purchase', { base: { price: ({ unit }) => priceOf(unit) } }),
  core('ASC-tbl-purchase-multipliers', {
    multiplies: {
      price: ({ unit: { clan, quirks = [] } }) =>
        (clan ? 2 : 1) * (quirks.includes('illegal-design') ? 5 : 1) * (quirks.includes('obsolete') ? 3 : 1),
    },
  }),
  core('ASC-camp-purchase-arrival', { base: { delivery: () => UNDERWAY } }),
  core('ASC-camp-purchase-cancelled', {
    affirms: { recalled: ({ state, seat }) => sideOf(state, seat).last === 'defeat' || state.report?.retreated?.includes(seat) === true },
  }),
  // Whoever is trained before it comes has not fought: that costs as much as any training without a battle (ASC-reading-272).
  core('ASC-camp-new-personnel', {
    base: { rookie: () => GREEN },
    adds: {
      rookie: ({ trained }) => (trained ? -1 : undefined),
      hiring: ({ command: { kind, trained } }) => (trained ? UNTRIED * CREW_KINDS[kind].advance : undefined),
    },
  }),
  core('ASC-camp-skill-advance', {
    base: { training: ({ crew }) => CREW_KINDS[crew.kind].advance },
    covers: ['ASC-tbl-skill-advance'],
    forbids: {
      advance: (view, { crew: id }, seat, book) => {
        const crew = view.crews[id];
        const wrong = wrongCrew(crew, seat);
        if (wrong || !crew) return wrong;
        return crew.skill === 0
          ? 'nobody is better than that'
          : tooDear(view, seat, { sp: book.ask('training', { crew }).total, minutes: 0 });
      },
    },
  }),
  core('ASC-camp-skill-triple', { multiplies: { training: ({ crew }) => (crew.fought ? undefined : UNTRIED) } }),
  core('ASC-camp-skill-limit', {
    forbids: {
      advance: (view, { crew: id }) => (view.crews[id]?.trained ? 'one point between two missions is all that anybody learns' : undefined),
    },
  }),
];
