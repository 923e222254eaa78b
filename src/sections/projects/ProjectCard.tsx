import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Project } from '../../content/types';
import { color, fontSize, from, space } from '../../styles/tokens';
import { Card } from '../../ui/Card';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';

/** How many tags a card shows that is not featured (spec section 9). */
const TAGS_SHOWN = 3;

const SmallCard = styled(Card)`
  display: grid;
  grid-template-columns: min(6.5rem, 33%) minmax(0, 1fr);

  ${from.laptop} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr;
  }
`;

const Cover = styled(Picture)`
  height: 100%;
  aspect-ratio: auto;

  ${from.laptop} {
    height: 13rem;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-width: 0;
  padding: min(${space.md}, 5vw);

  ${from.laptop} {
    padding: ${space.lg};
  }
`;

const Title = styled.h4`
  font-size: ${fontSize.lg};
`;

const Description = styled.p`
  flex: 1;
  margin-bottom: ${space.xs};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** A project in brief, for the carousel. */
export function ProjectCard({ project }: { project: Project }) {
  const { id, title, description, image, technologies } = project;
  return (
    <SmallCard>
      <Cover seed={id} {...imageSource(image, 480, 270)} />
      <Text>
        <Title>{title}</Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} max={TAGS_SHOWN} />
      </Text>
    </SmallCard>
  );
}
