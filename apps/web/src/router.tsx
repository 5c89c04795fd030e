import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { readBalanceSearch } from './arena/balance-search.ts';
import { HomePage } from './home/home-page.tsx';
import { readAt, readRulesSearch } from './rules/rules-search.ts';
import { readScenariosSearch } from './scenarios/scenarios-search.ts';
import { readSetupSearch } from './setup/setup-search.ts';
import { Frame } from './shell/frame.tsx';
import { Nowhere, Trouble } from './shell/trouble.tsx';
import { Waiting } from './shell/waiting.tsx';
import { readCompareSearch, readUnitsSearch } from './units/units-search.ts';

const root = createRootRoute({ component: Outlet });

/** Pages with the quiet chrome around them; the table and the replay fill the window instead. */
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

const pages = frame.addChildren([
  createRoute({ getParentRoute: () => frame, path: '/', component: HomePage }),
  createRoute({
    getParentRoute: () => frame,
    path: '/set-up/$game',
    validateSearch: readSetupSearch,
    component: lazyRouteComponent(() => import('./setup/setup-page.tsx'), 'SetupPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/lobby',
    component: lazyRouteComponent(() => import('./lobby/lobby-page.tsx'), 'LobbyPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/learn',
    component: lazyRouteComponent(() => import('./coach/learn-page.tsx'), 'LearnPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/guide',
    component: lazyRouteComponent(() => import('./guide/guide-page.tsx'), 'GuideContents'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/guide/$page',
    component: lazyRouteComponent(() => import('./guide/guide-page.tsx'), 'GuidePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/puzzles',
    component: lazyRouteComponent(() => import('./puzzles/puzzles-page.tsx'), 'PuzzlesPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/ratings',
    component: lazyRouteComponent(() => import('./people/ratings-page.tsx'), 'RatingsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/players/$id',
    component: lazyRouteComponent(() => import('./people/player-page.tsx'), 'PlayerPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/tournaments',
    component: lazyRouteComponent(() => import('./tournament/tournaments-page.tsx'), 'TournamentsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/tournaments/$id',
    component: lazyRouteComponent(() => import('./tournament/tournament-page.tsx'), 'TournamentPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/games',
    component: lazyRouteComponent(() => import('./mine/my-games-page.tsx'), 'MyGamesPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/rules',
    validateSearch: readRulesSearch,
    component: lazyRouteComponent(() => import('./rules/rules-page.tsx'), 'RulesPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/rules/$id',
    validateSearch: readAt,
    component: lazyRouteComponent(() => import('./rules/rule-page.tsx'), 'RulePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/maps',
    component: lazyRouteComponent(() => import('./maps/maps-page.tsx'), 'MapsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/maps/$map/edit',
    component: lazyRouteComponent(() => import('./editor/editor-page.tsx'), 'EditorPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/tables/$table/edit',
    component: lazyRouteComponent(() => import('./editor/table/table-page.tsx'), 'TablePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/units',
    validateSearch: readUnitsSearch,
    component: lazyRouteComponent(() => import('./units/units-page.tsx'), 'UnitsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/units/compare',
    validateSearch: readCompareSearch,
    component: lazyRouteComponent(() => import('./units/compare/compare-page.tsx'), 'ComparePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/forces',
    component: lazyRouteComponent(() => import('./forces/forces-page.tsx'), 'ForcesPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/forces/$id',
    component: lazyRouteComponent(() => import('./forces/force-page.tsx'), 'ForcePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/campaigns',
    component: lazyRouteComponent(() => import('./campaign/campaigns-page.tsx'), 'CampaignsPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/campaigns/$id',
    component: lazyRouteComponent(() => import('./campaign/campaign-page.tsx'), 'CampaignPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/companion',
    component: lazyRouteComponent(() => import('./companion/companion-page.tsx'), 'CompanionPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/companion/$id',
    component: lazyRouteComponent(() => import('./companion/table-page.tsx'), 'CompanionTablePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/balance',
    validateSearch: readBalanceSearch,
    component: lazyRouteComponent(() => import('./arena/balance-page.tsx'), 'BalancePage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/scenarios',
    validateSearch: readScenariosSearch,
    component: lazyRouteComponent(() => import('./scenarios/scenarios-page.tsx'), 'ScenariosPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/scenarios/print',
    component: lazyRouteComponent(() => import('./scenarios/print/print-page.tsx'), 'PrintPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/scenarios/shared',
    component: lazyRouteComponent(() => import('./scenarios/shared-page.tsx'), 'SharedPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/scenarios/$id',
    component: lazyRouteComponent(() => import('./scenarios/scenario-page.tsx'), 'ScenarioPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/scenarios/$id/paper',
    component: lazyRouteComponent(() => import('./scenarios/paper/paper-page.tsx'), 'PaperPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/account',
    component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/admin/$part',
    component: lazyRouteComponent(() => import('./admin/admin-page.tsx'), 'AdminPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/join/$token',
    component: lazyRouteComponent(() => import('./join/join-page.tsx'), 'JoinPage'),
  }),
  createRoute({
    getParentRoute: () => frame,
    path: '/about',
    component: lazyRouteComponent(() => import('./about/about-page.tsx'), 'AboutPage'),
  }),
]);

const play = createRoute({
  getParentRoute: () => root,
  path: '/play/$id',
  component: lazyRouteComponent(() => import('./play/play-page.tsx'), 'PlayPage'),
});

const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$token',
  component: lazyRouteComponent(() => import('./play/play-page.tsx'), 'WatchPage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  component: lazyRouteComponent(() => import('./play/replay-page.tsx'), 'ReplayPage'),
});

const analysis = createRoute({
  getParentRoute: () => root,
  path: '/analysis',
  component: lazyRouteComponent(() => import('./analysis/analysis-page.tsx'), 'AnalysisPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([pages, play, watch, replay, analysis]),
  defaultPreload: 'intent',
  defaultPendingComponent: Waiting,
  defaultErrorComponent: Trouble,
  defaultNotFoundComponent: Nowhere,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
