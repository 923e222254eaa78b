import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Credentials, useAuth } from '../../app/auth/AuthProvider';
import { paths } from '../../app/paths';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenLink } from '../../ui/buttons/ScreenLink';
import { Card } from '../../ui/Card';
import { CentredPage } from '../../ui/CentredPage';
import { Form } from '../../ui/forms/Form';

const Panel = styled(Card)`
  gap: ${space.xl};
  width: min(26rem, 100%);
  height: auto;
  padding: clamp(1.5rem, 6vw, 2.5rem);
`;

const Title = styled.h1`
  font-size: 2rem;
  text-align: center;
`;

const WithoutScripts = styled.p`
  @media not (scripting: none) {
    display: none;
  }
`;

const Refusal = styled.p`
  color: ${color.accent};
  font-size: ${fontSize.sm};
  text-align: center;
`;

/** Takes no room while it has nothing to say. */
const Outcome = styled.div`
  &:empty {
    margin-top: -${space.lg};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space.sm};
`;

/** The door of the owner's side (spec section 2). What was typed stays after a refusal. */
export function SignIn() {
  const { refusals, signIn, leaveSignIn } = useAuth();
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState('');

  // Back and Forward of the browser turn away from the sign-in as its link does.
  useEffect(() => {
    if (refusals === 0) return;
    window.addEventListener('popstate', leaveSignIn);
    return () => window.removeEventListener('popstate', leaveSignIn);
  }, [leaveSignIn, refusals]);

  async function submit(credentials: Credentials): Promise<void> {
    // Not `disabled` while it checks: the button that was pressed would lose the focus.
    if (isChecking) return;
    setIsChecking(true);
    setError('');
    try {
      await signIn(credentials);
    } catch {
      setError('Sign-in needs a page that came over https or from localhost.');
    }
    setIsChecking(false);
  }

  const refusal = refusals > 0 ? 'Invalid credentials' : '';
  return (
    <CentredPage id="content" tabIndex={-1}>
      <Panel as="div">
        <Title>Admin Access</Title>
        <WithoutScripts>The owner’s side needs JavaScript, which is off here.</WithoutScripts>
        <Form
          label="Sign in"
          fields={[
            { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
            {
              name: 'password',
              label: 'Password',
              type: 'password',
              autoComplete: 'current-password',
            },
          ]}
          onSubmit={(credentials) => void submit(credentials)}
        >
          {/* A new key at every refusal: the second one is announced like the first (WCAG 4.1.3). */}
          <Outcome role="alert">
            {(error || refusal) && !isChecking && (
              <Refusal key={refusals}>{error || refusal}</Refusal>
            )}
          </Outcome>
          <Actions>
            <Button type="submit" aria-disabled={isChecking}>
              {isChecking ? 'Checking…' : 'Sign In'}
            </Button>
            <ScreenLink
              small
              variant="quiet"
              to={paths.portfolio}
              onFollow={refusals > 0 ? leaveSignIn : undefined}
            >
              Back to Portfolio
            </ScreenLink>
          </Actions>
        </Form>
      </Panel>
    </CentredPage>
  );
}
