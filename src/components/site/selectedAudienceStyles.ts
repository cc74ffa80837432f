/**
 * Hides the elements whose `data-audience` is not the selected audience. Use it on an ancestor of these elements and
 * the radio buttons. It works before hydration; without JavaScript, nothing is hidden.
 */
export const selectedAudienceStyles = {
  '@media (scripting: enabled)': {
    '&:has(input[value="individuals"]:checked) [data-audience="businesses"]': { display: 'none' },
    '&:has(input[value="businesses"]:checked) [data-audience="individuals"]': { display: 'none' },
  },
} as const;
