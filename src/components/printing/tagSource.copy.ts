/** Labels of the settings group 'Tags' and of its option for a list of codes. Error messages refer to both. */
export const tagSourceLabels = { group: 'Tags', list: 'List or CSV' } as const;
