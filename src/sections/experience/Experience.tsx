import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { selectExperience } from '../../state/lists/experience';
import { Band } from '../../ui/layout/Band';
import type { SectionProps } from '../SectionProps';
import { Position } from './Position';

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
