/** Its own types are written for Express; any connect server can use it. */
declare module 'compression' {
  import type { Connect } from 'vite';

  export default function compression(): Connect.NextHandleFunction;
}
