import { stays } from './battle.ts';
import { KINDS } from './kind.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import type { Crew, Suffered, Unit } from './shape.ts';
import { crewOf, sideOf } from './state.ts';

/** Halves of something that are lost, a part of a half counting as one. */
const halves = (lost: number, all: number): number => (all === 0 ? 0 : Math.ceil((2 * lost) / all));

/** What every row of the table adds to the number that a crew needs. */
function crewRows(unit: Unit, crew: Crew, suffered: Suffered): readonly { readonly what: string; readonly value: number }[] {
  const destroyed = suffered.fate === 'destroyed';
  return [
    { what: 'type', value: KINDS[unit.type].diagnosis },
    { what: 'destroyed', value: destroyed ? 2 : 0 },
    { what: 'armor', value: halves(unit.lostArmor, unit.armor) },
    { what: 'structure', value: 2 * halves(unit.lostStructure, unit.structure) },
    { what: 'injured before', value: crew.health === 'wounded' ? 2 : 0 },
    { what: 'crashed', value: suffered.crashed ? 4 : 0 },
    { what: 'crew hits', value: 2 * (suffered.crewHits ?? 0) },
    { what: 'ammunition hit', value: suffered.ammoHit ? 3 : 0 },
    { what: 'fuel hit', value: suffered.fuelHit ? 1 : 0 },
    { what: 'area effect', value: destroyed && suffered.end === 'area' ? 2 : 0 },
    { what: 'no air to breathe', value: destroyed && suffered.airless ? 2 : 0 },
  ].filter(({ value }) => value !== 0);
}

const wasHurt = ({ fate, armor, structure, hits, immobile, crewHits, ammoHit, fuelHit, crashed }: Suffered): boolean =>
  fate === 'destroyed' ||
  armor + structure + (crewHits ?? 0) > 0 ||
  Object.values(hits ?? {}).some(count => count > 0) ||
  [immobile, ammoHit, fuelHit, crashed].includes(true);

const WOUNDED = 1;
const KILLED = 2;
const SAYS = ['no new injuries', 'wounded', 'killed'];

function diagnoseCrew(play: Desk, unit: Unit, crew: Crew, suffered: Suffered): void {
  const needs = play.ask('crewRoll', { state: play.state, unit, crew, suffered });
  const roll = play.roll(2, 6, 'ASC-camp-crew-diagnosis');
  const short = needs.total - roll.total;
  const injury = play.ask('injury', { short }).total;
  const what = SAYS[injury] ?? '';
  play.emit({ type: 'rolled', rule: 'ASC-camp-crew-diagnosis', what, subject: crew.name, needs, roll, good: short <= 0 });
  if (injury === WOUNDED) play.emit({ type: 'wounded', crew: crew.id, rule: 'ASC-camp-wia' });
  if (injury === KILLED) play.emit({ type: 'killed', crew: crew.id, rule: 'ASC-camp-kia' });
}

/** Failing by so many kills. */
const FATAL = 5;

export const crewRules: readonly CampaignRule[] = [
  core('ASC-camp-crew-diagnosis', {
    base: { crewRoll: ({ crew }) => crew.skill },
    steps: {
      diagnosing: [
        {
          name: 'crew',
          insteadOf: 'crew',
          run: (play, { unit, suffered, done }) => {
            const crew = crewOf(play.state, unit.crew);
            if (!done && crew && !sideOf(play.state, unit.seat).army.gameMaster && wasHurt(suffered))
              diagnoseCrew(play, unit, crew, suffered);
          },
        },
      ],
    },
  }),
  core('ASC-tbl-crew-diagnosis', {
    adds: {
      crewRoll: ({ unit, crew, suffered }) => {
        const rows = crewRows(unit, crew, suffered);
        const note = rows.map(({ what, value }) => `${what} ${value > 0 ? '+' : ''}${value}`).join(', ');
        return { value: rows.reduce((sum, { value }) => sum + value, 0), note };
      },
    },
  }),
  core('ASC-camp-crew-outcome', {
    base: {
      injury: ({ short }) => {
        if (short <= 0) return 0;
        return short >= FATAL ? KILLED : WOUNDED;
      },
    },
  }),
  core('ASC-camp-kia', { forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-kia') } }),
  core('ASC-term-spa', {
    structural: '`mustered` asks the crew for its abilities and implants, never the machine',
    covers: ['ASC-aug-limits', 'ASC-spa-general-transfer'],
  }),
  core('ASC-camp-wia', { structural: '`mustered` tells the next game that the crew is hurt, and the game makes its attacks harder' }),
];
