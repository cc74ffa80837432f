/** Local storage key of the saved cars. */
export const parkedCarsKey = 'parkedcars';

/** Local storage key of the table views. */
export const tableViewsKey = 'tableviews';

/** Session storage key of the tags selected for printing. */
export const printSelectionKey = 'chosentags';

/** Local storage key of the data that the office shows: sample data or the workspace. */
export const officeChoiceKey = 'officedata';

/** Local storage key of the agencies that users have chosen for the portal. */
export const portalAgencyKey = 'portalagency';

/** Name of the browser database with the records of the workspace. */
export const workspaceKey = 'workspace';
