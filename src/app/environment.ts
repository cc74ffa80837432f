import { readSettings } from './settings';

/** The settings of this build. */
export const settings = readSettings(import.meta.env);

/** What tag codes start with: the setting, else the origin that the page came from. */
export const tagBase = () => settings.tagBaseUrl ?? window.location.origin;
