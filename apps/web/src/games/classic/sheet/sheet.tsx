import type { View } from '@sortie/kernel';
import { type Book, type Classic, pointsFor, sheetFor, speedFor, type Unit } from '@sortie/rules-classic';
import type { SheetProps } from '../../../battle/face.ts';
import { TokenPicture } from '../../../battle/parts/token-picture.tsx';
import { useT, word } from '../../../i18n/index.ts';
import { tokenOf, unitOf } from '../units.ts';
import { Diagram } from './diagram.tsx';
import { HeatScale } from './heat-scale.tsx';
import { Slots } from './slots.tsx';
import { Systems } from './systems.tsx';
import { Troops } from './troops.tsx';
import { Weapons } from './weapons.tsx';
import { WearList } from './wear.tsx';

/** A live record sheet of whatever is chosen: 'Mech, vehicle, platoon or squad. */
export function RecordSheet({ view, book, unit: key }: SheetProps<Classic>) {
  const unit = unitOf(view, key);
  if (!unit) return null;
  const { name, model, kind } = sheetFor(unit);
  const machine = kind === 'mech' || kind === 'vehicle' || kind === 'proto' || kind === 'fighter';
  return (
    <article className="record-sheet" aria-label={`${name} ${model}`}>
      <Head view={view} book={book} unit={unit} />
      {machine ? <Diagram unit={unit} /> : <Troops unit={unit} />}
      {kind === 'mech' && <HeatScale view={view} book={book} unit={unit} />}
      {unit.wear && <WearList wear={unit.wear} />}
      {unit.flight && <Systems view={view} unit={unit} />}
      <Weapons unit={unit} />
      {kind === 'mech' && <Slots view={view} unit={unit} />}
    </article>
  );
}

interface HeadProps {
  readonly view: View<Classic>;
  readonly book: Book;
  readonly unit: Unit;
}

function Head({ book, unit }: HeadProps) {
  const t = useT();
  const { name, model, tons, kind, jump, thrust } = sheetFor(unit);
  const [walk, run, leap] = (['walk', 'run', 'jump'] as const).map(mode => pointsFor(book, unit, mode, undefined));
  const points = { tons, walk: walk ?? 0, run: run ?? 0, jump: leap ?? 0 };
  return (
    <header className="record-head">
      <TokenPicture token={tokenOf(unit)} size={44} />
      <div>
        <h2>
          {name} <span className="quiet">{model}</span>
        </h2>
        <p className="quiet" title={thrust ? undefined : t('Top speed {speed} km/h', { speed: speedFor(book, points.run) })}>
          {thrust
            ? t('{tons} tons · thrust {safe}/{most}', { tons, safe: thrust.safe, most: thrust.most })
            : kind === 'vehicle'
              ? t('{tons} tons · cruise {walk} · flank {run}', points)
              : jump > 0
                ? t('{tons} tons · walk {walk} · run {run} · jump {jump}', points)
                : t('{tons} tons · walk {walk} · run {run}', points)}
        </p>
        <p className="quiet">
          {t('Gunnery {gunnery} · piloting {piloting}', { gunnery: unit.pilot.gunnery, piloting: unit.pilot.piloting })}
          {kind === 'mech' && <PilotHits unit={unit} />}
        </p>
      </div>
    </header>
  );
}

/** What a MechWarrior needs to stay awake after each hit; the sixth kills. */
const CONSCIOUSNESS = ['3', '5', '7', '10', '11', '✝'] as const;

function PilotHits({ unit: { pilot } }: { readonly unit: Unit }) {
  const t = useT();
  const words = t('MechWarrior: {hits} of 6 hits', { hits: pilot.hits });
  return (
    <span className="classic-pilot" role="img" aria-label={pilot.awake ? words : `${words}, ${t(word('unconscious'))}`}>
      {CONSCIOUSNESS.map((number, i) => (
        <span key={number} data-hit={i < pilot.hits || undefined}>
          {number}
        </span>
      ))}
      {!pilot.awake && <b>{t('unconscious')}</b>}
    </span>
  );
}
