type NavigatorWithConnection = { connection?: { saveData?: boolean } };

/** True if the user has asked the browser to save data. Only Chromium knows, and Node 20 has no navigator. */
export function savesData(): boolean {
  const { navigator } = globalThis as { navigator?: NavigatorWithConnection };
  return navigator?.connection?.saveData === true;
}
