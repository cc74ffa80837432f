/** Shows an error page if the app could not be loaded. Uses plain DOM calls, since React is part of the app. */
export function showLoadError(root: HTMLElement): void {
  const page = root.ownerDocument;
  const main = page.createElement('main');
  const heading = page.createElement('h1');
  heading.textContent = "We couldn't show this page";
  const adviceParagraph = page.createElement('p');
  adviceParagraph.textContent = 'Part of it is missing. Check your connection, then reload the page.';
  const reloadButton = page.createElement('button');
  reloadButton.type = 'button';
  reloadButton.textContent = 'Reload';
  reloadButton.addEventListener('click', () => page.defaultView?.location.reload());
  main.append(heading, adviceParagraph, reloadButton);
  root.replaceChildren(main);
}
