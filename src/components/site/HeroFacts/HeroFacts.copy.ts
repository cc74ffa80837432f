/** Facts that are true of every tag. */
export const heroFacts = ['No app and no account needed to scan', 'No phone number exposed'] as const;
