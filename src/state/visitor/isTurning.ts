import { type NavState, selectIsMotionPaused } from './nav';
import { type PlayerState, selectCurrentTrackId } from './player';

/** Whether records turn and the brand's dot beats: a track plays, and the visitor has not paused motion. */
export const selectIsTurning = (state: { player: PlayerState; nav: NavState }) =>
  selectCurrentTrackId(state) !== null && !selectIsMotionPaused(state);
