/** Local storage key of the cars that the user has saved for parking messages. */
export const parkedCarsKey = 'parkedcars';

/** Local storage key of the hidden columns, density and rows per page of each list. */
export const tableViewsKey = 'tableviews';

/** Local storage key of the user's presets of the printing screen. */
export const printPresetsKey = 'printpresets';

/** Local storage key of the user's printers with their corrections, and of the selected one. */
export const printersKey = 'printers';

/** Session storage key of the tags selected for printing. */
export const printSelectionKey = 'chosentags';

/** Local storage key of the choice between sample data and workspace, see `OfficeChoice`. */
export const officeChoiceKey = 'officedata';

/** Local storage key of the agencies that users have chosen for the portal: an agency id for each sign-in email. */
export const portalAgencyKey = 'portalagency';

/** Name of the browser database with the records of the workspace. */
export const workspaceKey = 'workspace';

/** Name of the browser database with the recent print runs. */
export const printRunsKey = 'printruns';

/** Local storage key of the partly used label sheets. */
export const partlyUsedSheetsKey = 'partlyusedsheets';
