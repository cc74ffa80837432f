/** No two folders of the product import each other, type imports included. Stories, tests and samples do not count. */
module.exports = {
  extends: './.dependency-cruiser.cjs',
  forbidden: [{ name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { exclude: { path: '\\.(stories|stage|play|test|sample)\\.tsx?$' } },
};
