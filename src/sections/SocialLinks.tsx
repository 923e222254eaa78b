import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../shared/hooks';
import { selectOwner } from '../state/visitor/owner';
import { IconLink } from '../ui/buttons/IconButton';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
`;

/** The owner's profiles as icons. Renders nothing without profiles. */
export function SocialLinks({ className }: { className?: string }) {
  const { socials } = useAppSelector(selectOwner);
  if (socials.length === 0) return null;
  return (
    <List role="list" aria-label={words.page.profiles} className={className}>
      {socials.map(({ icon, label, url }) => (
        <li key={url}>
          <IconLink
            icon={icon}
            label={label}
            note={words.page.newTab}
            href={url}
            rel="me noreferrer"
          />
        </li>
      ))}
    </List>
  );
}
