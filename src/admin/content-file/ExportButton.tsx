import { useAppDispatch } from '../../shared/hooks';
import { Button } from '../../ui/buttons/Button';
import { exportContent } from './exportFile';

export function ExportButton() {
  const dispatch = useAppDispatch();
  return (
    <Button small variant="outline" onClick={() => void dispatch(exportContent())}>
      Export content
    </Button>
  );
}
