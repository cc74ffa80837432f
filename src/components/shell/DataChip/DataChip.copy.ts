/** Label of the chip and title of its panel. */
export const dataChipCopy = { sample: 'Sample data', workspace: 'My workspace' };
