/** Facts that are true of every tag. */
export const heroFacts = ['No app needed', 'No account', 'No phone number exposed'] as const;
