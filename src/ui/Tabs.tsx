import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { from, onNarrowScreens } from '../styles/media';
import { color, fontSize, quick, radius, space } from '../styles/tokens';
import { getTargetIndex } from './getTargetIndex';
import { useIsLaptop } from './hooks/useIsLaptop';

const List = styled.div`
  display: flex;
  align-self: start;
  gap: ${space.xs};
  overflow-x: auto;

  ${from.laptop} {
    flex-direction: column;
  }

  /* Tabs may be out of view: the edges fade. The padding keeps a focused tab clear of the fade. */
  ${onNarrowScreens} {
    margin-inline-start: -${space.md};
    padding-inline: ${space.md} ${space.xl};
    scroll-padding-inline: ${space.md} ${space.xl};
    --shown: ${color.text} ${space.md} calc(100% - ${space.xl});
    mask-image: linear-gradient(to right, transparent, var(--shown), transparent);
  }
`;

const Tab = styled.button`
  flex: none;
  position: relative;
  min-height: 2.75rem;
  padding: 0 min(${space.sm}, 2.6vw);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-align: start;
  outline-offset: -3px;
  transition:
    background ${quick},
    color ${quick};

  &:hover {
    color: ${color.text};
  }

  &[aria-selected='true'] {
    border-color: ${color.line};
    background: ${color.raised};
    color: ${color.text};
  }

  /* Takes no space, so that the labels do not move. A border, because forced colours remove backgrounds. */
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${space.sm} 0.25rem;
    border: solid ${color.text};
    border-width: 3px 0 0;
    border-radius: 2px;
  }

  ${from.laptop} {
    padding-inline-start: ${space.xl};

    &[aria-selected='true']::after {
      inset-block: calc(50% - 0.25rem) auto;
      inset-inline: ${space.sm} auto;
      border-width: 0.25rem;
      border-radius: 50%;
    }
  }
`;

export const getTabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** A tablist (ARIA pattern): one tab stop; arrows, Home and End move within it; selection follows focus. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const isColumn = useIsLaptop();

  function moveByKey(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const target = tabs[getTargetIndex(event, index, tabs.length)];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(getTabId(target.id))?.focus();
  }

  return (
    <List
      role="tablist"
      aria-label={label}
      aria-orientation={isColumn ? 'vertical' : 'horizontal'}
      onKeyDown={moveByKey}
    >
      {tabs.map(({ id, label: text }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          id={getTabId(id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={({ currentTarget }) => {
            onSelect(id);
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          {text}
        </Tab>
      ))}
    </List>
  );
}

/** The role and name of the panel of a tab. */
export const getPanelProps = (tab: string) => ({
  role: 'tabpanel',
  id: panelId(tab),
  'aria-labelledby': getTabId(tab),
});
