/** Time in ms after which the browser gets a turn. A longer task delays what the user does. */
const maxTaskLength = 12;

let turnStart = 0;

/** Lets the browser paint and handle input, if it has not had a turn for a while. For loops that take long. */
export async function pause(): Promise<void> {
  if (performance.now() - turnStart < maxTaskLength) return;
  await new Promise((resolve) => setTimeout(resolve));
  turnStart = performance.now();
}
