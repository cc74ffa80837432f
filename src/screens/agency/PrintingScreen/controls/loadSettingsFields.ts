import type { SettingsFields } from './SettingsFields';

type Loaded = { SettingsFields: typeof SettingsFields };

let loaded: Loaded | undefined;

/** Loads the module with the fields of the settings groups. */
export async function loadSettingsFields(): Promise<Loaded> {
  loaded = { SettingsFields: (await import('./SettingsFields')).SettingsFields };
  return loaded;
}

/** Returns the module with the fields of the settings groups; undefined if it is not loaded yet. */
export const getLoadedSettingsFields = () => loaded;
