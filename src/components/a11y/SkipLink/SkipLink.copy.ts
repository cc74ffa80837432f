export const skipLinkCopy = { content: 'Skip to the content' };
