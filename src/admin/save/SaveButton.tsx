import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../shared/hooks';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/text/ChangingText';
import { ErrorList } from '../content-file/ErrorList';
import { loadFile, saveContent, type SaveFault } from './saveToDisk';

/** In a row of its own below the buttons. */
const Fault = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: ${space.xs};
  align-items: center;

  &:empty {
    display: none;
  }
`;

const GONE = 'src/content/content.json is not on the disk any more. Nothing was written.';
const CHANGED =
  'src/content/content.json has changed on the disk since this page read it. Nothing was written.';

function textOf(fault: SaveFault): string {
  switch (fault.status) {
    case 'changed':
      return fault.disk ? CHANGED : GONE;
    case 'failed':
      return `${fault.message} Your changes are still here.`;
    case 'invalid':
      return '';
  }
}

/** Saves the content file through the dev server. If that fails, shows why and what can be done. */
export function SaveButton() {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<SaveFault>();

  function run(act: Promise<SaveFault | undefined>) {
    setIsSaving(true);
    setFault(undefined);
    void act.then(setFault).finally(() => setIsSaving(false));
  }

  const save = (overwriteHash?: string | null) => {
    if (!isSaving) run(dispatch(saveContent(overwriteHash)));
  };
  const changed = fault?.status === 'changed' ? fault : undefined;
  const text = fault && textOf(fault);
  return (
    <>
      <Button small aria-disabled={isSaving} onClick={() => save()}>
        <ChangingText>{isSaving ? 'Saving…' : 'Save'}</ChangingText>
      </Button>
      <Fault role="status">
        {text && <p key={text}>{text}</p>}
        {fault?.status === 'invalid' && <ErrorList errors={fault.errors} refusedAct="saved" />}
      </Fault>
      {changed && (
        <Fault>
          {changed.disk && (
            <Button small onClick={() => changed.disk && run(dispatch(loadFile(changed.disk)))}>
              Load the file
            </Button>
          )}
          <Button small variant="outline" onClick={() => save(changed.disk?.hash ?? null)}>
            Save over it
          </Button>
        </Fault>
      )}
    </>
  );
}
