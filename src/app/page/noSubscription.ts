/** No-op `subscribe` for `useSyncExternalStore`, for values that do not change between two renders. */
export const noSubscription = () => () => undefined;
