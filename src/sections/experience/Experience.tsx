import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { importChunk } from '../../shared/importChunk';
import { selectExperience } from '../../state/lists/experience';
import { Band } from '../../ui/layout/Band';
import type { SectionProps } from '../SectionProps';

/** In a chunk of its own, because not every site has experience. Its prerendered markup shows until then. */
const Positions = lazy(async () => {
  const chunk = await importChunk(() => import('./Positions'));
  return { default: chunk.Positions };
});

/** Work and education. Dark beside the blog: two light bands in a row would look like one. */
export function Experience({ section, sections }: SectionProps) {
  const positions = useAppSelector(selectExperience);
  const place = sections.indexOf(section);
  const isBesideBlog = sections.some(({ id }, at) => id === 'blog' && Math.abs(at - place) === 1);
  return (
    <Band section={section} tone={isBesideBlog ? 'night' : 'cream'}>
      <Suspense>
        <Positions positions={positions} />
      </Suspense>
    </Band>
  );
}
