export type PersonName = { firstName: string; lastName: string };

/** Returns the first and last name as one text. Either can be empty. */
export function formatPersonName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}
