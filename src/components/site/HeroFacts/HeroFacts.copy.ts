/** Facts that are true of every tag. */
export const heroFacts = ['No app needed to scan', 'No account needed', 'No phone number exposed'] as const;
