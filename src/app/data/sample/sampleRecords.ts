export { sampleWorkspace as createSampleRecords } from '~/domain/workspace/sampleWorkspace.sample';
