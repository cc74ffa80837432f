export const upcomingCopy = { text: 'This page is being prepared.' };
