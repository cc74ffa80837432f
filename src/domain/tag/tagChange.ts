/** A change of selected tags. `utilityId` is undefined to disable the utility. */
export type TagChange =
  | { kind: 'activated' }
  | { kind: 'unassigned' }
  | { kind: 'customized'; isCustomized: boolean }
  | { kind: 'printed'; isPrinted: boolean }
  | { kind: 'utility'; utilityId: string | undefined };

/** A utility that tags can be given. */
export type AssignableUtility = { id: string; name: string };
