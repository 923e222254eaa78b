import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { replacesWork } from '../lists/content';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { isListAction, LIST_NAMES, parseAction } from './listActions';
import { getOnlyId } from './onlyId';
import { isUndo } from './undo';

type FieldTexts = Readonly<Record<string, string>>;

/** The key of a form: its list, and the id of the edited entry, which is empty for a new one. */
export const formKey = (list: ListName, id: string) => `${list}/${id}`;

interface FormsState {
  /** The id of the entry in the open form of each tab; empty for a new one. */
  open: Partial<Record<ListName, string>>;
  /** Unsent text by the key of the form: only fields that differ from their initial values. Never a password. */
  typed: Record<string, FieldTexts>;
  /** The form text that each undoable action submitted; null for none. Latest last. */
  sent: (FieldTexts | null)[];
  /** Whether the latest action on an entry was an undo that gave text back. */
  isTextBack: boolean;
  /** Whether the browser refused to store the unsent text and the unsaved changes. */
  isStorageRefused?: boolean;
  /** Whether the browser refused to store an added picture. */
  isPictureRefused?: boolean;
  /** The latest write of drafts into the browser's storage: when, and the keys of the forms in it. */
  stored?: { at: number; forms: string[] };
}

const initialState: FormsState = { open: {}, typed: {}, sent: [], isTextBack: false };

const close = ({ open }: FormsState, list: ListName) => void Reflect.deleteProperty(open, list);

function discardTyped({ typed }: FormsState, forms: string[]) {
  for (const form of forms) Reflect.deleteProperty(typed, form);
}

const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formOpened({ open }, { payload }: PayloadAction<{ list: ListName; id: string }>) {
      open[payload.list] = payload.id;
    },
    formCancelled: (state, { payload }: PayloadAction<ListName>) => close(state, payload),
    /** Carries all texts of a form that differ from their initial values. */
    formTyped({ typed }, { payload }: PayloadAction<{ form: string; texts: FieldTexts }>) {
      if (Object.keys(payload.texts).length > 0) typed[payload.form] = payload.texts;
      else Reflect.deleteProperty(typed, payload.form);
    },
    /** Carries the texts of all forms, by their keys. An open form would show the old ones. */
    typedRestored(state, { payload }: PayloadAction<FormsState['typed']>) {
      Object.assign(state, { typed: payload, open: {} });
    },
    /** The text of these forms was discarded, or submitted without a change. Closes them. */
    typedDiscarded(state, { payload: forms }: PayloadAction<string[]>) {
      discardTyped(state, forms);
      for (const list of LIST_NAMES) {
        const id = state.open[list];
        if (id !== undefined && forms.includes(formKey(list, id))) close(state, list);
      }
    },
    storageRefused(state) {
      state.isStorageRefused = true;
    },
    pictureRefused(state) {
      state.isPictureRefused = true;
    },
    /** The drafts are on disk, with the text of these forms. */
    draftsStored: {
      prepare: (forms: string[]) => ({ payload: { forms, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<NonNullable<FormsState['stored']>>) {
        state.stored = payload;
        delete state.isStorageRefused;
      },
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => ({ ...state, open: {} }))
      .addMatcher(replacesWork, (state) => {
        // An open form would show old values.
        for (const list of LIST_NAMES) if (state.open[list]) close(state, list);
        state.sent = [];
      })
      .addMatcher(isListAction, (state, action) => {
        const { list, id, event } = parseAction(action);
        const { open, typed, sent } = state;
        const openId = open[list];
        const formId = event === 'added' ? (openId ?? '') : id;
        const [form, newForm] = [formKey(list, formId), formKey(list, getOnlyId(list))];
        const isSubmit = event === 'added' || event === 'edited';
        if (openId === formId && (isSubmit || event === 'deleted' || event === 'restored'))
          close(state, list);
        state.isTextBack = false;
        if (!isUndo(action)) {
          // The unsent text of a deleted entry stays.
          sent.push((isSubmit && typed[form]) || null);
          if (isSubmit) discardTyped(state, [form]);
          return;
        }
        const texts = sent.pop();
        if (!texts) return;
        // The text of a removed entry returns to the form for a new one, unless that is in use.
        const target = isSubmit || openId === '' || typed[newForm] ? form : newForm;
        const newer = typed[target] ?? {};
        state.isTextBack = Object.keys(texts).some((name) => !(name in newer));
        typed[target] = { ...texts, ...newer };
      });
  },
  selectors: {
    selectForm: ({ open }, list: ListName) => open[list],
    selectTyped: ({ typed }) => typed,
    selectFormTexts: ({ typed }, form: string): FieldTexts | undefined => typed[form],
    selectIsTextBack: ({ isTextBack }) => isTextBack,
    selectIsStorageRefused: (state) => state.isStorageRefused === true,
    selectIsPictureRefused: (state) => state.isPictureRefused === true,
    /** When the browser last stored the text of this form; undefined if it has not yet. */
    selectStoredAt: ({ stored }, form: string) =>
      stored?.forms.includes(form) ? stored.at : undefined,
  },
});

export const {
  formOpened,
  formCancelled,
  formTyped,
  typedRestored,
  typedDiscarded,
  storageRefused,
  pictureRefused,
  draftsStored,
} = formsSlice.actions;
export const {
  selectForm,
  selectTyped,
  selectFormTexts,
  selectIsTextBack,
  selectIsStorageRefused,
  selectIsPictureRefused,
  selectStoredAt,
} = formsSlice.injectInto(rootReducer).selectors;

declare module '../rootReducer' {
  interface AdminSlices {
    forms: FormsState;
  }
}
