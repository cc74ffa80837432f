export const quickActionsCopy = { heading: 'Quick actions' };
