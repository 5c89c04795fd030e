import type { GameId } from '@sortie/games';
import type { Shape } from '@sortie/kernel';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BattleScreen, loadFace } from '../battle/index.ts';
import { campaignAt } from '../campaign/records.ts';
import { useCoach } from '../coach/use-coach.tsx';
import { useT } from '../i18n/index.ts';
import type { Link } from '../link/index.ts';
import { usePuzzle } from '../puzzles/use-puzzle.tsx';
import { AtTableProvider, rememberTable } from '../rules/at-table.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useTitle } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Briefing } from './briefing.tsx';
import { Closed } from './closed.tsx';
import { Invitations } from './invitations.tsx';
import { Notices, useRematch } from './notices.tsx';
import { Share } from './share.tsx';
import { type Opened, useLink, useSnapshot } from './use-link.ts';

const playRoute = getRouteApi('/play/$id');
const watchRoute = getRouteApi('/watch/$token');

export function PlayPage() {
  const { id } = playRoute.useParams();
  return <Opening key={id} opened={useLink(id)} />;
}

/** The same table for somebody who only looks on. */
export function WatchPage() {
  const { token } = watchRoute.useParams();
  return <Opening key={token} opened={useLink(token, 'spectator')} />;
}

function Opening({ opened }: { readonly opened: Opened }) {
  const t = useT();
  if (opened.state === 'opening') return <Waiting what={t('Joining the table.')} />;
  if (opened.state === 'refused') return <Closed refusal={opened.refusal} />;
  return <Table link={opened.link} />;
}

function Table({ link }: { readonly link: Link<Shape> }) {
  const t = useT();
  const go = useNavigate();
  const snapshot = useSnapshot(link);
  const { table, game, place, seats, mine, terms, book, view } = snapshot;
  const rematch = useRematch(table);
  const scenario = game.scenarios.find(({ id }) => id === terms.scenario);
  const face = useLoaded(() => loadFace(game.ruleset.id), [game]);
  const shown = face.state === 'ready' ? face.value : undefined;
  const lesson = useCoach(table, shown);
  const puzzle = usePuzzle(table, shown);
  const coach = lesson ?? puzzle;
  const known = face.state === 'ready' ? face.value?.title?.(view) : undefined;
  const title = known ?? terms.story?.title ?? (scenario ? t(scenario.title) : game.ruleset.title);
  useTitle(title);
  // Whoever plays a mission of a campaign goes back to it.
  const found = useLoaded(() => campaignAt(table), [table]);
  const home = found.state === 'ready' ? found.value : undefined;
  const toCampaign = (id: string) => go({ to: '/campaigns/$id', params: { id } });
  const { rules } = book;
  useEffect(
    () => rememberTable({ id: table, game: game.ruleset.id, title, rules: rules.map(({ id }) => id) }),
    [table, game, title, rules],
  );
  if (face.state === 'waiting') return <Waiting what={t('Joining the table.')} />;
  if (face.state === 'failed' || !face.value)
    return <Closed refusal={{ code: 'not-found', reason: t('this version cannot show that game') }} />;
  // Two people who have just played each other go on with one click each.
  const again = place === 'remote' && mine.length === 1 && seats.every(({ kind }) => kind === 'human');
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <AtTableProvider value={table}>
      <BattleScreen
        link={link}
        face={face.value}
        onLeave={() => void (home === undefined ? go({ to: '/' }) : toCampaign(home))}
        title={title}
        {...(coach && { coach })}
        share={file => <Share file={file} />}
        onReplay={() => void go({ to: '/replay/$id', params: { id: table } })}
        next={
          home === undefined
            ? again
              ? { label: t('Rematch, sides swapped'), go: rematch.ask }
              : {
                  label: t('Play again'),
                  go: () =>
                    void (terms.story
                      ? go({ to: '/scenarios', search: { game: game.ruleset.id as GameId } })
                      : go({ to: '/set-up/$game', params: { game: game.ruleset.id }, search: scenario ? { scenario: scenario.id } : {} })),
                }
            : { label: t('Back to the campaign'), go: () => void toCampaign(home) }
        }
        invitation={place === 'remote' && mine.length > 0 ? <Invitations table={table} taken={taken} /> : undefined}
      />
      {terms.story && <Briefing table={table} story={terms.story} mine={mine} />}
      {place === 'remote' && <Notices snapshot={snapshot} />}
    </AtTableProvider>
  );
}
