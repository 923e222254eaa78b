import { useAppSelector } from '../../shared/hooks';
import { selectCurrentSection } from '../../state/visitor/nav';
import type { BandSection } from '../../ui/layout/Band';

interface NavLinksProps {
  id: string;
  sections: readonly BandSection[];
  /** The URL of the public page; empty on that page itself. */
  pageUrl: string;
}

/** The links of the bar (`styles/sections/navLinks.ts`). */
export function NavLinks({ id, sections, pageUrl }: NavLinksProps) {
  const current = useAppSelector(selectCurrentSection);
  return (
    <ul id={id} role="list">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`${pageUrl}#${section.id}`}
            aria-current={!pageUrl && section.id === current ? 'location' : undefined}
          >
            {section.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
