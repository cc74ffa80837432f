import * as z from 'zod';

/** Schema of an http(s) URL. Removes trailing slashes. */
const baseUrlSchema = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const socialLinksSchema = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

/**
 * Schema of the URL that a form is sent to: an http(s) URL, or a path on the site's own origin. Rejects paths that
 * begin with '//', or with a slash and a backslash, tab or line break, which browsers can treat as '//'. Such paths
 * could lead to another origin.
 */
const endpointSchema = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?![/\\\t\n\r])/)]).optional();

/** The environment variables of a build, which `.env.example` describes. */
const environmentSchema = z.object({
  VITE_DATA: z.enum(['sample', 'browser']).default('sample'),
  VITE_SITE_URL: baseUrlSchema,
  VITE_TAG_BASE_URL: baseUrlSchema,
  VITE_API_BASE_URL: baseUrlSchema,
  VITE_CONTACT_PHONE: z.string().trim().min(1).default('+971 4 000 0000'),
  VITE_CONTACT_EMAIL: z.email().default('hello@example.com'),
  VITE_CONTACT_ENDPOINT: endpointSchema,
  VITE_SOCIAL_LINKS: socialLinksSchema,
  VITE_PLAY_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
  VITE_APP_STORE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Reads the settings of a build from its environment variables. Throws an error that lists every invalid variable. */
export function readSettings(environment: Record<string, unknown>) {
  // An empty variable, as in a copied .env.example, counts as unset.
  const nonEmptyEntries = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(nonEmptyEntries));
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  return {
    /**
     * 'browser': on their first visit, users choose between sample data and a workspace in their browser. 'sample': the
     * office starts with sample data.
     */
    officeData: values.VITE_DATA,
    /** URL of the published site, without a trailing slash. */
    siteUrl: values.VITE_SITE_URL,
    /** Base URL of the codes on tags; undefined if the codes lead to the origin of the page. */
    tagBaseUrl: values.VITE_TAG_BASE_URL,
    /** Base URL of the API; undefined if requests go to the root of the page's origin. */
    apiBaseUrl: values.VITE_API_BASE_URL,
    contact: { phone: values.VITE_CONTACT_PHONE, email: values.VITE_CONTACT_EMAIL },
    /** URL or path that the contact form is sent to. If it is undefined, 'Send message' does nothing. */
    contactEndpoint: values.VITE_CONTACT_ENDPOINT,
    socialLinks: values.VITE_SOCIAL_LINKS,
    /** URL of the app's page in each app store; undefined for a store that does not list the app. */
    stores: { appStore: values.VITE_APP_STORE_URL, playStore: values.VITE_PLAY_STORE_URL },
  };
}

export type Settings = ReturnType<typeof readSettings>;
