export const formatStepLabel = (number: number, count: number) => `Step ${number} of ${count}`;
