import { type Handler, nth, type Roll, type Seat, tell } from '@sortie/kernel';
import { hasCode } from './kind.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import type { BattleResult, Campaign, State, Unit } from './shape.ts';
import { sideOf, standing } from './state.ts';
import { averageSkill } from './support.ts';

/** By average Skill, 0 to 7. */
const BY_SKILL = [3, 3, 2, 1, 0, -1, -2, -3] as const;
const OUTCOME: { readonly [R in BattleResult]: number } = { victory: 4, draw: 0, defeat: -2 };
const NOBODY_LEFT = -4;

const anyOf = (units: readonly Unit[], ...types: readonly string[]): boolean => units.some(({ type }) => types.includes(type));
const anyWith = (units: readonly Unit[], ...codes: readonly string[]): boolean =>
  units.some(({ card }) => hasCode(card.specials, ...codes));
const flies = ({ type, card }: Unit): boolean => ['AF', 'CF', 'SC'].includes(type) || (type === 'CV' && /\d"?v/.test(card.move));

/** What every row of the table gives an army. */
function initiativeRows(state: State, seat: Seat): readonly { readonly what: string; readonly value: number }[] {
  const units = standing(state, seat);
  const { army, last } = sideOf(state, seat);
  const outcome = last === 'defeat' && !hasSurvivors(state, seat) ? NOBODY_LEFT : OUTCOME[last ?? 'draw'];
  return [
    { what: 'experience', value: BY_SKILL[Math.min(7, averageSkill(state, seat))] ?? 0 },
    { what: 'artillery', value: anyWith(units, 'ART') ? 2 : 0 },
    { what: 'air support', value: units.some(flies) ? 3 : 0 },
    { what: 'headquarters', value: anyWith(units, 'MHQ') ? 2 : 0 },
    { what: 'DropShips', value: anyOf(units, 'DS', 'DA') ? 2 : 0 },
    { what: 'JumpShips', value: anyOf(units, 'JS') ? 3 : 0 },
    { what: 'WarShips', value: anyOf(units, 'WS') ? 5 : 0 },
    { what: 'defensive campaign', value: army.stance === 'defensive' ? 2 : 0 },
    { what: 'home territory', value: army.home ? 2 : 0 },
    { what: 'last mission', value: outcome },
    { what: 'field hospital', value: anyWith(units, 'MASH') ? 2 : 0 },
    { what: 'field base', value: anyWith(units, 'MFB') ? 3 : 0 },
  ].filter(({ value }) => value !== 0);
}

/** Has anybody of those who fought come back? */
const hasSurvivors = ({ report, units }: State, seat: Seat): boolean =>
  report?.units.some(({ unit, fate }) => units[unit]?.seat === seat && fate === 'active') ?? true;

/** Shortest and longest interval, in hours. */
export const SHORTEST = 12;
export const LONGEST = 720;
/** From so many hours on wrecks can be fetched; from so many days on an army may buy and train. */
export const ONE_DAY = 24;
const FORTNIGHT = 14 * 24;
const THREE_WEEKS = 21 * 24;

/** Both armies contend for the interval; where a game master runs one the dice alone decide. */
export const contend: Handler<Campaign, 'contend'> = play => play.run('contending', { done: false });

function contest(play: Desk): void {
  const { state } = play;
  const totals = [0, 1].map(seat => play.ask('initiative', { state, seat }));
  for (;;) {
    const rolls = [0, 1].map(() => play.roll(2, 6, 'ASC-camp-time-between'));
    const lead = nth(rolls, 0).total + nth(totals, 0).total - nth(rolls, 1).total - nth(totals, 1).total;
    play.emit({ type: 'contended', rolls, totals, leader: lead === 0 ? -1 : lead > 0 ? 0 : 1 });
    if (lead !== 0) return;
  }
}

/** Three dice; every 6 brings another. */
function explodingDays(play: Desk): readonly Roll[] {
  const rolls: Roll[] = [];
  for (let dice = 3; dice > 0; ) {
    const roll = play.roll(dice, 6, 'ASC-camp-npc-time');
    rolls.push(roll);
    dice = roll.faces.filter(face => face === 6).length;
  }
  return rolls;
}

export function openInterval(play: Desk, hours: number, rolls: readonly Roll[] = []): void {
  const { state, book } = play;
  const isMaster = (seat: Seat): boolean => sideOf(state, seat).army.gameMaster === true;
  const minutes = [0, 1].map(seat => (isMaster(seat) ? 0 : play.ask('labor', { state, seat, hours }).total));
  const upgrades = [0, 1].map(seat => !isMaster(seat) && book.holds('upgrade', { state, seat, hours }) !== undefined);
  play.emit({ type: 'intervalSet', hours, rolls, minutes, upgrades });
}

export const interval: Handler<Campaign, 'interval'> = (play, { hours }) => openInterval(play, hours);

export const timeRules: readonly CampaignRule[] = [
  core('ASC-camp-time-between', {
    follows: { fought: () => [{ type: 'contend' }] },
    steps: {
      contending: [
        {
          name: 'contest',
          insteadOf: 'contest',
          run: (play, { done }) => {
            if (!done) contest(play);
          },
        },
      ],
    },
  }),
  core('ASC-tbl-campaign-initiative', {
    adds: {
      initiative: ({ state, seat }) => {
        const rows = initiativeRows(state, seat);
        const note = rows.map(({ what, value }) => `${what} ${value > 0 ? '+' : ''}${value}`).join(', ');
        return { value: rows.reduce((sum, { value }) => sum + value, 0), note };
      },
    },
  }),
  core('ASC-camp-time-choice', {
    forbids: {
      interval: (view, { hours }, seat) => {
        if (view.phase !== 'interval') return 'there is no interval to be named now';
        if (view.leader !== seat) return 'the winner of Campaign Initiative names the interval';
        return hours >= SHORTEST && hours <= LONGEST
          ? undefined
          : tell('the interval is {least} to {most} hours', { least: SHORTEST, most: LONGEST });
      },
    },
    follows: { intervalSet: () => [{ type: 'diagnose' }] },
  }),
  core('ASC-camp-npc-time', {
    steps: {
      contending: [
        {
          name: 'masters',
          insteadOf: 'masters',
          run: (play, about) => {
            if (!play.state.sides.some(({ army }) => army.gameMaster)) return;
            const rolls = explodingDays(play);
            openInterval(play, ONE_DAY * rolls.reduce((sum, { total }) => sum + total, 0), rolls);
            about.done = true;
          },
        },
      ],
    },
  }),
  core('ASC-camp-time-14-20', {
    affirms: {
      upgrade: ({ state: { leader, sides }, seat, hours }) => {
        const { army } = nth(sides, seat);
        return hours >= FORTNIGHT && (leader === seat || (army.stance === 'defensive' && army.home));
      },
    },
  }),
  core('ASC-camp-time-21', { affirms: { upgrade: ({ hours }) => hours >= THREE_WEEKS } }),
  core('ASC-camp-upgrade-access', {
    forbids: {
      buy: (view, _command, seat) => closed(view, seat),
      hire: (view, _command, seat) => closed(view, seat),
      advance: (view, _command, seat) => closed(view, seat),
    },
  }),
];

const closed = (view: State, seat: Seat): string | undefined => {
  const { stage, upgrade } = sideOf(view, seat);
  if (view.phase !== 'support' || stage === 'done') return 'there is nothing to be bought or learned now';
  if (!upgrade) return 'the interval leaves no time to buy and to train';
  return stage === 'upgrade' ? undefined : 'repairs and healing come first';
};
