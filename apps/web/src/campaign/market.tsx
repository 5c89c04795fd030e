import { type Command, CREWS, type CrewKind, type Enlisted, type Platoon } from '@sortie/campaign';
import { lazy, Suspense, useState } from 'react';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { UnitRow } from '../units/library/row.ts';
import { OrderButton } from './order-button.tsx';
import { recruitsOf } from './recruits.ts';
import type { Books } from './use-books.ts';
import { CREW_NAMES } from './words.ts';

const UnitChooser = lazy(() => import('../forces/unit-chooser.tsx').then(({ UnitChooser: it }) => ({ default: it })));

interface Props {
  readonly books: Books;
  readonly seat: 0 | 1;
}

/** Units and people; both arrive after two more missions. */
export function Market({ books, seat }: Props) {
  const t = useT();
  const { state } = books.kept.journal.match;
  const orders = state.orders.filter(order => order.seat === seat);
  return (
    <section className="panel campaign-part" aria-label={t('Buy and hire')}>
      <h2>{t('Buy and hire')}</h2>
      <p className="small quiet">{t('What is ordered arrives after two more missions, unless the army is beaten before that.')}</p>
      <Buy books={books} seat={seat} />
      <Hire books={books} seat={seat} />
      {orders.length > 0 && (
        <ul className="small">
          {orders.map(({ id, unit, crew, arrives }) => (
            <li key={id}>{t('{what} arrives after mission {mission}', { what: unit?.card.name ?? crew?.name ?? '', mission: arrives })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Buy({ books, seat }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [unit, setUnit] = useState<Enlisted>();
  const add = async (row: UnitRow): Promise<boolean> => {
    const { memberFor } = await import('../forces/member-for.ts');
    const member = await memberFor(row, 'current');
    const [found] = member ? recruitsOf({ name: '', edition: 'current', members: [member] }).units : [];
    if (!found) return false;
    setUnit(found);
    setOpen(false);
    return true;
  };
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {unit ? unit.card.name : t('Choose a unit …')}
      </button>
      {unit && <UnitOrder books={books} seat={seat} unit={unit} onDone={() => setUnit(undefined)} />}
      <Sheet title={t('Choose a unit')} open={open} wide onClose={() => setOpen(false)}>
        <Suspense fallback={<Waiting />}>
          <UnitChooser edition="current" onAdd={add} />
        </Suspense>
      </Sheet>
    </div>
  );
}

interface OrderProps extends Props {
  readonly unit: Enlisted;
  readonly onDone: () => void;
}

/** What a unit costs that was chosen, and the order for it. */
export function UnitOrder({ books, seat, unit, onDone }: OrderProps) {
  const t = useT();
  const { book } = books.kept.journal.match;
  const command = orderOf(unit);
  const price = command.type === 'hire' ? book.ask('hiring', { command }) : book.ask('price', { unit: command.unit });
  return (
    <>
      <SumBar answer={price} total={t('{sp} SP', { sp: price.total })} />
      <OrderButton books={books} seat={seat} command={command} label={t('Buy {name}', { name: unit.card.name })} onDone={onDone}>
        {t('Buy')}
      </OrderButton>
    </>
  );
}

/** How a platoon moves, by the letter on its card. */
const PLATOON_BY_MOVE: Readonly<Record<string, Platoon>> = { f: 'foot', m: 'motorized', j: 'jump' };

/** Machines are bought; a platoon is hired whole. */
function orderOf(unit: Enlisted): Extract<Command, { readonly type: 'buy' | 'hire' }> {
  if (unit.card.type !== 'CI') return { type: 'buy', unit };
  const platoon = PLATOON_BY_MOVE[/\d"?([a-z])/.exec(unit.card.move)?.[1] ?? 'f'];
  return { type: 'hire', kind: 'infantry', name: unit.card.name, card: unit.card, ...(platoon && { platoon }) };
}

/** Infantry comes as a whole unit, and some crews are not for hire. */
const FOR_HIRE = CREWS.filter(kind => kind !== 'infantry' && kind !== 'structure');

function Hire({ books, seat }: Props) {
  const t = useT();
  const [kind, setKind] = useState<CrewKind>('pilot');
  const [name, setName] = useState('');
  const [trained, setTrained] = useState(false);
  const command: Extract<Command, { readonly type: 'hire' }> = {
    type: 'hire',
    kind,
    name: name.trim() || t('Recruit'),
    ...(trained && { trained }),
  };
  const cost = books.kept.journal.match.book.ask('hiring', { command });
  return (
    <div className="campaign-fields">
      <label className="field">
        <span className="label">{t('People')}</span>
        <select className="input" value={kind} onChange={event => setKind(event.target.value as CrewKind)}>
          {FOR_HIRE.map(one => (
            <option key={one} value={one}>
              {t(CREW_NAMES[one])}
            </option>
          ))}
        </select>
      </label>
      <TextField label={t('Name')} value={name} maxLength={80} placeholder={t('Recruit')} onChange={setName} />
      <label className="row check">
        <input type="checkbox" checked={trained} onChange={event => setTrained(event.target.checked)} />
        {t('Trained to Skill 4 before they come')}
      </label>
      <div className="row">
        <SumBar answer={cost} total={t('{sp} SP', { sp: cost.total })} />
        <OrderButton
          books={books}
          seat={seat}
          command={command}
          label={t('Hire {name}', { name: command.name })}
          onDone={() => setName('')}
        >
          {t('Hire')}
        </OrderButton>
      </div>
    </div>
  );
}
