/**
 * Re-exports the sample records for new workspaces: outside of tests and stories, only `src/app/data` may import
 * `.sample.ts` files.
 */
export { createSampleWorkspace as createSampleRecords } from '~/domain/workspace/sampleWorkspace.sample';
