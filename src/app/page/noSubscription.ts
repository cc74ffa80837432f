/** Subscribe function of useSyncExternalStore for a value that only the browser knows, and that never changes there. */
export const noSubscription = () => () => undefined;
