/** True for a complete http(s) URL, with or without spaces around it. */
export function isHttpUrl(text: string): boolean {
  const url = text.trim();
  return /^https?:\/\/\S*$/i.test(url) && isParsable(url);
}

function isParsable(url: string): boolean {
  try {
    new URL(url);
    return true;
  } catch {
    return false;
  }
}
