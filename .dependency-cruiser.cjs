/** Who may import whom. ARCHITECTURE.md draws the same arrows. */
const arrows = {
  kernel: [],
  geometry: [],
  board: ['geometry'],
  roster: [],
  convert: ['kernel', 'roster'],
  ledger: [],
  'rules-[^/]+': ['kernel', 'geometry', 'board', 'roster'],
  scene: ['kernel'],
  games: ['kernel', 'rules-[^/]+'],
  ai: ['kernel'],
  arena: ['kernel', 'ai'],
  campaign: ['kernel', 'roster'],
  construction: ['kernel', 'roster'],
  table: ['kernel', 'wire'],
  wire: ['kernel'],
  'board-view': ['geometry'],
  sheets: ['roster'],
  testkit: ['kernel', 'arena'],
};

const engine = '^packages/(kernel|geometry|board|roster|convert|ledger|rules-[^/]+|scene|games|ai|arena|campaign|construction|table)/src/';
const tests = '\\.(test|fixture)\\.tsx?$';

/** `$1` is the package itself, so that a game may import its own files and never another game. */
const arrow = ([name, allowed]) => ({
  name: `arrows-of-${name.replace(/\W+/g, '')}`,
  comment: allowed.length > 0 ? `may import ${allowed.join(', ')} and nothing else of ours` : 'imports nothing of ours',
  severity: 'error',
  from: { path: `^packages/(${name})/src/`, pathNot: tests },
  to: { path: '^(packages|apps)/', pathNot: [`^packages/$1/`, ...allowed.map(one => `^packages/${one}/`)] },
});

module.exports = {
  forbidden: [
    ...Object.entries(arrows).map(arrow),
    {
      name: 'no-cycles',
      comment: 'modules form no circles when they run; types may refer to each other',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-knows-no-chapter',
      comment: 'chapters.ts joins them; a chapter may import the core, and another chapter that it names in `uses`',
      severity: 'error',
      from: { path: '^packages/(rules-[^/]+)/src/', pathNot: [tests, '^packages/[^/]+/src/chapters/', '/src/chapters\\.ts$'] },
      to: { path: '^packages/$1/src/chapters/' },
    },
    {
      name: 'nothing-imports-apps',
      comment: 'apps stand at the end of every arrow',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'wire-takes-types',
      comment: 'the wire knows only the shapes of the kernel',
      severity: 'error',
      from: { path: '^packages/wire/src/', pathNot: tests },
      to: { path: '^packages/kernel/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'table-takes-messages',
      comment: 'the table takes the types of its messages from the wire, and none of its code',
      severity: 'error',
      from: { path: '^packages/table/src/', pathNot: tests },
      to: { path: '^packages/wire/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-without-dependencies',
      comment: 'the engine has no runtime dependency and no host',
      severity: 'error',
      from: { path: engine, pathNot: tests },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
        pathNot: '^(packages|node_modules/@sortie)/',
      },
    },
    {
      name: 'only-tests-use-testkit',
      comment: 'the testkit never ships',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: [tests, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'resolvable',
      comment: 'every import is found',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'through-the-front-door',
      comment: 'another package is imported by its name, through src/index.ts',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/src/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$2/', '^packages/[^/]+/src/index\\.ts$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['sortie-source', 'import', 'node', 'default', 'types'] },
  },
};
