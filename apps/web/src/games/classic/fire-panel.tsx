import { type Hex, hexLabel } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { binsFor, type Classic, callSign, type OnMap, posesOf, type Shot, sheetFor } from '@sortie/rules-classic';
import type { Input, Moment, PanelProps } from '../../battle/face.ts';
import { useT, word } from '../../i18n/index.ts';
import { tenth, WeaponRow } from '../hexes/weapon-row.tsx';
import { type Prospect, prospectsOf } from './aim.ts';
import { Besides } from './besides.tsx';
import { altered, type Declaring, gunnerOf, samePose, targetOf } from './fire-state.ts';
import { HeatLine } from './heat.tsx';
import { hexOf } from './hex-fire.ts';
import { Moments } from './moments.tsx';
import { Ways } from './shot-ways.tsx';

/** Every weapon against the chosen target, with what the volley does to it and to one's own heat. */
export function FirePanel({ moment, state, input, change }: PanelProps<Classic, Declaring, Hex>) {
  const t = useT();
  const unit = gunnerOf(moment);
  if (!unit) return null;
  const { view, book } = moment;
  const target = targetOf(moment, state);
  const prospects = target ? prospectsOf(view, book, unit, target, state.pose, state.shots) : [];
  const hope = prospects.filter(({ weapon }) => isFired(state, weapon, target)).reduce((sum, one) => sum + one.hope, 0);
  return (
    <div className="prospect">
      {unit.wear && <TurretDials unit={unit} state={state} input={input} />}
      {target && (
        <ul className="weapons">
          {prospects.map(prospect => (
            <Row
              key={prospect.weapon}
              prospect={prospect}
              moment={moment}
              unit={unit}
              target={target}
              state={state}
              onToggle={() => input({ kind: 'act', id: `weapon-${prospect.weapon}` })}
              onShot={shot => change({ state: altered(state, shot) })}
            />
          ))}
        </ul>
      )}
      {target && (
        <p className="prospect-line">
          {t('Expected from {count} weapons:', { count: state.shots.length })} <b>{t('{damage} damage', { damage: tenth(hope) })}</b>
        </p>
      )}
      {sheetFor(unit).kind === 'mech' && <HeatLine view={view} book={book} unit={unit} shots={state.shots} />}
      <Besides moment={moment} unit={unit} state={state} input={input} change={change} />
      <Moments moment={moment} send={command => change({ send: command })} />
    </div>
  );
}

const isFired = ({ shots }: Declaring, weapon: number, target: OnMap | undefined): boolean =>
  shots.some(shot => shot.weapon === weapon && shot.target === target?.id);

interface RowProps {
  readonly prospect: Prospect;
  readonly moment: Moment<Classic>;
  readonly unit: OnMap;
  readonly target: OnMap;
  readonly state: Declaring;
  readonly onToggle: () => void;
  readonly onShot: (shot: Shot) => void;
}

function Row({ prospect, moment, unit, target, state, onToggle, onShot }: RowProps) {
  const t = useT();
  const { weapon: id, name } = prospect;
  const weapon = nth(sheetFor(unit).weapons, id);
  const chosen = isFired(state, id, target);
  const elsewhere = state.shots.find(shot => shot.weapon === id && shot.target !== target.id);
  const place = hexOf(state, id);
  const left = weapon.ammo === '' ? undefined : binsFor(unit, weapon).reduce((sum, bin) => sum + nth(unit.ammo, bin), 0);
  return (
    <WeaponRow
      {...prospect}
      name={name}
      chosen={chosen}
      onToggle={onToggle}
      note={
        <span className="quiet classic-weapon-note">
          {weapon.at}
          {weapon.rear && ` ${t('(rear)')}`}
          {left !== undefined && ` · ${t('{shots} shots', { shots: left })}`}
          {elsewhere && ` · ${t('at {target}', { target: callSign(moment.view, elsewhere.target) })}`}
          {place && ` · ${t('at {target}', { target: hexLabel(place) })}`}
        </span>
      }
    >
      {chosen && <Ways moment={moment} unit={unit} target={target} pose={state.pose} shot={prospect.shot} onShot={onShot} />}
    </WeaponRow>
  );
}

interface PartProps {
  readonly unit: OnMap;
  readonly state: Declaring;
  readonly input: (input: Input<Hex>) => void;
}

const SIDES = [word('ahead'), word('ahead right'), word('back right'), word('back'), word('back left'), word('ahead left')] as const;

/** Where the turrets of a vehicle point, counted from its hull. */
function TurretDials(props: PartProps) {
  const t = useT();
  const two = sheetFor(props.unit).locations.includes('FT');
  return (
    <>
      <TurretDial {...props} turret="turret" label={two ? t('Rear turret') : t('Turret')} />
      {two && <TurretDial {...props} turret="fore" label={t('Front turret')} />}
    </>
  );
}

interface DialProps extends PartProps {
  readonly turret: 'turret' | 'fore';
  readonly label: string;
}

/** One turret; the other stays as it is. */
function TurretDial({ unit, state, input, turret, label }: DialProps) {
  const t = useT();
  const other = turret === 'fore' ? 'turret' : 'fore';
  const sides = posesOf(unit).flatMap((pose, i) => (pose[other] === state.pose[other] ? [{ pose, i }] : []));
  if (sides.length < 2) return null;
  return (
    <fieldset className="classic-dial">
      <legend className="quiet">{label}</legend>
      {sides.map(({ pose, i }) => (
        <button
          key={SIDES[pose[turret] ?? 0]}
          type="button"
          className="classic-dial-side"
          aria-pressed={samePose(pose, state.pose)}
          onClick={() => input({ kind: 'act', id: `pose-${i}` })}
        >
          {t(nth(SIDES, pose[turret] ?? 0))}
        </button>
      ))}
    </fieldset>
  );
}
