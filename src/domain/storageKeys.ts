/** Local storage key of the saved cars. */
export const parkedCarsKey = 'parkedcars';

/** Local storage key of the table views. */
export const tableViewsKey = 'tableviews';

/** Session storage key of the tags selected for printing. */
export const printSelectionKey = 'chosentags';
