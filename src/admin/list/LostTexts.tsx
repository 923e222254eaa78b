import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { formKey, formOpened, selectLostIds, selectTyped } from '../../state/owner/forms';
import { ChangingText } from '../../ui/text/ChangingText';
import { getOpenerId, openForm } from '../focus';
import { shorten } from '../shorten';
import { TabNote } from './cardParts';
import { EntryButton } from './EntryCard';

/** Unsent texts of entries that were deleted, or are missing from a newer content file. */
export function LostTexts({ list }: { list: ListName }) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectLostIds(state, list));
  const typed = useAppSelector(selectTyped);
  return ids.map((id) => {
    const texts = typed[formKey(list, id)] ?? {};
    const title = shorten(texts['title']?.trim() || Object.values(texts).join(' ').trim());
    return (
      <TabNote key={id}>
        This text was never saved, and its entry is gone: “
        <bdi>
          <ChangingText>{title}</ChangingText>
        </bdi>
        ”
        <EntryButton
          id={getOpenerId(id)}
          label="Open"
          title={title}
          onClick={() => openForm(() => dispatch(formOpened({ list, id })))}
        />
      </TabNote>
    );
  });
}
