/** Returns the file name of a page in the build, such as 'Contact.html' for the path '/Contact'. */
export const createFileName = (path: string) => `${path.slice(1)}.html`;
