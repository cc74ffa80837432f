import { officeChoiceKey } from '~/domain/storageKeys';

/** True on the page of a scanned tag if the office shows a workspace in this browser, which may contain the tag. */
export function mayShowWorkspaceTag(page: Window): boolean {
  try {
    const choice = page.localStorage.getItem(officeChoiceKey);
    return page.location.pathname.toLowerCase().startsWith('/t/') && choice?.includes('"workspace"') === true;
  } catch {
    // If the browser blocks storage, there is no workspace.
    return false;
  }
}
