import { checkText, checkWebAddress } from './checks';

// The parts of fields that several forms have.

export const TITLE = { name: 'title', label: 'Title', check: checkText } as const;
export const SHORT_TEXT = { rows: 3, check: checkText } as const;
export const OPTIONAL_TEXT = { required: false, hint: 'Optional', check: checkText } as const;
export const URL_FIELD = { type: 'url', check: checkWebAddress } as const;
export const OPTIONAL_URL = { ...OPTIONAL_TEXT, ...URL_FIELD } as const;
export const TAGS = { ...OPTIONAL_TEXT, hint: 'Optional, separated by commas' } as const;
