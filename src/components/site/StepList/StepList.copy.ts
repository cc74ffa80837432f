export const stepLabel = (number: number, count: number) => `Step ${number} of ${count}`;
