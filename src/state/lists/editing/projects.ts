import { createReducer, createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Project, ProjectId } from '../../../content/types';
import { type AppThunk, rootReducer, type RootState } from '../../rootReducer';
import { carouselReducer } from '../../visitor/carousel';
import type { Positioned } from '../listPosition';
import { selectProjectById } from '../lists';
import { projectsReducer, selectProjects } from '../projects';
import { chainReducers, dropUndefined, type Edit, editOf, type Move, moveByOne } from './edit';

/** Replaces the project with the same id. `featured` is kept, because an edit does not change it. */
const replace = (projects: Project[], project: Project) =>
  projects.map((old) => (old.id === project.id ? { ...project, featured: old.featured } : old));

function setFeatured(projects: Project[], id: ProjectId, featured: boolean) {
  const project = projects.find((each) => each.id === id);
  if (project) project.featured = featured;
}

/** Inserts a project at its place in an Immer draft of the list. Does nothing if the list has it. */
function insert(projects: Project[], { entry, indexFromEnd }: Positioned<Project>) {
  if (projects.some(({ id }) => id === entry.id)) return;
  projects.splice(projects.length - indexFromEnd, 0, entry);
}

/** Edits of projects, with own content only. Part of the chunk of the admin area, which no visitor downloads. */
const projectsEditing = createSlice({
  name: 'projects',
  initialState: projectsReducer(undefined, { type: '' }),
  reducers: {
    /** A new project is the first of the list. */
    projectAdded: {
      reducer(state, { payload }: PayloadAction<Project>) {
        insert(state, { entry: payload, indexFromEnd: state.length });
      },
      prepare: (input: Omit<Project, 'id' | 'featured'>) => ({
        payload: { ...dropUndefined(input), id: nanoid(), featured: false },
      }),
    },
    projectEdited: (state, { payload: { entry } }: PayloadAction<Edit<Project>>) =>
      replace(state, entry),
    /** An edit was undone. */
    projectReverted: (state, { payload: { before } }: PayloadAction<Edit<Project>>) =>
      replace(state, before),
    projectMoved: (state, { payload: { id, by } }: PayloadAction<Move>) =>
      moveByOne(
        state,
        state.findIndex((each) => each.id === id),
        by,
      ),
    projectFeatured(state, { payload: id }: PayloadAction<ProjectId>) {
      setFeatured(state, id, true);
    },
    projectUnfeatured(state, { payload: id }: PayloadAction<ProjectId>) {
      setFeatured(state, id, false);
    },
    /** Carries the project and its place, so that the deletion can be undone. */
    projectDeleted: (state, { payload: { entry } }: PayloadAction<Positioned<Project>>) =>
      state.filter(({ id }) => id !== entry.id),
    /** A deletion was undone. */
    projectRestored(state, { payload }: PayloadAction<Positioned<Project>>) {
      insert(state, payload);
    },
  },
});

export const {
  projectAdded,
  projectEdited,
  projectReverted,
  projectMoved,
  projectFeatured,
  projectUnfeatured,
  projectDeleted,
  projectRestored,
} = projectsEditing.actions;
rootReducer.inject(
  { reducerPath: 'projects', reducer: chainReducers(projectsReducer, projectsEditing.reducer) },
  { overrideExisting: true },
);

/** The actions that change the pages of the carousel, which then returns to the first one. */
const changesPages = isAnyOf(
  projectAdded,
  projectMoved,
  projectFeatured,
  projectUnfeatured,
  projectDeleted,
  projectRestored,
);
const carouselEditing = createReducer({ index: 0 }, (builder) => {
  builder.addMatcher(changesPages, (state) => {
    state.index = 0;
  });
});
rootReducer.inject(
  { reducerPath: 'carousel', reducer: chainReducers(carouselReducer, carouselEditing) },
  { overrideExisting: true },
);

/** How many projects are featured. */
export const selectFeaturedCount = (state: RootState) =>
  selectProjects(state).filter(({ featured }) => featured).length;

/** Edits a project. Dispatches only if something changes. */
export const editProject =
  (id: ProjectId, fields: Partial<Project>): AppThunk =>
  (dispatch, getState) => {
    const project = selectProjectById(getState(), id);
    const edit = project && editOf(project, fields);
    if (edit) dispatch(projectEdited(edit));
  };

/** Deletes a project in a way that can be undone. */
export const deleteProject =
  (id: ProjectId): AppThunk =>
  (dispatch, getState) => {
    const projects = selectProjects(getState());
    const index = projects.findIndex((each) => each.id === id);
    const entry = projects[index];
    if (entry) dispatch(projectDeleted({ entry, indexFromEnd: projects.length - 1 - index }));
  };
