export const workspaceStartCopy = { title: 'Start your workspace', showSample: 'Continue without a workspace' };
