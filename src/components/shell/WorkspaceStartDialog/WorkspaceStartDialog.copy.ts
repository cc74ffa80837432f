export const workspaceStartCopy = { title: 'Start your workspace', leave: 'Continue without a workspace' };
