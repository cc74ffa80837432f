import type { SettingsFields } from './SettingsFields';

type Loaded = { SettingsFields: typeof SettingsFields };

let loaded: Loaded | undefined;

/** Loads the fields of the settings groups. */
export async function loadSettingsFields(): Promise<Loaded> {
  loaded = { SettingsFields: (await import('./SettingsFields')).SettingsFields };
  return loaded;
}

/** Returns the fields of the settings groups if they have been loaded before. */
export const getLoadedSettingsFields = () => loaded;
