import { officeChoiceKey } from '~/domain/storageKeys';

/** True on the page of a scanned tag if this browser shows a workspace: the tag may be in it. */
export function mayShowWorkspaceTag(page: Window): boolean {
  try {
    const choice = page.localStorage.getItem(officeChoiceKey);
    return page.location.pathname.toLowerCase().startsWith('/t/') && choice?.includes('"workspace"') === true;
  } catch {
    // If the browser blocks storage, there is no workspace.
    return false;
  }
}
