import {
  called,
  crewOf,
  type Estimate,
  homebound,
  isDamaged,
  repairEstimate,
  scrapValue,
  supplyBill,
  supplyEstimate,
  type Unit,
} from '@sortie/campaign';
import type { Seat } from '@sortie/kernel';
import { chanceOf } from '@sortie/kernel';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { say, useT } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import { OrderButton } from './order-button.tsx';
import type { Books } from './use-books.ts';
import { CONDITION_NAMES, HIT_LABELS, hours, work, workName } from './words.ts';

interface Props {
  readonly books: Books;
  readonly seat: 0 | 1;
  readonly unit: Unit;
}

/** A unit with its damage, its crew, and what can be done for it. */
export function UnitRow({ books, seat, unit }: Props) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const crew = crewOf(state, unit.crew);
  const stays = unit.condition === 'fallen' || unit.condition === 'wreck' ? undefined : homebound(state, unit);
  const { army, stage } = state.sides[seat];
  const working = state.phase === 'support' && stage === 'recovery' && !army.gameMaster;
  return (
    <li className="campaign-unit">
      <div className="campaign-unit-head">
        <strong>{called(unit)}</strong>
        <span className="small quiet">
          {crew ? t('{name}, Skill {skill}', { name: crew.name, skill: crew.skill }) : t('nobody aboard')}
          {crew?.health === 'wounded' && <span className="chip chip-ember">{t('wounded')}</span>}
        </span>
        <span className={unit.condition === 'sound' ? 'chip chip-teal' : 'chip chip-ember'}>{t(CONDITION_NAMES[unit.condition])}</span>
      </div>
      <div className="campaign-bars">
        <Bar name={t('Armor')} left={unit.armor - unit.lostArmor} of={unit.armor} />
        <Bar name={t('Structure')} left={unit.structure - unit.lostStructure} of={unit.structure} />
      </div>
      <Marks unit={unit} />
      {stays && (
        <p className="small campaign-stays">
          {say(stays.says)} <RuleChip rule={stays.rule} />
        </p>
      )}
      {working && <Works books={books} seat={seat} unit={unit} />}
    </li>
  );
}

function Bar({ name, left, of }: { readonly name: string; readonly left: number; readonly of: number }) {
  const t = useT();
  return (
    <span className="campaign-bar">
      <span className="tiny quiet">{name}</span>
      <span className="campaign-track" aria-hidden="true">
        <span style={{ width: `${of === 0 ? 0 : (100 * left) / of}%` }} />
      </span>
      <span className="small">{t('{left} of {of}', { left, of })}</span>
    </span>
  );
}

/** Hits and everything else that does not show in points. */
function Marks({ unit }: { readonly unit: Unit }) {
  const t = useT();
  const marks = [
    ...(Object.entries(unit.hits) as [keyof typeof HIT_LABELS, number][])
      .filter(([, count]) => count > 0)
      .map(([hit, count]) => `${t(HIT_LABELS[hit])} ×${count}`),
    ...(unit.immobile ? [t('cannot move')] : []),
    ...(unit.weaker > 0 ? [t('damage −{n} for good', { n: unit.weaker })] : []),
    ...(unit.slower > 0 ? [t('slower for good: {n}', { n: unit.slower })] : []),
    ...(unit.misaligned ? [t('aims badly in its next mission')] : []),
    ...(unit.dry ? [t('needs fuel')] : []),
    ...(unit.empty ? [t('needs ammunition')] : []),
  ];
  if (marks.length === 0) return undefined;
  return (
    <p className="campaign-marks">
      {marks.map(mark => (
        <span key={mark} className="chip">
          {mark}
        </span>
      ))}
    </p>
  );
}

const total = (rows: readonly Estimate[], of: 'sp' | 'minutes'): number => rows.reduce((sum, row) => sum + row[of].total, 0);

function Works({ books, seat, unit }: Props) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const name = called(unit);
  if (unit.condition === 'fallen') return <Salvage books={books} seat={seat} unit={unit} />;
  const repairs = unit.condition === 'wreck' || unit.type === 'CI' || !isDamaged(unit) ? [] : repairEstimate(book, state, seat, unit);
  const supplies = unit.dry || unit.empty ? supplyEstimate(unit) : undefined;
  const other = unit.empty ? supplyBill(unit, true) : undefined;
  const scrap = scrapValue(book, state, seat, unit);
  const bill = (sp: number, minutes: number): string => t('{sp} SP · {hours}', { sp, hours: hours(minutes) });
  return (
    <>
      <div className="row campaign-works">
        {isDamaged(unit) && unit.type !== 'CI' && unit.condition !== 'wreck' && (
          <OrderButton books={books} seat={seat} command={{ type: 'repair', unit: unit.id }} label={t('Repair {name}', { name })}>
            {t('Repair')} <span className="quiet small">{bill(total(repairs, 'sp'), total(repairs, 'minutes'))}</span>
          </OrderButton>
        )}
        {supplies && (
          <OrderButton books={books} seat={seat} command={{ type: 'supply', unit: unit.id }} label={t('Rearm and refuel {name}', { name })}>
            {t('Rearm and refuel')} <span className="quiet small">{bill(supplies.sp.total, supplies.minutes.total)}</span>
          </OrderButton>
        )}
        {other && (
          <OrderButton
            books={books}
            seat={seat}
            quiet
            command={{ type: 'supply', unit: unit.id, alternative: true }}
            label={t('Load {name} with alternative munitions', { name })}
          >
            {t('With alternative munitions')} <span className="quiet small">{bill(other.sp, other.minutes)}</span>
          </OrderButton>
        )}
      </div>
      <details className="small">
        <summary>{t('What it costs and why')}</summary>
        <div className="stack-tight campaign-why">
          {repairs.map(row => (
            <EstimateRow key={row.what} row={row} name={workName(row.what)} />
          ))}
          {supplies && <EstimateRow row={supplies} name={t('Supplies')} />}
          <div className="campaign-estimate">
            <strong>{t('As scrap')}</strong> <SumBar answer={scrap} total={t('{sp} SP', { sp: scrap.total })} />
            <OrderButton books={books} seat={seat} command={{ type: 'scrap', unit: unit.id }} label={t('Break {name} up', { name })}>
              {t('Break it up')}
            </OrderButton>
          </div>
        </div>
      </details>
    </>
  );
}

/** Points, time and roll of one piece of work, each with its terms. */
export function EstimateRow({ row, name }: { readonly row: Estimate; readonly name: string }) {
  const t = useT();
  return (
    <div className="campaign-estimate">
      <strong>{name}</strong>
      <SumBar answer={row.sp} total={t('{sp} SP', { sp: row.sp.total })} />
      <SumBar answer={row.minutes} total={work(row.minutes.total)} />
      {row.needs && <SumBar answer={row.needs} total={t('{need} or more', { need: row.needs.total })} chance={chanceOf(row.needs.total)} />}
    </div>
  );
}

/** A wreck on the field that this army holds. */
function Salvage({ books, seat, unit }: Props) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const needs = book.ask('salvageRoll', { state, seat: seat as Seat, unit });
  return (
    <div className="campaign-estimate">
      <OrderButton
        books={books}
        seat={seat}
        command={{ type: 'salvage', unit: unit.id }}
        label={t('Salvage {name}', { name: called(unit) })}
      >
        {t('Salvage')}
      </OrderButton>
      <SumBar answer={needs} total={t('{need} or more', { need: needs.total })} chance={chanceOf(needs.total)} />
      <span className="small quiet">{t('by two or more it can be repaired')}</span>
    </div>
  );
}
