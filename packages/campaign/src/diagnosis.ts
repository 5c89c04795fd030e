import type { Handler } from '@sortie/kernel';
import { stays } from './battle.ts';
import { crewRules } from './crew-diagnosis.ts';
import { hasCode, KINDS } from './kind.ts';
import type { Assessing } from './questions.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import type { Campaign, State } from './shape.ts';
import { crewOf, isDamaged, sideOf, unitOf } from './state.ts';
import { ONE_DAY } from './time.ts';

/** Unit by unit, in the order of the report. */
export const diagnose: Handler<Campaign, 'diagnose'> = play => {
  const { report, closing } = play.state;
  if (closing || !report) return;
  for (const suffered of report.units) play.run('diagnosing', { unit: unitOf(play, suffered.unit), suffered, done: false });
};

type Assess = (play: Desk, about: Assessing) => boolean;

/** A step of the diagnosis of a unit that nothing has been said of: it says something, or leaves it to the next. */
const step = (name: string, says: Assess) => ({
  name,
  insteadOf: name,
  run: (play: Desk, about: Assessing): void => {
    if (!about.done) about.done = says(play, about);
  },
});
const assessing = (id: CampaignRule['id'], name: string, says: Assess): CampaignRule =>
  core(id, { steps: { assessing: [step(name, says)] } });

const fieldOf = ({ report }: State): number => report?.field ?? -1;
const heldBy = (state: State, field: number): boolean => field >= 0 && !sideOf(state, field).army.gameMaster;
const isDestroyed = ({ suffered }: Assessing): boolean => suffered.fate === 'destroyed';

const undamaged = assessing('ASC-camp-undamaged-equipment', 'intact', (play, { unit, suffered }) => {
  if (suffered.fate !== 'active' || isDamaged(unit)) return false;
  play.emit({ type: 'assessed', unit: unit.id, condition: 'sound', rule: 'ASC-camp-undamaged-equipment' });
  return true;
});

const damaged = assessing('ASC-camp-damaged-equipment', 'damaged', (play, { unit, suffered }) => {
  if (suffered.fate !== 'active') return false;
  play.emit({ type: 'assessed', unit: unit.id, condition: 'damaged', rule: 'ASC-camp-damaged-equipment' });
  return true;
});

/** Crippled or abandoned on a field that its own side holds. */
const recovered = assessing('ASC-camp-non-destroyed-salvage', 'recovered', (play, { unit, suffered }) => {
  if (suffered.fate !== 'left' || fieldOf(play.state) !== unit.seat) return false;
  play.emit({ type: 'assessed', unit: unit.id, condition: 'damaged', rule: 'ASC-camp-non-destroyed-salvage' });
  return true;
});

/** Nobody salvages a platoon; whoever is left of it heals and fights again. */
const platoons = assessing('ASC-salvage-no-infantry', 'platoons', (play, about) => {
  const { unit } = about;
  if (unit.type !== 'CI' || !isDestroyed(about)) return false;
  const rule = 'ASC-salvage-no-infantry';
  const crew = crewOf(play.state, unit.crew);
  if (!crew || crew.health === 'killed') play.emit({ type: 'forsaken', unit: unit.id, rule });
  else {
    play.emit({ type: 'assessed', unit: unit.id, condition: 'damaged', rule });
    if (crew.health === 'fit') play.emit({ type: 'wounded', crew: crew.id, rule });
  }
  return true;
});

/** A unit that is beyond all help if this is how it fell. */
const beyondHelp = (id: CampaignRule['id'], name: string, is: (about: Assessing) => boolean): CampaignRule =>
  assessing(id, name, (play, about) => {
    if (!isDestroyed(about) || !is(about)) return false;
    play.emit({ type: 'forsaken', unit: about.unit.id, rule: id });
    return true;
  });

