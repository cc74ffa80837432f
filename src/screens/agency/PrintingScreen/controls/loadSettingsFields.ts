import type { SettingsFields } from './SettingsFields';

type LoadedFields = { SettingsFields: typeof SettingsFields };

let loadedFields: LoadedFields | undefined;

/** Loads the module with the fields of the settings groups. */
export async function loadSettingsFields(): Promise<LoadedFields> {
  loadedFields = { SettingsFields: (await import('./SettingsFields')).SettingsFields };
  return loadedFields;
}

/** Returns the module with the fields of the settings groups; undefined if it is not loaded yet. */
export const getLoadedSettingsFields = () => loadedFields;
