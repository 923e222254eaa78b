import { words } from 'virtual:words';
import type { Position as PositionEntry } from '../../content/types';
import { formatNumber } from '../../shared/formatNumber';
import { NEW_TAB } from '../../ui/newTab';
import { Paragraphs } from '../../ui/text/Paragraphs';

/** A position in work or education. `styles/sections/positions.ts` is its style. */
export function Position({ position }: { position: PositionEntry }) {
  const { title, place, start, end = words.experience.today, description, url } = position;
  const organization = position.organization ?? (url && new URL(url).hostname);
  return (
    <li>
      <p data-years="">{formatNumber(end === start ? start : `${start} – ${end}`)}</p>
      <div>
        <h3>{title}</h3>
        {organization && (
          <p>
            {url ? (
              <a href={url} {...NEW_TAB}>
                {organization} <span className="visually-hidden">{words.page.newTab}</span>
              </a>
            ) : (
              organization
            )}
          </p>
        )}
        {place && <p>{place}</p>}
      </div>
      {description && (
        <div>
          <Paragraphs text={description} between={/\s*\n\s*/} />
        </div>
      )}
    </li>
  );
}
