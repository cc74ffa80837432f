/** The browser's storage manager. WebKitGTK has none, and Safari before version 17 has no `estimate`. */
const getManager = (): Partial<StorageManager> | undefined => navigator.storage;

/** Asks the browser not to delete the site's data when space is low. Some browsers then ask the user. */
export async function requestPersistentStorage(): Promise<void> {
  await getManager()
    ?.persist?.()
    .catch(() => false);
}

/** Resolves to true if the browser does not delete the site's data when space is low. */
export async function isStoragePersisted(): Promise<boolean> {
  return (
    (await getManager()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

/** Resolves to the bytes that the site uses (`usage`) and may use (`quota`); {} if the browser reports neither. */
export async function estimateStorage(): Promise<StorageEstimate> {
  return (
    (await getManager()
      ?.estimate?.()
      .catch(() => undefined)) ?? {}
  );
}
