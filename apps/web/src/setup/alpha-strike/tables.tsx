import { table as terrain } from '@sortie/board';
import { numberAt } from '@sortie/kernel';
import type { Setup } from '@sortie/rules-alpha-strike';
import { Link, useNavigate } from '@tanstack/react-router';
import { keepTable, keptTables } from '../../editor/table/store.ts';
import { INCH } from '../../games/alpha-strike/scale.ts';
import { useT, word } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { ForcesProps } from '../face.ts';
import { planOf } from './picture.ts';

const SCENES: Readonly<Record<terrain.Scene, string>> = {
  plains: word('Plains'),
  hills: word('Hills'),
  forest: word('Great forest'),
  river: word('River'),
  town: word('Town'),
  wasteland: word('Wasteland'),
};

const SIZES = [
  [24, 24],
  [36, 36],
  [48, 48],
  [72, 48],
  [96, 48],
  [96, 72],
] as const;

const anySeed = (): number => numberAt(crypto.getRandomValues(new Uint16Array(1)), 0);

/** Grow a table from a landscape and a number, take one that was drawn, and play it with a ruler or on hexes. */
export function Tables({ setup: unread, onChange }: ForcesProps) {
  const t = useT();
  const go = useNavigate();
  const setup = unread as Setup;
  const order = 'scene' in setup.table ? setup.table : undefined;
  const plan = planOf(setup);
  const lay = (table: Setup['table']): void => onChange({ ...setup, table });
  const grow = (change: Partial<terrain.TableOrder>): void => lay({ scene: 'hills', seed: 1, ...order, ...change });
  const change = async (): Promise<void> => {
    const table = await keepTable(plan, plan.name ?? t('Table'));
    await go({ to: '/tables/$table/edit', params: { table } });
  };
  return (
    <div className="as-tables">
      <Landscape scene={order?.scene} onChange={scene => grow({ scene })} />
      <label className="field">
        <span className="label">{t('Seed number')}</span>
        <input
          className="input"
          type="number"
          min={0}
          max={99999}
          value={order?.seed ?? 1}
          onChange={event => grow({ seed: Math.max(0, Math.round(event.target.valueAsNumber || 0)) })}
        />
      </label>
      <button type="button" className="button" onClick={() => grow({ seed: anySeed() })}>
        {t('Another one')}
      </button>
      <Size plan={plan} onChange={grow} />
      <Drawn onChoose={lay} />
      <label className="as-check">
        <input
          type="checkbox"
          checked={plan.hexes !== undefined}
          onChange={event => {
            const { hexes: _, ...open } = plan;
            lay(event.target.checked ? terrain.onHexes(plan) : open);
          }}
        />{' '}
        {t('Play on hexes of two inches')}
      </label>
      <Link to="/tables/$table/edit" params={{ table: 'new' }} className="button">
        {t('Draw a table')}
      </Link>
      <button type="button" className="button" onClick={() => void change()}>
        {t('Edit this table')}
      </button>
    </div>
  );
}

interface LandscapeProps {
  /** Absent: the table was drawn by hand. */
  readonly scene: terrain.Scene | undefined;
  readonly onChange: (scene: terrain.Scene) => void;
}

function Landscape({ scene, onChange }: LandscapeProps) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{t('Landscape')}</span>
      <select className="input" value={scene ?? ''} onChange={event => onChange(event.target.value as terrain.Scene)}>
        {scene === undefined && <option value="">{t('As drawn')}</option>}
        {terrain.SCENES.map(one => (
          <option key={one} value={one}>
            {t(SCENES[one])}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SizeProps {
  readonly plan: terrain.TablePlan;
  readonly onChange: (change: Partial<terrain.TableOrder>) => void;
}

function Size({ plan, onChange }: SizeProps) {
  const t = useT();
  const size = `${Math.round(plan.width / INCH)} ${Math.round(plan.height / INCH)}`;
  return (
    <label className="field">
      <span className="label">{t('Size of the table')}</span>
      <select
        className="input"
        value={size}
        onChange={event => {
          const [width = 72, height = 48] = event.target.value.split(' ').map(Number);
          onChange({ width: width * INCH, height: height * INCH });
        }}
      >
        {!SIZES.some(([width, height]) => size === `${width} ${height}`) && <option value={size}>{size.replace(' ', ' × ')}″</option>}
        {SIZES.map(([width, height]) => (
          <option key={`${width} ${height}`} value={`${width} ${height}`}>
            {width} × {height}″
          </option>
        ))}
      </select>
    </label>
  );
}

/** The tables that were drawn on this device. */
function Drawn({ onChoose }: { readonly onChoose: (plan: terrain.TablePlan) => void }) {
  const t = useT();
  const kept = useLoaded(keptTables, []);
  const drawn = kept.state === 'ready' ? kept.value : [];
  return (
    <label className="field">
      <span className="label">{t('My own tables')}</span>
      <select
        className="input"
        value=""
        onChange={event => {
          const one = drawn.find(({ id }) => id === event.target.value);
          if (one) onChoose(one.plan);
        }}
      >
        <option value="">{drawn.length === 0 ? t('None yet') : t('Choose one …')}</option>
        {drawn.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
