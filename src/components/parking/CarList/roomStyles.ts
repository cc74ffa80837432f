/** Where the served page knows that cars will come back, what comes with them takes its room, unseen, already. */
const coming = 'html[data-cars] &';

export const roomStyles = { display: 'none', [coming]: { display: 'block', visibility: 'hidden' } } as const;

/** And what will be gone then takes none. */
export const goneStyles = { [coming]: { display: 'none' } } as const;
