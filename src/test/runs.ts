/**
 * How many cases a property test runs: a twentieth in `npm test`, all of them in `npm run test:long`, which names the files
 * that call this.
 */
export const runs = (all: number) => (process.env['LONG'] ? all : Math.ceil(all / 20));
