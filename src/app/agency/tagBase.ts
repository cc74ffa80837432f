import { settings } from 'virtual:settings';

/** Base URL of tag codes: the setting, else the origin of the page. */
export const tagBase = () => settings.tagBaseUrl ?? window.location.origin;
