/** CSS variable with the `display` of the field for the first free slot on phones, where it is hidden by default. */
export const startFieldDisplayVariable = '--start-field-display';
