export const storedPictureCopy = {
  download: 'Download',
  downloadFile: (name: string) => `Download ${name}`,
  missing: 'This picture is missing or damaged. Edit the record to select it again or remove it.',
  failed: "This picture can't be shown right now. Reload the page to try again.",
};
