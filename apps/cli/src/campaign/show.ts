import {
  averageSkill,
  type Crew,
  called,
  campaign,
  crewOf,
  forceBill,
  healBill,
  homebound,
  RATINGS,
  repairBill,
  type State,
  scrapValue,
  supplyBill,
  techSkillOf,
  type Unit,
  unitsOf,
} from '@sortie/campaign';
import { fill, Rulebook } from '@sortie/kernel';

const book = Rulebook.compile(campaign, campaign.editions['companion'] ?? []);
const hours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

function healthOf(crew: Crew | undefined): string {
  if (!crew) return 'nobody';
  const rest = crew.rest > 0 ? `, fit in ${Math.ceil(crew.rest / 24)} days` : '';
  return `${crew.name} (crew ${crew.id}, Skill ${crew.skill}${crew.health === 'fit' ? '' : `, ${crew.health}${rest}`})`;
}

function damageOf({ armor, structure, lostArmor, lostStructure, hits, immobile }: Unit): string {
  const hurt = Object.entries(hits)
    .filter(([, count]) => count > 0)
    .map(([hit, count]) => `${hit} ${count}`);
  return [
    `armor ${armor - lostArmor}/${armor}`,
    `structure ${structure - lostStructure}/${structure}`,
    ...hurt,
    ...(immobile ? ['immobile'] : []),
  ].join(', ');
}

/** What may be done about a unit, and what it costs. */
function billOf(state: State, seat: number, unit: Unit): string {
  if (unit.condition === 'wreck') return `scrap brings ${scrapValue(book, state, seat, unit).total}`;
  if (unit.condition === 'fallen') return 'salvage: roll for it';
  const { sp, minutes } = repairBill(book, state, seat, unit);
  const supply = supplyBill(unit);
  const parts = [
    ...(sp > 0 && unit.type !== 'CI' ? [`repair ${sp} SP, ${hours(minutes)}`] : []),
    ...(supply.sp > 0 ? [`supply ${supply.sp} SP, ${hours(supply.minutes)}`] : []),
    `scrap brings ${scrapValue(book, state, seat, unit).total}`,
  ];
  return parts.join('; ');
}

export function unitLines(state: State, seat: number): readonly string[] {
  const lying = state.units.filter(unit => unit.seat === seat && (unit.condition === 'fallen' || unit.condition === 'wreck'));
  return [...unitsOf(state, seat), ...lying].flatMap(unit => {
    const why = unit.condition === 'fallen' || unit.condition === 'wreck' ? undefined : homebound(state, unit);
    return [
      `  ${called(unit).padEnd(26)} ${unit.condition.padEnd(8)} ${damageOf(unit)}`,
      `    ${healthOf(crewOf(state, unit.crew))}; ${billOf(state, seat, unit)}${why ? `; stays at home: ${fill(why.says)}` : ''}`,
    ];
  });
}

function crewLines(state: State, seat: number): readonly string[] {
  const manned = new Set(unitsOf(state, seat).map(({ crew }) => crew));
  const free = state.crews.filter(crew => crew.seat === seat && crew.health !== 'killed' && !manned.has(crew.id));
  const hurt = state.crews.filter(crew => crew.seat === seat && crew.health === 'wounded' && crew.rest === 0);
  return [
    ...free.map(crew => `  without a unit: ${healthOf(crew)}, ${crew.kind}`),
    ...hurt.map(
      crew =>
        `  to be healed: ${crew.name} (crew ${crew.id}), ${healBill(book, state, crew).sp} SP, ${hours(healBill(book, state, crew).minutes)}`,
    ),
    ...state.orders
      .filter(order => order.seat === seat)
      .map(order => `  ordered: ${order.unit?.card.name ?? order.crew?.name}, there after mission ${order.arrives}`),
  ];
}

/** What the whole force needs, as long as anything is needed. */
function billLines(state: State, seat: number): readonly string[] {
  if (state.sides[seat === 1 ? 1 : 0].army.gameMaster) return [];
  const { repairs, supplies, total } = forceBill(book, state, seat);
  const cost = ({ sp, minutes }: typeof total): string => `${sp} SP, ${hours(minutes)}`;
  return total.sp === 0 ? [] : [`  bill for the force: ${cost(total)} (repairs ${cost(repairs)}; fuel and ammunition ${cost(supplies)})`];
}

/** The whole campaign for somebody who reads it. */
export function showLines(state: State): readonly string[] {
  const lines = [`${state.title}${state.year === null ? '' : `, ${state.year}`}: ${state.mission} missions fought, ${told(state)}`];
  for (const seat of [0, 1]) {
    const { army, sp, minutes, stage, upgrade } = state.sides[seat === 1 ? 1 : 0];
    if (army.gameMaster) lines.push('', `Army ${seat + 1}: ${army.name}, run by a game master`);
    else {
      const needs = techSkillOf(state, seat);
      const work = state.phase === 'support' ? `, ${hours(minutes)} of work left, ${stage}${upgrade ? ' (may buy and train)' : ''}` : '';
      lines.push(
        '',
        `Army ${seat + 1}: ${army.name}. ${sp} Support Points, ${RATINGS[needs] ?? ''} technicians (${needs}+), average Skill ${averageSkill(state, seat)}${work}`,
      );
    }
    lines.push(...unitLines(state, seat), ...crewLines(state, seat), ...billLines(state, seat));
  }
  return lines;
}

function told({ phase, hours: until, leader, end }: State): string {
  if (end) return end.reason;
  if (phase === 'interval') return `army ${leader + 1} names the interval`;
  return phase === 'support' ? `${until} hours until the next` : 'ready for the next';
}
