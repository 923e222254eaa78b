import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { getTargetIndex } from '../../ui/getTargetIndex';
import type { MarkdownEdit } from './edits/edit';
import { getKeys, TOOLS } from './tools';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* No border: seven buttons fit a phone of 390 px. */
  outline: 1px solid ${color.line};
  outline-offset: -1px;
  border-radius: ${radius.control};

  button {
    border-radius: ${radius.control};
  }
`;

const PICTURE = {
  label: 'Insert picture',
  icon: 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15.5 9h.01',
} as const;

interface ToolbarProps {
  onEdit: (edit: MarkdownEdit) => void;
  onPicture: () => void;
}

/** The buttons above a text (ARIA pattern): one tab stop; arrows, Home and End move within it. */
export function Toolbar({ onEdit, onPicture }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...TOOLS.map(({ edit, ...tool }) => ({ ...tool, act: () => onEdit(edit) })),
    { ...PICTURE, key: undefined, act: onPicture },
  ];

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const target = getTargetIndex(event, current, buttons.length);
    const button = event.currentTarget.querySelectorAll('button')[target];
    if (!button) return;
    event.preventDefault();
    setCurrent(target);
    button.focus();
  }

  return (
    <Bar role="toolbar" aria-label="Formatting" onKeyDown={moveByKey}>
      {buttons.map(({ label, icon, key, act }, index) => {
        const keys = key && getKeys(key);
        return (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            title={keys ? `${label} (${keys.text})` : label}
            aria-keyshortcuts={keys ? keys.shortcut : undefined}
            tabIndex={index === current ? 0 : -1}
            // The text keeps its focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setCurrent(index);
              act();
            }}
          />
        );
      })}
    </Bar>
  );
}
