import { words } from 'virtual:words';
import type { Position as PositionEntry } from '../../content/types';
import { formatNumber } from '../../shared/formatNumber';
import { useAppSelector } from '../../shared/hooks';
import { selectExperience } from '../../state/lists/experience';
import { Band } from '../../ui/layout/Band';
import { NEW_TAB } from '../../ui/newTab';
import { Paragraphs } from '../../ui/text/Paragraphs';
import type { SectionProps } from '../SectionProps';

/** A position in work or education. `styles/sections/positions.ts` is its style. */
function Position({ position }: { position: PositionEntry }) {
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

/** Work and education. Dark beside the blog: two light bands in a row would look like one. */
export function Experience({ section, sections }: SectionProps) {
  const positions = useAppSelector(selectExperience);
  const place = sections.indexOf(section);
  const isBesideBlog = sections.some(({ id }, at) => id === 'blog' && Math.abs(at - place) === 1);
  return (
    <Band section={section} tone={isBesideBlog ? 'night' : 'cream'}>
      <div className="positions">
        <ol role="list">
          {positions.map((position) => (
            <Position key={position.id} position={position} />
          ))}
        </ol>
        <button type="button" onClick={() => window.print()}>
          {words.experience.print}
        </button>
      </div>
    </Band>
  );
}
