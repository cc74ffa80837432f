/** No-op subscribe for useSyncExternalStore: a client-only value that never changes, absent when prerendering. */
export const noSubscription = () => () => undefined;
