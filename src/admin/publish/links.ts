import type { Repository } from '../../content/types';

/** Lifetime of a new token, in days. */
const TOKEN_DAYS = 90;

/** The branch for the commits, by default `main`. */
export const getBranch = ({ branch = 'main' }: Repository) => branch;

/** The addresses on GitHub of a repository. */
export function createLinks(repository: Repository) {
  const { name } = repository;
  const url = `https://github.com/${name}`;
  return {
    commit: (hash: string) => `${url}/commit/${hash}`,
    runs: `${url}/actions/workflows/deploy.yml`,
    /** The form for a new token, prefilled except for the repository, which cannot be preset. */
    newToken: `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
      name: `Publish ${name}`.slice(0, 40),
      description: `Publishes the site from its dashboard. Only for the repository ${name}.`,
      target_name: name.split('/')[0] ?? '',
      expires_in: String(TOKEN_DAYS),
      contents: 'write',
    }).toString()}`,
  };
}
