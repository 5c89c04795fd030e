import './arena.css';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { GAMES, offeredGame } from '../games-registry.ts';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Choices } from '../ui/choices.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type BalanceSearch, USUAL } from './balance-search.ts';
import type { Contest, Contestant } from './contest.ts';
import { FieldBench } from './field-bench.tsx';
import { ForceBench } from './force-bench.tsx';

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
          value={search.game ?? USUAL}
          choices={GAMES.map(({ id, title }) => ({ value: id, label: t(title) }))}
          onChange={game => change({ ...(game !== USUAL && { game }), ...(search.unit !== undefined && { unit: 'any' }) })}
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

/** Whom a game has to compare. */
async function contestIn(game: string): Promise<Contest> {
  const contest = await offeredGame(game)?.contest();
  if (!contest) throw new Error(`there is no game ${game}`);
  return contest;
}

interface PartProps {
  readonly search: BalanceSearch;
  readonly onChange: (search: BalanceSearch) => void;
}

function Forces({ search, onChange }: PartProps) {
  const game = search.game ?? USUAL;
  const loaded = useLoaded(async () => {
    const contest = await contestIn(game);
    return { contest, all: await contest.forces() };
  }, [game]);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <p className="note note-ember">{loaded.reason}</p>;
  return <ForceBench game={game} {...loaded.value} search={search} onChange={onChange} />;
}

interface Entered {
  readonly game: string;
  readonly contest: Contest;
  readonly all: readonly Contestant[];
  readonly unit: Contestant;
  readonly field: readonly Contestant[];
}

/** The unit of the address; else one of the force that was chosen before, else the first of all. */
async function entered({ game = USUAL, unit, a }: BalanceSearch): Promise<Entered> {
  const contest = await contestIn(game);
  const all = await contest.units();
  const force = (await contest.forces()).find(({ id }) => id === a);
  const own = all.find(({ id }) => id === unit) ?? all.find(({ id }) => id === a || force?.units.includes(id)) ?? all[0];
  if (!own) throw new Error(`there is nobody to compare in ${game}`);
  return { game, contest, all, unit: own, field: await contest.field(own, all) };
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
