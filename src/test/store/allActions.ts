import { isActionCreator } from '@reduxjs/toolkit';

const stateModules = import.meta.glob<Record<string, unknown>>(
  ['../../state/{lists,owner,visitor}/**/*.ts', '!../../state/**/*.test.ts'],
  { eager: true },
);

/** The type of every action exported by a slice, with the name of its file. */
export const allActions = Object.entries(stateModules).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isActionCreator)
    .map(({ type }) => ({ type, slice: path.replace(/^.*\/|\.ts$/g, '') })),
);
