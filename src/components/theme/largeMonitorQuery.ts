/** Media query for large monitors, on which the dashboards have more space than content. */
export const largeMonitorQuery = '@media (min-width: 100em) and (min-height: 56em)';
