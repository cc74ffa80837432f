export const officeShellCopy = { skip: 'Skip to content' };
