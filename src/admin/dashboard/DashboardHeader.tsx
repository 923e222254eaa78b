import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../../app/auth/AuthProvider';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { selectIsContentComplete } from '../../state/slices/contentFile';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenLink } from '../../ui/buttons/ScreenLink';
import { ChangingText } from '../../ui/ChangingText';
import { ExportButton } from '../content-file/ExportButton';
import { KEPT, selectSavePlace } from '../content-file/savePlace';
import { forgetToken } from '../publish/conversation';
import { PublishButton } from '../publish/PublishButton';
import { SaveContent } from '../save/SaveContent';
import { askBeforeUnload } from '../unloadGuard';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  border-bottom: 1px solid ${color.line};
  background: ${color.band};
`;

const Title = styled.h1`
  margin-right: auto;
  font-size: 1.5rem;
`;

const Changes = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`;

/** What would be lost with the page, the file to keep it in, and the two ways out of the dashboard. */
export function DashboardHead({ className }: { className?: string }) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const isReady = useAppSelector(selectIsContentComplete);
  const count = useAppSelector(selectUnexportedCount);
  const place = useAppSelector(selectSavePlace);
  const kept = KEPT[place];
  // A page is not told whether the file that it gave has arrived.
  const unchanged =
    place === 'download' ? 'No changes since the last export' : `All changes ${kept}`;

  // Nothing is taken back when the dashboard closes: changes are made here only, and they stay.
  useEffect(() => askBeforeUnload('changes', count > 0), [count]);

  const dispatch = useAppDispatch();

  function logOut() {
    dispatch(forgetToken());
    void navigate(paths.portfolio);
    signOut();
  }

  return (
    <Head className={className}>
      <Title>Admin Dashboard</Title>
      <Changes role="status">
        {isReady && (
          <ChangingText>
            {count > 0
              ? `${count} ${count === 1 ? 'change' : 'changes'} not ${kept} yet`
              : unchanged}
          </ChangingText>
        )}
      </Changes>
      <Actions>
        {isReady && place === 'repository' && <PublishButton />}
        {isReady && (import.meta.hot && place === 'devServer' ? <SaveContent /> : <ExportButton />)}
        <ScreenLink small variant="outline" to={paths.portfolio}>
          View Portfolio
        </ScreenLink>
        <Button small variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </Actions>
    </Head>
  );
}
