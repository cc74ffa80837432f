/** The layers of CONTRIBUTING.md as rules: domain <- components <- screens <- app. */

const areas = ['site', 'signIn', 'admin', 'agency'];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'inputs-know-no-printing',
      severity: 'error',
      from: { path: '^src/components/inputs/', pathNot: '\\.(stories|stage)\\.tsx$' },
      to: { path: '^src/(components|domain)/printing/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain code imports itself, zod and the code encoders.',
      severity: 'error',
      from: { path: '^src/domain', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/domain', '^node_modules/(zod|qrcode|jsbarcode)/'] },
    },
    {
      name: 'components-know-no-screen',
      severity: 'error',
      from: { path: '^src/components' },
      to: { path: '^src/(screens|app)' },
    },
    { name: 'screens-know-no-app', severity: 'error', from: { path: '^src/screens' }, to: { path: '^src/app' } },
    {
      name: 'only-app-knows-router-store-and-cookies',
      severity: 'error',
      from: { path: '^src/(components|screens)' },
      to: { path: '^node_modules/(react-router|react-router-dom|zustand|js-cookie)/' },
    },
    ...areas.map((area) => ({
      name: `${area}-imports-no-other-area`,
      comment: 'Move code that two areas need down to components.',
      severity: 'error',
      from: { path: `^src/screens/${area}/` },
      to: { path: '^src/screens/', pathNot: `^src/screens/${area}/` },
    })),
    {
      name: 'samples-stay-out-of-the-product',
      comment: 'Samples are for stories, tests and the sample adapter.',
      severity: 'error',
      from: { path: '^src', pathNot: ['\\.(stories|test|stage|play)\\.tsx?$', '\\.sample\\.ts$', '^src/app/data/'] },
      to: { path: '\\.sample\\.ts$' },
    },
    {
      name: 'no-import-of-stories',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.(stories|stage)\\.tsx$' },
      to: { path: '\\.stories\\.tsx$' },
    },
    {
      name: 'story-code-stays-out-of-the-product',
      comment: 'Stages and plays are for stories only.',
      severity: 'error',
      from: { path: '^src', pathNot: '\\.(stories|stage|play)\\.tsx?$' },
      to: { path: '\\.(stage|play)\\.tsx?$' },
    },
    {
      name: 'no-worker-starts-a-worker',
      comment: 'In Firefox, `new Worker` in a worker sometimes never returns. The page starts all workers.',
      severity: 'error',
      from: { path: '\\.worker\\.ts$' },
      to: { path: '^src/app/workers/', reachable: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw)$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
