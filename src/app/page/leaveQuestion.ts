/** Asks whether unsaved changes may be lost. Resolves to true if there are none, or if the user agrees. */
type LeaveQuestion = () => Promise<boolean>;

const leaveQuestions = new Set<LeaveQuestion>();

/** Registers the question of a mounted form. Returns a function that unregisters it. */
export function registerLeaveConfirmation(question: LeaveQuestion): () => void {
  leaveQuestions.add(question);
  return () => void leaveQuestions.delete(question);
}

/**
 * Asks the questions of all mounted forms. Resolves to false if the user wants to keep unsaved changes. Call this
 * function before an action that removes the page without a navigation, such as a change of the data source.
 */
export async function confirmLeaving(): Promise<boolean> {
  for (const askQuestion of leaveQuestions) if (!(await askQuestion())) return false;
  return true;
}
