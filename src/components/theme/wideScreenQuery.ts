/** Media query for screens on which a table of seven columns usually fits next to the navigation. */
export const wideScreenQuery = '(min-width: 79em)';
