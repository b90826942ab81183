/** An XML element as parsed by `expo/config-plugins`: attributes under `$`, children by their name. */
interface Element {
  readonly $?: Readonly<Record<string, string>>;
  readonly [child: string]: unknown;
}

/** Elements of the manifest that are all listed, with their attributes. */
const LISTED = ['permission', 'uses-permission', 'uses-permission-sdk-23', 'uses-feature'];
/** Attributes of the application that allow others to use its data. */
const FLAGS = ['allowBackup', 'debuggable', 'usesCleartextTraffic'];
const COMPONENTS = ['activity', 'activity-alias', 'service', 'receiver', 'provider'];

/**
 * The entries about permissions, supported phones and exported components, which Android and the Play Store
 * read.
 */
export function androidEntries(manifest: unknown): string[] {
  const [root] = children({ manifest }, 'manifest').flatMap((whole) => children(whole, 'manifest'));
  const [application] = children(root, 'application');
  const listed = LISTED.flatMap((kind) =>
    children(root, kind).map((element) => {
      const { name = '', ...others } = attributes(element);
      const details = Object.keys(others).map((key) => ` ${key}=${others[key]}`);
      return `${kind} ${name.replace(/^android\.(permission|hardware)\./, '')}${details.sort().join('')}`;
    }),
  );
  const flags = Object.entries(attributes(application))
    .filter(([key]) => FLAGS.includes(key))
    .map(([key, value]) => `application ${key}=${value}`);
  const exported = COMPONENTS.flatMap((kind) =>
    children(application, kind)
      .map(attributes)
      .filter((component) => component.exported === 'true')
      .map(({ name }) => `exported ${kind} ${name}`),
  );
  return [...listed, ...flags, ...exported];
}

function children(element: unknown, kind: string): Element[] {
  const all = isElement(element) ? element[kind] : undefined;
  return (Array.isArray(all) ? all : [all]).filter(isElement);
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null;
}

function attributes(element: Element | undefined): Record<string, string> {
  const android = Object.entries(element?.$ ?? {}).filter(([key]) => key.startsWith('android:'));
  return Object.fromEntries(android.map(([key, value]) => [key.replace('android:', ''), value]));
}

/** Keys with a switch or a list of words. Sentences and build variables are left out. */
export function plistEntries(prefix: string, value: unknown): string[] {
  if (!isElement(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const entry = `${prefix}${key}`;
    if (typeof inner === 'boolean') return [`${entry}=${inner}`];
    if (Array.isArray(inner) && inner.every((each) => typeof each === 'string'))
      return [`${entry}=${inner.join(', ')}`];
    if (isElement(inner) && !Array.isArray(inner)) return plistEntries(`${entry}.`, inner);
    return [entry];
  });
}
