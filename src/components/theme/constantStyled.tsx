import { ClassNames, css } from '@emotion/react';
import type { CSSObject } from '@emotion/react';
import { useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createElement } from 'react';
import type { ComponentProps } from 'react';

type Tag = 'a' | 'button' | 'span';

/**
 * Like MUI's `styled`, for elements of which a list has hundreds. Their styles depend on the theme only and are
 * computed once. Computing them on every render would take longer than rendering the element.
 */
export function constantStyled<Name extends Tag>(tag: Name, stylesOf: (theme: Theme) => CSSObject) {
  const computed = new WeakMap<Theme, ReturnType<typeof css>>();
  return function ConstantStyled(props: ComponentProps<Name>) {
    const theme = useTheme();
    const styles = computed.get(theme) ?? css(stylesOf(theme));
    computed.set(theme, styles);
    return <ClassNames>{(emotion) => createElement(tag, { ...props, className: emotion.css(styles) })}</ClassNames>;
  };
}
