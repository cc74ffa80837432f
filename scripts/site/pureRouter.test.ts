import { expect, it } from 'vitest';

import { markPure } from './pureRouter';

it('marks what makes a component, and takes its name away', () => {
  const code = 'var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n';
  expect(markPure(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\n');
});

it('marks a component that is a class', () => {
  const code = 'var Boundary = class extends React9.Component {\n  render() {\n    return null;\n  }\n};\nnext();\n';
  expect(markPure(code)).toBe(
    'var Boundary = /* @__PURE__ */ (() => class extends React9.Component {\n  render() {\n    return null;\n  }\n})();\nnext();\n',
  );
});

it('leaves alone what is done inside a function', () => {
  const code = 'function fetcher() {\n  var Form = React.forwardRef(draw);\n  Form.displayName = "fetcher.Form";\n}\n';
  expect(markPure(code)).toBe(code);
});
