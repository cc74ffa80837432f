/** Where kept cars lie in the browser's storage. */
export const parkedCarsKey = 'parkedcars';
