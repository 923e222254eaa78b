import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '../state/rootReducer';
import type { AppDispatch, AppStore } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();

/** For effects and handlers that read the state without rendering on its changes. */
export const useAppStore = useStore.withTypes<AppStore>();
