import { type Awaiting, type Ruleset, seenBy, tell } from '@sortie/kernel';
import { affiliationRules } from './affiliation.ts';
import { battle, battleRules, grant, newCrew, newUnit } from './battle.ts';
import { diagnose, diagnosisRules } from './diagnosis.ts';
import { close, conclude, endingRules, next } from './ending.ts';
import { evolve } from './evolve.ts';
import { heal, healingRules } from './healing.ts';
import { KINDS, type UnitType } from './kind.ts';
import { maintenanceRules } from './maintenance.ts';
import { options, sample } from './options.ts';
import { upcast } from './past.ts';
import { readCommand, readSetup } from './read.ts';
import { repair, repairRules } from './repair.ts';
import type { CampaignRule } from './rule.ts';
import { salvage, salvageRules, scrap } from './salvage.ts';
import type { Army, Campaign, Crew, Setup, Side, State, Unit } from './shape.ts';
import { supply, supplyRules } from './supply.ts';
import { supportRules } from './support.ts';
import { tellEvent } from './tell.ts';
import { contend, interval, timeRules } from './time.ts';
import { advance, assign, buy, hire, upgradeRules } from './upgrade.ts';

export const RULES: readonly CampaignRule[] = [
  ...supportRules,
  ...affiliationRules,
  ...battleRules,
  ...timeRules,
  ...diagnosisRules,
  ...salvageRules,
  ...repairRules,
  ...maintenanceRules,
  ...supplyRules,
  ...healingRules,
  ...upgradeRules,
  ...endingRules,
];

function setUp({ title, year, armies }: Setup): State {
  const units: Unit[] = [];
  const crews: Crew[] = [];
  for (const [seat, army] of armies.entries())
    for (const one of army.units) {
      const crew = newCrew(crews.length, seat, {
        kind: KINDS[one.card.type as UnitType].crew,
        name: one.pilot ?? `${one.card.name} crew ${crews.length}`,
        skill: one.skill,
        ...(one.abilities && { abilities: one.abilities }),
      });
      crews.push(crew);
      units.push(newUnit(units.length, seat, one, crew.id));
    }
  return {
    title,
    year: year ?? null,
    mission: 0,
    phase: 'ready',
    hours: 0,
    leader: -1,
    report: null,
    closing: false,
    sides: [sideOf(armies[0]), sideOf(armies[1])],
    units,
    crews,
    orders: [],
    serial: 0,
    end: null,
  };
}

const sideOf = ({ units, ...army }: Army): Side => ({
  army,
  sp: 0,
  strength: units.length,
  minutes: 0,
  stage: 'done',
  upgrade: false,
  last: null,
});

function awaiting(state: State): readonly Awaiting[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'ready') return [{ seat: 0, question: 'battle', prompt: tell('Fight a mission and record it') }];
  if (state.phase === 'interval')
    return [{ seat: state.leader, question: 'interval', prompt: tell('Name the time until the next mission') }];
  return state.sides.flatMap(({ stage }, seat) =>
    stage === 'done' ? [] : [{ seat, question: stage, prompt: tell(stage === 'recovery' ? 'Repair, heal, salvage' : 'Buy, hire, train') }],
  );
}

/** A step that some rule fills in. */
const outline = (): void => undefined;

/** A campaign of the Companion as a value: the same laws hold for it as for any game. */
export const ruleset: Ruleset<Campaign> = {
  id: 'campaign',
  title: 'Campaign',
  version: 2,
  rules: RULES,
  editions: { companion: RULES.map(({ id }) => id) },
  handlers: {
    battle,
    close,
    interval,
    salvage,
    repair,
    supply,
    heal,
    scrap,
    buy,
    hire,
    grant,
    advance,
    assign,
    next,
    contend,
    diagnose,
    conclude,
    provision: play => {
      for (const seat of [0, 1])
        if (!play.state.sides[seat === 1 ? 1 : 0].army.gameMaster)
          play.emit({ type: 'renewed', seat, sp: play.ask('support', { state: play.state, seat }).total });
    },
  },
  sequences: {
    contending: { masters: outline, contest: outline },
    diagnosing: { masters: outline, crew: outline, equipment: outline },
    assessing: {
      intact: outline,
      damaged: outline,
      recovered: outline,
      platoons: outline,
      crashed: outline,
      exploded: outline,
      blasted: outline,
      forbidden: outline,
      hurried: outline,
      field: outline,
      wreck: outline,
    },
    botching: { plates: outline, damage: outline, aim: outline, move: outline, others: outline },
  },
  rounding: { support: 'half-up', scrapValue: 'up' },
  readSetup,
  readCommand,
  seats: 2,
  setup: setUp,
  opening: () => [{ type: 'provision' }],
  evolve,
  awaiting,
  outcome: ({ end }) => (end ? { winners: end.winners, reason: tell(end.reason) } : undefined),
  options,
  sample,
  view: state => seenBy<Campaign>(state),
  redact: (_state, event) => event,
  reveals: () => false,
  upcast,
  migrate: state => state as State,
  tell: tellEvent,
};
