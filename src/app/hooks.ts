import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../state/rootReducer';
import type { AppDispatch } from './store';

/** `useDispatch` that knows the store of this site. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector` that knows the state of this site. */
export const useAppSelector = useSelector.withTypes<RootState>();
