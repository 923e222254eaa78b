type Message = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

/** The `mailto:` URL of an address, with a message from the form, if given. */
export function getMailUrl(address: string, message?: Message): string {
  const url = `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
  if (!message) return url;
  const body = `${message.message}\n\n${message.name}\n${message.email}`.replace(/\r?\n/g, '\r\n');
  return `${url}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(body)}`;
}
