import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { publishClosed, selectIsPublishing, selectPublish } from '../../state/owner/publish';
import { selectSavedFile } from '../../state/owner/savedFile';
import { selectOwner } from '../../state/visitor/owner';
import { space, width } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonRow, Panel, PanelTitle } from '../Panel';
import { branchOf } from './links';
import { PublishProgress } from './PublishProgress';
import { publishSite } from './publishSite';
import { forgetToken, keepToken } from './token';
import { TokenForm } from './TokenForm';

const TaskPanel = styled(Panel)`
  display: grid;
  gap: ${space.md};

  p {
    max-width: ${width.text};
  }
`;

/** Publishing: what is published and where, the form for the token, and the progress. */
export function PublishPanel() {
  const dispatch = useAppDispatch();
  const { repository } = useAppSelector(selectOwner);
  const { isOpen, hasToken, status } = useAppSelector(selectPublish);
  const isPublishing = useAppSelector(selectIsPublishing);
  const hasNoContentFile = useAppSelector(selectSavedFile).hash === null;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  // The button that opens the panel is in the header, and the form is removed when it is sent (WCAG 2.4.3). An
  // effect, against the rule of `form/formFocus.ts`, because a refused token brings the form back without a click. So time
  // travel moves the focus too.
  useEffect(() => {
    if (isOpen) (panel.current?.querySelector('input') ?? panel.current)?.focus();
  }, [isOpen, hasToken]);

  function publishWith(token: string) {
    dispatch(keepToken(token));
    void dispatch(publishSite());
  }

  if (!isOpen || !repository) return null;
  return (
    <TaskPanel ref={panel} tabIndex={-1} aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Publish site</PanelTitle>
      {!hasToken && !isPublishing && (
        <>
          <p>
            {`One commit puts this content into ${repository.name}, on the branch ${branchOf(repository)}. Drafts go with it: where the repository is public, anyone can read them.`}
          </p>
          {hasNoContentFile && (
            <p>The site shows placeholder work still: what you keep of it becomes yours.</p>
          )}
        </>
      )}
      <PublishProgress repository={repository} status={status} />
      {!hasToken && !isPublishing && <TokenForm repository={repository} onSubmit={publishWith} />}
      <ButtonRow>
        {hasToken && !isPublishing && (
          <Button small variant="outline" onClick={() => dispatch(forgetToken())}>
            Forget token
          </Button>
        )}
        <Button small variant="quiet" onClick={() => dispatch(publishClosed())}>
          Close
        </Button>
      </ButtonRow>
    </TaskPanel>
  );
}
