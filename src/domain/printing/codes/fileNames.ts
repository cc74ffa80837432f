/** Matches names that Windows reserves for devices, with or without an extension. */
const reservedNamePattern = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns a text as a file name without extension that Windows, macOS and Linux accept. */
function toSafeName(text: string): string {
  const name = text.replace(/[^A-Za-z0-9._-]/g, '_').replace(/^\.|\.$/g, '_');
  return name === '' || reservedNamePattern.test(name) ? `_${name}` : name;
}

/**
 * Returns a file name without extension for each code. The names are unique, even if upper and lower case are ignored:
 * a name that is already used gets a number.
 */
export function createFileNames(codes: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return codes.map((code) => {
    const baseName = toSafeName(code);
    let name = baseName;
    for (let suffixNumber = 2; usedNames.has(name.toLowerCase()); suffixNumber++) name = `${baseName}-${suffixNumber}`;
    usedNames.add(name.toLowerCase());
    return name;
  });
}

/** Converts a text to a part of a file name: lower case, with hyphens between words. Keeps letters of all scripts. */
export function toFileNamePart(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  return words.join('-') || '_';
}
