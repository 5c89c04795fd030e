import {
  averageSkill,
  type Command,
  everybody,
  healBill,
  RATINGS,
  repairBill,
  type State,
  supplyBill,
  techSkillOf,
  type Unit,
} from '@sortie/campaign';
import { useMemo } from 'react';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { useT, word } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import { Bill } from './bill.tsx';
import { Crews } from './crews.tsx';
import { Grant } from './grant.tsx';
import { Market } from './market.tsx';
import { UnitRow } from './unit-row.tsx';
import type { Books } from './use-books.ts';
import { hours, work } from './words.ts';

/** Those that are worth something, those that may be, and those that are gone. */
const ORDER: Readonly<Record<Unit['condition'], number>> = { sound: 0, damaged: 0, salvage: 1, fallen: 2, wreck: 3, scrapped: 4, lost: 4 };
const GONE = 4;

/** One army: its means, its units, its people, and what it can buy. */
export function ArmyPart({ books, seat }: { readonly books: Books; readonly seat: 0 | 1 }) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const { army, stage } = state.sides[seat];
  const units = state.units.filter(unit => unit.seat === seat).sort((a, b) => ORDER[a.condition] - ORDER[b.condition] || a.id - b.id);
  const gone = units.filter(({ condition }) => ORDER[condition] === GONE);
  return (
    <>
      {army.gameMaster ? (
        <p className="note small">
          {t(
            'The game leads this army: it has no Support Points, and whoever survives is whole again for the next mission or the one after.',
          )}{' '}
          <RuleChip rule="ASC-camp-non-player-opponent" />
        </p>
      ) : (
        <>
          <Means books={books} seat={seat} />
          {state.phase === 'support' && stage === 'recovery' && <Bill books={books} seat={seat} />}
          <Grant books={books} seat={seat} />
        </>
      )}
      <section className="panel campaign-part" aria-label={t('Units')}>
        <div className="row spread">
          <h2>{t('Units')}</h2>
          {state.phase === 'support' && stage === 'recovery' && <Together books={books} seat={seat} />}
        </div>
        {units.length === 0 && <p className="quiet">{t('It has no units. Every mission brings its own opponents.')}</p>}
        <ul className="campaign-units">
          {units
            .filter(({ condition }) => ORDER[condition] < GONE)
            .map(unit => (
              <UnitRow key={unit.id} books={books} seat={seat} unit={unit} />
            ))}
        </ul>
        {gone.length > 0 && (
          <p className="small quiet">{t('Gone: {names}', { names: gone.map(({ card, id }) => `${card.name} #${id}`).join(', ') })}</p>
        )}
      </section>
      {!army.gameMaster && <Crews books={books} seat={seat} />}
      {stage === 'upgrade' && <Market books={books} seat={seat} />}
    </>
  );
}

const TOGETHER = [
  ['salvage', word('Salvage all')],
  ['repair', word('Repair all')],
  ['supply', word('Rearm and refuel all')],
  ['heal', word('Heal all')],
] as const;

type Match = Books['kept']['journal']['match'];

/** What these orders cost together. */
function billOf(book: Match['book'], state: State, seat: 0 | 1, orders: readonly Command[]) {
  let [sp, minutes] = [0, 0];
  for (const order of orders) {
    const cost = costOf(book, state, seat, order);
    sp += cost.sp;
    minutes += cost.minutes;
  }
  return { sp, minutes };
}

function costOf(book: Match['book'], state: State, seat: 0 | 1, order: Command): { readonly sp: number; readonly minutes: number } {
  const unit = 'unit' in order && typeof order.unit === 'number' ? state.units[order.unit] : undefined;
  if (order.type === 'repair' && unit) return repairBill(book, state, seat, unit);
  if (order.type === 'supply' && unit) return supplyBill(unit, order.alternative);
  const crew = order.type === 'heal' ? state.crews[order.crew] : undefined;
  return crew ? healBill(book, state, crew) : { sp: 0, minutes: 0 };
}

/** Everybody in one go, as long as points and hours last. */
function Together({ books, seat }: { readonly books: Books; readonly seat: 0 | 1 }) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const offers = useMemo(
    () =>
      TOGETHER.map(([work, label]) => {
        const orders = everybody(book, state, seat, work);
        return { work, label, orders, bill: billOf(book, state, seat, orders) };
      }).filter(({ orders }) => orders.length > 1),
    [book, state, seat],
  );
  return (
    <div className="row campaign-works">
      {offers.map(({ work: kind, label, orders, bill }) => (
        <button key={kind} type="button" className="button" onClick={() => void books.act(seat, ...orders)}>
          {t(label)}{' '}
          {bill.sp > 0 && <span className="quiet small">{t('{sp} SP · {hours}', { sp: bill.sp, hours: hours(bill.minutes) })}</span>}
        </button>
      ))}
    </div>
  );
}

/** Points, hours and how good the technicians are. */
function Means({ books, seat }: { readonly books: Books; readonly seat: 0 | 1 }) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const { sp, minutes } = state.sides[seat];
  const needs = techSkillOf(state, seat);
  const labor = book.ask('labor', { state, seat, hours: state.hours });
  return (
    <section className="panel campaign-means" aria-label={t('Means')}>
      <dl>
        <div>
          <dt>{t('Support Points')}</dt>
          <dd className="campaign-figure">{sp}</dd>
          <dd>
            <RuleChip rule="ASC-camp-starting-sp" />
          </dd>
        </div>
        {state.phase === 'support' && (
          <div>
            <dt>{t('Work left')}</dt>
            <dd className="campaign-figure">{hours(minutes)}</dd>
            <dd>
              <SumBar answer={labor} total={t('{work} in all', { work: work(labor.total) })} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('Technicians and medics')}</dt>
          <dd className="campaign-figure">
            {t(RATINGS[needs] ?? '')} · {needs}+
          </dd>
          <dd className="small">
            {t('average Skill {skill}', { skill: averageSkill(state, seat) })} <RuleChip rule="ASC-tbl-support-skill" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
