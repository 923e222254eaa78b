import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { replacesWork } from '../lists/content';
import { selectListIds } from '../lists/lists';
import { rootReducer, type RootState } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { getSingletonId, isListAction, LIST_NAMES, parseAction } from './listActions';
import { isUndo } from './undo';

type FieldTexts = Readonly<Record<string, string>>;

/** The key of a form: its list, and the id of the edited entry, which is empty for a new one. */
export const formKey = (list: ListName, id: string) => `${list}/${id}`;

interface FormsState {
  /** The id of the entry in the open form of each tab; empty for a new one. */
  open: Partial<Record<ListName, string>>;
  /** Unsent text by the key of the form: only fields that differ from their initial values. Never a password. */
  typed: Record<string, FieldTexts>;
  /** The text that each unsent one replaces: that of its field before the first key. */
  typedOver: Record<string, FieldTexts>;
  /** The form text that each undoable action submitted, which its undo gives back; null for none. Latest last. */
  submitted: (FieldTexts | null)[];
}

const initialState: FormsState = { open: {}, typed: {}, typedOver: {}, submitted: [] };

const close = ({ open }: FormsState, list: ListName) => void Reflect.deleteProperty(open, list);

function discardTyped({ typed, typedOver }: FormsState, forms: string[]) {
  for (const form of forms)
    for (const texts of [typed, typedOver]) Reflect.deleteProperty(texts, form);
}

interface TypedTexts {
  form: string;
  /** All texts of the form that differ from their initial values. */
  texts: FieldTexts;
  initial?: FieldTexts;
}

const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formOpened({ open }, { payload }: PayloadAction<{ list: ListName; id: string }>) {
      open[payload.list] = payload.id;
    },
    formCancelled: (state, { payload }: PayloadAction<ListName>) => close(state, payload),
    formTyped(state, { payload: { form, texts, initial } }: PayloadAction<TypedTexts>) {
      const over = { ...initial, ...state.typedOver[form] };
      const names = Object.keys(texts);
      discardTyped(state, [form]);
      if (names.length === 0) return;
      state.typed[form] = texts;
      state.typedOver[form] = Object.fromEntries(names.map((name) => [name, over[name] ?? '']));
    },
    /** Carries the texts of all forms by key. Closes every form: an open one would show its old text. */
    typedRestored(state, { payload }: PayloadAction<Pick<FormsState, 'typed' | 'typedOver'>>) {
      Object.assign(state, payload, { open: {} });
    },
    /** The text of these forms was discarded, or submitted without a change. Closes them. */
    typedDiscarded(state, { payload: forms }: PayloadAction<string[]>) {
      discardTyped(state, forms);
      for (const list of LIST_NAMES) {
        const id = state.open[list];
        if (id !== undefined && forms.includes(formKey(list, id))) close(state, list);
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => ({ ...state, open: {} }))
      .addMatcher(replacesWork, (state) => {
        // An open form would show old values.
        for (const list of LIST_NAMES) if (state.open[list]) close(state, list);
        state.submitted = [];
      })
      .addMatcher(isListAction, (state, action) => {
        const { list, id, event } = parseAction(action);
        const { open, typed, submitted } = state;
        const openId = open[list];
        const formId = event === 'added' ? (openId ?? '') : id;
        const [form, formForNew] = [formKey(list, formId), formKey(list, getSingletonId(list))];
        const isSubmit = event === 'added' || event === 'edited';
        if (openId === formId && (isSubmit || event === 'deleted' || event === 'restored'))
          close(state, list);
        if (!isUndo(action)) {
          // The unsent text of a deleted entry stays.
          submitted.push((isSubmit && typed[form]) || null);
          if (isSubmit) discardTyped(state, [form]);
          return;
        }
        const texts = submitted.pop();
        if (!texts) return;
        // The text of a removed entry returns to the form for a new one, unless that is in use.
        const receiver = isSubmit || openId === '' || typed[formForNew] ? form : formForNew;
        typed[receiver] = { ...texts, ...typed[receiver] };
        // Not the text that is undone, which would seem to have changed elsewhere.
        Reflect.deleteProperty(state.typedOver, receiver);
      });
  },
  selectors: {
    selectForm: ({ open }, list: ListName) => open[list],
    selectTyped: ({ typed }) => typed,
    selectTypedOver: ({ typedOver }) => typedOver,
    selectFormTexts: ({ typed }, form: string): FieldTexts | undefined => typed[form],
  },
});

export const { formOpened, formCancelled, formTyped, typedRestored, typedDiscarded } =
  formsSlice.actions;
export const { selectForm, selectTyped, selectTypedOver, selectFormTexts } =
  formsSlice.injectInto(rootReducer).selectors;

/** The ids of the entries that are gone although text was typed for them. */
export const selectLostIds = createSelector(
  [selectTyped, selectListIds, (_state: RootState, list: ListName) => list],
  (typed, ids, list) =>
    Object.keys(typed)
      .filter((key) => key.startsWith(formKey(list, '')))
      .map((key) => key.slice(formKey(list, '').length))
      .filter((id) => id !== getSingletonId(list) && !ids.includes(id)),
);

declare module '../rootReducer' {
  interface AdminSlices {
    forms: FormsState;
  }
}
