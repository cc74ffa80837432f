/** For what never changes by itself, but is not known to the document that the build makes. */
export const noSubscription = () => () => undefined;
