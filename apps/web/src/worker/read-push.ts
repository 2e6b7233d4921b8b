/** What is shown of a message, and where a tap on it leads. */
export interface PushNotice {
  readonly title: string;
  readonly path: string;
  /** What is shown under the same name already is replaced. */
  readonly about: string;
}

/** A browser that was handed a message has to show something, also of one that this worker cannot read. */
const UNREADABLE: PushNotice = { title: 'Hintha', path: '/', about: 'site' };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a message of the server; its path stays on this site. */
export const readPush = (text: string): PushNotice => {
  try {
    const { title, path, about } = JSON.parse(text) as Record<string, unknown>;
    return {
      title: textOf(title) || UNREADABLE.title,
      path: /^\/(?![/\\])/.test(textOf(path)) ? textOf(path) : UNREADABLE.path,
      about: textOf(about) || UNREADABLE.about,
    };
  } catch {
    return UNREADABLE;
  }
};
