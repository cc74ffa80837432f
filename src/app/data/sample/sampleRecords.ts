/** Re-exports the sample records for the workspace: in the product, only `src/app/data` may import `.sample.ts` files. */
export { createSampleWorkspace as createSampleRecords } from '~/domain/workspace/sampleWorkspace.sample';
