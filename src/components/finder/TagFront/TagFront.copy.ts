export const tagFrontCopy = {
  label: (name: string, code: string) => `An ${name} tag with the code ${code}. Its QR code is real.`,
} as const;
