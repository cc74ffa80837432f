/** Local storage key of the saved cars. */
export const parkedCarsKey = 'parkedcars';
