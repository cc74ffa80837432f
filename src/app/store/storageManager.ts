/** The browser's storage manager. WebKitGTK has none, and Safari before version 17 has no `estimate`. */
const getManager = (): Partial<StorageManager> | undefined => navigator.storage;

/** Asks the browser not to delete the data on its own. Some browsers then ask the user. */
export async function requestPersistentStorage(): Promise<void> {
  await getManager()
    ?.persist?.()
    .catch(() => false);
}

/** Resolves to true if the browser does not delete the data on its own. */
export async function isStoragePersisted(): Promise<boolean> {
  return (
    (await getManager()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

/** Resolves to the number of bytes that the site uses and may use; {} if the browser does not report them. */
export async function estimateStorage(): Promise<StorageEstimate> {
  return (
    (await getManager()
      ?.estimate?.()
      .catch(() => undefined)) ?? {}
  );
}
