/** Facts that are true of every tag. */
export const heroFacts = ['No app to scan', 'No account to scan', 'No phone number exposed'] as const;
