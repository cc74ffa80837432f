/** Whether `text` is a whole http(s) address. One that is not gets a hint, and may be saved all the same. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\/\S*$/i.test(address) && canBeRead(address);
}

function canBeRead(address: string): boolean {
  try {
    new URL(address);
    return true;
  } catch {
    return false;
  }
}
