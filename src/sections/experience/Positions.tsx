import { words } from 'virtual:words';
import type { Position } from '../../content/types';

function Row({ position }: { position: Position }) {
  const { title, place, start, end = words.experience.today, description, url } = position;
  const organization = position.organization ?? (url && new URL(url).hostname);
  return (
    <li>
      <p data-years="">{end === start ? start : `${start} – ${end}`}</p>
      <div>
        <h3>{title}</h3>
        {organization && (
          <p>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                {organization} <span className="visually-hidden">{words.page.newTab}</span>
              </a>
            ) : (
              organization
            )}
          </p>
        )}
        {place && <p>{place}</p>}
      </div>
      {description && <p data-lines="">{description}</p>}
    </li>
  );
}

/**
 * The positions in the order of the owner; `styles/sections/positions.ts` is their style. Imports no part of the page: the bundler
 * would move it out of the page's chunk.
 */
export const Positions = ({ positions }: { positions: Position[] }) => (
  <ol role="list">
    {positions.map((position) => (
      <Row key={position.id} position={position} />
    ))}
  </ol>
);
