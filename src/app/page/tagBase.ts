import { settings } from 'virtual:settings';

/** What tag codes start with: the setting, else the origin that the page came from. */
export const tagBase = () => settings.tagBaseUrl ?? window.location.origin;
