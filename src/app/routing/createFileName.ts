/** Returns the name of the file of the page at `path` in the build, such as 'Contact.html' for '/Contact'. */
export const createFileName = (path: string) => `${path.slice(1)}.html`;
