export { homebound, mayDeploy } from './battle.ts';
export { type ForceBill, forceBill } from './bill.ts';
export { type Career, chronicle, type Mission } from './chronicle.ts';
export { enlist } from './enlist.ts';
export { type Estimate, healEstimate, repairEstimate, supplyEstimate } from './estimate.ts';
export { everybody, isForCrews, orderFor, type Work } from './everybody.ts';
export { healBill } from './healing.ts';
export {
  beginCampaign,
  carryOut,
  type Journal,
  lastStep,
  type Passage,
  passages,
  readCampaign,
  strike,
  type Written,
  writeCampaign,
} from './journal.ts';
export { CREWS, type CrewKind, HIT_NAMES, type Hit, type Platoon, type UnitType } from './kind.ts';
export { type Mustered, muster, mustered } from './muster.ts';
export { readReport } from './read.ts';
export { repairBill } from './repair.ts';
export { RULES as CAMPAIGN_RULES, ruleset as campaign } from './ruleset.ts';
export { scrapValue } from './salvage.ts';
export {
  AFFILIATIONS,
  type Affiliation,
  type Army,
  type Campaign,
  type Command,
  type Crew,
  ENDS,
  type End,
  type Enlisted,
  type Report,
  type Setup,
  type State,
  type Suffered,
  type Unit,
} from './shape.ts';
export { called, crewOf, isDamaged, unitsOf } from './state.ts';
export { supplyBill } from './supply.ts';
export { averageSkill, RATINGS, techSkillOf } from './support.ts';
export { type BattleTold, reportOf } from './told.ts';
