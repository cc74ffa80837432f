/** No two folders of the product import each other, type imports included. Stories, tests and samples do not count. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '\\.(stories|stage|play|test|sample)\\.tsx?$' } },
};
