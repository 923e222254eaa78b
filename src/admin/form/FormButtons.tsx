import type { ReactNode } from 'react';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectEntry } from '../../state/lists/lists';
import { formKey, selectFormTexts, typedDiscarded } from '../../state/owner/forms';
import { Button } from '../../ui/buttons/Button';
import { DraftStatus } from '../drafts/DraftStatus';
import { closeForm } from '../focus';
import { ButtonRow } from '../parts';
import { getSubmitLabel } from './formTitles';

interface FormButtonsProps {
  list: ListName;
  /** The edited entry; empty for a new one. */
  id: string;
  onCancel: () => void;
  children: ReactNode;
}

/** The buttons of an entry's form. Typed text can be discarded; with own content, the status of its draft is shown. */
export function FormButtons({ list, id, onCancel, children }: FormButtonsProps) {
  const dispatch = useAppDispatch();
  const key = formKey(list, id);
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const isEdit = useAppSelector((state) => selectEntry(state, list, id) !== undefined);
  const isTyped = useAppSelector((state) => selectFormTexts(state, key) !== undefined);

  function discard() {
    if (window.confirm('Discard the typed text? It is kept nowhere else.'))
      closeForm(id, () => dispatch(typedDiscarded([key])));
  }

  return (
    <ButtonRow>
      <Button small type="submit">
        {getSubmitLabel(list, isEdit)}
      </Button>
      <Button small variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      {isTyped && (
        <Button small variant="quiet" onClick={discard}>
          Discard changes
        </Button>
      )}
      {hasOwnContent && <DraftStatus form={key} />}
      {children}
    </ButtonRow>
  );
}
