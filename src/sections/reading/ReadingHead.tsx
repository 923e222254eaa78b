import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getTextDirection } from '../../content/words/language';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { color, fontSize, space } from '../../styles/tokens';
import { Icon } from '../../ui/Icon';
import { ScreenLink } from '../../ui/ScreenLink';
import { selectSections } from '../sections';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  margin-bottom: ${space.lg};

  /* Aligns the letters with the text, without their side bearing. */
  :where(&) h1 {
    margin-inline-start: -0.03em;
    font-size: ${fontSize.title};
    line-height: 1.02;
    letter-spacing: -0.035em;
  }
`;

const BackLink = styled(ScreenLink)`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.5rem;
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  /* The chevron stands at the edge of the text. */
  svg {
    margin-inline-start: -0.375rem;
  }
`;

interface ReadingHeadProps {
  title: string;
  /** The anchor of the section that the link leads back to. */
  section: string;
  /** Of the title, if not that of the site. */
  language?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** The title of a page, below a link back to a section of the public page. */
export function ReadingHead({ title, language, section, className, children }: ReadingHeadProps) {
  const found = useAppSelector(selectSections).find(({ id }) => id === section);
  return (
    <Head className={className}>
      <BackLink to={`${paths.portfolio}#${section}`}>
        <Icon name="left" size={18} />
        {found?.heading}
      </BackLink>
      <h1 lang={language} dir={getTextDirection(title, language)}>
        {title}
      </h1>
      {children}
    </Head>
  );
}
