/** The facts about every tag. Pages say them here and nowhere else. */
export const heroFacts = ['No app', 'No account', 'No phone number exposed'] as const;
