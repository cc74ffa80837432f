/**
 * Hides the elements whose `data-audience` is not the selected audience. Apply these styles to a common ancestor of the
 * elements and of the audience radio buttons. They work before hydration. Without JavaScript, nothing is hidden.
 */
export const selectedAudienceStyles = {
  '@media (scripting: enabled)': {
    '&:has(input[value="individuals"]:checked) [data-audience="businesses"]': { display: 'none' },
    '&:has(input[value="businesses"]:checked) [data-audience="individuals"]': { display: 'none' },
  },
} as const;
