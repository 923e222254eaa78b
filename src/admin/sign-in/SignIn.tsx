import { styled } from 'styled-components';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import type { SignInStatus } from '../../state/visitor/auth';
import { from, onShortScreens } from '../../styles/media';
import { color, fontSize, radius, space, width } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { Form } from '../../ui/forms/Form';
import { CentredPage } from '../../ui/layout/CentredPage';
import { ChangingText } from '../../ui/text/ChangingText';
import { WithoutScripts } from '../../ui/text/WithoutScripts';
import { fieldMessages } from '../form/messages';
import { ErrorNote } from '../parts';

const Page = styled(CentredPage)`
  ${onShortScreens} {
    padding-block: ${space.md};
  }
`;

const Layout = styled.div`
  display: grid;
  gap: ${space.xl};
  width: min(100%, ${width.page});

  ${from.laptop} {
    grid-template-columns: 1fr 28rem;
    align-items: center;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: clamp(1.25rem, 5vw, 2.5rem);
  border: 1px solid ${color.control};
  border-radius: ${radius.card};

  ${onShortScreens} {
    gap: ${space.md};
    padding-block: ${space.md};
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.title};
  line-height: 0.95;
  letter-spacing: -0.035em;

  ${onShortScreens} {
    font-size: ${fontSize.lead};
  }
`;

/** Not scaled beyond the fields above. Only `!important` overrides the inline style for its scale. */
const SubmitButton = styled(Button)`
  scale: none !important;
`;

/** Negative margins move it closer to the button above and to the edge of the panel. */
const Foot = styled.div`
  display: grid;
  margin: -${space.lg} 0 -${space.sm};

  ${onShortScreens} {
    margin-top: -${space.xs};
  }
`;

/** One line high even when empty, so that nothing moves when a message appears. */
const AlertRegion = styled.div`
  min-height: 1.5rem;
  margin-bottom: ${space.md};
  text-align: center;
`;

const MESSAGES: Record<SignInStatus, string> = {
  idle: '',
  checking: '',
  refused: 'Invalid credentials',
  unavailable: 'Sign-in needs a page served over https or from localhost.',
};

/** The sign-in screen (spec section 2). The fields keep their values after an error. */
export function SignIn() {
  const { signInStatus, signIn } = useAuth();
  const isChecking = signInStatus === 'checking';
  const message = MESSAGES[signInStatus];

  return (
    <Page id="content" tabIndex={-1}>
      <Layout>
        <Title>Admin Access</Title>
        <Panel>
          <WithoutScripts>The admin area needs JavaScript, which is off here.</WithoutScripts>
          <Form
            messages={fieldMessages}
            label="Sign in"
            fields={[
              [
                { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
                {
                  name: 'password',
                  label: 'Password',
                  type: 'password',
                  autoComplete: 'current-password',
                },
              ],
            ]}
            onSubmit={(credentials) => void signIn(credentials)}
          >
            {/* Not `disabled` during the check: the button would lose the focus. */}
            <SubmitButton type="submit" aria-disabled={isChecking}>
              <ChangingText>{isChecking ? 'Checking…' : 'Sign In'}</ChangingText>
            </SubmitButton>
          </Form>
          <Foot>
            {/* Empty during the check, so that a second error is announced too (WCAG 4.1.3). */}
            <AlertRegion role="alert">{message && <ErrorNote>{message}</ErrorNote>}</AlertRegion>
            <ScreenButtonLink small variant="quiet" to={paths.portfolio}>
              Back to Portfolio
            </ScreenButtonLink>
          </Foot>
        </Panel>
      </Layout>
    </Page>
  );
}
