import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasChanges } from '../../state/owner/changes';
import { publishOperation } from '../../state/owner/operations';
import { selectFileHash } from '../../state/owner/savedWork';
import { selectOwner } from '../../state/visitor/owner';
import { belowLaptop, from } from '../../styles/media';
import { space, width } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { keepFocusAfter, PUBLISH_ID, PUBLISH_PANEL_ID } from '../focus';
import { fieldMessages } from '../form/messages';
import { ButtonRow, CloseButton, Panel, PanelTitle } from '../parts';
import { ExternalLink } from './ExternalLink';
import { createLinks, getBranch } from './links';
import { PublishProgress } from './PublishProgress';
import { publishSite } from './publishSite';
import { getToken, setToken } from './token';
import { TOKEN_FIELD } from './tokenField';

/** The title with Close, then the progress, then the form beside its explanation. */
const TaskPanel = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.md};
  align-items: center;

  > :not(h2, button) {
    grid-column: 1 / -1;
  }

  /* The tabs, which it precedes, are closer to the header. */
  ${belowLaptop} {
    margin-top: ${space.md};
  }
`;

const TokenTask = styled.div`
  display: grid;
  gap: ${space.lg};

  p {
    max-width: ${width.text};
  }

  ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xxl};
  }
`;

/** The panel of Publish, with its progress and the form for the token. Renders nothing until it is opened. */
export function PublishPanel() {
  const dispatch = useAppDispatch();
  const { repository } = useAppSelector(selectOwner);
  const { status } = useAppSelector(publishOperation.select);
  const isOpen = status !== 'idle';
  const isPublishing = status === 'running';
  // Not in the state, but each change of the token comes with one of the status.
  const hasToken = getToken() !== '';
  const asksToken = !hasToken && !isPublishing;
  const hasNoContentFile = useAppSelector(selectFileHash) === null;
  const hasChanges = useAppSelector(selectHasChanges);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  // The panel opens from the header, and its form is removed on submit (WCAG 2.4.3). An effect, unlike in `focus.ts`,
  // because a refused token brings the form back without a click. So time travel moves the focus too.
  useEffect(() => {
    if (isOpen) (panel.current?.querySelector('input') ?? panel.current)?.focus();
  }, [isOpen, hasToken]);

  // The header is sticky: the panel may be far above the view, with the result.
  useEffect(() => {
    if (isPublishing) panel.current?.focus();
  }, [isPublishing]);

  function publishWith({ token }: { token: string }) {
    panel.current?.querySelector('form')?.reset();
    setToken(token.trim());
    void dispatch(publishSite());
  }

  function forgetToken() {
    setToken('');
    dispatch(publishOperation.opened());
  }

  if (!isOpen || !repository) return null;
  return (
    <TaskPanel ref={panel} id={PUBLISH_PANEL_ID} tabIndex={-1} aria-labelledby={titleId}>
      <PanelTitle id={titleId}>Publish site</PanelTitle>
      {!isPublishing && (
        <CloseButton
          label="Close"
          onClick={() => keepFocusAfter(() => dispatch(publishOperation.dismissed()), PUBLISH_ID)}
        />
      )}
      <PublishProgress repository={repository}>
        {hasToken && !isPublishing && (
          <>
            {/* After Load theirs, nothing else in the panel publishes. */}
            {status === 'ready' && (
              <Button
                small
                variant={hasChanges ? 'solid' : 'outline'}
                onClick={() => void dispatch(publishSite())}
              >
                Publish
              </Button>
            )}
            <Button small variant="outline" onClick={forgetToken}>
              Forget token
            </Button>
          </>
        )}
      </PublishProgress>
      {asksToken && (
        <TokenTask>
          <div>
            <p>
              {`One commit puts this content into ${repository.name}, on the branch ${getBranch(repository)}. It includes drafts: in a public repository, anyone can read them.`}
            </p>
            {hasNoContentFile && (
              <p>The site still shows placeholder work. Publishing makes it yours.</p>
            )}
          </div>
          <Form
            label="GitHub token"
            messages={fieldMessages}
            fields={[TOKEN_FIELD]}
            onSubmit={publishWith}
          >
            <ButtonRow>
              <Button small type="submit">
                Publish with this token
              </Button>
              <ExternalLink href={createLinks(repository).newToken}>
                Make a token on GitHub
              </ExternalLink>
            </ButtonRow>
          </Form>
        </TokenTask>
      )}
    </TaskPanel>
  );
}
