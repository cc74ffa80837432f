/** Subscribe function for useSyncExternalStore if there is nothing to subscribe to, as for the URL's hash. */
export const noSubscription = () => () => undefined;
