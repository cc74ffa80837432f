type NavigatorWithConnection = { connection?: { saveData?: boolean } };

/** True if the browser's data saver is on. Only Chromium supports `connection`, and Node 20 has no `navigator`. */
export function isDataSaverOn(): boolean {
  const { navigator } = globalThis as { navigator?: NavigatorWithConnection };
  return navigator?.connection?.saveData === true;
}
