import { settings } from 'virtual:settings';

/** Returns the base URL of the codes on tags: VITE_TAG_BASE_URL, or else the origin of the page. */
export const readTagBaseUrl = () => settings.tagBaseUrl ?? window.location.origin;
