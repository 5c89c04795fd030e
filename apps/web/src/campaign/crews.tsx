import { type Career, type Crew, called, chronicle, crewOf, healEstimate, unitsOf } from '@sortie/campaign';
import { useMemo } from 'react';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { abilityName } from '../forces/formations/shared.ts';
import { calledIn } from '../forces/gifts/written.ts';
import { tn, useT } from '../i18n/index.ts';
import { OrderButton } from './order-button.tsx';
import { Portrait } from './portrait.tsx';
import { EstimateRow } from './unit-row.tsx';
import type { Books } from './use-books.ts';
import { CREW_NAMES, span } from './words.ts';

interface Props {
  readonly books: Books;
  readonly seat: 0 | 1;
}

/** Everybody who drives, flies or marches for an army. */
export function Crews({ books, seat }: Props) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const { match } = books.kept.journal;
  const { careers } = useMemo(() => chronicle(match), [match]);
  const crews = state.crews.filter(crew => crew.seat === seat);
  const dead = crews.filter(({ health }) => health === 'killed');
  return (
    <section className="panel campaign-part" aria-label={t('Crews')}>
      <h2>{t('Crews')}</h2>
      <ul className="campaign-crews">
        {crews
          .filter(({ health }) => health !== 'killed')
          .map(crew => (
            <CrewRow key={crew.id} books={books} seat={seat} crew={crew} career={careers.get(crew.id)} />
          ))}
      </ul>
      {dead.length > 0 && (
        <p className="small quiet">{t('Killed in action: {names}', { names: dead.map(({ name }) => name).join(', ') })}</p>
      )}
    </section>
  );
}

/** What somebody has been through: 3 missions, 2 of them won. */
const careerWords = ({ missions, victories }: Career): string =>
  tn('1 mission, {won} won', '{n} missions, {won} won', missions, { won: victories });

interface RowProps extends Props {
  readonly crew: Crew;
  readonly career: Career | undefined;
}

function CrewRow({ books, seat, crew, career }: RowProps) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const unit = state.units.find(one => one.crew === crew.id && one.seat === seat);
  const { stage } = state.sides[seat];
  const heal = crew.health === 'wounded' && crew.rest === 0 && state.phase === 'support' ? healEstimate(book, state, crew) : undefined;
  const training = stage === 'upgrade' && crew.skill > 0 ? book.ask('training', { crew }) : undefined;
  return (
    <li className="campaign-crew">
      <div className="campaign-unit-head">
        <Portrait name={crew.name} />
        <strong>{crew.name}</strong>
        <span className="small quiet">
          {t('{kind}, Skill {skill}', { kind: CREW_NAMES[crew.kind], skill: crew.skill })}
          {unit ? ` · ${called(unit)}` : ` · ${t('without a unit')}`}
          {career && ` · ${careerWords(career)}`}
        </span>
        {crew.abilities && crew.abilities.length > 0 && (
          <span className="small quiet">{crew.abilities.map(one => t(abilityName(calledIn(one)))).join(', ')}</span>
        )}
        {crew.health === 'wounded' && (
          <span className="chip chip-ember">{crew.rest > 0 ? t('fit again after {span}', { span: span(crew.rest) }) : t('wounded')}</span>
        )}
      </div>
      {heal && (
        <div className="row">
          <OrderButton books={books} seat={seat} command={{ type: 'heal', crew: crew.id }} label={t('Heal {name}', { name: crew.name })}>
            {t('Heal')}
          </OrderButton>
          <EstimateRow row={heal} name="" />
          <span className="small quiet">{t('then rest for {span}', { span: span(heal.rest.total) })}</span>
        </div>
      )}
      {training && (
        <div className="row">
          <OrderButton
            books={books}
            seat={seat}
            command={{ type: 'advance', crew: crew.id }}
            label={t('Train {name}', { name: crew.name })}
          >
            {t('Train to Skill {skill}', { skill: crew.skill - 1 })}
          </OrderButton>
          <SumBar answer={training} total={t('{sp} SP', { sp: training.total })} />
        </div>
      )}
      {!unit && <Seats books={books} seat={seat} crew={crew} />}
    </li>
  );
}

/** Units without anybody whom this crew could man. */
function Seats({ books, seat, crew }: Props & { readonly crew: Crew }) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const empty = unitsOf(state, seat).filter(unit => {
    const own = crewOf(state, unit.crew);
    return !own || own.health === 'killed';
  });
  return (
    <div className="row">
      {empty.map(unit => (
        <OrderButton
          key={unit.id}
          books={books}
          seat={seat}
          quiet
          command={{ type: 'assign', crew: crew.id, unit: unit.id }}
          label={t('{crew} mans {unit}', { crew: crew.name, unit: called(unit) })}
        >
          {t('Man {unit}', { unit: called(unit) })}
        </OrderButton>
      ))}
    </div>
  );
}
