import type * as nameModule from '../admin/pictures/namePicture';

type NameModule = typeof nameModule;

/** For `vi.mock`: names pictures without their random digits. */
export const withoutDigits = ({ namePicture }: NameModule): NameModule => ({
  namePicture: (...named) => namePicture(...named).replace(/-[\da-f]{6}(?=\.)/, ''),
});
