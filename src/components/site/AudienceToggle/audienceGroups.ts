/**
 * Styles of whatever holds an audience choice and, anywhere inside, one `data-audience` group for each audience: shows
 * the chosen group. The choice lives in the radio buttons, so it works before any script has come, and without one both
 * groups show.
 */
export const showsChosenAudience = {
  '@media (scripting: enabled)': {
    '&:has(input[value="individuals"]:checked) [data-audience="businesses"]': { display: 'none' },
    '&:has(input[value="businesses"]:checked) [data-audience="individuals"]': { display: 'none' },
  },
} as const;
