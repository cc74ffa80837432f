/** Re-exports the sample records for the workspace, since no folder but `src/app/data` may import `.sample.ts` files. */
export { sampleWorkspace as createSampleRecords } from '~/domain/workspace/sampleWorkspace.sample';
