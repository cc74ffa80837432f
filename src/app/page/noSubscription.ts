/** Subscribe function for useSyncExternalStore if the value changes only when the component renders, or never. */
export const noSubscription = () => () => undefined;
