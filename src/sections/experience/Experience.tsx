import { lazy, Suspense } from 'react';
import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { importChunk } from '../../shared/importChunk';
import { offerReload } from '../../shared/reloadPage';
import { selectExperience } from '../../state/lists/experience';
import { Band } from '../../ui/layout/Band';
import type { SectionProps } from '../SectionProps';

/** Keeps waiting, so that the prerendered markup stays. */
const waitForReload = () => new Promise<never>(() => undefined);

/** In a chunk of its own, because not every site has experience. Its prerendered markup shows until then. */
const Positions = lazy(async () => {
  const load = () => import('./Positions');
  const chunk = await importChunk(load).catch(offerReload).catch(waitForReload);
  return { default: chunk.Positions };
});

/** Work and education. Dark beside the blog: two light bands in a row would look like one. */
export function Experience({ section, sections }: SectionProps) {
  const positions = useAppSelector(selectExperience);
  const place = sections.indexOf(section);
  const isBesideBlog = sections.some(({ id }, at) => id === 'blog' && Math.abs(at - place) === 1);
  return (
    <Band section={section} tone={isBesideBlog ? 'night' : 'cream'}>
      <div className="positions">
        <Suspense>
          <Positions positions={positions} />
        </Suspense>
        {/* Beside the chunk, so that an early press is replayed. */}
        <button type="button" onClick={() => window.print()}>
          {words.experience.print}
        </button>
      </div>
    </Band>
  );
}
