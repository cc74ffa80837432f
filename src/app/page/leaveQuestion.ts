/** Asks whether unsaved changes may be lost. Resolves to true if there are none, or if the user agrees. */
type LeaveQuestion = () => Promise<boolean>;

const questions = new Set<LeaveQuestion>();

/** Adds the question of a form that is on the page. Returns a function that removes it. */
export function addLeaveQuestion(question: LeaveQuestion): () => void {
  questions.add(question);
  return () => void questions.delete(question);
}

/**
 * For actions that remove the page without a navigation, such as a change of the data source. Returns false if a form
 * has unsaved changes and the user keeps them.
 */
export async function confirmLeaving(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
