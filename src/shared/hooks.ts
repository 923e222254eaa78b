import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from '../state/rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

export const useAppSelector = useSelector.withTypes<RootState>();

/** For effects and handlers that read the state without rerendering when it changes. */
export const useAppStore = useStore.withTypes<AppStore>();
