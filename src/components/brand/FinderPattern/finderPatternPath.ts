/** SVG path of a finder pattern of 7 × 7 modules: a square ring with a square core. Needs the fill rule `evenodd`. */
export const finderPatternPath = 'M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z';
