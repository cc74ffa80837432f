/** The only folder of the product that may import samples passes them on to the workspace. */
export { sampleWorkspace as createSampleRecords } from '~/domain/workspace/sampleWorkspace.sample';
