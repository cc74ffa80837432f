/** The cars' key in local storage. */
export const parkedCarsKey = 'parkedcars';
