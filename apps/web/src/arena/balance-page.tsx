import './arena.css';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Choices } from '../ui/choices.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { BalanceSearch } from './balance-search.ts';
import { type Contestant, fieldOf, forces, sheets, soldiers, squads, units } from './contestants.ts';
import { FieldBench } from './field-bench.tsx';
import { ForceBench } from './force-bench.tsx';
import type { BalanceGame } from './measuring.ts';

const route = getRouteApi('/frame/balance');

/** Two forces or one unit, many games, and what they say: who wins how often, and why. */
export function BalancePage() {
  const t = useT();
  const search = route.useSearch();
  const go = useNavigate();
  const change = (next: BalanceSearch): void => void go({ to: '/balance', search: next, replace: true });
  return (
    <Page
      title={t('Measure balance')}
      lead={t(
        'Two forces fight each other again and again, each map from both ends, in this browser. You see how often which one wins, and why.',
      )}
    >
      <div className="balance-terms">
        <Choices
          label={t('Game')}
          value={search.game ?? 'alpha-strike'}
          choices={[
            { value: 'alpha-strike', label: 'Alpha Strike' },
            { value: 'quick-start', label: t('Quick-Start') },
            { value: 'impact', label: 'M.A.A.S. Impact' },
          ]}
          onChange={game => change({ ...(game !== 'alpha-strike' && { game }), ...(search.unit !== undefined && { unit: 'any' }) })}
        />
        <Choices
          label={t('Who meets whom')}
          value={search.unit === undefined ? 'forces' : 'field'}
          choices={[
            { value: 'forces', label: t('Two forces') },
            { value: 'field', label: t('One unit and the field') },
          ]}
          onChange={kind => {
            const { unit: _, ...rest } = search;
            change(kind === 'field' ? { ...rest, unit: 'any' } : rest);
          }}
        />
      </div>
      {search.unit === undefined ? (
        <Forces key={search.game} search={search} onChange={change} />
      ) : (
        <Field key={search.game} search={search} onChange={change} />
      )}
    </Page>
  );
}

/** Whom each game has to compare. */
const LISTS: {
  readonly [G in BalanceGame]: {
    readonly forces: () => Promise<readonly Contestant[]>;
    readonly units: () => Promise<readonly Contestant[]>;
  };
} = {
  'alpha-strike': { forces, units },
  'quick-start': { forces: sheets, units: sheets },
  impact: { forces: squads, units: soldiers },
};

interface PartProps {
  readonly search: BalanceSearch;
  readonly onChange: (search: BalanceSearch) => void;
}

function Forces({ search, onChange }: PartProps) {
  const loaded = useLoaded(LISTS[search.game ?? 'alpha-strike'].forces, [search.game]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <p className="note note-ember">{loaded.reason}</p>;
  return <ForceBench all={loaded.value} search={search} onChange={onChange} />;
}

interface Entered {
  readonly all: readonly Contestant[];
  readonly unit: Contestant;
  readonly field: readonly Contestant[];
}

/** The unit of the address; else one of the force that was chosen before, else the first of all. */
async function entered({ game, unit, a }: BalanceSearch): Promise<Entered> {
  const all = await LISTS[game ?? 'alpha-strike'].units();
  const force = game ? undefined : (await forces()).find(({ id }) => id === a);
  const own = all.find(({ id }) => id === unit) ?? all.find(({ id }) => id === a || force?.units.includes(id)) ?? all[0]!;
  return { all, unit: own, field: await fieldOf(own, all) };
}

function Field({ search, onChange }: PartProps) {
  const { game, unit, a } = search;
  const loaded = useLoaded(
    () => entered({ ...(game && { game }), ...(unit !== undefined && { unit }), ...(a !== undefined && { a }) }),
    [game, unit, a],
  );
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <p className="note note-ember">{loaded.reason}</p>;
  return <FieldBench key={loaded.value.unit.id} {...loaded.value} onUnit={id => onChange({ ...search, unit: id })} />;
}
