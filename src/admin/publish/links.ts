import type { Repository } from '../../content/types';

/** Lifetime of a new token, in days. */
const TOKEN_DAYS = 90;

/** The branch to which the content is committed: `main` unless the owner names another. */
export const getBranch = ({ branch = 'main' }: Repository) => branch;

/** Pages of GitHub about a repository. */
export function createLinks(repository: Repository) {
  const { name } = repository;
  const url = `https://github.com/${name}`;
  return {
    commit: (hash: string) => `${url}/commit/${hash}`,
    runs: `${url}/actions/workflows/deploy.yml`,
    /** The form for a new token, filled in except for the repository, which cannot be preset. */
    newToken: `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
      name: `Publish ${name}`.slice(0, 40),
      description: `Publishes the content of the site from its dashboard: only the repository ${name}.`,
      target_name: name.split('/')[0] ?? '',
      expires_in: String(TOKEN_DAYS),
      contents: 'write',
    }).toString()}`,
  };
}
