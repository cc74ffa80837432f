export const searchFieldCopy = { clear: 'Clear the search field' };
