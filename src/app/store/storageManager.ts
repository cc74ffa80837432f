/** The browser's storage manager. WebKitGTK has none, and Safari before version 17 has no `estimate`. */
const getManager = (): Partial<StorageManager> | undefined => navigator.storage;

/** Asks the browser not to delete the data on its own. Some browsers ask the user. */
export async function requestPersistentStorage(): Promise<void> {
  await getManager()
    ?.persist?.()
    .catch(() => false);
}

/** Returns true if the browser has promised not to delete the data on its own. */
export async function isStoragePersisted(): Promise<boolean> {
  return (
    (await getManager()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

/** Returns in bytes how much the site has stored and how much it can store, if the browser reports it. */
export async function estimateStorage(): Promise<StorageEstimate> {
  return (
    (await getManager()
      ?.estimate?.()
      .catch(() => undefined)) ?? {}
  );
}
