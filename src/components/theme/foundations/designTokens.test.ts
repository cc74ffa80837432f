import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { getContrastRatio } from '~/domain/printing/checks/contrast';

import file from '../../../../docs/design-tokens.json';
import { createAppTheme } from '../theme';
import { raisedSurfaces } from '../tokens';
import { designTokens } from './designTokens';
import type { DesignToken } from './designTokens';

const dimensionSchema = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const colorSchema = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.array(z.number().min(0).max(1)).length(3),
  alpha: z.number().min(0).max(1).optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const fontFamilySchema = z.array(z.string().min(1)).min(1);

/** Schemas for the values of each token type, as the specification defines them (designtokens.org, Format 2025.10). */
const valueSchemas: Record<string, z.ZodType> = {
  color: colorSchema,
  dimension: dimensionSchema,
  fontFamily: fontFamilySchema,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.array(z.number()).length(4),
  shadow: z
    .array(
      z.strictObject({
        color: colorSchema,
        offsetX: dimensionSchema,
        offsetY: dimensionSchema,
        blur: dimensionSchema,
        spread: dimensionSchema,
        inset: z.boolean(),
      }),
    )
    .min(1),
  typography: z.strictObject({
    fontFamily: fontFamilySchema,
    fontSize: dimensionSchema,
    fontWeight: z.number().min(1).max(1000),
    letterSpacing: dimensionSchema,
    lineHeight: z.number().positive(),
  }),
};

const isToken = (node: object): node is DesignToken => '$value' in node;

/** Returns the tokens of a group and its subgroups, each with its path. */
const listTokens = (group: object, path = ''): [string, DesignToken][] =>
  Object.entries(group).flatMap(([name, node]: [string, object]) =>
    isToken(node) ? [[`${path}${name}`, node]] : listTokens(node, `${path}${name}.`),
  );

const tokens = listTokens(designTokens);

describe('the design tokens', () => {
  it('are in docs/design-tokens.json, as `npm run tokens` writes them', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(designTokens)));
  });

  it('have values of their type, and names without braces and dollar signs', () => {
    expect(tokens.length).toBeGreaterThan(100);
    for (const [path, { $type, $value }] of tokens)
      expect(valueSchemas[$type]?.safeParse($value).error, path).toBe(undefined);
    expect(tokens.filter(([path]) => /[{}$]/.test(path))).toEqual([]);
  });

  it('have the values of the theme', () => {
    const theme = createAppTheme({ colorSchemeSelector: 'class' });
    for (const [name, { $value }] of Object.entries(designTokens.typography)) {
      const { fontSize, fontWeight, lineHeight } = $value as { fontSize: { value: number } } & Record<string, unknown>;
      const themeStyle = theme.typography[name as 'body1'];
      expect([parseFloat(String(themeStyle.fontSize)), themeStyle.fontWeight ?? 400], name).toEqual([
        fontSize.value,
        fontWeight,
      ]);
      expect(themeStyle.lineHeight, name).toBeCloseTo(Number(lineHeight), 4);
    }
    const { light, dark } = designTokens.color;
    expect(light['primary']?.$value).toMatchObject({
      hex: theme.colorSchemes.light?.palette.primary.main?.toLowerCase(),
    });
    expect(dark['primary']?.$value).toMatchObject({
      hex: theme.colorSchemes.dark?.palette.primary.main?.toLowerCase(),
    });
    expect(designTokens.radius['control']?.$value).toMatchObject({ value: theme.shape.borderRadius });
    const breakpoints = Object.entries(designTokens.breakpoint).map(([name, { $value }]) => [name, $value]);
    const expectedBreakpoints = Object.entries(theme.breakpoints.values).map(([name, value]) => [
      name,
      { value, unit: 'rem' },
    ]);
    expect(breakpoints).toEqual(expectedBreakpoints);
  });

  it('convert colours, shadows and letter spacing', () => {
    expect(designTokens.color.light['primary']?.$value).toMatchObject({ components: [0.1137, 0.3059, 0.8471] });
    expect(designTokens.shadow['dark']?.$value).toMatchObject([
      { inset: true, offsetY: { value: 1, unit: 'px' }, color: { hex: '#ffffff', alpha: 0.06 } },
    ]);
    expect(designTokens.shadow['light']?.$value).toHaveLength(2);
    expect(designTokens.typography['h1']?.$value).toMatchObject({
      fontSize: { value: 2.25, unit: 'rem' },
      letterSpacing: { value: -0.0788, unit: 'rem' },
    });
  });
});

it('soft fills contrast with the raised surfaces on which chips and discs are drawn', () => {
  const { paper, head, idleSoft, primarySoft } = raisedSurfaces;
  expect(getContrastRatio(idleSoft, paper)).toBeGreaterThan(1.2);
  expect(getContrastRatio(primarySoft, head)).toBeGreaterThan(1.2);
});
