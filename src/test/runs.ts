/** How many cases a property test runs: all of them in `npm run test:long`, a twentieth in `npm test`. */
export const runs = (all: number) => (process.env['LONG'] ? all : Math.ceil(all / 20));
