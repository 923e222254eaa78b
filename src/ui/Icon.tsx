const PATHS = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M7.5 5.5h2.5v13H7.5zM14 5.5h2.5v13H14z',
  heart:
    'M12 19.5 4.6 12a4.6 4.6 0 0 1 0-6.6 4.7 4.7 0 0 1 6.6 0l.8.8.8-.8a4.7 4.7 0 0 1 6.6 0 4.6 4.6 0 0 1 0 6.6z',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
  external: 'M9 6H5v13h13v-4M13 5h6v6m0-6-9 9',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'M8.5 7 3.5 12l5 5m7-10 5 5-5 5M13.5 5l-3 14',
} as const;

export type IconName = keyof typeof PATHS;
/** The path of any other icon, on a square of 24 units. */
export type IconPath = `M${string}`;

interface IconProps {
  name: IconName | IconPath;
  /** Side in sixteenths of a rem. */
  size?: number;
  filled?: boolean;
}

/** Its lines are styled in `styles/global/base.ts`. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      aria-hidden="true"
      data-arrow={name === 'left' || name === 'right' ? '' : undefined}
    >
      <path
        d={(PATHS as Partial<Record<string, string>>)[name] ?? name}
        fill={filled ? 'currentColor' : undefined}
      />
    </svg>
  );
}
