export const formatStepLabel = (stepNumber: number, stepCount: number) => `Step ${stepNumber} of ${stepCount}`;
