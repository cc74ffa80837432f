/**
 * Styles for a container of an audience choice and of elements with `data-audience`: hides those of the other audience.
 * CSS alone does it, so it works before hydration; without script both groups show.
 */
export const selectedAudienceStyles = {
  '@media (scripting: enabled)': {
    '&:has(input[value="individuals"]:checked) [data-audience="businesses"]': { display: 'none' },
    '&:has(input[value="businesses"]:checked) [data-audience="individuals"]': { display: 'none' },
  },
} as const;
