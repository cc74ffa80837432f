/** Labels of the settings group with the tags and of its list source; error messages refer to both. */
export const tagSourceLabels = { group: 'Tags', list: 'List or CSV' } as const;
