/** A change to all selected tags. If `utilityId` is undefined, the tags lose their utility. */
export type TagChange =
  | { kind: 'activated' }
  | { kind: 'unassigned' }
  | { kind: 'customized'; isCustomized: boolean }
  | { kind: 'printed'; isPrinted: boolean }
  | { kind: 'utility'; utilityId: string | undefined };

/** A utility that an agency can give to its tags. */
export type AssignableUtility = { id: string; name: string };
