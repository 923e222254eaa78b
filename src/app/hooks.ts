import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '../state/rootReducer';
import type { AppDispatch, AppStore } from './store';

/** `useDispatch` that knows the store of this site. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the state of this site. */
export const useAppSelector = useSelector.withTypes<RootState>();

/** `useStore` that knows the store of this site. For effects that follow the state without drawing it. */
export const useAppStore = useStore.withTypes<AppStore>();
