import type { IconName, IconPath } from '../../ui/Icon';
import { isComposing } from '../isComposing';
import { code, link, startLines } from './edits/blockEdits';
import type { MarkdownEdit } from './edits/edit';
import { toggleMark } from './edits/toggleMark';

interface Tool {
  label: string;
  icon: IconName | IconPath;
  edit: MarkdownEdit;
  /** Pressed with Ctrl, or with Cmd on a Mac. */
  key?: string;
}

/** The tools of the toolbar, from the left. The button for pictures follows them. */
export const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    key: 'B',
    icon: 'M7 5h6a3.4 3.4 0 0 1 0 6.9H7zm0 6.9h7a3.5 3.5 0 0 1 0 7.1H7z',
    edit: toggleMark('**', 'bold words'),
  },
  {
    label: 'Italic',
    key: 'I',
    icon: 'M10.5 5H17M7 19h6.5M14 5l-4 14',
    edit: toggleMark('*', 'words in italics'),
  },
  {
    label: 'Heading',
    icon: 'M6 5v14M18 5v14M6 12h12',
    edit: startLines('## ', /^(?:#{1,6}|[-*+])\s+/),
  },
  {
    label: 'Link',
    key: 'K',
    icon: 'M10 13.5a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 6.6m2 3.9a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
    edit: link,
  },
  {
    label: 'List',
    icon: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
    edit: startLines('- ', /^(?:[*+]|\d+[.)])\s+/),
  },
  { label: 'Code', key: 'E', icon: 'code', edit: code },
];

const isMac = () => navigator.userAgent.includes('Mac');

/** The keys of a tool as a person reads them, and as `aria-keyshortcuts`. */
export const getKeys = (key: string) =>
  isMac()
    ? { text: `⌘${key}`, shortcut: `Meta+${key}` }
    : { text: `Ctrl+${key}`, shortcut: `Control+${key}` };

/** Whether Enter starts a new line. With an input method, it may confirm a word instead. */
export const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);

/** The tool that a pressed key stands for. */
export function findTool(event: KeyboardEvent): Tool | undefined {
  const [isPressed, other] = isMac()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey];
  if (!isPressed || other || event.altKey || event.shiftKey || isComposing(event)) return undefined;
  // On a keyboard without Latin letters, the place of the key counts.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : event.code.slice(-1);
  return TOOLS.find(({ key }) => key === letter);
}
