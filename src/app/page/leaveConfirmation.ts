/** Asks whether unsaved changes may be lost. Resolves to true if there are none, or if the user agrees. */
type LeaveConfirmation = () => Promise<boolean>;

const leaveConfirmations = new Set<LeaveConfirmation>();

/** Registers the confirmation of a mounted form. Returns a function that unregisters it. */
export function registerLeaveConfirmation(confirmation: LeaveConfirmation): () => void {
  leaveConfirmations.add(confirmation);
  return () => void leaveConfirmations.delete(confirmation);
}

/**
 * Runs the confirmations of all mounted forms. Resolves to false if the user wants to keep unsaved changes. Call this
 * function before an action that removes the page without a navigation, such as a change of the data source.
 */
export async function confirmLeaving(): Promise<boolean> {
  for (const askToLeave of leaveConfirmations) if (!(await askToLeave())) return false;
  return true;
}
