/**
 * Styles for an element that contains the radio buttons for the audience and elements with the attribute
 * `data-audience`. They hide the elements of the other audience, even before hydration. Without JavaScript, no elements
 * are hidden.
 */
export const selectedAudienceStyles = {
  '@media (scripting: enabled)': {
    '&:has(input[value="individuals"]:checked) [data-audience="businesses"]': { display: 'none' },
    '&:has(input[value="businesses"]:checked) [data-audience="individuals"]': { display: 'none' },
  },
} as const;
