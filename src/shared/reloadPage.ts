const STORAGE_KEY = 'fields';

/** The fields of the page that may be stored, which no password may. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  );

/** Keeps what is typed into the page, for `restoreFields` after a reload. Browsers restore it at Back, but not all at a reload. */
export function keepFields() {
  const typed = [...findFields()].map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser refuses storage: the page is reloaded nevertheless.
  }
}

/** Fills in what was typed before `reloadPage`, or before a press in the reload notice. */
export function restoreFields() {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    sessionStorage.removeItem(STORAGE_KEY);
    for (const field of findFields())
      field.value ||= (typed as Partial<Record<string, string>>)[field.name] ?? '';
  } catch {
    // The browser refuses storage.
  }
}

export function reloadPage() {
  keepFields();
  window.location.reload();
}

/** Shows the reload notice (`index.html`) and throws the error on. For the `catch` of a chunk that did not load. */
export function offerReload(error: unknown): never {
  document.getElementById('reload-notice')?.removeAttribute('hidden');
  throw error;
}