const crashed = beyondHelp(
  'ASC-salvage-unsalvageable',
  'crashed',
  ({ unit, suffered }) => KINDS[unit.type].aerospace === true && (suffered.crashed === true || suffered.end === 'crash'),
);
const exploded = beyondHelp(
  'ASC-salvage-no-ammo-fuel',
  'exploded',
  ({ unit, suffered: { end } }) => (end === 'ammunition' || end === 'fuel') && !hasCode(unit.card.specials, 'CASE', 'CASEII', 'CASEP'),
);
const blasted = beyondHelp('ASC-salvage-no-area-effect', 'blasted', ({ suffered }) => suffered.end === 'area');

/** With a day or less nobody fetches wrecks. */
const hurried = assessing('ASC-camp-time-short', 'hurried', (play, about) => {
  if (!isDestroyed(about) || play.state.hours > ONE_DAY) return false;
  play.emit({ type: 'forsaken', unit: about.unit.id, rule: 'ASC-camp-time-short' });
  return true;
});

/** What lies about belongs to whoever holds the field. */
const fieldControl = assessing('ASC-camp-field-control', 'field', (play, about) => {
  const { unit, suffered } = about;
  if (suffered.fate === 'active') return false;
  const field = fieldOf(play.state);
  const rule = 'ASC-camp-field-control';
  if (!heldBy(play.state, field)) play.emit({ type: 'forsaken', unit: unit.id, rule });
  else if (isDestroyed(about)) return false;
  else if (field === unit.seat) play.emit({ type: 'assessed', unit: unit.id, condition: 'damaged', rule });
  else play.emit({ type: 'captured', unit: unit.id, by: field, rule });
  return true;
});

const WRECKS = 'ASC-camp-destroyed-salvage';
/** Destroyed units may be salvaged, unless the scenario forbids it. */
const wrecks: CampaignRule = core(WRECKS, {
  steps: {
    assessing: [
      step('forbidden', (play, about) => {
        if (!isDestroyed(about) || play.state.report?.salvage !== false) return false;
        play.emit({ type: 'forsaken', unit: about.unit.id, rule: WRECKS });
        return true;
      }),
      step('wreck', (play, about) => {
        if (!isDestroyed(about)) return false;
        const { unit, suffered } = about;
        play.emit({ type: 'fell', unit: unit.id, holder: fieldOf(play.state), end: suffered.end ?? 'damage', rule: WRECKS });
        return true;
      }),
    ],
  },
});

/** A game master keeps no workshop: what survives is whole again, badly hurt units after one mission more. */
const masters: CampaignRule = core('ASC-camp-non-player-opponent', {
  forbids: { battle: (view, { report }) => stays(view, report, 'ASC-camp-non-player-opponent') },
  steps: {
    diagnosing: [
      {
        name: 'masters',
        insteadOf: 'masters',
        run: (play, about) => {
          const { unit, suffered } = about;
          if (suffered.fate !== 'active' || !sideOf(play.state, unit.seat).army.gameMaster) return;
          const light = !isDamaged(unit) || (2 * unit.lostArmor < unit.armor && unit.lostStructure === 0);
          const back = play.state.mission + (light ? 1 : 2);
          play.emit({ type: 'returned', unit: unit.id, back, rule: 'ASC-camp-non-player-opponent' });
          about.done = true;
        },
      },
    ],
  },
});

/** Those who survived are looked at by their own side, the crew first and then the equipment. */
const equipment: CampaignRule = core('ASC-camp-diagnostics-control', {
  steps: {
    diagnosing: [
      {
        name: 'equipment',
        insteadOf: 'equipment',
        run: (play, { unit, suffered, done }) => {
          if (!done) play.run('assessing', { unit: unitOf(play, unit.id), suffered, done: false });
        },
      },
    ],
  },
  covers: ['ASC-camp-post-mission'],
});

export const diagnosisRules: readonly CampaignRule[] = [
  ...crewRules,
  masters,
  equipment,
  undamaged,
  damaged,
  recovered,
  platoons,
  crashed,
  exploded,
  blasted,
  hurried,
  fieldControl,
  wrecks,
];
